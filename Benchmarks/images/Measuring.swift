import CImageFloors
import Foundation
import Glibc
import Synchronization

/// The time of the processor that a task takes on this thread: what else the machine does is not in it.
func milliseconds(_ task: () throws -> Void) rethrows -> Double {
  let start = threadTime()
  try task()
  return Double(threadTime() - start) / 1e6
}

private func threadTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// How many bytes more than before are resident at the most while a task runs.
func addedMemory(_ task: () async throws -> Void) async rethrows -> Int {
  give_back_memory()
  PeakMemory.restart()
  let before = memory("VmRSS:")
  try await task()
  return max(0, memory("VmHWM:") - before)
}

/// The most that is resident in the whole run, in bytes.
enum PeakMemory {
  private static let earlier = Mutex(0)

  static var bytes: Int { max(earlier.withLock(\.self), memory("VmHWM:")) }

  /// Sets the system's high-water mark back to what is resident now.
  fileprivate static func restart() {
    let mark = bytes
    earlier.withLock { $0 = mark }
    // Linux: 5 does that.
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
  }
}

private func memory(_ key: String) -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix(key) } ?? ""
  return (Int(line.split(whereSeparator: { !$0.isNumber }).first ?? "") ?? 0) << 10
}

func openDescriptors() -> Int { entryCount("/proc/self/fd") }

func threadCount() -> Int { entryCount("/proc/self/task") }

private func entryCount(_ folder: String) -> Int {
  (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
}

func report(_ name: String, _ value: Double, _ unit: String, digits: Int = 2) {
  report(name, String(format: "%.\(digits)f", value), unit)
}

func report(_ name: String, _ value: String, _ unit: String) {
  print("\(name) \(value) \(unit)")
  fflush(nil)
}
