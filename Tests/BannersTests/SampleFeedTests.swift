import Foundation
import Testing

@testable import Banners

@Suite struct SampleFeedTests {
  private static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Samples").standardized

  @Test func theSampleFeedIsReadWithoutOneIssue() async throws {
    let result = await BannerFeed(url: Self.folder.appendingPathComponent("feed.json")).load()
    #expect(result.origin == .feed)
    #expect(result.report.issues == [])
    #expect(result.report.unknownKeys == [])
    #expect(result.banners.count == 7)
    #expect(result.banners.contains { $0.startsAt != nil && $0.endsAt != nil })
    for banner in result.banners {
      #expect(!banner.id.hasPrefix("~"))
      #expect(banner.title != nil && banner.link != nil && banner.accessibilityLabel != nil)
    }
  }

  @Test func everyPictureIsThereAndIsWhatItsNameSays() async throws {
    let banners = await BannerFeed(url: Self.folder.appendingPathComponent("feed.json")).load().banners
    var kinds: Set<String> = []
    var total = 0
    for banner in banners {
      guard case .url(let url) = banner.image else { continue }
      let data = try Data(contentsOf: url)
      let magic: [UInt8] =
        switch url.pathExtension {
        case "jpg": [0xFF, 0xD8, 0xFF]
        case "png": [0x89, 0x50, 0x4E, 0x47]
        case "gif": Array("GIF89a".utf8)
        case "webp": Array("RIFF".utf8)
        default: []
        }
      #expect(!magic.isEmpty && data.starts(with: magic), "\(url.lastPathComponent)")
      kinds.insert(url.pathExtension)
      total += data.count
    }
    #expect(kinds == ["jpg", "png", "gif", "webp"])
    #expect(total < 1_000_000)
  }
}
