/// A stand-in for Apple's class: the stage is the app.
@MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  static let only = UIApplication()
  open class var shared: UIApplication { only }

  open var applicationState: State { Stage.current.appState }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Stage.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open func canOpenURL(_ url: URL) -> Bool { Stage.current.opens(url) }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opens = Stage.current.opens(url)
    if opens { Stage.current.opened.append(url) }
    if let completion { Stage.current.schedule(after: 0) { completion(opens) } }
  }

  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
