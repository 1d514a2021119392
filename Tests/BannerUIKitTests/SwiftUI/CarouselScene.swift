import Banners
import SwiftUI

@testable import BannerUIKit

/// A carousel in a window, with a selection that an app keeps and a record of what the app was told.
@MainActor
final class CarouselScene {
  static let frame = CGRect(x: 0, y: 100, width: 390, height: 195)

  /// The app's state.
  final class Selection {
    var value = 0
    var written: [Int] = []
  }

  let stage = CarouselScene.clockedStage()
  let selection = Selection()
  private(set) var changes: [Int] = []
  private let images = TestImages()
  private var shown: RepresentableStage<BannerCarousel<Never>>?

  var host: RepresentableStage<BannerCarousel<Never>> { shown! }
  var view: BannerView { host.view }

  /// A stage whose clock the views go by.
  static func clockedStage() -> Stage {
    let stage = Stage()
    ViewClock.standard = ViewClock(
      now: { stage.now },
      wake: { seconds, action in
        let ticket = stage.schedule(after: seconds) { action() }
        return { ticket.cancel() }
      })
    return stage
  }

  /// What the app's body returns.
  func carousel(_ count: Int) -> BannerCarousel<Never> {
    let selection = selection
    let binding = Binding(
      get: { selection.value },
      set: {
        selection.value = $0
        selection.written.append($0)
      })
    return BannerCarousel(BannerStage.banners(count), selection: binding).imageLoader(images)
      .onChange { [weak self] in self?.changes.append($0) }
  }

  func show(_ carousel: BannerCarousel<Never>) {
    let host = RepresentableStage(carousel)
    shown = host
    stage.show(host.view, at: Self.frame)
  }

  func update(_ carousel: BannerCarousel<Never>, animation: Animation? = nil) {
    host.update(carousel, animation: animation)
  }

  /// The view of a carousel that is in no window.
  func view(of carousel: BannerCarousel<Never>) -> BannerView { RepresentableStage(carousel).view }

  /// Lets what was put off happen.
  func tasks() async {
    for _ in 0..<10 { await Task.yield() }
  }

  private var center: CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }

  func swipe(_ dx: CGFloat) {
    stage.finger.down(at: center)
    stage.finger.drag(by: CGPoint(x: dx, y: 0), over: 0.1)
    stage.finger.up()
  }

  func tap() { stage.finger.tap(at: center) }
}
