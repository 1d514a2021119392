import UIKit

/// Makes, updates and dismantles a representable as SwiftUI does: a test's handle, without a counterpart in Apple's framework.
@MainActor public final class RepresentableStage<Representable: UIViewRepresentable> {
  public let view: Representable.UIViewType
  public let coordinator: Representable.Coordinator
  public private(set) var representable: Representable
  public private(set) var environment: EnvironmentValues

  /// Makes the coordinator, then the view, and updates it once.
  public init(_ representable: Representable, environment: EnvironmentValues = EnvironmentValues()) {
    self.representable = representable
    self.environment = environment
    coordinator = representable.makeCoordinator()
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
    view = representable.makeUIView(context: context)
    representable.updateUIView(view, context: context)
  }

  /// Updates with a new value of the representable, another environment, or both.
  public func update(
    _ representable: Representable? = nil, environment: EnvironmentValues? = nil, animation: Animation? = nil
  ) {
    if let representable { self.representable = representable }
    if let environment { self.environment = environment }
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, transaction: Transaction(animation: animation), environment: self.environment)
    self.representable.updateUIView(view, context: context)
  }

  /// Takes the view out of its superview, and dismantles it.
  public func dismantle() {
    view.removeFromSuperview()
    Representable.dismantleUIView(view, coordinator: coordinator)
  }
}
