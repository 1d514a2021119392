import Testing

@testable import BannerImages

/// At which size a picture is decoded.
@Suite struct FittingTests {
  @Test(arguments: [
    (750, 300, ImageRequest.ContentMode.fit, 4000, 3000, 400, 300), (750, 300, .fit, 1600, 900, 533, 300),
    (750, 300, .fill, 4000, 3000, 750, 563), (750, 300, .fill, 1600, 900, 750, 422),
    (750, 300, .fit, 3000, 400, 750, 100),
    (750, 300, .fill, 3000, 400, 2250, 300), (750, 300, .fit, 700, 200, 700, 200),
    (750, 300, .fill, 700, 900, 700, 900),
    (750, 300, .fill, 700, 200, 700, 200), (750, 300, .fit, 750, 300, 750, 300), (1, 1, .fit, 32_767, 1, 1, 1),
    (1, 1, .fill, 32_767, 3, 10_922, 1), (0, -5, .fit, 100, 100, 1, 1), (.max, .max, .fill, 100, 50, 100, 50),
    (.max, 10, .fit, 100, 50, 20, 10),
  ])
  func sizesAreExact(
    _ width: Int, _ height: Int, _ mode: ImageRequest.ContentMode, _ sourceWidth: Int, _ sourceHeight: Int,
    _ fittedWidth: Int, _ fittedHeight: Int
  ) {
    let target = TargetSize(width: width, height: height, contentMode: mode)
    #expect(target.fitting(width: sourceWidth, height: sourceHeight) == (fittedWidth, fittedHeight))
  }

  @Test func randomSizesCoverOrFitAndAreNeverEnlarged() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    for _ in 0..<20_000 {
      let source = (width: Int.random(in: 1...9000, using: &random), height: Int.random(in: 1...9000, using: &random))
      let mode: ImageRequest.ContentMode = Bool.random(using: &random) ? .fit : .fill
      let target = TargetSize(
        width: Int.random(in: 1...3000, using: &random), height: Int.random(in: 1...3000, using: &random),
        contentMode: mode)
      let fitted = target.fitting(width: source.width, height: source.height)
      let isRight =
        (1...source.width).contains(fitted.width) && (1...source.height).contains(fitted.height)
        && (mode == .fit
          ? fitted.width <= target.width && fitted.height <= target.height
          : fitted.width >= min(target.width, source.width) && fitted.height >= min(target.height, source.height))
        && (fitted == source || fitted.width == target.width || fitted.height == target.height)
      guard isRight else {
        Issue.record("seed \(seed): \(source) in \(target) is \(fitted)")
        return
      }
    }
  }
}
