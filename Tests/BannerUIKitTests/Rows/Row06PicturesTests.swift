import BannerImages
import Banners
import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Row 6: how pictures are shown, and what is shown until they come; the app's own loader.
final class Row06PicturesTests: XCTestCase {
  private struct Failure: Error {}

  @MainActor private func imageView(_ page: PageView?) -> UIImageView? {
    page?.subviews.compactMap { $0 as? UIImageView }.first
  }

  @MainActor func testRow06PicturesFillTheirPageAndAreClippedOrFitInIt() async {
    let banner = BannerStage()
    XCTAssertEqual(imageView(banner.currentPage)?.contentMode, .scaleAspectFill)
    XCTAssertEqual(imageView(banner.currentPage)?.clipsToBounds, true)
    banner.view.style.contentMode = .fit
    XCTAssertEqual(imageView(banner.currentPage)?.contentMode, .scaleAspectFit)
    XCTAssertEqual(imageView(banner.currentPage)?.frame, CGRect(x: 0, y: 0, width: 390, height: 195))
  }

  @MainActor func testRow06PagesHaveTheStylesCornersAndColour() async {
    let banner = BannerStage()
    XCTAssertEqual(banner.currentPage?.clipsToBounds, true)
    banner.view.style.cornerRadius = 12
    banner.view.style.placeholderColor = .black
    XCTAssertEqual(banner.currentPage?.layer.cornerRadius, 12)
    XCTAssertEqual(banner.currentPage?.backgroundColor, .black)
  }

  @MainActor func testRow06ThePlaceholderStandsUntilThePictureHasCome() async {
    let banner = BannerStage()
    let (placeholder, picture) = (BannerStage.picture(), BannerStage.picture())
    banner.view.style.placeholder = placeholder
    XCTAssertIdentical(banner.currentPage?.image, placeholder)
    await banner.wait("a request") { banner.images.requests.contains("https://example.com/0.jpg") }
    banner.images.deliver("https://example.com/0.jpg", .success(picture))
    await banner.wait("the picture") { banner.currentPage?.image === picture }
    banner.view.next()
    banner.live(2)
    XCTAssertIdentical(banner.currentPage?.image, placeholder)
  }

  @MainActor func testRow06APictureInMemoryNeverShowsThePlaceholder() async {
    let banner = BannerStage()
    let picture = BannerStage.picture()
    banner.images.keep("https://example.com/3.jpg", picture)
    banner.view.style.placeholder = BannerStage.picture()
    banner.view.scroll(to: 3, animated: false)
    XCTAssertIdentical(banner.currentPage?.image, picture)
  }

  @MainActor func testRow06TheEarlierPictureIsKeptWhileItIsLoadedAtAnotherSize() async {
    let banner = BannerStage()
    let (old, new) = (BannerStage.picture(), BannerStage.picture())
    let key = "https://example.com/0.jpg"
    await banner.wait("a request") { banner.images.requests.contains(key) }
    banner.images.deliver(key, .success(old))
    await banner.wait("the picture") { banner.currentPage?.image === old }
    banner.view.frame.size = CGSize(width: 200, height: 100)
    banner.stage.layOut()
    await banner.wait("another request") { banner.images.requests.filter { $0 == key }.count == 2 }
    XCTAssertIdentical(banner.currentPage?.image, old)
    banner.images.deliver(key, .success(new))
    await banner.wait("the new picture") { banner.currentPage?.image === new }
  }

  @MainActor func testRow06ABannerWhosePictureIsReplacedKeepsTheEarlierOneUntilTheNewOneHasCome() async {
    let banner = BannerStage(2)
    let (old, new) = (BannerStage.picture(), BannerStage.picture())
    banner.images.keep("https://example.com/0.jpg", old)
    banner.view.imageLoader = banner.images
    XCTAssertIdentical(banner.currentPage?.image, old)
    let address = "https://example.com/new.jpg"
    banner.view.banners[0].image = .url(URL(string: address)!)
    XCTAssertIdentical(banner.currentPage?.image, old)
    await banner.wait("a request") { banner.images.requests.contains(address) }
    XCTAssertIdentical(banner.currentPage?.image, old)
    banner.images.deliver(address, .success(new))
    await banner.wait("the new picture") { banner.currentPage?.image === new }
    // Another banner in its place never has it.
    banner.view.banners = [BannerStage.banner("other")]
    XCTAssertNil(banner.currentPage?.image)
  }

