import FoundationEssentials
import Synchronization

/// Lets calls plan for a participant one after the other, in this process. In the database they would wait for each
/// other, too, but with a connection each: a device that asks many times at once would keep everybody else waiting.
final class ParticipantTurns: Sendable {
  /// How many wait at most: more devices than anybody has.
  static let waitingMax = 16

  private struct Line {
    /// In the order in which they came, by their numbers.
    var waiting: [(number: Int, turn: CheckedContinuation<Void, any Error>)] = []
  }

  private struct State {
    /// Of those for whom somebody plans.
    var lines: [UUID: Line] = [:]
    var lastNumber = 0
    /// Those that were cancelled before they stood in line.
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  /// - Throws: ``PlanningError`` `.tooManyCalls`; `CancellationError`; what `body` throws.
  func take<Answer>(
    for participantID: UUID, _ body: () async throws -> Answer
  ) async throws -> Answer {
    try await begin(participantID)
    defer { end(participantID) }
    return try await body()
  }

  /// How many stand in line.
  func waiting(for participantID: UUID) -> Int {
    state.withLock { $0.lines[participantID]?.waiting.count ?? 0 }
  }

  private func begin(_ participantID: UUID) async throws {
    let number: Int? = state.withLock { state in
      guard state.lines[participantID] != nil else {
        state.lines[participantID] = Line()
        return nil
      }
      state.lastNumber += 1
      return state.lastNumber
    }
    guard let number else { return }
    defer { state.withLock { _ = $0.cancelled.remove(number) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { turn in
        let refusal: (any Error)? = state.withLock { state in
          if state.cancelled.remove(number) != nil { return CancellationError() }
          guard var line = state.lines[participantID] else {
            // It was free again meanwhile.
            state.lines[participantID] = Line()
            turn.resume()
            return nil
          }
          guard line.waiting.count < Self.waitingMax else { return PlanningError.tooManyCalls }
          line.waiting.append((number, turn))
          state.lines[participantID] = line
          return nil
        }
        if let refusal { turn.resume(throwing: refusal) }
      }
    } onCancel: {
      leave(number, participantID)
    }
  }

  private func leave(_ number: Int, _ participantID: UUID) {
    let turn: CheckedContinuation<Void, any Error>? = state.withLock { state in
      let waiting = state.lines[participantID]?.waiting ?? []
      guard let place = waiting.firstIndex(where: { $0.number == number }) else {
        state.cancelled.insert(number)
        return nil
      }
      return state.lines[participantID]?.waiting.remove(at: place).turn
    }
    turn?.resume(throwing: CancellationError())
  }

  private func end(_ participantID: UUID) {
    let next: CheckedContinuation<Void, any Error>? = state.withLock { state in
      guard state.lines[participantID]?.waiting.isEmpty == false else {
        state.lines[participantID] = nil
        return nil
      }
      return state.lines[participantID]?.waiting.removeFirst().turn
    }
    next?.resume()
  }
}
