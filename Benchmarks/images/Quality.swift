import BannerImages
import Foundation

/// How like a reference a picture is.
struct Quality {
  /// Over red, green and blue, in decibels.
  let psnr: Double
  /// The mean structural similarity of the luma in windows of 8 × 8 (Wang et al., 2004).
  let ssim: Double

  init(of picture: PixelBuffer, comparedWith reference: Data) {
    guard reference.count == picture.byteCount else {
      (psnr, ssim) = (0, 0)
      return
    }
    let (width, height) = (picture.width, picture.height)
    let found = picture.withUnsafeBytes { Array($0) }
    let expected = [UInt8](reference)
    var squares = 0.0
    for index in found.indices where index % 4 != 3 {
      let difference = Double(found[index]) - Double(expected[index])
      squares += difference * difference
    }
    psnr = 10 * log10(255 * 255 / max(squares / Double(width * height * 3), 1e-9))

    func luma(_ bytes: [UInt8]) -> [Double] {
      stride(from: 0, to: bytes.count, by: 4).map { index -> Double in
        let (red, green, blue) = (Double(bytes[index]), Double(bytes[index + 1]), Double(bytes[index + 2]))
        return 0.299 * red + 0.587 * green + 0.114 * blue
      }
    }
    let (a, b) = (luma(found), luma(expected))
    var sum = 0.0
    var windows = 0.0
    for top in stride(from: 0, through: height - 8, by: 2) {
      for left in stride(from: 0, through: width - 8, by: 2) {
        sum += Self.similarity(a, b, start: top * width + left, width: width)
        windows += 1
      }
    }
    ssim = sum / windows
  }

  private static func similarity(_ a: [Double], _ b: [Double], start: Int, width: Int) -> Double {
    var (meanA, meanB, squareA, squareB, product) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for y in 0..<8 {
      for x in 0..<8 {
        let (valueA, valueB) = (a[start + y * width + x], b[start + y * width + x])
        meanA += valueA / 64
        meanB += valueB / 64
        squareA += valueA * valueA / 64
        squareB += valueB * valueB / 64
        product += valueA * valueB / 64
      }
    }
    let c1 = 0.01 * 255 * 0.01 * 255
    let c2 = 0.03 * 255 * 0.03 * 255
    let (varianceA, varianceB) = (squareA - meanA * meanA, squareB - meanB * meanB)
    let covariance = product - meanA * meanB
    let likeness = (2 * meanA * meanB + c1) * (2 * covariance + c2)
    let most = (meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2)
    return likeness / most
  }
}
