import Banners
import CGtk

/// The pictures of the pages in and around the view: asks for them, and lets go of them.
///
/// A picture belongs to its source, never to a place on the screen, so that no page can show another's.
@MainActor
final class PagePictures {
  private struct Entry {
    /// The size that is wanted.
    var request: PictureRequest
    /// What there is to show: of that size, or of an earlier one until that has come.
    var picture: Picture?
    var task: Task<Void, Never>?
  }

  /// Where pictures come from; another loader is asked anew.
  var loader: any PictureLoading {
    didSet { forget() }
  }
  /// A picture has come.
  var onArrival: () -> Void = {}
  /// A picture will not come.
  var onFailure: (PictureError) -> Void = { _ in }
  private var entries: [ImageSource: Entry] = [:]

  init(loader: any PictureLoading) {
    self.loader = loader
  }

  /// What there is of a source now; of another size than was wanted last, perhaps.
  func picture(of source: ImageSource) -> Picture? { entries[source]?.picture }

  /// These pictures are wanted and no others: starts to load what is new, and gives up what is not in the list.
  ///
  /// - Parameter isResizing: the size will soon be another: only what has no picture at all is loaded now.
  func want(_ requests: [PictureRequest], isResizing: Bool) {
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

  private func want(_ request: PictureRequest, isResizing: Bool) {
    var entry = entries[request.source] ?? Entry(request: request)
    let isNew = entries[request.source] == nil
    guard isNew || entry.request != request else { return }
    if let picture = loader.cachedPicture(for: request) {
      entry.task?.cancel()
      entry.task = nil
      entry.request = request
      entry.picture = picture
      entries[request.source] = entry
      return
    }
    if isResizing, entry.picture != nil { return }
    entry.task?.cancel()
    entry.request = request
    entry.task = load(request)
    entries[request.source] = entry
  }

  private func load(_ request: PictureRequest) -> Task<Void, Never> {
    let loader = loader
    return Task { [weak self] in
      do throws(PictureError) {
        let picture = try await loader.picture(for: request)
        self?.arrived(.success(picture), for: request)
      } catch {
        self?.arrived(.failure(error), for: request)
      }
    }
  }

  private func arrived(_ result: Result<Picture, PictureError>, for request: PictureRequest) {
    guard !Task.isCancelled, entries[request.source]?.request == request else { return }
    entries[request.source]?.task = nil
    switch result {
    case .success(let picture):
      entries[request.source]?.picture = picture
      onArrival()
    case .failure(let error):
      onFailure(error)
    }
  }
}
