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
    let isActive = isActive ?? (UIApplication.shared.applicationState == .active)
    let reasons: [(Carousel.PauseReasons, Bool)] = [
      (.hidden, !isOnScreen), (.inactive, !isActive),
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

  /// Whether any of it can be seen: in a window, not hidden, not scrolled away.
  private var isOnScreen: Bool { window != nil && !isScrolledAway && !isCovered }

  private var isCovered: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden || current.alpha < 0.01 { return true }
      view = current.superview
    }
    return false
  }

  /// Whether it lies outside its window, or what it is scrolled in.
  var isScrolledAway: Bool {
    guard window != nil, !bounds.isEmpty else { return false }
    var rect = bounds
    var view: UIView = self
    while let parent = view.superview {
      rect = view.convert(rect, to: parent)
      if parent.clipsToBounds || parent.superview == nil {
        rect = rect.intersection(parent.bounds)
        if rect.isNull || rect.isEmpty { return true }
      }
      view = parent
    }
    return false
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
