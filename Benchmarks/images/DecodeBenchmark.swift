import BannerImages
import CImageFloors
import Foundation

/// What decoding a picture costs, beside what its codec alone costs, measured in turns.
struct DecodeBenchmark: Benchmark {
  var name: String
  var picture: Data
  var size: TargetSize
  /// The pixels of a Lanczos reference; none for what is not compared.
  var reference: Data?
  /// The most that it may cost, in costs of the floor.
  var limit: Double?
  var floor: (Data) -> Void

  private static let rounds = 15
  private let decoder = CodecDecoder()

  init(
    _ name: String, _ picture: Data, width: Int, height: Int, reference: Data? = nil, limit: Double? = nil,
    floor: @escaping (Data) -> Void
  ) {
    self.name = name
    self.picture = picture
    size = TargetSize(width: width, height: height, contentMode: .fit)
    self.reference = reference
    self.limit = limit
    self.floor = floor
  }

  func run() async throws {
    var floors: [Double] = []
    var decodes: [Double] = []
    let image = try decodeAll()
    floor(picture)
    for _ in 0..<Self.rounds {
      floors.append(milliseconds { floor(picture) })
      decodes.append(try milliseconds { _ = try decodeAll() })
    }
    report("\(name).size", "\(image.width)x\(image.height)", "pixels")
    report("\(name).floor", median(floors), "ms")
    report("\(name).decode", median(decodes), "ms")
    let ratios = zip(decodes, floors).map { $0 / $1 }
    report("\(name).ratio", median(ratios), limit.map { "x-of-\($0)" } ?? "x")
    report("\(name).memory", Double(try await addedMemory { _ = try decodeAll() }) / 1_048_576, "MB")
    if let reference {
      let quality = Quality(of: image.stillFrame, comparedWith: reference)
      report("\(name).psnr", quality.psnr, "dB")
      report("\(name).ssim", quality.ssim, "of-1", digits: 4)
    }
  }

  /// Decodes, and plays an animation once.
  private func decodeAll() throws -> DecodedImage {
    let image = try decoder.decode(picture, for: size)
    if let animation = image.animation {
      let source = try animation.makeFrameSource()
      for _ in 0..<animation.frameCount { _ = try source.next() }
    }
    return image
  }
}
