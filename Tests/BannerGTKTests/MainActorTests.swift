import CGtk
import Dispatch
import Foundation
import XCTest

@testable import BannerGTK

final class MainActorTests: GTKTestCase {
  func testMainActorWorkRunsUnderGTKsLoop() {
    onMainActor {
      installMainActor()
      installMainActor()
      var order: [String] = []
      Task { @MainActor in
        order.append("task")
        await Task.yield()
        order.append("task again")
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { order.append("queue") } }
      runLoop(seconds: 5) { order.count == 3 }
      XCTAssertEqual(Set(order), ["task", "task again", "queue"])
    }
  }

  func testWorkFromAnotherThreadComesBackToTheMainThread() {
    onMainActor {
      installMainActor()
      let answer = Answer()
      Task.detached { await answer.note() }
      runLoop(seconds: 5) { answer.isOnMainThread != nil }
      XCTAssertEqual(answer.isOnMainThread, true)
    }
  }

  @MainActor
  private final class Answer {
    private let mainThread = pthread_self()
    private(set) var isOnMainThread: Bool?

    func note() { isOnMainThread = pthread_equal(pthread_self(), mainThread) != 0 }
  }

  func testTheLoopSleepsWhileThereIsNoWork() {
    onMainActor {
      installMainActor()
      Task { @MainActor in }
      runLoop(seconds: 0.1) { false }
      let before = clock()
      runLoop(seconds: 0.5) { false }
      let seconds = Double(clock() - before) / Double(CLOCKS_PER_SEC)
      XCTAssertLessThan(seconds, 0.25, "processor time in half a second without work")
    }
  }
}

/// Runs GLib's loop as GTK does: it sleeps until there is something to do.
@MainActor
private func runLoop(seconds: Double, until isDone: () -> Bool) {
  var isOver = false
  withUnsafeMutablePointer(to: &isOver) { pointer in
    let timer = g_timeout_add(
      guint(seconds * 1000),
      { data in
        data!.assumingMemoryBound(to: Bool.self).pointee = true
        return 1
      }, pointer)
    while !pointer.pointee, !isDone() { g_main_context_iteration(nil, 1) }
    g_source_remove(timer)
  }
}
