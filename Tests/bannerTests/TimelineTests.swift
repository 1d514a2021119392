import CarouselEngine
import Testing

@testable import banner

@Suite struct TimelineTests {
  private func timeline(
    _ count: Int, interval: Double = 2, frameRate: Double = 30, _ change: (inout Carousel.Options) -> Void = { _ in }
  ) -> Timeline {
    var options = Carousel.Options()
    options.autoplay = interval
    change(&options)
    return Timeline(
      options: options, size: PixelSize(width: 400, height: 200), itemCount: count, frameRate: frameRate)
  }

  /// The positions at all frames of a round, and at the one after it.
  private func round(_ timeline: Timeline) -> [Double] {
    var timeline = timeline
    let count = timeline.roundFrames
    timeline.endAfterOneRound()
    return (0...count).map { frame in
      timeline.advance(to: timeline.time(ofFrame: frame))
      return timeline.carousel.position
    }
  }

  @Test(arguments: [(3, 2.0, 30.0), (2, 0.1, 30), (5, 0.25, 25), (7, 0.5, 1), (4, 1.3, 23.976), (2, 3, 120)])
  func aRoundEndsWhereItBegan(_ count: Int, _ interval: Double, _ frameRate: Double) {
    let positions = round(timeline(count, interval: interval, frameRate: frameRate))
    #expect(positions.first == 0)
    #expect(positions.last == Double(count), "the frame after the last one is the first one again")
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 }, "it goes forward only")
    let seconds = Double(positions.count - 1) / frameRate
    #expect(seconds >= Double(count) * interval - 1 / frameRate)
    #expect(seconds <= Double(count) * interval + 0.8 + 1 / frameRate, "it ends as soon as it is there")
  }

  @Test func everyBannerHasItsTurn() {
    let positions = round(timeline(5))
    let rests = Set(positions.filter { $0 == $0.rounded() })
    #expect(rests == [0, 1, 2, 3, 4, 5])
  }

  @Test func withoutALoopARoundEndsAtTheLastBannerAndWithRewindAtTheFirst() {
    #expect(round(timeline(4) { $0.loop = false }).last == 3)
    let positions = round(
      timeline(4) {
        $0.loop = false
        $0.rewind = true
      })
    #expect(positions.max() == 3)
    #expect(positions.last == 0)
  }

  @Test func aSingleBannerIsShownForItsTime() {
    let positions = round(timeline(1))
    #expect(positions.count == 61)
    #expect(positions.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [0.0, 1.9, 2.0, 2.1, 2.4, 7.3, 100.05])
  func aMomentIsTheSameHoweverItIsReached(_ moment: Double) {
    var leap = timeline(3)
    leap.advance(to: moment)
    for frameRate in [1.0, 24, 120] {
      var film = timeline(3, frameRate: frameRate)
      for frame in 0...Int(moment * frameRate) { film.advance(to: film.time(ofFrame: frame)) }
      film.advance(to: moment)
      #expect(film.carousel.position == leap.carousel.position, "\(frameRate) frames a second")
    }
  }

  @Test func aFilmHasAtLeastOneFrame() {
    #expect(timeline(2).frames(in: 0.01) == 1)
    #expect(timeline(2, frameRate: 1).frames(in: 0.4) == 1)
    #expect(timeline(2, frameRate: 120).frames(in: 3600) == 432_000)
  }
}
