import FoundationEssentials
import Postgres
import ServiceKit

/// Why a call about a second factor was refused.
enum SecondFactorError: Error, Sendable, Hashable {
  /// The account has a second factor, and no code was given.
  case codeRequired
  /// The code is wrong, expired or used.
  case codeRejected
  /// The account has a second factor already.
  case exists
  /// The account has no second factor, or no secret waits for confirmation.
  case missing
}

/// Checks a one-time code or a recovery code and uses it up, within a transaction that holds the
/// account's lock. Callers charge ``ThrottleKey/oneTimeCode(_:)`` before.
struct UseSecondFactor: Sendable {
  let environment: AuthEnvironment

  /// Does nothing if the account has no second factor.
  ///
  /// - Returns: entries for the audit log.
  /// - Throws: ``SecondFactorError`` `.codeRequired`, `.codeRejected`; `PostgresError`.
  func ifPresent(
    _ text: String, of participantID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> [AuditRecord] {
    guard let factor = try await confirmed(participantID, on: connection) else { return [] }
    if text.isEmpty { throw SecondFactorError.codeRequired }
    return try await use(text, factor, of: participantID, at: now, on: connection)
  }

  /// - Returns: entries for the audit log.
  /// - Throws: ``SecondFactorError`` `.missing`, `.codeRejected`; `PostgresError`.
  func callAsFunction(
    _ text: String, of participantID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> [AuditRecord] {
    guard let factor = try await confirmed(participantID, on: connection) else {
      throw SecondFactorError.missing
    }
    return try await use(text, factor, of: participantID, at: now, on: connection)
  }

  /// Uses up a code of a secret, confirmed or not.
  ///
  /// - Throws: ``SecondFactorError`` `.codeRejected`; `PostgresError`.
  func useOneTime(
    _ digits: String, _ factor: SecondFactor, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    guard
      let step = factor.secret?.step(of: digits, at: now, after: factor.lastStep),
      try await connection.answer(to: SecondFactorStore.use(step: step, of: participantID))
    else { throw SecondFactorError.codeRejected }
  }

  private func confirmed(
    _ participantID: UUID, on connection: PostgresConnection
  ) async throws -> SecondFactor? {
    let found = try await connection.answer(to: environment.secondFactors.find(participantID))
    return found?.confirmedAt == nil ? nil : found
  }

  private func use(
    _ text: String, _ factor: SecondFactor, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws -> [AuditRecord] {
    switch SecondFactorCode(text) {
    case .oneTime(let digits):
      try await useOneTime(digits, factor, of: participantID, at: now, on: connection)
      return []
    case .recovery(let code):
      guard try await connection.answer(to: SecondFactorStore.use(code, of: participantID)) else {
        throw SecondFactorError.codeRejected
      }
      return [AuditRecord(.secondFactorCodeUsed, by: participantID, object: "")]
    case nil: throw SecondFactorError.codeRejected
    }
  }
}
