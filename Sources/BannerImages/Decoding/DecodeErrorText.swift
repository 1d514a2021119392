extension DecodeError: CustomStringConvertible {
  /// The reason as the rest of a sentence that begins with the picture's name.
  public var description: String {
    switch self {
    case .empty: return "the file is empty"
    case .unknownFormat(nil): return "it is no JPEG, PNG, WebP or GIF"
    case .unknownFormat(let format?): return "it is no JPEG, PNG, WebP or GIF, but \(format)"
    case .tooLarge(let width, let height, 1): return "\(width)×\(height) pixels are too many"
    case .tooLarge(let width, let height, let frames):
      return "\(frames) frames of \(width)×\(height) pixels are too many"
    case .truncated: return "the file is cut off"
    case .malformed(let words): return "the file is damaged: \(words)"
    }
  }
}

extension ImageError.Reason: CustomStringConvertible {
  /// The reason as the rest of a sentence that begins with the picture's name.
  public var description: String {
    switch self {
    case .request(let words): return words
    case .loading(let reason): return reason.description
    case .decoding(let error): return error.description
    case .cancelled: return "it was cancelled"
    }
  }
}
