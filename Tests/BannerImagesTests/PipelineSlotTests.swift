import Banners
import Foundation
import Testing

@testable import BannerImages

@Suite struct PipelineSlotTests {
  @Test func aReusedSlotNeverShowsItsFirstPicture() {
    var slot = PictureSlot<String>()
    let first = slot.show(request("a"))!
    let second = slot.show(request("b"))!
    #expect(slot.receive("a", for: first) == false)
    #expect(slot.picture == nil)
    #expect(slot.receive("b", for: second) == true)
    #expect(slot.receive("a", for: first) == false)
    #expect(slot.picture == "b")
  }

  @Test func aSlotThatComesBackToItsFirstPictureWaitsForTheNewTicket() {
    var slot = PictureSlot<String>()
    let first = slot.show(request("a"))!
    _ = slot.show(request("b"))
    let third = slot.show(request("a"))!
    #expect(slot.receive("a from before", for: first) == false)
    #expect(slot.receive("a", for: third) == true)
  }

  @Test func fourPicturesReplacedByTwoGoNowhere() {
    var slots = [PictureSlot<String>](repeating: PictureSlot(), count: 4)
    let tickets = slots.indices.map { slots[$0].show(request("old \($0)"))! }
    let new = (0..<2).map { slots[$0].show(request("new \($0)"))! }
    for index in 2..<4 { slots[index].clear() }
    for index in [3, 0, 2, 1] { #expect(slots[index].receive("old \(index)", for: tickets[index]) == false) }
    for index in [1, 0] { #expect(slots[index].receive("new \(index)", for: new[index]) == true) }
    #expect(slots.map(\.picture) == ["new 0", "new 1", nil, nil])
  }

  @Test func aLocalPictureStaysWhenALoadEndsLate() {
    var slot = PictureSlot<String>()
    let ticket = slot.show(request("a"))!
    slot.show(local: "local")
    #expect(slot.receive("a", for: ticket) == false)
    #expect(slot.picture == "local")
    #expect(slot.show(request("a")) != nil)
    #expect(slot.picture == nil)
  }

  @Test func oneThatFailsAmongOthersShiftsNone() async {
    let bench = Bench(
      loader: StepLoader { request in
        let name = request.url.lastPathComponent
        return name == "1" ? .failure(.unsupportedScheme("nonsense")) : .picture("picture \(name)")
      })
    var slots = [PictureSlot<TestPicture>](repeating: PictureSlot(), count: 4)
    let tickets = slots.indices.map { slots[$0].show(request("\($0)"))! }
    for index in slots.indices.reversed() {
      if let picture = try? await bench.pipeline.image(for: request("\(index)")) {
        _ = slots[index].receive(picture, for: tickets[index])
      }
    }
    #expect(slots.map { $0.picture?.body } == ["picture 0", nil, "picture 2", "picture 3"])
  }

  @Test func theSameRequestChangesNothing() {
    var slot = PictureSlot<String>()
    let ticket = slot.show(request("a"))!
    #expect(slot.show(request("a")) == nil)
    #expect(slot.receive("a", for: ticket) == true)
    #expect(slot.show(request("a")) == nil)
    #expect(slot.picture == "a")
  }

  @Test func anotherSizeKeepsThePictureUntilTheNewOneComes() {
    var slot = PictureSlot<String>()
    _ = slot.receive("small", for: slot.show(request("a", width: 10))!)
    let ticket = slot.show(request("a", width: 20))!
    #expect(slot.picture == "small")
    #expect(slot.receive("large", for: ticket) == true)
    #expect(slot.picture == "large")
  }

  @Test func aPictureInMemoryIsShownAtOnce() {
    var slot = PictureSlot<String>()
    #expect(slot.show(request("a"), cached: "a") != nil)
    #expect(slot.picture == "a")
    _ = slot.show(request("b"), cached: nil)
    #expect(slot.picture == nil)
  }

  /// Answers come late, early, twice as slow, twice, and never.
  @Test func over100_000StepsNoSlotShowsWhatItWasNotLastGiven() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed)
    var slots = [PictureSlot<String>](repeating: PictureSlot(), count: 6)
    /// What each slot may show besides the placeholder.
    var right = [String?](repeating: nil, count: 6)
    var onTheWay: [(due: Int, slot: Int, ticket: PictureSlot<String>.Ticket, picture: String)] = []
    var shown = 0
    for step in 0..<100_000 {
      let index = Int.random(in: 0..<6, using: &random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<14:
        let name = "\(Int.random(in: 0..<30, using: &random))"
        let isCached = Int.random(in: 0..<8, using: &random) == 0
        guard let ticket = slots[index].show(request(name), cached: isCached ? name : nil) else { break }
        right[index] = name
        let delays = [0, 1, 10, 20, 200]
        let delay = delays.randomElement(using: &random)!
        if Int.random(in: 0..<6, using: &random) > 0 { onTheWay.append((step + delay, index, ticket, name)) }
        if Int.random(in: 0..<6, using: &random) == 0 { onTheWay.append((step + 2 * delay, index, ticket, name)) }
      case 14..<16:
        slots[index].show(local: "local \(step)")
        right[index] = "local \(step)"
      case 16:
        slots[index].clear()
        right[index] = nil
      default: break
      }
      for answer in onTheWay where answer.due <= step {
        if slots[answer.slot].receive(answer.picture, for: answer.ticket) { shown += 1 }
      }
      onTheWay.removeAll { $0.due <= step }
      for (slot, right) in zip(slots, right) where slot.picture != nil && slot.picture != right {
        Issue.record("seed \(seed), step \(step): \(slot.picture ?? "") instead of \(right ?? "nothing")")
        return
      }
    }
    #expect(shown > 10_000, "seed \(seed)")
  }
}
