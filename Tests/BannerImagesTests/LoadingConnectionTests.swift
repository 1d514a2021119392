import Foundation
import Testing

@testable import BannerImages

/// How many connections there are, who gets one first, and what happens to loads that are cancelled.
@Suite struct LoadingConnectionTests {
  private let server = LoadingServer.shared

  private func loader(perHost: Int, total: Int = 32) -> CurlLoader {
    var options = NetworkOptions()
    options.loadsPerHost = perHost
    options.loads = total
    return CurlLoader(options: options)
  }

  @Test func loadsAfterEachOtherShareAConnection() async throws {
    let loader = CurlLoader()
    var connections: Set<String?> = []
    for path in [
      "bytes?size=10", "bytes?size=300000", "status?status=200", "empty", "redirect?chain=3", "tagged?name=k",
    ] {
      connections.insert(try await loader.load(LoadRequest(url: server.url(path))).connection)
      _ = await loader.failure(server.url("status?status=404&size=5000"))
    }
    #expect(connections.count == 1)
  }

  @Test func thereAreNeverMoreConnectionsThanAllowed() async throws {
    let loader = CurlLoader()
    await withTaskGroup { group in
      for index in 0..<60 {
        let request = LoadRequest(url: server.url("slow?key=six&delay=10&size=\(index)"), isUrgent: index % 2 == 0)
        group.addTask { _ = try? await loader.load(request) }
      }
    }
    let stats = try await server.stats("six")
    #expect(stats.requests == 60)
    #expect(stats.mostBusy == 6)
    #expect(stats.mostOpen == 6)
  }

  @Test func loadsThatNobodyWaitsForLeaveRoomForUrgentOnes() async throws {
    let loader = CurlLoader()
    let prefetches = (0..<10).map { index in
      Task { _ = try? await loader.load(LoadRequest(url: server.url("stall?key=room&name=\(index)"), isUrgent: false)) }
    }
    #expect(try await server.stats("room") { $0.busy == 4 }.busy == 4)
    // These answers come while every prefetch still hangs.
    for _ in 0..<3 {
      #expect(try await loader.load(LoadRequest(url: server.url("bytes?size=5&key=room"))).data.count == 5)
    }
    #expect(try await server.stats("room").mostBusy == 5)
    for task in prefetches { task.cancel() }
    for task in prefetches { await task.value }
    #expect(try await server.stats("room") { $0.busy == 0 }.busy == 0)
  }

  @Test func urgentLoadsGoFirstAndAWaitingOneCanBeRaised() async throws {
    let loader = loader(perHost: 1)
    @Sendable func load(_ name: String, isUrgent: Bool) async {
      _ = try? await loader.load(
        LoadRequest(url: server.url("bytes?key=order&name=\(name)"), isUrgent: isUrgent))
    }
    let blocker = Task { _ = try? await loader.load(LoadRequest(url: server.url("stall?key=order&name=blocker"))) }
    #expect(try await server.stats("order") { $0.busy == 1 }.busy == 1)
    var tasks: [Task<Void, Never>] = []
    for (index, (name, isUrgent)) in [("a", false), ("b", false), ("c", false), ("d", true), ("e", true)].enumerated() {
      tasks.append(Task { await load(name, isUrgent: isUrgent) })
      // The order in which they are handed in is what the test is about.
      while loader.waitingCount <= index { await Task.yield() }
    }
    loader.raise(server.url("bytes?key=order&name=c"))
    blocker.cancel()
    for task in tasks { await task.value }
    #expect(try await server.stats("order").order == ["blocker", "d", "e", "c", "a", "b"])
  }

  @Test func noMoreLoadsRunThanAllowedOverAll() async throws {
    let loader = loader(perHost: 6, total: 2)
    await withTaskGroup { group in
      for index in 0..<12 {
        let host = index % 2 == 0 ? "127.0.0.1" : "localhost"
        guard let url = URL(string: "http://\(host):\(server.port)/slow?key=two&delay=10") else { continue }
        group.addTask { _ = try? await loader.load(LoadRequest(url: url)) }
      }
    }
    let stats = try await server.stats("two")
    #expect(stats.requests == 12)
    #expect(stats.mostBusy == 2)
  }

  @Test func aTaskThatIsCancelledAlreadyLoadsNothing() async throws {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await CurlLoader().failure(server.url("bytes?key=never"))
    }
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(try await server.stats("never").requests == 0)
  }

  @Test(arguments: ["stall", "stall?after=1000", "drip?size=100000", "endless?pause=5"])
  func aRunningLoadThatIsCancelledEndsAtOnce(path: String) async throws {
    let loader = CurlLoader()
    let key = "cancel-\(path.filter(\.isLetter))"
    let url = server.url(path + (path.contains("?") ? "&" : "?") + "key=\(key)")
    let task = Task { await loader.failure(url, limit: 1 << 30) }
    #expect(try await server.stats(key) { $0.busy == 1 }.busy == 1)
    task.cancel()
    // Were it not the cancellation that ended it, it would be a time-out.
    #expect(await task.value == .cancelled)
    #expect(try await server.stats(key) { $0.busy == 0 }.busy == 0, "the server still sends")
  }

  @Test func aLoaderThatGoesAwayLetsItsLoadsEnd() async throws {
    let server = server
    let tasks = (0..<20).map { index in
      Task { try await CurlLoader().load(LoadRequest(url: server.url("slow?delay=20&size=\(index)"))).data.count }
    }
    for (index, task) in tasks.enumerated() { #expect(try await task.value == index) }
  }

  @Test func aLoaderWorksOnAfterItsThreadHasRested() async throws {
    var options = NetworkOptions()
    options.keepAlive = 0.02
    let loader = CurlLoader(options: options)
    var connections: Set<String?> = []
    for _ in 0..<5 {
      connections.insert(try await loader.load(LoadRequest(url: server.url("bytes?size=1"))).connection)
      while loader.hasThread { try await Task.sleep(for: .milliseconds(2)) }
    }
    #expect(connections.count == 5)
  }
}
