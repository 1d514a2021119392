import Testing

@testable import banner

@Suite struct PaletteTests {
  func histogram(of image: FrameImage) -> ColorHistogram {
    var marks = PixelMarks(width: image.width, height: image.height)
    marks.insertChanges(from: [], to: image.pixels)
    var histogram = ColorHistogram()
    histogram.count(image.pixels, where: marks)
    return histogram
  }

  @Test func aPaletteHasNoMoreColoursThanAnIndexCanName() {
    let source = SampleFilm.image(width: 128, height: 128) { x, y in (UInt32(x * 2), UInt32(y * 2), UInt32(x * y % 256))
    }
    let cells = histogram(of: source).cells
    #expect(cells.count > 1000)
    let palette = Palette(for: cells)
    #expect(palette.colors.count == 255)
    for color in palette.colors {
      #expect([color.red, color.green, color.blue].allSatisfy { 0...255 ~= $0 && $0 == $0.rounded() })
    }
    // A cube of 256³ colours in 255 equal parts has an error of 40² / 12 in each channel.
    #expect(palette.error(for: cells) < 1200)
  }

  @Test func theSameColoursGiveTheSamePalette() {
    let cells = histogram(of: SampleFilm.gradient(width: 40, height: 40)).cells
    #expect(Palette(for: cells) == Palette(for: cells))
  }

  @Test func theSearchFindsWhatIsNearest() {
    let palette = Palette(for: histogram(of: SampleFilm.gradient(width: 60, height: 60)).cells)
    var search = PaletteSearch(palette)
    for (index, color) in palette.colors.enumerated() {
      #expect(palette.colors[search.nearest(to: color)].distance(to: color) <= 100, "colour \(index)")
    }
    let far = palette.colors[search.nearest(to: .init(red: -90, green: 900, blue: 0))]
    #expect(far == palette.colors[palette.nearest(to: .init(red: 0, green: 255, blue: 0))])
  }

  @Test func ditheringMixesTheColourThatIsNotThere() {
    let palette = Palette(
      for: histogram(of: SampleFilm.image(width: 2, height: 1) { x, _ in x == 0 ? (0, 0, 0) : (255, 255, 255) }).cells)
    var dither = OrderedDither(palette)
    for grey in [UInt32(0), 48, 64, 128, 200, 255] {
      var sum: Float = 0
      for place in 0..<64 {
        sum += palette.colors[dither.index(for: 0xFF00_0000 | grey * 0x010101, x: place % 8, y: place / 8)].green
      }
      #expect(abs(sum / 64 - Float(grey)) <= 4, "grey \(grey)")
    }
  }

  @Test func marksKnowTheirRectangle() {
    let before = SampleFilm.flat(0, width: 9, height: 7)
    var pixels = before.pixels
    pixels[2 * 9 + 3] = 0xFFFF_FFFF
    pixels[5 * 9 + 1] = 0xFFFF_FFFF
    var marks = PixelMarks(width: 9, height: 7)
    marks.insertChanges(from: before.pixels, to: pixels)
    #expect(marks.columns == 1..<4 && marks.rows == 2..<6)
    #expect(marks[2 * 9 + 3] && !marks[2 * 9 + 2])
    marks.removeAll()
    #expect(marks.isEmpty && marks.columns.isEmpty)
    marks.insertChanges(from: pixels, to: pixels)
    #expect(marks.isEmpty)
    marks.insertChanges(from: before.pixels, to: pixels)
    #expect(marks.columns == 1..<4 && marks.rows == 2..<6)
  }
}
