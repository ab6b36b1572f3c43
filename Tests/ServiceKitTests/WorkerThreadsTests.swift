import Dispatch
import Foundation
import RPCCore
import Testing

@testable import ServiceBasics

@Suite struct WorkerThreadsTests {
  private func threads(count: Int = 1, waitingMax: Int) -> WorkerThreads {
    WorkerThreads(count: count, waitingMax: waitingMax) {
      RPCError(.resourceExhausted, "more than \($0)", reason: "TOO_MUCH")
    }
  }

  @Test func whatSuspendsComesBackToTheThreads() async throws {
    let threads = threads(waitingMax: 4)
    // With one thread, all parts run on it in turn.
    let names = try await threads.running { () -> Set<String> in
      var names: Set<String> = []
      for _ in 0..<20 {
        names.insert("\(pthread_self())")
        await Task.yield()
      }
      return names
    }
    #expect(names.count == 1)
    #expect(threads.admittedCount == 0)
  }

  @Test func oneMoreThanMayWaitIsRefused() async throws {
    let threads = threads(waitingMax: 1)
    let gate = DispatchSemaphore(value: 0)
    let running = Task { try await threads.run { gate.wait() } }
    // Begun before the first, the second would be over at once.
    while threads.admittedCount < 1 { await Task.yield() }
    let waiting = Task { try await threads.running { 42 } }
    while threads.admittedCount < 2 { await Task.yield() }
    let refusal = await #expect(throws: RPCError.self) { try await threads.running {} }
    #expect(refusal?.reason == "TOO_MUCH" && refusal?.message == "more than 2")
    gate.signal()
    try await running.value
    #expect(try await waiting.value == 42)
    #expect(threads.admittedCount == 0)
  }

  @Test func aFailureMakesRoom() async throws {
    struct Failure: Error {}
    let threads = threads(waitingMax: 0)
    for _ in 0..<3 {
      await #expect(throws: Failure.self) { try await threads.running { throw Failure() } }
    }
    #expect(threads.admittedCount == 0)
  }
}
