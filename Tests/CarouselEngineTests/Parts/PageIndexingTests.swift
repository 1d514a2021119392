@testable import CarouselEngine
import Testing

@Suite struct PageIndexingTests {
  private let looping = PageIndexing(itemCount: 5, loops: true)
  private let ending = PageIndexing(itemCount: 5, loops: false)

  @Test("a looping page shows the floor modulus of its number", arguments: zip(-11...11, [4] + cycle))
  func itemOfLoopingPage(page: Int, item: Int) {
    #expect(looping.item(ofPage: page) == item)
  }

  /// Items of pages -10 ... 11.
  private static let cycle = (0..<22).map { $0 % 5 }

  @Test("without a loop only the pages of the data exist")
  func itemOfEndingPage() {
    #expect((-2..<7).map(ending.item(ofPage:)) == [nil, nil, 0, 1, 2, 3, 4, nil, nil])
  }

  @Test("without items no page shows any", arguments: [true, false])
  func noItems(loops: Bool) {
    #expect(PageIndexing(itemCount: 0, loops: loops).item(ofPage: 0) == nil)
  }

  @Test("the way to an item is the shorter one, and of two as short the one ahead", arguments: 1...9, -12...12)
  func shorterWay(count: Int, page: Int) {
    let indexing = PageIndexing(itemCount: count, loops: count > 1)
    for item in 0..<count where count > 1 {
      let found = indexing.page(showing: item, nearestTo: page)
      #expect(indexing.item(ofPage: found) == item)
      #expect(2 * abs(found - page) <= count)
      if 2 * abs(found - page) == count { #expect(found > page) }
    }
  }

  @Test("without a loop there is one page for an item")
  func onlyWay() {
    #expect(ending.page(showing: 4, nearestTo: 0) == 4)
  }

  @Test("without a loop a step stays inside the data; no number of steps overflows")
  func steps() {
    #expect(ending.page(3, steppedBy: 1) == 4)
    #expect(ending.page(3, steppedBy: 2) == 4)
    #expect(ending.page(3, steppedBy: -9) == 0)
    #expect(ending.page(3, steppedBy: .max) == 4)
    #expect(ending.page(3, steppedBy: .min) == 0)
    #expect(PageIndexing(itemCount: 0, loops: false).page(0, steppedBy: 1) == 0)
  }

  @Test(
    "the nearest page to a position is the lower one of two as near",
    arguments: [
      (2.0, 2), (2.49, 2), (2.5, 2), (2.51, 3), (-0.5, -1), (-0.49, 0), (-1.5, -2), (0.5, 0),
      (1e300, PageIndexing.furthestPage),
      (-1e300, -PageIndexing.furthestPage),
    ])
  func nearest(position: Double, page: Int) {
    #expect(PageIndexing.nearestPage(to: position) == page)
  }

  @Test("the floor modulus of the least number is no trap")
  func extremes() {
    #expect((0..<7).contains(PageIndexing.floorModulus(.min, 7)))
    #expect(PageIndexing.floorModulus(-1, 5) == 4)
    #expect(PageIndexing.floorModulus(-5, 5) == 0)
  }
}
