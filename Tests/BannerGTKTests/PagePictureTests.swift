import BannerImages
import Banners
import CGtk
import CarouselEngine
import XCTest

@testable import BannerGTK

/// Which picture is on which page, and when.
final class PagePictureTests: GTKTestCase {
  func testAPageShowsThePlaceholderUntilItsPictureComes() throws {
    try onMainActor {
      let pictures = PaintedPictures(waits: true)
      let stage = try Stage(prepare: { $0.pictures = pictures })
      let placeholder = stage.color(x: 200, y: 50)
      XCTAssertNotEqual(placeholder, "#ff0000")
      deliver(.resource("#ff0000"), from: pictures)
      XCTAssertEqual(stage.color(x: 200, y: 50), "#ff0000")
    }
  }

  func testItAsksForTheVisiblePagesAndTheirNeighboursAtTheirSizeInPixels() throws {
    try onMainActor {
      let pictures = PaintedPictures(waits: true)
      _ = try Stage(prepare: { $0.pictures = pictures })
      waitUntil("three pictures are asked for") { pictures.asked.count == 3 }
      // Each is asked for in a task of its own, in whatever order these run.
      XCTAssertEqual(
        Set(pictures.asked),
        Set(["#ff0000", "#00ff00", "#808080"].map { ImageRequest(source: .resource($0), width: 400, height: 200) }))
    }
  }

  func testALatePictureNeverShowsOnAPageThatHasAnotherBannerNow() throws {
    try onMainActor {
      let pictures = PaintedPictures(waits: true)
      let stage = try Stage(prepare: { $0.pictures = pictures })
      waitUntil("it is asked for") { !pictures.asked.isEmpty }
      let placeholder = stage.color(x: 200, y: 50)
      stage.view.banners = PaintedPictures.banners("#ffffff", "#000000")
      deliver(.resource("#ff0000"), from: pictures)
      XCTAssertEqual(stage.color(x: 200, y: 50), placeholder)
      deliver(.resource("#ffffff"), from: pictures)
      XCTAssertEqual(stage.color(x: 200, y: 50), "#ffffff")
    }
  }

  func testABannerWhosePictureIsReplacedShowsTheNewOne() throws {
    try onMainActor {
      let stage = try Stage()
      XCTAssertEqual(stage.color(x: 200, y: 50), "#ff0000")
      stage.view.banners = [Banner(id: "#ff0000", image: .resource("#00ff00"))]
      XCTAssertEqual(stage.color(x: 200, y: 50), "#00ff00")
    }
  }

  func testAResizeNeverFlashesThePlaceholder() throws {
    try onMainActor {
      let pictures = PaintedPictures(waits: true)
      let stage = try Stage(prepare: { $0.pictures = pictures })
      deliver(.resource("#ff0000"), from: pictures)
      gtk_window_set_default_size(stage.window.window, 500, 250)
      waitUntil("it is wider") { stage.view.carousel.viewport.width == 500 }
      XCTAssertEqual(stage.color(x: 480, y: 50), "#ff0000", "the old picture, until the new one has come")
      let larger = ImageRequest(source: .resource("#ff0000"), width: 500, height: 250)
      waitUntil("a larger one is asked for") { pictures.asked.contains(larger) }
      XCTAssertEqual(stage.color(x: 480, y: 50), "#ff0000")
      deliver(.resource("#ff0000"), from: pictures)
      XCTAssertEqual(stage.color(x: 480, y: 50), "#ff0000")
    }
  }

  func testThePicturesOnBothSidesOfALoopOfTwoAreThere() throws {
    try onMainActor {
      var options = Carousel.Options()
      options.pageExtent = .fraction(0.5)
      let stage = try Stage(options: options)
      stage.view.banners = PaintedPictures.banners("#ff0000", "#00ff00")
      XCTAssertEqual(stage.color(x: 10, y: 50), "#00ff00")
      XCTAssertEqual(stage.color(x: 200, y: 50), "#ff0000")
      XCTAssertEqual(stage.color(x: 390, y: 50), "#00ff00")
    }
  }

  func testAnOlderPictureShowsUntilTheNewerOneHasCome() throws {
    try onMainActor {
      let pictures = PicturesToTell()
      let stage = try Stage(prepare: { $0.pictures = pictures })
      var failures: [ImageError] = []
      stage.view.onPictureFailed = { failures.append($0) }
      waitUntil("it is asked for") { pictures.isAsked(for: "#ff0000") }
      let placeholder = stage.color(x: 200, y: 50)
      let error = ImageError(source: .resource("#ff0000"), reason: .loading(.status(503)))
      pictures.tell("#ff0000", .failure(error, retryAfter: 1))
      XCTAssertEqual(stage.color(x: 200, y: 50), placeholder)
      pictures.tell("#ff0000", .olderPicture(PaintedPictures.paint("#00ffff")))
      XCTAssertEqual(stage.color(x: 200, y: 50), "#00ffff")
      for wait in [1.0, 2, 4] { pictures.tell("#ff0000", .failure(error, retryAfter: wait)) }
      XCTAssertEqual(stage.color(x: 200, y: 50), "#00ffff", "a good picture stays")
      pictures.tell("#ff0000", .picture(PaintedPictures.paint("#ffff00")))
      XCTAssertEqual(stage.color(x: 200, y: 50), "#ffff00")
      XCTAssertEqual(failures, [error, error], "once before there was a picture, and once after")
    }
  }

  func testAPageThatComesIntoViewMakesItsPictureUrgent() throws {
    try onMainActor {
      let pictures = PicturesToTell()
      let stage = try Stage(prepare: { $0.pictures = pictures })
      waitUntil("three are asked for") { pictures.asked.count == 3 }
      XCTAssertEqual(Set(pictures.asked), ["#ff0000 at once", "#00ff00", "#808080"])
      stage.view.scroll(to: 1, animated: false)
      waitUntil("the second is asked for again") { pictures.asked.contains("#00ff00 at once") }
      pictures.tell("#00ff00", .picture(PaintedPictures.paint("#00ff00")))
      XCTAssertEqual(stage.color(x: 200, y: 50), "#00ff00")
    }
  }

  func testAFailureIsToldAndThePlaceholderStays() throws {
    try onMainActor {
      let stage = try Stage()
      var failures: [ImageError] = []
      stage.view.onPictureFailed = { failures.append($0) }
      stage.view.pictures = PipelinePictures()
      let missing = ImageSource.url(URL(fileURLWithPath: "/nowhere/banner.png"))
      stage.view.banners = [Banner(image: missing)]
      waitUntil("the failure is told") { !failures.isEmpty }
      XCTAssertEqual(failures, [ImageError(source: missing, reason: .loading(.unreadable("there is no such file")))])
    }
  }
}

/// Lets a source's pictures come, and waits until they are drawn.
@MainActor
private func deliver(_ source: ImageSource, from pictures: PaintedPictures) {
  waitUntil("\(source) is asked for") { pictures.asked.contains { $0.source == source } }
  pictures.deliver(source)
  settleLoop()
}
