import Foundation

/// What a browser is told that a file is.
enum ContentType {
  /// The type by the end of a file's name.
  static func of(_ path: String) -> String {
    types[URL(fileURLWithPath: path).pathExtension.lowercased()] ?? "application/octet-stream"
  }

  private static let types = [
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "ts": "text/plain; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "json": "application/json",
    "webp": "image/webp",
    "gif": "image/gif",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "png": "image/png",
    "svg": "image/svg+xml",
    "ico": "image/x-icon",
  ]
}
