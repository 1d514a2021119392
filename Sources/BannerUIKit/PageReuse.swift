import UIKit

/// A page of the app's own that wants to know before it is used again.
@MainActor
public protocol ReusableBannerPage: UIView {
  /// Forgets what the page showed.
  func prepareForReuse()
}

/// The app's own pages: on show, and waiting to be used again.
@MainActor
final class PageReuse {
  private var makers: [String: @MainActor () -> UIView] = [:]
  private var waiting: [String: [UIView]] = [:]
  private var identifiers: [ObjectIdentifier: String] = [:]

  func register(_ identifier: String, _ make: @escaping @MainActor () -> UIView) {
    makers[identifier] = make
    waiting[identifier] = nil
    // Those on show do not come back either.
    identifiers = identifiers.filter { $0.value != identifier }
  }

  func dequeue(_ identifier: String) -> UIView? {
    if let view = waiting[identifier]?.popLast() {
      (view as? any ReusableBannerPage)?.prepareForReuse()
      return view
    }
    guard let view = makers[identifier]?() else { return nil }
    identifiers[ObjectIdentifier(view)] = identifier
    return view
  }

  /// A page went out of sight; one that was not dequeued is the app's to keep.
  func release(_ view: UIView?, unless next: UIView?) {
    guard let view, view !== next, let identifier = identifiers[ObjectIdentifier(view)] else { return }
    waiting[identifier, default: []].append(view)
  }
}
