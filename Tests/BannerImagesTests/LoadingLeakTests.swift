import Foundation
import XCTest

@testable import BannerImages

/// With XCTest, since that runs one test at a time: what the process has open is then this test's own.
final class LoadingLeakTests: XCTestCase {
  private func count(_ folder: String) -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
  }

  private func loaderThreads() -> Int {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return tasks.count { task in
      let name = (try? String(contentsOfFile: "/proc/self/task/\(task)/comm", encoding: .utf8)) ?? ""
      return name.hasPrefix(CurlThread.name)
    }
  }

  /// Memory that is in use, in bytes, as the allocator counts it; what it keeps of what was freed does not count.
  private func memory() throws -> Int {
    let symbol = try XCTUnwrap(dlsym(nil, "malloc_info"))
    let file = try XCTUnwrap(tmpfile())
    defer { fclose(file) }
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32).self)(0, file)
    let length = ftell(file)
    rewind(file)
    var bytes = [UInt8](repeating: 0, count: length)
    fread(&bytes, 1, length, file)
    // After the arenas stand the sums: of what is free, of what is mapped by itself, and of what the system gave.
    let sums = String(decoding: bytes, as: UTF8.self).components(separatedBy: "</heap>").last ?? ""
    func sum(_ element: String) -> Int {
      let rest = sums.components(separatedBy: "<\(element)").dropFirst().first?.components(separatedBy: "size=\"")
      return (rest?.dropFirst().first).flatMap { Int($0.prefix { $0 != "\"" }) } ?? 0
    }
    return sum("system type=\"current\"") + sum("total type=\"mmap\"") - sum("total type=\"fast\"")
      - sum("total type=\"rest\"")
  }

  /// Loads `count` times, most of it cancelled at random moments; tells how many loads of each outcome there were.
  private func storm(_ count: Int, seed: UInt64) async -> (loaded: Int, cancelled: Int, failed: [LoadError.Reason]) {
    let server = LoadingServer.shared
    let loader = CurlLoader()
    var random = LoadingRandom(state: seed)
    var loaded = 0, cancelled = 0, tooLarge = 0
    var failed: [LoadError.Reason] = []
    for _ in 0..<(count / 100) {
      var tasks: [(Task<LoadError.Reason?, Never>, Double?)] = []
      for _ in 0..<100 {
        let path =
          [
            "bytes?size=20000", "bytes?size=400000", "drip?size=5&delay=2", "stall?after=100", "gzip",
            "redirect?chain=2",
            "endless?key=storm",
          ].randomElement(using: &random) ?? ""
        let neverEnds = path.hasPrefix("stall") || path.hasPrefix("endless")
        let isCancelled = neverEnds || Int.random(in: 0..<10, using: &random) < 8
        let isUrgent = Bool.random(using: &random)
        let delay = Int.random(in: 0..<4, using: &random) == 0 ? 0 : Double.random(in: 0..<0.04, using: &random)
        let url = server.url(path)
        let task = Task { () async -> LoadError.Reason? in
          do throws(LoadError) {
            _ = try await loader.load(LoadRequest(url: url, limit: 4 << 20, isUrgent: isUrgent))
            return nil
          } catch {
            return error.reason
          }
        }
        tasks.append((task, isCancelled ? delay : nil))
      }
      // Random moments are what this test is about, so it sleeps for them.
      await withTaskGroup { group in
        for case (let task, let delay?) in tasks {
          group.addTask {
            if delay > 0 { try? await Task.sleep(for: .seconds(delay)) }
            task.cancel()
          }
        }
      }
      for (task, _) in tasks {
        switch await task.value {
        case nil: loaded += 1
        case .cancelled?: cancelled += 1
        case .tooLarge?: tooLarge += 1
        case let reason?: failed.append(reason)
        }
      }
    }
    return (loaded + tooLarge, cancelled, failed)
  }

  private func until(_ isRight: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(10)
    while !isRight(), ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(10)) }
  }

  func testThousandsOfCancelledLoadsLeaveNothingBehind() async throws {
    let seed = UInt64.random(in: 0..<10_000)
    print("seed \(seed)")
    // Whatever is made once is made now.
    _ = await storm(1000, seed: seed)
    try await until { loaderThreads() == 0 }
    let descriptors = count("/proc/self/fd"), threads = count("/proc/self/task"), memory = try memory()

    let (loaded, cancelled, failed) = await storm(3000, seed: seed + 1)
    XCTAssertEqual(failed, [])
    XCTAssertEqual(loaded + cancelled, 3000)
    XCTAssertGreaterThan(cancelled, 1500)
    XCTAssertGreaterThan(loaded, 100)

    try await until { loaderThreads() == 0 && count("/proc/self/fd") <= descriptors }
    XCTAssertEqual(loaderThreads(), 0)
    XCTAssertLessThanOrEqual(count("/proc/self/fd"), descriptors)
    // The pool of tasks may have grown by a thread; a thread a loader or a load would be many.
    XCTAssertLessThanOrEqual(count("/proc/self/task"), threads + 2)
    try XCTSkipIf(memory <= 0, "A sanitizer's allocator does not tell what is in use")
    let grown = try self.memory() - memory
    print("loaded \(loaded), cancelled \(cancelled), memory grew by \(grown >> 10) KB")
    // One handle of curl's is more than 5 KB; the rest is what threads and connections make once.
    XCTAssertLessThan(grown, 512 << 10)
  }

  func testManyLoadersComeAndGo() async throws {
    let url = LoadingServer.shared.url("bytes?size=1000")
    _ = try await CurlLoader().load(LoadRequest(url: url))
    try await until { loaderThreads() == 0 }
    let descriptors = count("/proc/self/fd")
    for _ in 0..<100 {
      let loader = CurlLoader()
      _ = try await loader.load(LoadRequest(url: url))
      let task = Task { await loader.failure(url) }
      task.cancel()
      _ = await task.value
    }
    try await until { loaderThreads() == 0 && count("/proc/self/fd") <= descriptors }
    XCTAssertEqual(loaderThreads(), 0)
    XCTAssertLessThanOrEqual(count("/proc/self/fd"), descriptors)
  }

  func testALoaderThatWaitsTakesNoTime() async throws {
    let loader = CurlLoader()
    _ = try await loader.load(LoadRequest(url: LoadingServer.shared.url("bytes?size=1000")))
    let stalled = Task { await loader.failure(LoadingServer.shared.url("stall?after=10")) }
    func used() -> Double {
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    }
    let before = used()
    try await Task.sleep(for: .milliseconds(500))
    XCTAssertLessThan(used() - before, 0.1)
    stalled.cancel()
    let reason = await stalled.value
    XCTAssertEqual(reason, .cancelled)
  }
}
