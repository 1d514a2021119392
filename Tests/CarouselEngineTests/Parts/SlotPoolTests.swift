import CarouselEngine
import Testing

@Suite final class SlotPoolTests {
  private var pool = SlotPool()

  @Test("each visible page gets a slot of its own")
  func oneEach() {
    let told = show(3..<6)
    #expect(told.map(\.page) == [3, 4, 5])
    #expect(Set(told.map(\.slot)) == [0, 1, 2])
    for page in 3..<6 { #expect(pool.page(inSlot: pool.slot(ofPage: page) ?? -1) == page) }
  }

  @Test("a page keeps its slot while it is visible, and only pages that came are told")
  func stays() {
    _ = show(0..<2)
    let kept = pool.slot(ofPage: 1)
    let told = show(1..<3)
    #expect(told.map(\.page) == [2])
    #expect(pool.slot(ofPage: 1) == kept)
    #expect(show(1..<3).isEmpty)
  }

  @Test("pages that go by for ever need only as many slots as are visible at once")
  func noGrowth() {
    for page in -500..<500 { _ = show(page..<page + 3) }
    #expect(pool.count == 3)
  }

  @Test("a page that comes back to a slot that nobody took is not told again")
  func comesBack() {
    _ = show(0..<2)
    _ = show(1..<2)
    #expect(show(0..<2).isEmpty)
  }

  @Test("new data assigns every page anew, in the slots there are")
  func invalidate() {
    _ = show(0..<3)
    pool.invalidate()
    #expect(pool.slot(ofPage: 1) == nil)
    #expect(show(0..<3).map(\.page) == [0, 1, 2])
    #expect(pool.count == 3)
  }

  @Test("nothing visible needs nothing; a slot that does not exist shows nothing")
  func nothing() {
    #expect(show(4..<4).isEmpty)
    #expect(pool.count == 0)
    #expect(pool.page(inSlot: 0) == nil)
    #expect(pool.page(inSlot: -1) == nil)
  }

  private func show(_ pages: Range<Int>) -> [(slot: Int, page: Int)] {
    var told: [(slot: Int, page: Int)] = []
    pool.show(pages) { told.append(($0, $1)) }
    return told
  }
}
