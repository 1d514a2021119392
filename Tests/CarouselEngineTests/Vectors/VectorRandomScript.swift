@testable import CarouselEngine

extension VectorScript {
  /// Whatever may happen, in an order that nobody thought of, but always the same.
  static let random = VectorScript(name: "random", columns: [.position, .item, .events, .pages]) { script in
    var random = SplitMix64(seed: 20_261_201)
    script.begin("loop")
    for _ in 0..<160 {
      script.happen(random: &random)
    }
    script.run(2, every: 0.5)
  }
}

extension VectorRecorder {
  fileprivate mutating func happen(random: inout SplitMix64) {
    switch random.below(12) {
    case 0:
      let directions = ["", " dir=rtl", " axis=vertical"]
      let places = ["", " page-extent=60% spacing=12", " page-extent=130 alignment=end", " snapping=free"]
      let loop = random.pick(["", " loop", " rewind"])
      tell("setOptions", "autoplay=1.5" + loop + random.pick(directions) + random.pick(places))
    case 1: resize(Double(1 + random.below(800)) / 2, Double(random.below(300)))
    case 2: setItems((0..<random.below(8)).map { _ in random.below(20) })
    case 3: step(random.below(7) - 3)
    case 4: tell("scroll", "\(random.below(8)) \(random.below(2))")
    case 5: tell("wheel", "\(random.below(161) - 80) \(random.below(161) - 80)")
    case 6: tell("press", "\(random.below(8))")
    case 7: tell("surround", "\(random.pick([0, 0, 2, 8, 12]))")
    case 8:
      tell("beginDrag")
      pull(Double(random.below(401) - 200), Double(random.below(401) - 200), steps: 1 + random.below(4))
      tell("endDrag", "\(random.below(5) / 4)")
    default: run(0.0625 * Double(1 + random.below(6)), every: 0.0625 * Double(1 + random.below(6)))
    }
  }
}
