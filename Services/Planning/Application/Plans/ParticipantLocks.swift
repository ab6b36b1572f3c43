import FoundationEssentials
import ServiceKit

/// Serialises the planning for each participant within this process. The database would serialise
/// it, too, but each waiting call would hold a connection: many requests of one device could block
/// all others.
struct ParticipantLocks: Sendable {
  /// Maximum number of waiting calls; more than the number of a participant's devices.
  static let waitingMax = 16

  private let turns = CallTurns<UUID>(waitingMax: waitingMax) { _ in PlanningError.tooManyCalls }

  /// - Throws: ``PlanningError`` `.tooManyCalls`; `CancellationError`; errors of `body`.
  func take<Answer>(
    for participantID: UUID, _ body: () async throws -> Answer
  ) async throws -> Answer {
    try await turns.take(for: participantID, body)
  }

  /// Returns the number of waiting calls.
  func waiting(for participantID: UUID) -> Int { turns.waiting(for: participantID) }
}
