import Testing

@testable import BannerImages

@Suite struct PipelinePrefetcherTests {
  let prefetcher = Prefetcher()

  @Test func whatComesNextIsFirstAndTheOtherSideLast() {
    #expect(prefetcher.items(visible: 3..<4, direction: .forward, itemCount: 10, loops: true) == [4, 5, 2])
    #expect(prefetcher.items(visible: 3..<4, direction: .backward, itemCount: 10, loops: true) == [2, 1, 4])
    #expect(prefetcher.items(visible: 3..<4, direction: .unknown, itemCount: 10, loops: true) == [4, 2])
    #expect(prefetcher.items(visible: 3..<6, direction: .forward, itemCount: 10, loops: true) == [6, 7, 2])
  }

  @Test func itGoesRoundWhereTheCarouselDoes() {
    #expect(prefetcher.items(visible: 9..<10, direction: .forward, itemCount: 10, loops: true) == [0, 1, 8])
    #expect(prefetcher.items(visible: -1..<0, direction: .backward, itemCount: 10, loops: true) == [8, 7, 0])
    #expect(prefetcher.items(visible: 9..<10, direction: .forward, itemCount: 10, loops: false) == [8])
    #expect(prefetcher.items(visible: 0..<1, direction: .backward, itemCount: 10, loops: false) == [1])
  }

  @Test(arguments: [true, false], [Prefetcher.Direction.forward, .backward, .unknown])
  func itNamesEachItemOnceAndNoVisibleOne(loops: Bool, direction: Prefetcher.Direction) {
    for count in 0..<8 {
      for ahead in [0, 1, 5, Int.max] {
        for first in -9..<9 {
          for length in 0..<4 {
            let visible = first..<(first + length)
            let items = Prefetcher(ahead: ahead, behind: ahead).items(
              visible: visible, direction: direction, itemCount: count, loops: loops)
            let seen = Set(visible.map { count == 0 ? 0 : ($0 % count + count) % count })
            guard Set(items).count == items.count,
              items.allSatisfy({ (0..<count).contains($0) && !seen.contains($0) })
            else {
              Issue.record("\(items) at \(visible) of \(count), \(ahead) ahead")
              return
            }
          }
        }
      }
    }
  }

  @Test func fewItemsAreAllThereIs() {
    #expect(prefetcher.items(visible: 0..<1, direction: .forward, itemCount: 1, loops: true).isEmpty)
    #expect(prefetcher.items(visible: 0..<1, direction: .forward, itemCount: 2, loops: true) == [1])
    #expect(prefetcher.items(visible: 0..<0, direction: .forward, itemCount: 0, loops: true).isEmpty)
  }
}
