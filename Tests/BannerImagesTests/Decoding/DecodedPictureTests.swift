import BannerImages
import Foundation
import Testing

/// Every variant of every format, against a reference decoder.
@Suite struct DecodedPictureTests {
  private let decoder = CodecDecoder()

  @Test func picturesOfEveryFormatWereMade() {
    let kinds = Set(MadePictures.all.map { $0.name.split(separator: ".").last ?? "" })
    #expect(kinds == ["jpg", "png", "webp", "gif"])
    #expect(MadePictures.all.count > 90)
  }

  @Test(arguments: MadePictures.all)
  func stillFrameIsWhatTheReferenceSees(_ picture: MadePicture) throws {
    let image = try decoder.decode(picture.data, for: picture.size)
    #expect((image.width, image.height) == (picture.width, picture.height))
    let comparison = PixelComparison(image.stillFrame, with: picture.pixels(ofFrame: 0))
    #expect(comparison.most <= picture.tolerance, "\(comparison)")
  }

  @Test(arguments: MadePictures.all)
  func everyFrameIsWhatTheReferenceSees(_ picture: MadePicture) throws {
    let image = try decoder.decode(picture.data, for: picture.size)
    guard picture.frames > 1 else {
      #expect(image.animation == nil)
      return
    }
    let animation = try #require(image.animation)
    #expect(animation.delays == picture.delays)
    #expect(animation.playCount == (picture.plays == 0 ? nil : picture.plays))
    let source = try animation.makeFrameSource()
    for round in 0..<2 {
      for index in 0..<picture.frames {
        let frame = try source.next()
        #expect(frame.index == index)
        #expect(frame.delay == picture.delays[index])
        let comparison = PixelComparison(frame.pixels, with: picture.pixels(ofFrame: index))
        #expect(comparison.most <= picture.tolerance, "round \(round), frame \(index): \(comparison)")
      }
    }
  }

  @Test(arguments: MadePictures.all)
  func coloursAreNeverBrighterThanTheirAlpha(_ picture: MadePicture) throws {
    let image = try decoder.decode(picture.data, for: TargetSize(width: 17, height: 13, contentMode: .fit))
    image.stillFrame.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) {
        #expect(bytes[start..<(start + 3)].allSatisfy { $0 <= bytes[start + 3] })
      }
    }
  }

  @Test func anAnimationIsScaledAsAStillPictureIs() throws {
    let picture = try MadePictures.named("disposal-3.gif")
    let size = TargetSize(width: 17, height: 17, contentMode: .fit)
    let animation = try #require(try decoder.decode(picture.data, for: size).animation)
    #expect((animation.width, animation.height) == (17, 14))
    let frame = try animation.makeFrameSource().next()
    #expect((frame.pixels.width, frame.pixels.height) == (17, 14))
  }

  @Test func costCountsPixelsAndWhatPlayingTakes() throws {
    let still = try decoder.decode(MadePictures.named("444.jpg").data, for: MadePictures.named("444.jpg").size)
    #expect(decoder.cost(of: still) == 61 * 43 * 4)
    let picture = try MadePictures.named("disposal-3.gif")
    let animated = try decoder.decode(picture.data, for: picture.size)
    #expect(decoder.cost(of: animated) == picture.data.count + 34 * 27 * 4 * 4)
  }

  @Test func manyThreadsDecodeAtOnce() async throws {
    let pictures = MadePictures.all
    let wrong = await withTaskGroup(of: [String].self) { group in
      for worker in 0..<8 {
        group.addTask {
          pictures.indices.compactMap { index in
            let picture = pictures[(index + worker * 13) % pictures.count]
            guard let image = try? decoder.decode(picture.data, for: picture.size) else { return picture.name }
            let comparison = PixelComparison(image.stillFrame, with: picture.pixels(ofFrame: 0))
            return comparison.most > picture.tolerance ? picture.name : nil
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(wrong.isEmpty)
  }
}
