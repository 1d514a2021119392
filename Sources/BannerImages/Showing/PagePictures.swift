import Banners

/// The pictures of the pages in and around the view: asks for them, plays them, and lets go of them.
///
/// A picture belongs to its source, never to a place on the screen, so that no page can show another's.
@MainActor
public final class PagePictures<Picture: ShownPicture> {
  private struct Entry {
    /// The size that is wanted.
    var request: ImageRequest
    /// What there is to show: of that size, or an earlier one until that has come.
    var picture: Picture?
    var player: AnimationPlayer<Picture>?
    /// What was last told to have gone wrong.
    var failure: ImageError?
    /// What listens for pictures of this size: one that is in no hurry, perhaps, and one that is.
    var tasks: [Task<Void, Never>] = []
    var isUrgent = false
    /// The newest picture is there: nobody waits for another.
    var isNewest = false

    func cancel() {
      for task in tasks { task.cancel() }
    }
  }

  /// Where pictures come from; another source is asked anew.
  public var source: PictureSource<Picture> {
    didSet { forget() }
  }
  /// A picture has come.
  public var onArrival: () -> Void = {}
  /// An animation's next frame is there for its time.
  public var onNextFrame: () -> Void = {}
  /// A picture cannot be had, for a reason that was not told before.
  public var onFailure: (ImageError) -> Void = { _ in }
  private var entries: [ImageSource: Entry] = [:]
  /// What is shown of sources that have no picture yet and took another's place.
  private var standIns: [ImageSource: Picture] = [:]

  public init(source: PictureSource<Picture>) {
    self.source = source
  }

  deinit {
    for entry in entries.values { entry.cancel() }
  }

  /// What there is of a source now; of another size than was wanted last, perhaps.
  public func picture(of source: ImageSource) -> Picture? {
    entries[source].flatMap { $0.player?.picture ?? $0.picture } ?? standIns[source]
  }

  /// The same banner has another picture now: what there is of the `old` source stands in for the `new` one until that has
  /// come, or is no longer wanted.
  public func replace(_ old: ImageSource, by new: ImageSource) {
    if picture(of: new) == nil { standIns[new] = picture(of: old) }
  }

  /// When the next frame of an animation is due, in the seconds of ``play(_:at:)``; nil for never.
  public var nextDeadline: Double? { entries.values.compactMap { $0.player?.nextDeadline }.min() }

  /// Plays the animations among these sources on until `time`, and lets all others rest.
  ///
  /// - Returns: whether another frame is to be seen.
  public func play(_ sources: some Sequence<ImageSource>, at time: Double) -> Bool {
    let sources = Set(sources)
    var isNew = false
    for (source, entry) in entries {
      guard let player = entry.player else { continue }
      if !sources.contains(source) {
        player.pause()
      } else if player.advance(to: time) {
        isNew = true
      }
    }
    return isNew
  }

  /// Whether there is an animation among the pictures.
  public var hasAnimation: Bool { entries.values.contains { $0.player != nil } }

  /// Lets all animations begin anew, and rest at their first frames.
  ///
  /// - Returns: whether another frame is to be seen.
  public func rewind() -> Bool {
    let begun = entries.filter { _, entry in entry.player != nil && entry.player?.picture !== entry.picture }
    for (source, entry) in begun { entries[source]?.player = player(of: entry.picture) }
    return !begun.isEmpty
  }

  /// These pictures are wanted and no others: starts to load what is new, and gives up what is not in the list.
  ///
  /// - Parameters:
  ///   - visible: those that are on the screen; the others come behind them.
  ///   - isResizing: the size will soon be another: only what has no picture at all is loaded now.
  public func want(_ requests: [ImageRequest], visible: Set<ImageSource>, isResizing: Bool) {
    let sources = Set(requests.map(\.source))
    for (source, entry) in entries where !sources.contains(source) {
      entry.cancel()
      entries[source] = nil
    }
    standIns = standIns.filter { sources.contains($0.key) }
    for request in requests { want(request, isUrgent: visible.contains(request.source), isResizing: isResizing) }
  }

  /// Lets go of everything.
  public func forget() {
    for entry in entries.values { entry.cancel() }
    entries = [:]
    standIns = [:]
  }

  private func want(_ request: ImageRequest, isUrgent: Bool, isResizing: Bool) {
    let isNew = entries[request.source] == nil
    var entry = entries[request.source] ?? Entry(request: request)
    guard isNew || entry.request != request else {
      if isUrgent { hurry(request) }
      return
    }
    let cached = source.cached(request)
    if cached == nil, isResizing, entry.picture != nil { return }
    entry.cancel()
    entry.request = request
    entry.isUrgent = isUrgent
    entry.isNewest = false
    if let cached { show(cached, in: &entry) }
    // What is in memory may be old: whoever loads it knows, and tells the same again if it is not.
    entry.tasks = [load(request, isUrgent: isUrgent)]
    entries[request.source] = entry
  }

  /// The page has come into view: the same is asked for once more and joins the work that is under way, which would stop
  /// if the first one to ask went away.
  private func hurry(_ request: ImageRequest) {
    guard let entry = entries[request.source], !entry.isUrgent, !entry.isNewest else { return }
    entries[request.source]?.isUrgent = true
    entries[request.source]?.tasks.append(load(request, isUrgent: true))
  }

  private func load(_ request: ImageRequest, isUrgent: Bool) -> Task<Void, Never> {
    let source = source
    return Task { [weak self] in
      for await update in source.updates(request, isUrgent) { self?.arrived(update, for: request) }
    }
  }

  private func arrived(_ update: ImageUpdate<Picture>, for request: ImageRequest) {
    guard !Task.isCancelled, var entry = entries[request.source], entry.request == request else { return }
    if case .picture = update { entry.isNewest = true }
    switch update {
    case .picture(let picture), .olderPicture(let picture):
      entry.failure = nil
      guard picture !== entry.picture else { break }
      show(picture, in: &entry)
      entries[request.source] = entry
      return onArrival()
    case .failure(let error, retryAfter: _):
      guard error != entry.failure else { break }
      entry.failure = error
      entries[request.source] = entry
      return onFailure(error)
    }
    entries[request.source] = entry
  }

  private func show(_ picture: Picture, in entry: inout Entry) {
    guard picture !== entry.picture else { return }
    standIns[entry.request.source] = nil
    entry.picture = picture
    entry.player = player(of: picture)
  }

  private func player(of picture: Picture?) -> AnimationPlayer<Picture>? {
    guard let picture, let animation = picture.animation else { return nil }
    return AnimationPlayer(animation, first: picture) { [weak self] in self?.onNextFrame() }
  }
}
