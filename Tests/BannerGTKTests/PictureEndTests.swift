import Foundation
import Testing

@testable import BannerGTK

@Suite struct PictureEndTests {
  static let samples = ["aurora.jpg", "tiles.png", "bloom.webp", "tide.gif"]

  private func sample(_ name: String) throws -> Data {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try Data(contentsOf: root.appendingPathComponent("Samples/pictures/\(name)"))
  }

  @Test(arguments: samples)
  func aWholeFileIsWholeAndNoBeginningOfItIs(_ name: String) throws {
    let data = try sample(name)
    #expect(PictureEnd.isReached(in: data))
    #expect(PictureEnd.isReached(in: data + Data(repeating: 0, count: 100)), "what follows the end does not matter")
    for length in [12, 100, data.count / 3, data.count / 2, data.count - 1000, data.count - 1] {
      #expect(!PictureEnd.isReached(in: data.prefix(length)), "\(length) of \(data.count) bytes")
    }
  }

  @Test(arguments: samples)
  func noDamageMakesItRunAwayOrTrap(_ name: String) throws {
    let data = try sample(name)
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &random)
    var state = seed
    func next(_ bound: Int) -> Int {
      // Knuth's MMIX generator; its high bits are the good ones.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<300 {
      var damaged = data.prefix(1 + next(4000))
      for _ in 0..<1 + next(8) { damaged[next(damaged.count)] = UInt8(next(256)) }
      _ = PictureEnd.isReached(in: damaged)
    }
    print("PictureEndTests: seed \(seed)")
  }

  @Test func whatIsNoPictureHasNoEndToMiss() {
    #expect(PictureEnd.isReached(in: Data()))
    #expect(PictureEnd.isReached(in: Data("hello".utf8)))
  }

  @Test func onlyRegularFilesAreOpened() throws {
    let pipe = FileManager.default.temporaryDirectory.appendingPathComponent("pipe-\(UUID().uuidString)").path
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    #expect(PictureFile(at: pipe) == nil)
    #expect(PictureFile(at: "/dev/zero") == nil)
    #expect(PictureFile(at: "/") == nil)
  }
}
