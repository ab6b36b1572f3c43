import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PlanningApplication

/// One call after the other plans for a participant.
@Suite struct ParticipantTurnsTests {
  /// Opened by the test.
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

  /// What calls have come to.
  private final class Counts: Sendable {
    private let numbers = Mutex((begun: 0, done: 0, under: 0, most: 0))
    var begun: Int { numbers.withLock { $0.begun } }
    var done: Int { numbers.withLock { $0.done } }
    /// At a time.
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
    let (turns, person) = (ParticipantTurns(), UUID())
    let (same, others) = (Counts(), Counts())
    try await withThrowingTaskGroup { group in
      for _ in 0..<ParticipantTurns.waitingMax {
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
    #expect(same.done == ParticipantTurns.waitingMax)
    #expect(others.done == ParticipantTurns.waitingMax)
  }

  @Test func whoComesTooOftenIsRefusedAndWhoIsCancelledLeavesTheLine() async throws {
    let (turns, person, gate) = (ParticipantTurns(), UUID(), Gate())
    let (held, passed) = (Counts(), Counts())
    let first = Task {
      try await turns.take(for: person) {
        held.begin()
        await gate.pass()
      }
    }
    try await eventually("one has begun") { held.begun == 1 }
    let waiting = (0..<ParticipantTurns.waitingMax).map { _ in
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
    // Nobody is in line any more.
    try await turns.take(for: person) {}
    #expect(turns.waiting(for: person) == 0)
  }
}
