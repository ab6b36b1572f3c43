import AuthDomain
import AuthStore
import FoundationEssentials
import Postgres
import ServiceKit

/// The password that somebody who is signed in gives once more. Throttled by the account, whatever it is
/// given for.
struct OwnPassword: Sendable {
  private let pool: PostgresPool
  private let hasher: PasswordHasher
  private let attempts: AttemptLimiter
  private let accounts = AccountStore()

  init(pool: PostgresPool, hasher: PasswordHasher, attempts: AttemptLimiter) {
    self.pool = pool
    self.hasher = hasher
    self.attempts = attempts
  }

  /// - Returns: the hash that is stored of it.
  /// - Throws: ``RecoveryError`` `.accountAnonymous`, `.passwordWrong`; `SessionError.ended`;
  ///   ``TooManyAttempts``; `PostgresError`; what `PasswordHasher` throws.
  func prove(
    _ password: String, of caller: AccessClaims, at now: Date
  ) async throws -> String {
    guard let account = try await accounts.find(participantID: caller.participantID, on: pool)
    else { throw SessionError.ended }
    guard let hash = account.passwordHash else { throw RecoveryError.accountAnonymous }
    let isRight = try await attempts.countingGuess(
      .ownPassword(caller.participantID), at: now
    ) {
      try await hasher.match(account: password, with: hash) != .none
    }
    guard isRight else { throw RecoveryError.passwordWrong }
    return hash
  }
}
