import CGtk
import Foundation

/// Lets the desktop open a link, and tells if it could not.
@MainActor
final class LinkOpener {
  private let window: UnsafeMutablePointer<GtkWindow>?
  private let onFailure: (String) -> Void

  /// - Parameters:
  ///   - window: the window in which the link was clicked; nil for none.
  ///   - onFailure: with what the desktop said; called once or never.
  static func open(
    _ link: String, window: UnsafeMutablePointer<GtkWindow>?, onFailure: @escaping (String) -> Void
  ) {
    let opener = LinkOpener(window: window, onFailure: onFailure)
    gtk_show_uri_full(
      window, link, guint32(GDK_CURRENT_TIME), nil,
      { _, result, data in
        let opener = Unmanaged<LinkOpener>.fromOpaque(data!).takeRetainedValue()
        // GIO hands the result over on the thread that asked, and does nothing with it afterwards.
        nonisolated(unsafe) let result = result
        MainActor.assumeIsolated { opener.finish(result) }
      }, Unmanaged.passRetained(opener).toOpaque())
  }

  private init(window: UnsafeMutablePointer<GtkWindow>?, onFailure: @escaping (String) -> Void) {
    self.window = window
    self.onFailure = onFailure
    if let window { g_object_ref(window) }
  }

  private func finish(_ result: OpaquePointer?) {
    var error: UnsafeMutablePointer<GError>?
    if gtk_show_uri_full_finish(window, result, &error) == 0 {
      onFailure(error.map { String(cString: $0.pointee.message) } ?? "the desktop did not open it")
    }
    g_clear_error(&error)
    if let window { g_object_unref(window) }
  }
}
