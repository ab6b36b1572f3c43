import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PlanningService

/// Calls plan for a participant one after the other.
@Suite struct ParticipantTurnsTests {
  /// A gate that the test opens.
  private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
      if isOpen { return }
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      isOpen = true
      for one in waiting { one.resume() }
      waiting = []
    }
  }

  /// Counts running calls.
  private final class Counts: Sendable {
    private let numbers = Mutex((begun: 0, done: 0, under: 0, most: 0))
    var begun: Int { numbers.withLock { $0.begun } }
    var done: Int { numbers.withLock { $0.done } }
    /// Maximum number of concurrent calls.
    var most: Int { numbers.withLock { $0.most } }

    func begin() {
      numbers.withLock {
        $0.begun += 1
        $0.under += 1
        $0.most = max($0.most, $0.under)
      }
    }

    func end() {
      numbers.withLock {
        $0.done += 1
        $0.under -= 1
      }
    }
  }

  @Test func oneAfterTheOtherAndOthersBesides() async throws {
    let (turns, person) = (ParticipantLocks(), UUID())
    let (same, others) = (Counts(), Counts())
    try await withThrowingTaskGroup { group in
      for _ in 0..<ParticipantLocks.waitingMax {
        group.addTask {
          try await turns.take(for: person) {
            same.begin()
            await Task.yield()
            same.end()
          }
        }
        group.addTask {
          try await turns.take(for: UUID()) {
            others.begin()
            others.end()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(same.most == 1)
    #expect(same.done == ParticipantLocks.waitingMax)
    #expect(others.done == ParticipantLocks.waitingMax)
  }

  @Test func whoComesTooOftenIsRefusedAndWhoIsCancelledLeavesTheLine() async throws {
    let (turns, person, gate) = (ParticipantLocks(), UUID(), Gate())
    let (held, passed) = (Counts(), Counts())
    let first = Task {
      try await turns.take(for: person) {
        held.begin()
        await gate.pass()
      }
    }
    try await eventually("one has begun") { held.begun == 1 }
    let waiting = (0..<ParticipantLocks.waitingMax).map { _ in
      Task { try await turns.take(for: person) { passed.begin() } }
    }
    try await eventually("the line is full") { turns.waiting(for: person) == waiting.count }
    await #expect(throws: PlanningError.tooManyCalls) {
      try await turns.take(for: person) {}
    }
    waiting[3].cancel()
    await #expect(throws: CancellationError.self) { try await waiting[3].value }
    #expect(turns.waiting(for: person) == waiting.count - 1)
    await gate.open()
    try await first.value
    for (number, task) in waiting.enumerated() where number != 3 { try await task.value }
    #expect(passed.begun == waiting.count - 1)
    // The queue is empty.
    try await turns.take(for: person) {}
    #expect(turns.waiting(for: person) == 0)
  }
}
