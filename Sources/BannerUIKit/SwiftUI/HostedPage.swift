import SwiftUI

/// A page that shows a view of SwiftUI's, and another when it is used again.
final class HostedPage<Content: View>: UIView {
  static var identifier: String { "BannerCarousel" }

  private(set) var controller: UIHostingController<PageContent<Content>>?

  func show(_ content: Content, id: String, environment: EnvironmentValues) {
    let root = PageContent(content: content, id: id, environment: environment)
    if let controller {
      controller.rootView = root
    } else {
      let made = UIHostingController(rootView: root)
      controller = made
      made.view.backgroundColor = .clear
      addSubview(made.view)
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.view.frame = bounds
  }

  /// Its controller belongs to the one in whose view the carousel is, as UIKit wants it.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let controller else { return }
    let parent = window == nil ? nil : nearestController
    guard controller.parent !== parent else { return }
    if controller.parent != nil {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    if let parent {
      parent.addChild(controller)
      controller.didMove(toParent: parent)
    }
  }

  private var nearestController: UIViewController? {
    var responder: UIResponder? = superview
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

/// A page's content as the carousel's surroundings have it. Another item's has state of its own, also in a page that is used
/// again.
struct PageContent<Content: View>: View {
  let content: Content
  let id: String
  let environment: EnvironmentValues

  var body: some View {
    content.id(id).ignoresSafeArea().environment(\.self, environment)
  }
}
