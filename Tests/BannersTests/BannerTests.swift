import Foundation
import Testing

@testable import Banners

@Suite struct BannerTests {
  private func banner(from start: Double?, to end: Double?) -> Banner {
    Banner(image: .resource("a"), startsAt: start.map { at($0) }, endsAt: end.map { at($0) })
  }

  @Test(
    arguments: [
      (nil, nil, 0.0, true), (10, nil, 9.9, false), (10, nil, 10, true), (nil, 20, 19.9, true), (nil, 20, 20, false),
      (10, 20, 15, true), (10, 20, 20, false), (20, 10, 15, false), (10, 10, 10, false),
    ] as [(Double?, Double?, Double, Bool)])
  func isActiveFromItsStartOnAndBeforeItsEnd(_ start: Double?, _ end: Double?, _ now: Double, _ expected: Bool) {
    #expect(banner(from: start, to: end).isActive(at: at(now)) == expected)
  }

  @Test func activeBannersKeepTheirOrder() {
    let banners = [banner(from: 5, to: nil), banner(from: 50, to: nil), banner(from: nil, to: 8)]
    #expect(banners.active(at: at(6)) == [banners[0], banners[2]])
    #expect(banners.active(at: at(9)) == [banners[0]])
  }

  @Test func theNextChangeIsTheNearestStartOrEndToCome() {
    let banners = [
      banner(from: 5, to: 30), banner(from: 20, to: 40), banner(from: 26, to: 25), banner(from: nil, to: nil),
    ]
    #expect(banners.nextChange(after: at(0)) == at(5))
    #expect(banners.nextChange(after: at(5)) == at(20))
    #expect(banners.nextChange(after: at(20)) == at(30))
    #expect(banners.nextChange(after: at(40)) == nil)
  }

  @Test func aBannerWithoutAnIDGetsOneFromItsPictureAndLink() {
    let picture = ImageSource.url(URL(string: "https://shop.example/a.jpg")!)
    let link = URL(string: "https://shop.example/")!
    let banner = Banner(image: picture, link: link)
    // The value itself stands here because it must stay the same from one run, version and platform to the next.
    #expect(banner.id == "~81b2a9693a22cc7c")
    #expect(Banner(image: picture, link: link, title: "other words").id == banner.id)
    #expect(Banner(image: picture).id != banner.id)
    #expect(Banner(image: .resource("https://shop.example/a.jpg"), link: link).id != banner.id)
  }

  @Test func derivedIDsAlwaysHaveSixteenDigits() {
    for number in 0..<200 {
      #expect(Banner(image: .resource("\(number)")).id.count == 17)
    }
  }
}
