/// Properties have their new values at once, as Apple's do; the stage's clock tells when an animation has ended.
extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(animations)
    let end = areAnimationsEnabled ? max(duration, 0) + max(delay, 0) : 0
    if let completion { Stage.current.schedule(after: end) { completion(true) } }
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(before)
  }

  public class var areAnimationsEnabled: Bool { Stage.current.animates }

  public class func setAnimationsEnabled(_ enabled: Bool) { Stage.current.animates = enabled }

  private class func run(_ animations: () -> Void) {
    Stage.current.animationDepth += 1
    animations()
    Stage.current.animationDepth -= 1
  }
}
