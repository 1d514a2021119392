import UIKit

/// A stand-in for Apple's class: it holds its view, and shows nothing of it.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
