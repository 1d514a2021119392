import CarouselEngine
import UIKit

/// Who is looking: the reasons for which the engine lets autoplay wait.
extension BannerView {
  func observeSurroundings() {
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification, UIAccessibility.voiceOverStatusDidChangeNotification,
    ]
    observers.observe([UIApplication.didReceiveMemoryWarningNotification]) { _ in BannerPictures.pipeline.trimMemory() }
    observers.observe(names) { [weak self] name in
      // The network may be another than before.
      if name == UIApplication.willEnterForegroundNotification { BannerPictures.pipeline.forgetFailures() }
      if name == UIApplication.willResignActiveNotification {
        self?.surroundingsChanged(isActive: false)
      } else {
        self?.surroundingsChanged(isActive: name == UIApplication.didBecomeActiveNotification ? true : nil)
      }
    }
  }

  /// - Parameter isActive: whether the app is active; nil for what the app says.
  func surroundingsChanged(isActive: Bool? = nil, updating: Bool = true) {
    let now = clock.now()
    let exposure = exposure
    if exposure != carousel.exposure { carousel.expose(exposure, at: now) }
    let isActive = isActive ?? (UIApplication.shared.applicationState == .active)
    let reasons: [(Carousel.PauseReasons, Bool)] = [
      (.hidden, window == nil || exposure == 0 || isCovered), (.inactive, !isActive),
      (.reducedMotion, UIAccessibility.isReduceMotionEnabled),
      (.hovered, isHovered && pausesOnHover), (.focused, isFocused || hasReaderFocus),
    ]
    for (reason, isSet) in reasons where carousel.pauseReasons.contains(reason) != isSet {
      // What the user has started by hand runs although motion is reduced, until that is switched anew.
      if reason == .reducedMotion, isSet == toldReducedMotion { continue }
      if isSet { carousel.pause(reason, at: now) } else { carousel.resume(reason, at: now) }
    }
    toldReducedMotion = UIAccessibility.isReduceMotionEnabled
    if updating { update() }
  }

  private var isCovered: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden || current.alpha < 0.01 { return true }
      view = current.superview
    }
    return false
  }

  /// How much of it lies within its window and what it is scrolled in, from 0 to 1; 1 while that can't be said.
  var exposure: Double {
    guard window != nil, !bounds.isEmpty else { return 1 }
    var whole = bounds
    var seen = bounds
    var view: UIView = self
    while let parent = view.superview {
      whole = view.convert(whole, to: parent)
      seen = view.convert(seen, to: parent)
      if parent.clipsToBounds || parent.superview == nil {
        seen = seen.intersection(parent.bounds)
        if seen.isNull || seen.isEmpty { return 0 }
      }
      view = parent
    }
    return Double((seen.width * seen.height) / (whole.width * whole.height))
  }
}

/// Listens to notifications for as long as it lives.
final class Observers {
  private var tokens: [any NSObjectProtocol] = []

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @MainActor
  func observe(_ names: [Notification.Name], _ action: @escaping @MainActor (Notification.Name) -> Void) {
    for name in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { notification in
          let name = notification.name
          MainActor.assumeIsolated { action(name) }
        })
    }
  }
}
