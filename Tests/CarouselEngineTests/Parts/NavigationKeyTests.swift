@testable import CarouselEngine
import Testing

@Suite struct NavigationKeyTests {
  @Test(
    "left and right step along a horizontal axis, as the eye sees them", arguments: Carousel.LayoutDirection.allCases)
  func arrows(layoutDirection: Carousel.LayoutDirection) {
    let driver = Driver { $0.layoutDirection = layoutDirection }
    let isLeftToRight = layoutDirection == .leftToRight
    #expect(driver.press(.right))
    #expect(driver.carousel.targetItem == (isLeftToRight ? 1 : 4))
    #expect(driver.press(.left))
    #expect(driver.press(.left))
    #expect(driver.carousel.targetItem == (isLeftToRight ? 4 : 1))
  }

  @Test("arrows across the axis are left to others")
  func across() {
    let horizontal = Driver()
    #expect(!horizontal.press(.up) && !horizontal.press(.down))
    let vertical = Driver { $0.axis = .vertical }
    #expect(!vertical.press(.left) && !vertical.press(.right))
    #expect(horizontal.takeEvents().isEmpty && vertical.takeEvents().isEmpty)
  }

  @Test(
    "up and down step along a vertical axis, whatever the layout direction",
    arguments: Carousel.LayoutDirection.allCases)
  func verticalArrows(layoutDirection: Carousel.LayoutDirection) {
    let driver = Driver {
      $0.axis = .vertical
      $0.layoutDirection = layoutDirection
    }
    #expect(driver.press(.down))
    #expect(driver.carousel.targetItem == 1)
    #expect(driver.press(.up))
    #expect(driver.carousel.targetItem == 0)
  }

  @Test("Page Up and Page Down step back and on everywhere", arguments: Fixture.directions)
  func pages(fixture: Fixture) {
    let driver = Driver(fixture)
    #expect(driver.press(.pageDown))
    #expect(driver.carousel.targetItem == 1)
    #expect(driver.press(.pageUp))
    #expect(driver.carousel.targetItem == 0)
  }

  @Test("Home and End go to the first and the last item", arguments: Fixture.directions)
  func ends(fixture: Fixture) {
    let driver = Driver(fixture)
    #expect(!driver.press(.home))
    #expect(driver.press(.end))
    driver.settle()
    #expect(driver.carousel.currentItem == 4)
    #expect(!driver.press(.end))
    #expect(driver.press(.home))
    driver.settle()
    #expect(driver.carousel.currentItem == 0)
  }

  @Test("a key that leads nowhere is left to others", arguments: Fixture.ending)
  func atTheEnd(fixture: Fixture) {
    let driver = Driver(fixture)
    #expect(!driver.press(.pageUp))
    driver.scroll(to: 4, animated: false)
    #expect(!driver.press(.pageDown))
    driver.set { $0.rewind = true }
    #expect(driver.press(.pageDown))
    #expect(driver.carousel.targetItem == 0)
  }

  @Test("a carousel that cannot move uses no key", arguments: [0, 1], Carousel.NavigationKey.allCases)
  func few(items: Int, key: Carousel.NavigationKey) {
    let driver = Driver(items: items)
    #expect(!driver.press(key))
    #expect(driver.motions.isEmpty)
  }
}

extension Driver {
  fileprivate func press(_ key: Carousel.NavigationKey) -> Bool {
    tell { carousel, time in carousel.press(key, at: time) }
  }
}
