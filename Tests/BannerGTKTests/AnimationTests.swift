import BannerImages
import Banners
import CGtk
import CarouselEngine
import XCTest

@testable import BannerGTK

/// Animations play by the clock, and only while they are seen.
final class AnimationTests: GTKTestCase {
  func testEachFrameIsShownForItsOwnTime() throws {
    try onMainActor {
      let film = try Film(repeats: true)
      var shown: [String] = []
      // In steps of 50 ms from the middle of the first: two of red, four of green, six of blue, and again.
      for step in 0..<24 {
        film.advance(to: 0.025 + 0.05 * Double(step))
        shown.append(film.color)
      }
      let play = [("red", 2), ("green", 4), ("blue", 6)].flatMap { Array(repeating: $0, count: $1) }
      XCTAssertEqual(shown, play + play)
    }
  }

  func testAPictureThatPlaysOnceStopsAtItsLastFrame() throws {
    try onMainActor {
      let film = try Film(repeats: false)
      for time in [0.05, 0.15, 0.35, 0.7, 5, 10] { film.advance(to: time) }
      XCTAssertEqual(film.color, "blue")
      XCTAssertNil(film.player.nextDeadline)
    }
  }

  func testAfterAPauseTheFrameGetsItsWholeTimeAgain() throws {
    try onMainActor {
      let film = try Film(repeats: true)
      film.advance(to: 0.15)
      XCTAssertEqual(film.color, "green")
      film.player.pause()
      XCTAssertNil(film.player.nextDeadline)
      film.advance(to: 100)
      XCTAssertEqual(film.color, "green")
      film.advance(to: 100.19)
      XCTAssertEqual(film.color, "green")
      film.advance(to: 100.21)
      XCTAssertEqual(film.color, "blue")
    }
  }

  func testItPlaysInTheWidgetWhileItsPageIsVisible() throws {
    try onMainActor {
      let stage = try movingStage()
      XCTAssertEqual(stage.color(x: 200, y: 50), "#ff0000")
      play(stage, 0.15, until: "#00ff00")
      play(stage, 0.2, until: "#0000ff")
      stage.view.scroll(to: 1, animated: false)
      settleLoop()
      stage.clock.leap(10)
      XCTAssertNil(stage.view.owner.pictures.nextDeadline, "nobody sees it")
      stage.view.scroll(to: 0, animated: false)
      XCTAssertEqual(stage.color(x: 200, y: 50), "#0000ff", "it goes on where it was")
    }
  }

  func testItStandsStillWhereMotionIsReduced() throws {
    try onMainActor {
      let stage = try movingStage()
      stage.view.owner.surroundingsChanged { $0.reducesMotion = true }
      for _ in 0..<10 {
        stage.clock.leap(0.15)
        settleLoop(frames: 1)
      }
      XCTAssertEqual(stage.color(x: 200, y: 50), "#ff0000")
      XCTAssertNil(stage.view.owner.pictures.nextDeadline)
    }
  }

  func testWhenMotionIsReducedItIsAStillPictureOfItsFirstFrame() throws {
    try onMainActor {
      let stage = try movingStage()
      play(stage, 0.15, until: "#00ff00")
      stage.view.owner.surroundingsChanged { $0.reducesMotion = true }
      XCTAssertEqual(stage.color(x: 200, y: 50), "#ff0000")
      stage.view.play()
      stage.clock.leap(10)
      XCTAssertEqual(stage.color(x: 200, y: 50), "#ff0000", "autoplay may be asked for; this was not")
      stage.view.owner.surroundingsChanged { $0.reducesMotion = false }
      play(stage, 0.15, until: "#00ff00")
    }
  }

  func testWhoStopsTheCarouselStopsItToo() throws {
    try onMainActor {
      let stage = try movingStage()
      play(stage, 0.15, until: "#00ff00")
      stage.view.stop()
      XCTAssertNil(stage.view.owner.pictures.nextDeadline)
      for _ in 0..<10 {
        stage.clock.leap(0.3)
        settleLoop(frames: 1)
      }
      XCTAssertEqual(stage.color(x: 200, y: 50), "#00ff00")
      stage.view.play()
      play(stage, 0.25, until: "#0000ff")
    }
  }

  func testAnAnimationCanBePausedWhereNoPageTurns() throws {
    try onMainActor {
      let stage = try movingStage()
      XCTAssertNil(stage.view.options.autoplay)
      waitUntil("it plays") { stage.view.owner.pictures.nextDeadline != nil }
      gtk_widget_activate_action_variant(stage.view.widget, BannerAction.pause.name, nil)
      XCTAssertNil(stage.view.owner.pictures.nextDeadline)
      gtk_widget_activate_action_variant(stage.view.widget, BannerAction.play.name, nil)
      play(stage, 0.15, until: "#00ff00")
    }
  }
}

/// A view whose first page is the animation.
@MainActor
private func movingStage() throws -> Stage {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("bannerkit-\(UUID().uuidString).gif")
  try MovingPicture.data().write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  let stage = try Stage(prepare: { view in
    view.pictures = PipelinePictures()
    view.banners = [Banner(image: .url(url))] + BuiltInBanners.all
  })
  waitUntil("the picture is there") { stage.view.owner.pictures.picture(of: .url(url)) != nil }
  return stage
}

@MainActor
private func play(_ stage: Stage, _ seconds: Double, until color: String) {
  waitUntil("the next frame is composed") { stage.view.owner.pictures.nextDeadline != nil }
  stage.clock.leap(seconds)
  XCTAssertEqual(stage.color(x: 200, y: 50), color)
}

/// A player, and a wait for its frames where a screen would show one a little longer.
@MainActor
private final class Film {
  let player: AnimationPlayer<Picture>

  init(repeats: Bool) throws {
    // No view is made that would do so.
    installMainActor()
    let picture = try MovingPicture.picture(repeats: repeats)
    player = AnimationPlayer(try XCTUnwrap(picture.animation), first: picture) {}
    advance(to: 0)
  }

  func advance(to time: Double) {
    _ = player.advance(to: time)
    waitUntil("the next frame is composed, if there is one") { !player.isWaiting }
  }

  var color: String {
    let picture = player.picture
    var bytes = [UInt8](repeating: 0, count: picture.width * picture.height * 4)
    gdk_texture_download(picture.texture, &bytes, gsize(picture.width * 4))
    // Blue comes first, as cairo has it on this machine.
    return bytes[2] > 128 ? "red" : bytes[1] > 128 ? "green" : bytes[0] > 128 ? "blue" : "none"
  }
}
