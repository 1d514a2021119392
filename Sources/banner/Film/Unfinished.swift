import Foundation
import Synchronization

/// What is being written, so that nothing of it stays when the program is interrupted.
enum Unfinished {
  private static let paths = Mutex<Set<String>>([])

  /// A file or a folder has begun.
  static func begin(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

  /// It is complete, or gone.
  static func end(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
  }

  /// From now on an interruption (Ctrl-C, a closed terminal, a polite kill) first removes what is unfinished.
  ///
  /// - Returns: what must be kept for as long as this is to be so.
  static func removeOnInterruption() -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      // Who is started with a signal ignored (by nohup, say) goes on ignoring it.
      let previous = signal(number, SIG_IGN)
      if previous.map({ unsafeBitCast($0, to: Int.self) }) == unsafeBitCast(SIG_IGN, to: Int.self) { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // The lock is never given back: nothing is begun or reported any more.
        paths.withLock { paths in
          for path in paths { remove(path) }
          end(by: number)
        }
      }
      source.resume()
      return source
    }
  }

  /// Waits for an interruption that is under way, so that its end is not reported as a failure.
  static func settle() {
    paths.withLock { _ in }
  }

  /// Ends the program as the signal would have, so that whoever started it sees why.
  private static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    // Dispatch's threads hold signals back, and so may have whoever started the program.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    _exit(128 + number)
  }

  /// Another thread may still write a file into a folder that is being removed.
  private static func remove(_ path: String) {
    for _ in 0..<100 {
      try? FileManager.default.removeItem(atPath: path)
      guard FileManager.default.fileExists(atPath: path) else { return }
      usleep(1000)
    }
  }
}
