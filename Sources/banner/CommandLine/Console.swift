import Foundation

/// Standard output, and standard error as a list of clear lines.
@MainActor
enum Console {
  /// What happens as a matter of course when files are closed or pipes end: nothing.
  static func prepare() {
    // A reader that has gone, or a limit on file sizes, is an error of one write and not the end of the program.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // The first file that is opened must not take the place of a standard stream that was closed.
    var descriptor: Int32
    repeat { descriptor = open("/dev/null", O_RDWR) } while 0...STDERR_FILENO ~= descriptor
    close(descriptor)
  }

  /// Writes text and the end of a line to standard output. A reader that has gone is no error.
  static func print(_ text: String) throws(Failure) {
    guard let error = write(text + "\n", to: STDOUT_FILENO), error != EPIPE else { return }
    throw Failure("cannot write to standard output: \(String(cString: strerror(error)))")
  }

  /// Tells something on standard error, in one line.
  static func report(_ message: String) {
    clearProgress()
    _ = write("banner: \(message.onOneLine)\n", to: STDERR_FILENO)
  }

  /// Shows how far something is, where standard error is a terminal; each call takes the place of the one before.
  static func progress(_ text: String) {
    guard isTerminal else { return }
    hasProgress = true
    _ = write("\r\(text.onOneLine)\u{1B}[K", to: STDERR_FILENO)
  }

  static func clearProgress() {
    guard hasProgress else { return }
    hasProgress = false
    _ = write("\r\u{1B}[K", to: STDERR_FILENO)
  }

  private static let isTerminal = isatty(STDERR_FILENO) == 1
  private static var hasProgress = false

  /// - Returns: the error number, or nil when everything was written.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

extension String {
  /// The text without anything that could begin another line or steer a terminal: such characters are shown as escapes.
  var onOneLine: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        result.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
      case .format where Self.turnsText(scalar):
        result.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a character makes what follows run the other way, so that a line would not look as it is.
  private static func turnsText(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar)
  }
}
