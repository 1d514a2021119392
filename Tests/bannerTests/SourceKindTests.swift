import BannerImages
import Foundation
import Testing

@testable import banner

/// Whether a source is a feed or a picture is told by what comes, and not by its name.
@Suite(.serialized) struct SourceKindTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let picture = try Data(contentsOf: URL(fileURLWithPath: BannerProcess.samples + "/pictures/tiles.png"))
    let feed = Data(#"[{"image": "picture"}]"#.utf8)
    let files = [
      "picture": picture, "picture.json": picture, "feed": feed, "feed.jpg": feed, "page": Data("<html>".utf8),
      "page.json": Data("<html>".utf8), "page.jpg": Data("<html>".utf8),
    ]
    for (name, data) in files { try data.write(to: URL(fileURLWithPath: folder.path(name))) }
  }

  private func check(_ source: String) throws -> BannerProcess {
    try BannerProcess.run(["check", source], in: folder.path, environment: ["no_proxy": "127.0.0.1"])
  }

  @Test func namesSayNothing() throws {
    let server = try SampleServer(folder: folder.path)
    for place in ["", server.address + "/"] {
      for name in ["picture", "picture.json", "feed", "feed.jpg"] {
        let run = try check(place + name)
        #expect(run.status == 0 && run.output.contains("PNG") && run.output.contains("ok"), "\(run.errors)")
        #expect(run.output.contains(name.hasPrefix("feed") ? "picture" : name), "\(run.output)")
      }
    }
  }

  @Test func whatIsNeitherIsNamed() throws {
    let server = try SampleServer(folder: folder.path)
    for source in ["page.json", server.address + "/page.json", server.address + "/page"] {
      let run = try check(source)
      #expect(run.status != 0 && run.errors.contains("neither a feed nor a picture, but HTML"), "\(run.errors)")
    }
    for source in ["page", "page.jpg", server.address + "/page.jpg"] {
      let run = try check(source)
      #expect(run.status == 1 && run.output.contains("it is no JPEG, PNG, WebP or GIF, but HTML"), "\(run.output)")
    }
  }

  @Test func aPictureOnTheWebIsLoadedOnce() async throws {
    let server = try FeedServer()
    let address = "http://127.0.0.1:\(server.port)"
    for arguments in [["check"], ["render", "-o", folder.path("x.png")]] {
      let key = UUID().uuidString
      let source = "\(address)/text?key=\(key)&body=GIF89a"
      let run = try BannerProcess.run(
        arguments + [source], environment: ["no_proxy": "127.0.0.1", "XDG_CACHE_HOME": folder.path("caches")])
      #expect(run.status == 1, "\(run.errors)")
      let url = try #require(URL(string: "\(address)/stats?key=\(key)"))
      let stats = try await DefaultLoader.shared.load(LoadRequest(url: url))
      #expect(String(decoding: stats.data, as: UTF8.self).contains("\"requests\": 1,"))
    }
  }
}
