import CGtk
import Dispatch

/// Lets Swift's main actor and `DispatchQueue.main` run under GTK's main loop.
///
/// Without it, `Task { @MainActor in … }` never runs while GTK waits for events. The first `BannerView` calls it; call it
/// yourself where such work is to run before there is one. More calls change nothing.
///
/// ```swift
/// gtk_init()
/// installMainActor()
/// ```
///
/// Call it on the main thread, in a program whose `main` is synchronous: after `static func main() async`, the main
/// actor is no longer on the thread that runs GTK. It serves the default main context, and costs nothing while there is
/// no work.
@MainActor
public func installMainActor() {
  _ = MainActorSource.installed
}

/// The source in GLib's main loop that does the main queue's work.
@MainActor
private enum MainActorSource {
  /// The source's number; made once, for the whole life of the process.
  static let installed: guint = {
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    return g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
      { descriptor, _, _ in
        // The descriptor counts what was queued: unless the count is taken, it stays readable and the loop spins.
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
  }()
}
