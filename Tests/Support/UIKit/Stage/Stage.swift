import Synchronization

/// The tests' hold on the stand-in: a clock, a screen, a finger, keys, a pointer, the app's and the reader's settings.
///
/// Nothing here has a counterpart in Apple's framework. Making a stage begins anew: everything then happens on it.
@MainActor public final class Stage {
  private static var held: Stage?

  /// The stage on which everything happens; one is made where a test has made none.
  public static var current: Stage { held ?? Stage() }

  /// The screen, in points.
  public let size: CGSize
  /// What an app was asked to open, in order.
  public var opened: [URL] = []
  /// Whether an address can be opened. Default: every one.
  public var opens: (URL) -> Bool = { _ in true }
  /// What was posted to a screen reader, in order.
  public var posted: [(notification: UIAccessibility.Notification, argument: Any?)] = []
  /// Whether a touch that catches a deceleration tells its end, right after the drag's beginning.
  ///
  /// Apple's documentation does not say; releases differ. Default: it does.
  public var caughtMotionEndsDecelerating = true
  /// What each edge of the screen loses to bars and notches, in points. Views are told when it changes.
  public var safeArea = UIEdgeInsets.zero { didSet { if safeArea != oldValue { tellSafeArea() } } }

  public internal(set) var appState = UIApplication.State.active
  public internal(set) weak var firstResponder: UIResponder?
  public internal(set) weak var accessibilityFocus: UIResponder?
  public internal(set) var traits: UITraitCollection
  weak var keyWindow: UIWindow?
  var reducesMotion = false
  var hasVoiceOver = false
  var hasSwitchControl = false
  var animates = true
  var animationDepth = 0

  public private(set) lazy var finger = StageFinger(self)
  public private(set) lazy var pointer = StagePointer(self)
  let clock = StageClock()
  private var windows: [WeakWindow] = []
  private var motions: [WeakMotion] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private struct WeakMotion {
    weak var motion: ScrollMotion?
  }

  /// A window as large as the screen, on show, with an empty root view.
  public private(set) lazy var window: UIWindow = {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }()

  public init(size: CGSize = CGSize(width: 390, height: 844)) {
    self.size = size
    traits = UITraitCollection(
      displayScale: 3, layoutDirection: .leftToRight, preferredContentSizeCategory: .large, userInterfaceStyle: .light)
    Self.held = self
    StageTime.now = 1000
  }

  /// Puts a view into the window's root view, and lays out.
  public func show(_ view: UIView, at frame: CGRect? = nil) {
    if let frame { view.frame = frame }
    window.rootViewController?.view.addSubview(view)
    layOut()
  }

  /// One layout pass over every window on show.
  public func layOut() {
    for window in shownWindows { window.layOutTree() }
  }

  var shownWindows: [UIWindow] {
    windows.removeAll { $0.window == nil }
    return windows.compactMap(\.window).filter { !$0.isHidden }
  }

  func add(_ window: UIWindow) { windows.append(WeakWindow(window: window)) }

  func follow(_ motion: ScrollMotion) {
    if !motions.contains(where: { $0.motion === motion }) { motions.append(WeakMotion(motion: motion)) }
  }

  func stepMotions() {
    for motion in motions.compactMap(\.motion) where !motion.step() { motions.removeAll { $0.motion === motion } }
    motions.removeAll { $0.motion == nil }
  }

  private func tellSafeArea() {
    func tell(_ view: UIView) {
      view.safeAreaInsetsDidChange()
      view.setNeedsLayout()
      view.subviews.forEach(tell)
    }
    shownWindows.forEach(tell)
  }
}