  @MainActor func testRow06ALoaderIsAskedForTheSizeInPixelsAndCancelledWhenThePageIsLeft() async {
    let banner = BannerStage(20, frame: CGRect(x: 0, y: 0, width: 100.5, height: 50))
    let images = PatientImages()
    banner.view.style.contentMode = .fit
    banner.view.imageLoader = images
    await banner.wait("requests") { images.asked.count == 3 }
    let source = banner.view.banners[0].image
    XCTAssert(
      images.asked.contains(ImageRequest(source: source, width: 302, height: 150, contentMode: .fit)),
      "\(images.asked)")
    banner.view.scroll(to: 10, animated: false)
    await banner.wait("their end") { images.cancelled.count == 3 }
    XCTAssert(images.cancelled.contains(source))
    XCTAssertEqual(banner.record.failures, [])
  }

  @MainActor func testRow06AFailureIsToldAndThePlaceholderStays() async {
    let banner = BannerStage()
    let placeholder = BannerStage.picture()
    banner.view.style.placeholder = placeholder
    await banner.wait("a request") { banner.images.requests.contains("https://example.com/0.jpg") }
    banner.images.deliver("https://example.com/0.jpg", .failure(Failure()))
    await banner.wait("the failure") { !banner.record.failures.isEmpty }
    XCTAssertEqual(banner.record.failures.map(\.source), [banner.view.banners[0].image])
    XCTAssertIdentical(banner.currentPage?.image, placeholder)
  }

  @MainActor func testRow06ALoaderOfTheAppsOwnIsAskedAgainAfterAFailureAndEverLater() async {
    let banner = BannerStage(0)
    let waits = Waits()
    let source = PictureSource<UIPicture>(FailingImages(failures: 6), wait: { await waits.note($0) })
    var count = 0
    for await update in source.updates(
      ImageRequest(source: .resource("a"), width: 1, height: 1), true)
    {
      if case .picture = update { break }
      count += 1
    }
    XCTAssertEqual(count, 6)
    let seconds = await waits.seconds
    XCTAssertEqual(seconds, [5, 10, 20, 40, 60, 60])
    XCTAssertEqual(banner.record.failures.count, 0)
  }

  @MainActor func testRow06WhatIsNextIsLoadedBeforeItIsSeen() async {
    let banner = BannerStage(9)
    await banner.wait("requests") { banner.images.requests.count >= 3 }
    XCTAssertEqual(
      Set(banner.images.requests),
      ["https://example.com/0.jpg", "https://example.com/1.jpg", "https://example.com/8.jpg"])
    let next = BannerStage.picture()
    banner.images.deliver("https://example.com/1.jpg", .success(next))
    await banner.wait("the next picture") {
      banner.view.pictures.picture(of: BannerStage.banner("1").image)?.image === next
    }
    banner.view.next()
    banner.live(2)
    XCTAssertIdentical(banner.currentPage?.image, next)
    await banner.wait("the one after") { banner.images.requests.contains("https://example.com/2.jpg") }
  }
}

/// Fails so many times, then has a picture.
private final class FailingImages: BannerImageLoading, @unchecked Sendable {
  // Safe to share: the count is touched under the lock only.
  private let lock = NSLock()
  private var left: Int

  init(failures: Int) { left = failures }

  func image(for request: ImageRequest) async throws -> UIImage {
    let fails = lock.withLock {
      left -= 1
      return left >= 0
    }
    if fails { throw URLError(.notConnectedToInternet) }
    return await BannerStage.picture()
  }
}

/// Never has a picture.
private final class PatientImages: BannerImageLoading, @unchecked Sendable {
  // Safe to share: the lists are touched under the lock only.
  private let lock = NSLock()
  private var requests: [ImageRequest] = []
  private var ended: [ImageSource] = []

  var asked: [ImageRequest] { lock.withLock { requests } }
  var cancelled: [ImageSource] { lock.withLock { ended } }

  func image(for request: ImageRequest) async throws -> UIImage {
    lock.withLock { requests.append(request) }
    while !Task.isCancelled { try? await Task.sleep(nanoseconds: 1_000_000) }
    lock.withLock { ended.append(request.source) }
    throw URLError(.cancelled)
  }
}

/// How long each wait would have been.
private actor Waits {
  var seconds: [Double] = []
  func note(_ wait: Double) { seconds.append(wait) }
}
