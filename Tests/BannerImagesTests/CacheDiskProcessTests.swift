import Foundation
import Testing

@testable import BannerImages

/// Other processes write, and are killed while they do.
@Suite struct CacheDiskProcessTests {
  let scratch = ScratchDirectory()

  @Test func aWriterThatIsKilled200TimesLeavesOnlyWholeEntries() async throws {
    try await onOwnThread { try killWriters() }
  }

  private func killWriters() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed)
    let limit = 1 << 20
    var store = DiskStore(scratch, limit: limit, longestAge: 1e9)
    var (found, strays) = (0, 0)
    for round in 0..<200 {
      let writer = try #require(
        WriterProcess([store.directory, "\(limit)", "\(random.next())", "1000000"]), "round \(round)")
      // It is killed anywhere between its first steps and some entries on; the moment is what is random here.
      writer.waitForOutput()
      let end = ContinuousClock.now + .microseconds(Int.random(in: 0..<4000, using: &random))
      while ContinuousClock.now < end {}
      writer.kill()
      found += check(store, "seed \(seed), round \(round)")
      strays += names(store).filter { $0.hasSuffix(DiskStore.unfinishedSuffix) }.count
    }
    #expect(found > 1000, "seed \(seed): it wrote too little to tell")
    #expect(strays > 0, "seed \(seed): it was never killed in the middle of an entry")
    store.trim(to: limit, now: Date().timeIntervalSince1970)
    #expect(names(store).allSatisfy { $0.hasSuffix(DiskStore.entrySuffix) })
  }

  @Test func severalWritersShareADirectory() async throws {
    let limit = 1 << 20
    let store = DiskStore(scratch, limit: limit, longestAge: 1e9)
    let writers = try (1...3).map { number in
      try #require(WriterProcess([store.directory, "\(limit)", "\(number)", "150"]))
    }
    let cache = DiskCache(store, clock: .system)
    for number in 0..<150 {
      let key = "https://example.com/\(number % 20)"
      let body = Data(String(repeating: "\(key)#\(number)\n", count: number * 10 + 1).utf8)
      let now = Date().timeIntervalSince1970
      cache.insert(DiskEntry(key: key, body: body, fields: ["etag": "\(number)"], stored: now, expires: now + 9))
      await cache.flush()
      _ = check(store, "entry \(number)")
    }
    for writer in writers { #expect(writer.wait() == 0) }
    #expect(check(store, "the end") > 0)
    #expect(cache.problem == nil)
    #expect(names(store).allSatisfy { $0.hasSuffix(DiskStore.entrySuffix) })
    let total = names(store).reduce(0) { $0 + (DiskFile.usage(store.directory + "/" + $1)?.bytes ?? 0) }
    #expect(total <= limit + 3 * limit / 10, "each writer may be a tenth over")
  }

  @Test("a file that a writer has just made is its own, whoever clears up at that moment")
  func aWriterKeepsWhatItMakes() async throws {
    let path = scratch.path + "/entry" + DiskStore.unfinishedSuffix
    let isOver = Locked(false)
    let sweeper = Task.detached {
      while !isOver.withLock({ $0 }) { DiskFile.removeAbandoned(path) }
    }
    let files = DiskFiles()
    for round in 0..<20_000 {
      let file = try files.create(path).get()
      let code = files.rename(path, path + ".done")
      close(file)
      try #require(code == 0, "round \(round): \(String(cString: strerror(code)))")
    }
    isOver.withLock { $0 = true }
    await sweeper.value
  }

  /// Runs what blocks where it keeps no other test from going on.
  private func onOwnThread(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result(catching: body)) }
    }
  }

  private func names(_ store: DiskStore) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: store.directory)) ?? []
  }

  /// Reads every entry that writers write, expects each to be its own and whole, and returns how many there are.
  private func check(_ store: DiskStore, _ comment: Comment) -> Int {
    var found = 0
    for number in 0..<20 {
      let key = "https://example.com/\(number)"
      let path = store.path(of: key)
      let exists = FileManager.default.fileExists(atPath: path)
      guard let entry = store.entry(for: key, now: Date().timeIntervalSince1970) else {
        // It may have been trimmed by another process between these two looks, but not be damaged.
        #expect(
          !exists || !FileManager.default.fileExists(atPath: path) || store.entry(for: key, now: 0) != nil, comment)
        continue
      }
      found += 1
      let line = "\(key)#\(entry.fields["etag"] ?? "")\n"
      let lines = entry.body.count / line.utf8.count
      #expect(entry.body == Data(String(repeating: line, count: lines).utf8), comment)
      #expect(lines > 0, comment)
    }
    return found
  }
}

/// The program `cache-writer` beside this test's own.
private final class WriterProcess {
  private var process: pid_t = 0
  private let output: Int32

  init?(_ arguments: [String]) {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = own.deletingLastPathComponent().appendingPathComponent("cache-writer").path
    // Under some runners the tests are a library in a program of the toolchain; then the bundle tells where they lie.
    let path =
      FileManager.default.isExecutableFile(atPath: beside)
      ? beside : Bundle.main.bundleURL.appendingPathComponent("cache-writer").path
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    output = ends[0]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    let words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    let code = posix_spawn(&process, path, &actions, nil, words + [nil], environ)
    close(ends[1])
    guard code == 0 else {
      close(output)
      return nil
    }
  }

  deinit { close(output) }

  /// Returns when it has written its first entry, or has ended.
  func waitForOutput() {
    var byte: UInt8 = 0
    while read(output, &byte, 1) < 0, errno == EINTR {}
  }

  func kill() {
    Foundation.kill(process, SIGKILL)
    _ = wait()
  }

  /// Its exit code; -1 if it was killed. What it writes must fit into a pipe.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}
