import BannerGTK
import BannerImages
import Banners
import CGtk
import Foundation
import Synchronization

/// Pictures that a test paints: of one colour each, named by the source, at once or when the test says so.
final class PaintedPictures: PictureLoading {
  private struct State {
    var isOpen: Bool
    var ready: [ImageRequest: Picture] = [:]
    var waiting: [ImageRequest: [CheckedContinuation<Picture, Never>]] = [:]
    var asked: [ImageRequest] = []
  }

  private let state: Mutex<State>

  /// - Parameter waits: whether pictures come only when the test calls `deliver`.
  init(waits: Bool = false) {
    state = Mutex(State(isOpen: !waits))
  }

  func cachedPicture(for request: ImageRequest) -> Picture? {
    state.withLock { state in
      if let picture = state.ready[request] { return picture }
      guard state.isOpen else { return nil }
      let picture = Self.paint(request)
      state.ready[request] = picture
      return picture
    }
  }

  func picture(for request: ImageRequest) async throws(ImageError) -> Picture {
    await withCheckedContinuation { continuation in
      let picture = state.withLock { state -> Picture? in
        state.asked.append(request)
        if let picture = state.ready[request] { return picture }
        state.waiting[request, default: []].append(continuation)
        return nil
      }
      if let picture { continuation.resume(returning: picture) }
    }
  }

  /// What was asked for, in order.
  var asked: [ImageRequest] { state.withLock { $0.asked } }

  /// The pictures of a source come now, at all sizes that were asked for.
  func deliver(_ source: ImageSource) {
    let waiting = state.withLock { state in
      let waiting = state.waiting.filter { $0.key.source == source }
      for request in waiting.keys {
        state.waiting[request] = nil
        state.ready[request] = Self.paint(request)
      }
      return waiting
    }
    for (request, continuations) in waiting {
      for continuation in continuations { continuation.resume(returning: Self.paint(request)) }
    }
  }

  /// The sources are `#rrggbb`.
  static func banners(_ colors: String...) -> [Banner] {
    colors.map { Banner(id: $0, image: .resource($0), link: URL(string: "https://example.com/\($0.dropFirst())")) }
  }

  /// A picture of one colour.
  static func paint(_ color: String) -> Picture {
    paint(ImageRequest(source: .resource(color), width: 40, height: 20))
  }

  private static func paint(_ request: ImageRequest) -> Picture {
    guard case .resource(let name) = request.source, let color = UInt32(name.dropFirst(), radix: 16) else {
      fatalError("\(request.source) is no colour")
    }
    let pixels = [UInt32](repeating: 0xff00_0000 | color, count: request.width * request.height)
    let bytes = pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    return Picture(
      taking: gdk_memory_texture_new(
        Int32(request.width), Int32(request.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
        gsize(request.width * 4)))
  }
}
