import Banners
import Foundation
import Testing

@testable import BannerImages

/// Files, resources, and the loader that picks by the scheme.
@Suite final class LoadingFileTests {
  private let folder: URL
  private let loader = DefaultLoader()

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("loading é \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ data: Data, to name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try data.write(to: url)
    return url
  }

  @Test(arguments: [0, 1, 256 << 10, 3_000_001]) func aFileIsReadWhole(size: Int) async throws {
    let url = try write(LoadingServer.pattern(size), to: "a ü#1?.png")
    let answer = try await loader.load(LoadRequest(url: url, limit: size))
    #expect(answer.data == LoadingServer.pattern(size))
    #expect(answer.url == url && answer.status == 200 && answer.headers.isEmpty)
  }

  @Test func aFileThatIsTooLongIsNotRead() async throws {
    let url = try write(LoadingServer.pattern(1001), to: "long")
    #expect(await loader.failure(url, limit: 1000) == .tooLarge(limit: 1000))
  }

  @Test func whatIsNoFileIsNamed() async throws {
    #expect(await loader.failure(folder) == .unreadable("it is a folder"))
    #expect(await loader.failure(folder.appendingPathComponent("none")) == .unreadable("there is no such file"))
    #expect(await loader.failure(URL(fileURLWithPath: "/dev/zero")) == .unreadable("it is not a regular file"))
    let elsewhere = try #require(URL(string: "file://elsewhere.example/a"))
    #expect(await loader.failure(elsewhere) == .unreadable("it is a file on another computer"))
  }

  @Test func aPipeThatNobodyWritesToDoesNotHang() async throws {
    let pipe = folder.appendingPathComponent("pipe")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    #expect(await loader.failure(pipe) == .unreadable("it is not a regular file"))
  }

  @Test(.enabled(if: geteuid() != 0, "Root may read everything")) func aFileThatMayNotBeReadIsNamed() async throws {
    let url = try write(Data("a".utf8), to: "secret")
    try #require(chmod(url.path, 0) == 0)
    #expect(await loader.failure(url) == .unreadable("reading it is not permitted"))
  }

  @Test func aFileOfTheSystemThatHasNoSizeIsReadToItsEnd() async throws {
    #expect(try await loader.load(LoadRequest(url: URL(fileURLWithPath: "/proc/self/maps"))).data.count > 1000)
    #expect(await loader.failure(URL(fileURLWithPath: "/proc/self/maps"), limit: 100) == .tooLarge(limit: 100))
  }

  @Test func aTaskThatIsCancelledAlreadyReadsNothing() async throws {
    let url = try write(Data("a".utf8), to: "a")
    let loader = loader
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await loader.failure(url)
    }
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  @Test func manyFilesAtATimeAreAllRead() async throws {
    let loader = loader
    let urls = try (0..<300).map { try write(LoadingServer.pattern($0 * 100), to: "\($0)") }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for (index, url) in urls.enumerated() {
        group.addTask { try await loader.load(LoadRequest(url: url)).data.count == index * 100 }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test func thePicturesOfTheLibraryAreResources() async throws {
    for banner in BuiltInBanners.all {
      let answer = try await loader.load(LoadRequest(url: banner.image.address))
      #expect(answer.data.starts(with: [0xFF, 0xD8]))
      #expect(banner.image.address.absoluteString == banner.image.key)
    }
    let none = ResourceLoader.url(forResource: "bannerkit/none.jpg")
    guard case .unreadable(let words)? = await loader.failure(none) else {
      Issue.record("an unknown picture is found")
      return
    }
    #expect(words.contains("none.jpg"))
  }

  @Test(arguments: [
    "a.png", "folder/a b ü.png", "/first", "//first/second", "100%", "a#b?c&d", "a:b", "%2F", "日本", "..",
  ])
  func theAppsOwnResourcesAreFoundByTheirNames(name: String) async throws {
    let resources = ResourceLoader { asked in asked == name ? Data("it".utf8) : nil }
    let loader = DefaultLoader(resources: resources)
    #expect(try await loader.load(LoadRequest(url: ImageSource.resource(name).address)).text == "it")
    let other = ImageSource.resource(name + "x").address
    #expect(await loader.failure(other) == .unreadable("the app has no resource of that name"))
    #expect(await loader.failure(ImageSource.resource(name).address, limit: 1) == .tooLarge(limit: 1))
  }

  @Test func theSchemeSaysWhoLoads() async throws {
    #expect(try await loader.load(LoadRequest(url: LoadingServer.shared.url("bytes?size=3"))).data.count == 3)
    for text in ["ftp://a.example/b", "data:,a", "a.png", "javascript:a"] {
      let url = try #require(URL(string: text))
      #expect(await loader.failure(url) == .unsupportedScheme(url.scheme ?? ""))
    }
  }
}
