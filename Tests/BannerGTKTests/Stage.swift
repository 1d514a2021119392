import Banners
import CGtk
import CarouselEngine
import Foundation

@testable import BannerGTK

/// A view of four plain pages (red, green, blue, grey) in a window of 400 × 200 points, with what it told the app.
@MainActor
final class Stage {
  let view: BannerView
  let clock: ManualClock
  let window: TestWindow
  private let log = Log()

  @MainActor
  private final class Log {
    var events: [String] = []
    var opened: [String] = []
  }

  /// What the app was told, in order; impressions aside.
  var events: [String] { log.events }
  /// The links that the desktop would have opened.
  var opened: [String] { log.opened }

  /// - Parameters:
  ///   - child: what the window shows; the view itself by default.
  ///   - prepare: changes the view before it is shown.
  init(
    options: Carousel.Options = Carousel.Options(), usesManualClock: Bool = true,
    child: ((BannerView) -> UnsafeMutablePointer<GtkWidget>)? = nil, prepare: (BannerView) -> Void = { _ in }
  ) throws {
    let banners = PaintedPictures.banners("#ff0000", "#00ff00", "#0000ff", "#808080")
    view = BannerView(banners: banners, options: options, pictures: PaintedPictures())
    clock = ManualClock(view)
    if !usesManualClock { view.owner.clock = SystemClock.seconds }
    let log = log
    view.onChange = { log.events.append("changed \($0)") }
    view.onSettle = { log.events.append("settled \($0)") }
    view.onDragBegan = { log.events.append("drag began") }
    view.onDragEnded = { log.events.append("drag ended") }
    view.owner.openLink = { log.opened.append($0.absoluteString) }
    prepare(view)
    try Xdotool.leave()
    window = TestWindow(child?(view) ?? view.widget)
  }

  func color(x: Int, y: Int) -> String {
    window.color(x: x, y: y)
  }
}
