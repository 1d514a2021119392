/// Whether somebody waits to see what a piece of work makes; it may become urgent while it is under way, never less so.
final class Urgency: Sendable {
  private let state: Locked<State>

  private struct State {
    var isUrgent: Bool
    var actions: [@Sendable () -> Void] = []
  }

  init(isUrgent: Bool) { state = Locked(State(isUrgent: isUrgent)) }

  var isUrgent: Bool { state.withLock { $0.isUrgent } }

  func raise() {
    let actions = state.withLock { state in
      state.isUrgent = true
      defer { state.actions = [] }
      return state.actions
    }
    for action in actions { action() }
  }

  /// Calls `action` once it is urgent: now, if it is already.
  func whenUrgent(_ action: @escaping @Sendable () -> Void) {
    let isUrgent = state.withLock { state in
      if !state.isUrgent { state.actions.append(action) }
      return state.isUrgent
    }
    if isUrgent { action() }
  }
}
