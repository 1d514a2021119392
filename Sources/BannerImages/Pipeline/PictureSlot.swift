/// What a reusable view shows: the picture it was last asked to show, and never one that it was asked for before.
///
/// Whoever gets a picture for the slot keeps the ticket of the request and hands it in with the picture; only the
/// latest ticket is good.
public struct PictureSlot<Picture> {
  /// Stands for one request of a slot.
  public struct Ticket: Hashable, Sendable {
    fileprivate var number: UInt64
  }

  /// What to draw; nil: the placeholder.
  public private(set) var picture: Picture?
  /// What is or will be shown; nil for a local picture, and for nothing.
  public private(set) var request: ImageRequest?
  private var current = Ticket(number: 0)

  public init() {}

  /// Shows the picture of a request.
  ///
  /// At the same source, for instance after a change of size, the earlier picture stays until the new one comes.
  ///
  /// - Parameter cached: The picture, if it is in memory: then there is no placeholder to flash.
  /// - Returns: The ticket for the pictures that come for this request; nil if the slot shows this request already,
  ///   and the ticket that was given for it is still good.
  public mutating func show(_ request: ImageRequest, cached: Picture? = nil) -> Ticket? {
    guard request != self.request else {
      picture = cached ?? picture
      return nil
    }
    if let cached {
      picture = cached
    } else if request.source != self.request?.source {
      picture = nil
    }
    self.request = request
    return renew()
  }

  /// Shows a picture that is at hand; one that is on its way goes nowhere.
  public mutating func show(local picture: Picture) {
    self.picture = picture
    request = nil
    _ = renew()
  }

  /// Shows the placeholder; a picture that is on its way goes nowhere.
  public mutating func clear() {
    picture = nil
    request = nil
    _ = renew()
  }

  /// Takes a picture that came for a request; false if the slot has been given something else since.
  public mutating func receive(_ picture: Picture, for ticket: Ticket) -> Bool {
    guard isCurrent(ticket) else { return false }
    self.picture = picture
    return true
  }

  /// Whether a picture for this ticket would be shown.
  public func isCurrent(_ ticket: Ticket) -> Bool { ticket == current && request != nil }

  private mutating func renew() -> Ticket {
    current = Ticket(number: current.number + 1)
    return current
  }
}

extension PictureSlot: Sendable where Picture: Sendable {}
