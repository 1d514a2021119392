import CGtk

/// A connection of a GObject's signal to a Swift closure.
///
/// The closure lives as long as the object. A connection that must end earlier is kept as a `SignalWatch`.
@MainActor
struct Signal {
  fileprivate let object: UnsafeMutableRawPointer
  fileprivate let number: gulong

  /// Connects to a signal without arguments, or with one that does not matter, such as that of `notify`.
  @discardableResult
  init(
    _ name: String, of object: UnsafeMutableRawPointer, arguments: Arguments = .none,
    body: @escaping @MainActor () -> Void
  ) {
    let callback: GCallback
    switch arguments {
    case .none:
      callback = unsafeBitCast(
        { _, data in Handler<() -> Void>.isolated(data) { $0() } } as @convention(c) (Pointer, Pointer) -> Void,
        to: GCallback.self)
    case .one:
      callback = unsafeBitCast(
        { _, _, data in Handler<() -> Void>.isolated(data) { $0() } }
          as @convention(c) (Pointer, Pointer, Pointer) -> Void,
        to: GCallback.self)
    }
    self.init(name, of: object, callback: callback, handler: Handler(body))
  }

  /// Connects to a signal with a place or a displacement.
  @discardableResult
  init(_ name: String, ofPoints object: UnsafeMutableRawPointer, body: @escaping @MainActor (Double, Double) -> Void) {
    let callback =
      { _, x, y, data in Handler<(Double, Double) -> Void>.isolated(data) { $0(x, y) } }
      as @convention(c) (Pointer, Double, Double, Pointer) -> Void
    self.init(
      name, of: object, callback: unsafeBitCast(callback, to: GCallback.self),
      handler: Handler<(Double, Double) -> Void>(body))
  }

  /// Connects to `scroll`; the answer says whether the event was used.
  @discardableResult
  init(scrollOf object: UnsafeMutableRawPointer, body: @escaping @MainActor (Double, Double) -> Bool) {
    let callback =
      { _, x, y, data in Handler<(Double, Double) -> Bool>.isolated(data) { $0(x, y) } ? 1 : 0 }
      as @convention(c) (Pointer, Double, Double, Pointer) -> gboolean
    self.init(
      "scroll", of: object, callback: unsafeBitCast(callback, to: GCallback.self),
      handler: Handler<(Double, Double) -> Bool>(body))
  }

  /// Connects to `key-pressed`; the answer says whether the key was used.
  @discardableResult
  init(
    keyPressedOf object: UnsafeMutableRawPointer,
    body: @escaping @MainActor (_ key: guint, _ modifiers: GdkModifierType) -> Bool
  ) {
    let callback =
      { _, key, _, modifiers, data in
        Handler<(guint, GdkModifierType) -> Bool>.isolated(data) { $0(key, modifiers) } ? 1 : 0
      } as @convention(c) (Pointer, guint, guint, GdkModifierType, Pointer) -> gboolean
    self.init(
      "key-pressed", of: object, callback: unsafeBitCast(callback, to: GCallback.self),
      handler: Handler<(guint, GdkModifierType) -> Bool>(body))
  }

  /// What a signal passes on, besides the object.
  enum Arguments {
    case none
    case one
  }

  private typealias Pointer = UnsafeMutableRawPointer?

  private init<Body>(
    _ name: String, of object: UnsafeMutableRawPointer, callback: @escaping GCallback, handler: Handler<Body>
  ) {
    self.object = object
    number = g_signal_connect_data(
      object, name, callback, Unmanaged.passRetained(handler).toOpaque(),
      { data, _ in Unmanaged<AnyObject>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
  }
}

/// A closure as GObject keeps it.
@MainActor
private final class Handler<Body> {
  private let body: Body

  init(_ body: Body) {
    self.body = body
  }

  /// Calls the closure behind a signal's user data; GTK emits its signals on the thread of its main loop, which is the
  /// main actor's.
  nonisolated static func isolated<Value: Sendable>(
    _ data: UnsafeMutableRawPointer?, _ call: @MainActor (Body) -> Value
  ) -> Value {
    let handler = Unmanaged<Handler<Body>>.fromOpaque(data!).takeUnretainedValue()
    return MainActor.assumeIsolated { call(handler.body) }
  }
}

/// A connection to somebody else's object, which it neither keeps alive nor misses; it ends when it is let go.
@MainActor
final class SignalWatch {
  private let number: gulong
  /// A window owns the widget that watches it: a strong reference would keep both for ever.
  private let object: UnsafeMutablePointer<GWeakRef>

  init(_ signal: Signal) {
    number = signal.number
    object = .allocate(capacity: 1)
    g_weak_ref_init(object, signal.object)
  }

  isolated deinit {
    if let object = g_weak_ref_get(object) {
      g_signal_handler_disconnect(object, number)
      g_object_unref(object)
    }
    g_weak_ref_clear(object)
    object.deallocate()
  }
}
