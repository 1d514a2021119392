/// What `banner` tells whoever started it.
enum ExitStatus: Int32, Sendable {
  /// Everything asked for was done.
  case success = 0
  /// It was done, or could not be, because of what is wrong with the banners.
  case problems = 1
  /// It could not be done: the command line, a file or the display is at fault.
  case failure = 2
}

/// Why the program cannot go on: one line for a person, and the status for whoever started it.
struct Failure: Error, Equatable {
  let message: String
  var status = ExitStatus.failure

  init(_ message: String, status: ExitStatus = .failure) {
    self.message = message
    self.status = status
  }
}
