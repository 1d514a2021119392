/// A stand-in for Apple's class: the look of a view. Its geometry is kept by the view.
open class CALayer: NSObject {
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var zPosition: CGFloat = 0
  open var isDoubleSided = true
  open var masksToBounds = false
  open var opacity: Float = 1
  open var isHidden = false
  open var cornerRadius: CGFloat = 0
  open var backgroundColor: CGColor?
  open var allowsEdgeAntialiasing = false

  public override init() {}
}

/// The time of the stage's clock, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { StageTime.now }

public typealias CFTimeInterval = Double
