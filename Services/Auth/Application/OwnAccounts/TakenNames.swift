import AuthDomain
import FoundationEssentials
import Postgres

/// Slows down who looks for names that others have, by trying to take them.
struct TakenNames: Sendable {
  private let attempts: AttemptLimiter

  init(attempts: AttemptLimiter) { self.attempts = attempts }

  /// - Throws: what `take` throws; `AccountError.usernameTaken` for a unique violation, too: another account
  ///   took the name at the same moment. ``TooManyAttempts``; then nothing was tried.
  func limit<Outcome: Sendable>(
    of participantID: UUID, at now: Date, _ take: () async throws -> Outcome
  ) async throws -> Outcome {
    let key = ThrottleKey.takenNames(participantID)
    try await attempts.require(key, at: now)
    do {
      return try await take()
    } catch {
      let isTaken = (error as? PostgresError)?.isUniqueViolation ?? false
      guard isTaken || error as? AccountError == .usernameTaken else { throw error }
      try await attempts.failed(key, at: now)
      throw AccountError.usernameTaken
    }
  }
}
