import BannerImages
import Foundation
import Testing

/// Damages made pictures at random: whatever comes out, decoding ends soon, in bounded memory, with a picture or an error.
@Suite struct DecodeMutationTests {
  /// Damages bytes; Tests/Support/asan-codecs does exactly the same.
  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    for _ in 0...random.below(4) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      let length = min(1 + random.below(16), bytes.count - place)
      switch random.below(6) {
      case 0: bytes[place] ^= 1 << UInt8(random.below(8))
      case 1: bytes[place] = UInt8(random.below(256))
      case 2: for index in place..<(place + length) { bytes[index] = 0xFF }
      case 3: bytes.removeSubrange(place..<(place + length))
      case 4: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
      default: if random.below(8) == 0 { bytes.removeSubrange(place...) }
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func twentyThousandDamagedPicturesDoNoHarm() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("DecodeMutationTests: seed \(seed)")
    var random = SplitMix(seed: seed)
    // The padded profile is a hundred times as long as the others and no more telling.
    let seeds = MadePictures.all.map(\.data).filter { $0.count < 20_000 }
    try #require(!seeds.isEmpty)
    var limits = DecodeLimits()
    (limits.pixels, limits.wholePixels, limits.progressivePixels) = (1 << 20, 1 << 19, 1 << 19)
    (limits.canvasPixels, limits.frames) = (1 << 18, 100)
    let decoder = CodecDecoder(limits: limits)
    var decoded = 0
    let added = peak {
      for round in 0..<20_000 {
        var bytes = [UInt8](seeds[random.below(seeds.count)])
        mutate(&bytes, &random)
        let size = TargetSize(width: 24, height: 24, contentMode: round % 2 == 0 ? .fit : .fill)
        guard let image = try? decoder.decode(Data(bytes), for: size) else { continue }
        decoded += 1
        if let source = try? image.animation?.makeFrameSource() {
          for _ in 0..<6 { _ = try? source.next() }
        }
      }
    }
    #expect(decoded > 500, "damage that hits nothing, or too much: nothing would be tested")
    #expect(decoded < 19_500)
    #expect(added < 256 << 20, "seed \(seed): \(added >> 20) MB more")
  }
}
