@testable import CarouselEngine
import Testing

@Suite struct RubberBandTests {
  @Test("content follows a pull x past an end by d·(1 − 1/(x·0.55/d + 1))", arguments: [1.0, 46, 100, 400, 5000])
  func curve(pull: Double) {
    let d = 428.0 / 3
    #expect(RubberBand(length: d).resisted(pull) == d * (1 - 1 / (pull * 0.55 / d + 1)))
  }

  @Test("it begins without a jump and never reaches a viewport's length")
  func bounds() {
    let band = RubberBand(length: 400)
    #expect(band.resisted(0) == 0)
    #expect(band.resisted(1e9) < 400)
    #expect(band.resisted(1e9) > 399)
  }

  @Test("the pull that holds an offset is the inverse", arguments: [0.0, 0.5, 30, 200, 2000])
  func inverse(pull: Double) {
    let band = RubberBand(length: 357.5)
    #expect(abs(band.pull(holding: band.resisted(pull)) - pull) < 1e-9)
  }

  @Test("an offset of a viewport or more, which no pull holds, is held by a finite pull", arguments: [400.0, 900])
  func beyond(offset: Double) {
    let pull = RubberBand(length: 400).pull(holding: offset)
    #expect(pull.isFinite && pull > 400)
  }

  @Test("its slope is that of the curve", arguments: [0.0, 30, 200, 2000])
  func slope(pull: Double) {
    let band = RubberBand(length: 400)
    let measured = (band.resisted(pull + 1e-4) - band.resisted(pull)) / 1e-4
    #expect(abs(band.slope(at: pull) - measured) < 1e-5)
  }
}
