/// A pointer over the stage's window.
@MainActor public final class StagePointer {
  private unowned let stage: Stage
  private var over: [(interaction: UIPointerInteraction, region: UIPointerRegion)] = []

  init(_ stage: Stage) { self.stage = stage }

  /// Enters and leaves what lies under the new place.
  public func move(to place: CGPoint) {
    let window = stage.shownWindows.last ?? stage.window
    let hit = window.hitTest(place, with: nil)
    let views = hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    let found = views.flatMap(\.interactions).compactMap { $0 as? UIPointerInteraction }.filter(\.isEnabled)
    leave { entry in !found.contains { $0 === entry } }
    for interaction in found where !over.contains(where: { $0.interaction === interaction }) {
      enter(interaction, at: place)
    }
  }

  /// Leaves the window.
  public func leave() { leave { _ in true } }

  private func enter(_ interaction: UIPointerInteraction, at place: CGPoint) {
    guard let view = interaction.view, let delegate = interaction.delegate else { return }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: view.convert(place, from: nil))
    guard let region = delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: whole) else {
      return
    }
    over.append((interaction, region))
    delegate.pointerInteraction(interaction, willEnter: region, animator: StagePointerAnimator())
    _ = delegate.pointerInteraction(interaction, styleFor: region)
  }

  private func leave(where leaves: (UIPointerInteraction) -> Bool) {
    let left = over.filter { leaves($0.interaction) }
    over.removeAll { leaves($0.interaction) }
    for (interaction, region) in left {
      interaction.delegate?.pointerInteraction(interaction, willExit: region, animator: StagePointerAnimator())
    }
  }
}

/// Runs what is added to it at once.
@MainActor final class StagePointerAnimator: NSObject, UIPointerInteractionAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completion(true) }
}
