import CGtk
import CarouselEngine

/// A press by the first mouse button, a finger or a pen, from its beginning to its end.
///
/// It knows GTK's gesture and nothing of a carousel.
@MainActor
final class PressGesture {
  /// What becomes of the press.
  enum Answer {
    /// Nothing is decided yet, or nothing has changed.
    case wait
    /// It is this widget's, and nobody else's any more.
    case claim
    /// It is for others.
    case deny
  }

  var began: (Carousel.Point) -> Void = { _ in }
  /// How far it is now from where it began.
  var moved: (Carousel.Vector) -> Answer = { _ in .wait }
  var ended: (Carousel.Vector) -> Void = { _ in }
  /// Somebody else has taken it, or it cannot go on.
  var cancelled: () -> Void = {}
  private var isUnderWay = false

  /// Adds the gesture to a widget, which keeps it.
  init(on widget: UnsafeMutablePointer<GtkWidget>) {
    let gesture = gtk_gesture_drag_new()!
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    let object = UnsafeMutableRawPointer(gesture)
    Signal("drag-begin", ofPoints: object) { [unowned self] x, y in
      isUnderWay = true
      began(Carousel.Point(x: x, y: y))
    }
    Signal("drag-update", ofPoints: object) { [unowned self] x, y in
      guard isUnderWay else { return }
      switch moved(Carousel.Vector(dx: x, dy: y)) {
      case .wait: break
      case .claim: gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      case .deny:
        isUnderWay = false
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
      }
    }
    Signal("cancel", of: object, arguments: .one) { [unowned self] in
      guard isUnderWay else { return }
      isUnderWay = false
      cancelled()
    }
    // A gesture that was cancelled or denied ends, too.
    Signal("drag-end", ofPoints: object) { [unowned self] x, y in
      guard isUnderWay else { return }
      isUnderWay = false
      ended(Carousel.Vector(dx: x, dy: y))
    }
    gtk_widget_add_controller(widget, gesture)
  }
}
