import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Whatever a finger, an app and a system do: what is on the screen is what the engine says.
final class RandomStepsTests: XCTestCase {
  /// With `BANNERKIT_SEED` and `BANNERKIT_STEPS` in the environment, a run is repeated, shortened or lengthened.
  @MainActor func testOver100_000RandomStepsTheViewsShowWhatTheEngineSays() async {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["BANNERKIT_SEED"].flatMap { UInt64($0) } ?? .random(in: .min ... .max)
    let count = environment["BANNERKIT_STEPS"].flatMap { Int($0) } ?? 100_000
    print("RandomStepsTests seed: \(seed)")
    var steps = RandomSteps(seed: seed)
    var past: [String] = []
    for number in 0..<count {
      past.append(steps.step())
      if past.count > 12 { past.removeFirst() }
      steps.banner.stage.layOut()
      if number % 8 == 0 { await Task.yield() }
      var problem = Self.problem(of: steps)
      if problem == nil, number % 500 == 499 {
        let settles = steps.banner.record.settles.count
        let wasMoving = steps.banner.view.carousel.isMoving
        steps.rest()
        past.append("rest")
        problem = Self.problem(of: steps) ?? Self.unrest(of: steps, wasMoving ? settles : nil)
      }
      if let problem {
        return XCTFail("seed \(seed), step \(number): \(problem); after \(past.joined(separator: ", "))")
      }
    }
  }

  /// What the views show that the engine does not say; nil when all is well.
  @MainActor private static func problem(of steps: RandomSteps) -> String? {
    let view = steps.banner.view
    let carousel = view.carousel
    let offset = view.scroller.contentOffset
    guard offset.x.isFinite, offset.y.isFinite, carousel.position.isFinite else { return "no number: \(offset)" }
    if !carousel.isMoving {
      let place = CGPoint(carousel.trackOffset)
      guard abs(place.x - offset.x) < 0.01, abs(place.y - offset.y) < 0.01 else {
        return "rests at \(offset) instead of \(place)"
      }
      guard view.scroller.contentSize == CGSize(carousel.trackSize) else { return "its track is another one" }
    }
    let shown = view.pages.shown
    guard shown.compactMap(\.page) == Array(carousel.visiblePages) else {
      return "shows \(shown.compactMap(\.page)) instead of \(carousel.visiblePages)"
    }
    for page in shown {
      if let problem = problem(of: page, in: steps) { return problem }
    }
    if let gap = uncovered(of: view) { return gap }
    if let control = view.pageControl {
      // A tap on it leads there before the pages do.
      let items = [carousel.currentItem ?? 0] + (carousel.isSettling ? [carousel.targetItem ?? 0] : [])
      guard items.contains(control.currentPage), control.numberOfPages == carousel.itemCount else {
        return "the page control shows \(control.currentPage) of \(control.numberOfPages)"
      }
    }
    let hidden = shown.filter { $0.page != carousel.currentPage && !$0.accessibilityElementsHidden }
    return hidden.isEmpty ? nil : "a reader finds pages that are not current"
  }

  /// Where a loop of sliding pages leaves more of the viewport free than the gaps between pages; nil where it does not.
  @MainActor private static func uncovered(of view: BannerView) -> String? {
    let carousel = view.carousel
    guard carousel.loops, carousel.options.effect == .slide, carousel.stride > 0 else { return nil }
    let isHorizontal = carousel.options.axis == .horizontal
    let spans = view.pages.shown.map { page -> (start: CGFloat, end: CGFloat) in
      let place = view.scroller.convert(page.frame, to: view)
      return isHorizontal ? (place.minX, place.maxX) : (place.minY, place.maxY)
    }.sorted { $0.start < $1.start }
    var covered: CGFloat = 0
    for span in spans where span.start <= covered + carousel.options.spacing + 0.01 { covered = max(covered, span.end) }
    let length = isHorizontal ? carousel.viewport.width : carousel.viewport.height
    return covered >= length - carousel.options.spacing - 0.01 ? nil : "nothing is shown from \(covered) to \(length)"
  }

  @MainActor private static func problem(of page: PageView, in steps: RandomSteps) -> String? {
    let view = steps.banner.view
    let carousel = view.carousel
    guard let number = page.page, let item = carousel.item(ofPage: number) else { return "a page without an item" }
    let banner = view.banners[item]
    guard page.captionText == banner.title else { return "page \(number) says \(page.captionText ?? "nothing")" }
    if let image = page.image, image !== steps.picture(ofID: banner.id) {
      return "page \(number) shows another's picture"
    }
    guard page.bounds.width.isFinite, page.center.x.isFinite, page.alpha >= 0 else {
      return "page \(number) is nowhere"
    }
    guard carousel.options.effect == .slide, !carousel.pauseReasons.contains(.reducedMotion) else { return nil }
    let place = view.scroller.convert(page.frame, to: view)
    let frame = CGRect(carousel.frame(ofPage: number))
    let isThere =
      abs(place.minX - frame.minX) < 0.01 && abs(place.minY - frame.minY) < 0.01
      && abs(place.width - frame.width) < 0.01 && abs(place.height - frame.height) < 0.01
    return isThere ? nil : "page \(number) lies at \(place) instead of \(frame)"
  }

  /// What still moves though nothing moves it, or was not told to have come to rest.
  @MainActor private static func unrest(of steps: RandomSteps, _ settles: Int?) -> String? {
    let carousel = steps.banner.view.carousel
    guard !carousel.isMoving else { return "a motion does not end" }
    if carousel.options.snapping == .page, carousel.position != carousel.position.rounded() {
      return "rests at \(carousel.position)"
    }
    if let settles, steps.banner.record.settles.count != settles + 1, carousel.itemCount > 1 {
      return "a motion ended with \(steps.banner.record.settles.count - settles) settles"
    }
    return nil
  }
}
