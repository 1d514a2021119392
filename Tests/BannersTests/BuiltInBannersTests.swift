import Foundation
import Testing

@testable import Banners

@Suite struct BuiltInBannersTests {
  @Test func thereAreThreeWithPictureLinkTitleAndLabel() {
    #expect(BuiltInBanners.all.count == 3)
    #expect(Set(BuiltInBanners.all.map(\.id)).count == 3)
    for banner in BuiltInBanners.all {
      #expect(banner.link.map { LinkPolicy().allows($0) } == true)
      #expect(banner.title?.isEmpty == false)
      #expect(banner.accessibilityLabel?.isEmpty == false)
      #expect(banner.isActive(at: .distantPast) && banner.isActive(at: .distantFuture))
    }
  }

  @Test func everyOneHasItsOwnPicture() throws {
    let names = BuiltInBanners.all.compactMap { banner -> String? in
      if case .resource(let name) = banner.image { return name }
      return nil
    }
    #expect(names == BuiltInBanners.resourceNames)
    let pictures = try names.map { try BuiltInBanners.data(forResource: $0) }
    #expect(Set(pictures).count == 3)
    for picture in pictures {
      #expect(picture.starts(with: [0xFF, 0xD8, 0xFF]), "begins as a JPEG does")
      #expect(picture.suffix(2) == Data([0xFF, 0xD9]), "ends as a JPEG does")
      #expect((10_000...40_960).contains(picture.count))
    }
  }

  @Test func theBytesAreThoseOfThePictureFiles() throws {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources/CBuiltInBanners").standardized
    for name in BuiltInBanners.resourceNames {
      let file = folder.appendingPathComponent(String(name.dropFirst(BuiltInBanners.resourcePrefix.count)))
      #expect(try Data(contentsOf: file) == BuiltInBanners.data(forResource: name))
    }
  }

  @Test func theBytesAreTheCallersOwn() throws {
    let name = BuiltInBanners.resourceNames[0]
    var picture = try BuiltInBanners.data(forResource: name)
    picture[0] = 0
    #expect(try BuiltInBanners.data(forResource: name)[0] == 0xFF)
  }

  @Test(arguments: ["", "dunes.jpg", "bannerkit/", "bannerkit/none.jpg", "bannerkit/../secret"])
  func anUnknownNameIsATypedError(_ name: String) {
    #expect(throws: BuiltInBanners.UnknownResource(name: name)) { try BuiltInBanners.data(forResource: name) }
  }

  @Test func theErrorNamesWhatThereIs() {
    #expect(
      BuiltInBanners.UnknownResource(name: "x").description
        == "no built-in picture is called “x”; there are bannerkit/dawn-ridges.jpg, bannerkit/dunes.jpg, bannerkit/silk.jpg"
    )
  }
}
