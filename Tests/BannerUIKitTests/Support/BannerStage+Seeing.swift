import Banners
import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// What is to be seen on a stage, and waiting for what other threads do.
extension BannerStage {
  /// Where a page's view is in the viewport, in points.
  func place(_ page: PageView) -> CGRect { view.scroller.convert(page.frame, to: view) }

  /// The items on show, in the pages' order.
  var shownItems: [Int] { view.pages.shown.compactMap { $0.page.flatMap { view.carousel.item(ofPage: $0) } } }

  /// The ids of the banners on show, in the pages' order.
  var shownIDs: [String] { shownItems.map { view.banners[$0].id } }

  /// The view of the current page.
  var currentPage: PageView? { view.pages.view(ofPage: view.carousel.currentPage) }

  /// The page views that there are, on show or waiting.
  var pageViews: [PageView] { view.scroller.subviews.compactMap { $0 as? PageView } }

  /// Lets other tasks run until something has come about.
  func wait(
    _ what: String = "", file: StaticString = #filePath, line: UInt = #line, until condition: () -> Bool
  ) async {
    for turn in 0..<5000 where !condition() {
      if turn < 100 { await Task.yield() } else { try? await Task.sleep(nanoseconds: 1_000_000) }
    }
    XCTAssert(condition(), "it never came about: \(what)", file: file, line: line)
  }

  /// A picture of one colour.
  static func picture(_ width: Int = 4, _ height: Int = 2) -> UIImage {
    let bytes = Data(repeating: 200, count: width * height * 4)
    let image = CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: CGDataProvider(data: bytes)!, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    return UIImage(cgImage: image!)
  }
}
