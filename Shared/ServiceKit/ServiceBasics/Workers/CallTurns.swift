import FoundationEssentials
import Synchronization

/// Lets one call for each key proceed at a time; others wait in the order of their arrival, without
/// holding a connection to the database.
public final class CallTurns<Key: Hashable & Sendable>: Sendable {
  private struct Waiting {
    let id: UUID
    let turn: CheckedContinuation<Void, any Error>
  }

  private let waitingMax: Int
  /// Makes the error for a call if the line is full, given the limit.
  private let refusal: @Sendable (Int) -> any Error
  /// Waiting calls in the order of arrival; a key has an entry while a call for it proceeds.
  private let lines = Mutex<[Key: [Waiting]]>([:])

  /// - Parameter waitingMax: maximum number of waiting calls for a key.
  public init(waitingMax: Int, refusal: @escaping @Sendable (Int) -> any Error) {
    self.waitingMax = waitingMax
    self.refusal = refusal
  }

  /// - Throws: the refusal if the line is full; `CancellationError`; errors of `body`.
  public func take<Answer>(
    for key: Key, _ body: () async throws -> Answer
  ) async throws -> Answer {
    try await begin(key)
    defer { end(key) }
    return try await body()
  }

  /// Returns the number of waiting calls.
  public func waiting(for key: Key) -> Int {
    lines.withLock { $0[key]?.count ?? 0 }
  }

  private func begin(_ key: Key) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { turn in
        let outcome: Result<Void, any Error>? = lines.withLock { lines in
          guard let line = lines[key] else {
            lines[key] = []
            return .success(())
          }
          // A later cancellation finds the call in the line.
          if Task.isCancelled { return .failure(CancellationError()) }
          guard line.count < waitingMax else { return .failure(refusal(waitingMax)) }
          lines[key]?.append(Waiting(id: id, turn: turn))
          return nil
        }
        if let outcome { turn.resume(with: outcome) }
      }
    } onCancel: {
      let turn = lines.withLock { lines -> CheckedContinuation<Void, any Error>? in
        guard let place = lines[key]?.firstIndex(where: { $0.id == id }) else { return nil }
        return lines[key]?.remove(at: place).turn
      }
      turn?.resume(throwing: CancellationError())
    }
  }

  private func end(_ key: Key) {
    let next = lines.withLock { lines -> CheckedContinuation<Void, any Error>? in
      guard lines[key]?.isEmpty == false else {
        lines[key] = nil
        return nil
      }
      return lines[key]?.removeFirst().turn
    }
    next?.resume()
  }
}
