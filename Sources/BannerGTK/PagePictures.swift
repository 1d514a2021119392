import BannerImages
import Banners
import CGtk

/// The pictures of the pages in and around the view: asks for them, plays them, and lets go of them.
///
/// A picture belongs to its source, never to a place on the screen, so that no page can show another's.
@MainActor
final class PagePictures {
  private struct Entry {
    /// The size that is wanted.
    var request: ImageRequest
    /// What there is to show: of that size, or an earlier one until that has come.
    var picture: Picture?
    var player: AnimationPlayer?
    /// What was last told to have gone wrong.
    var failure: ImageError?
    var task: Task<Void, Never>?
  }

  /// Where pictures come from; another loader is asked anew.
  var loader: any PictureLoading {
    didSet { forget() }
  }
  /// A picture has come.
  var onArrival: () -> Void = {}
  /// An animation's next frame is there for its time.
  var onNextFrame: () -> Void = {}
  /// A picture cannot be had, for a reason that was not told before.
  var onFailure: (ImageError) -> Void = { _ in }
  private var entries: [ImageSource: Entry] = [:]

  init(loader: any PictureLoading) {
    self.loader = loader
  }

  /// What there is of a source now; of another size than was wanted last, perhaps.
  func picture(of source: ImageSource) -> Picture? { entries[source].flatMap { $0.player?.picture ?? $0.picture } }

  /// When the next frame of an animation is due, in the seconds of ``play(_:at:)``; nil for never.
  var nextDeadline: Double? { entries.values.compactMap { $0.player?.nextDeadline }.min() }

  /// Plays the animations among these sources on until `time`, and lets all others rest.
  ///
  /// - Returns: whether another frame is to be seen.
  func play(_ sources: some Sequence<ImageSource>, at time: Double) -> Bool {
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

  /// These pictures are wanted and no others: starts to load what is new, and gives up what is not in the list.
  ///
  /// - Parameter isResizing: the size will soon be another: only what has no picture at all is loaded now.
  func want(_ requests: [ImageRequest], isResizing: Bool) {
    let sources = Set(requests.map(\.source))
    for (source, entry) in entries where !sources.contains(source) {
      entry.task?.cancel()
      entries[source] = nil
    }
    for request in requests { want(request, isResizing: isResizing) }
  }

  /// Lets go of everything.
  func forget() {
    for entry in entries.values { entry.task?.cancel() }
    entries = [:]
  }

  private func want(_ request: ImageRequest, isResizing: Bool) {
    let isNew = entries[request.source] == nil
    var entry = entries[request.source] ?? Entry(request: request)
    guard isNew || entry.request != request else { return }
    let cached = loader.cachedPicture(for: request)
    if cached == nil, isResizing, entry.picture != nil { return }
    entry.task?.cancel()
    entry.request = request
    if let cached { show(cached, in: &entry) }
    // What is in memory may be old: whoever loads it knows, and says nothing more if it is not.
    entry.task = load(request)
    entries[request.source] = entry
  }

  private func load(_ request: ImageRequest) -> Task<Void, Never> {
    let loader = loader
    return Task { [weak self] in
      for await update in loader.pictures(for: request) { self?.arrived(update, for: request) }
    }
  }

  private func arrived(_ update: ImageUpdate<Picture>, for request: ImageRequest) {
    guard !Task.isCancelled, var entry = entries[request.source], entry.request == request else { return }
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
    entry.picture = picture
    entry.player = picture.animation.map { animation in
      AnimationPlayer(animation, first: picture) { [weak self] in self?.onNextFrame() }
    }
  }
}
