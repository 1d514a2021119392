import Testing

@testable import BannerImages

@Suite struct LoadingQueueTests {
  @Test func urgentLoadsComeFirstAndThenTheOrderOfTheirComing() {
    var queue = LoadQueue<Int>(loads: 10, loadsPerHost: 10)
    for id in 0..<6 { queue.add(id, origin: "a", isUrgent: id >= 4) }
    queue.raise(2)
    var order: [Int?] = []
    for _ in 0..<7 { order.append(queue.next()) }
    #expect(order == [4, 5, 2, 0, 1, 3, nil])
  }

  @Test func aHostThatIsBusyDoesNotHoldUpOthers() {
    var queue = LoadQueue<String>(loads: 10, loadsPerHost: 1)
    for id in ["a1", "a2", "b1"] { queue.add(id, origin: String(id.prefix(1)), isUrgent: true) }
    var order = [queue.next(), queue.next(), queue.next()]
    #expect(order == ["a1", "b1", nil])
    queue.ended(origin: "a")
    order = [queue.next(), queue.next()]
    #expect(order == ["a2", nil])
  }

  /// Checks every start against the plainest way to say what is right.
  @Test(arguments: 1...20) func itDecidesAsTheRuleSays(seed: UInt64) {
    struct Waiting {
      let id: Int
      let origin: String
      var isUrgent: Bool
      var turn: Int
    }
    var random = LoadingRandom(state: seed)
    let total = Int.random(in: 1...8, using: &random), perHost = Int.random(in: 1...6, using: &random)
    var queue = LoadQueue<Int>(loads: total, loadsPerHost: perHost)
    var waiting: [Waiting] = []
    var running: [(id: Int, origin: String)] = []
    for step in 0..<3000 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let origin = "host \(Int.random(in: 0..<4, using: &random))"
        let isUrgent = Bool.random(using: &random)
        queue.add(step, origin: origin, isUrgent: isUrgent)
        waiting.append(Waiting(id: step, origin: origin, isUrgent: isUrgent, turn: step))
      case 2:
        guard let index = waiting.indices.randomElement(using: &random) else { continue }
        let wasThere = queue.remove(waiting[index].id), isStillThere = queue.remove(waiting[index].id)
        #expect(wasThere && !isStillThere)
        waiting.remove(at: index)
      case 3:
        guard let index = waiting.indices.randomElement(using: &random) else { continue }
        queue.raise(waiting[index].id)
        if !waiting[index].isUrgent {
          waiting[index].isUrgent = true
          waiting[index].turn = step
        }
      case 4:
        guard let index = running.indices.randomElement(using: &random) else { continue }
        queue.ended(origin: running.remove(at: index).origin)
      default:
        let free = waiting.filter { load in
          let busy = running.count { $0.origin == load.origin }
          return running.count < total && busy < (load.isUrgent ? perHost : max(1, perHost - 2))
        }
        let best = free.min { ($0.isUrgent ? 0 : 1, $0.turn) < ($1.isUrgent ? 0 : 1, $1.turn) }
        let next = queue.next()
        #expect(next == best?.id, "seed \(seed), step \(step)")
        if let best {
          waiting.removeAll { $0.id == best.id }
          running.append((best.id, best.origin))
        }
      }
      #expect(queue.waiting == waiting.count && queue.running == running.count)
    }
  }
}
