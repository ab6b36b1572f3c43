package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Exchanges a refresh token for new tokens.
package struct RefreshSession: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let rules: SessionRules
  private let issuer: TokenIssuer
  private let sessions = SessionStore()
  private let erasedSessions = ErasedSessionStore()
  private let rightsStore = RightsStore()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, clock: any WallClock, rules: SessionRules, issuer: TokenIssuer
  ) {
    self.pool = pool
    self.clock = clock
    self.rules = rules
    self.issuer = issuer
  }

  private enum Outcome: Sendable {
    case exchanged(Session, RefreshToken, Rights)
    case rejected
    case repeatedTooOften
    case erased
  }

  /// - Throws: ``SessionError``; `PostgresError`.
  package func callAsFunction(_ text: String) async throws -> IssuedTokens {
    guard let presented = RefreshToken(text: text) else {
      throw SessionError.refreshTokenRejected
    }
    let now = clock.now()
    // A refusal may have to be stored, so the transaction ends well in any case.
    let outcome = try await pool.write { connection in
      try await exchange(presented, at: now, on: connection)
    }
    switch outcome {
    case .exchanged(let session, let token, let rights):
      return try await issuer.tokens(for: session, refreshToken: token, rights: rights, at: now)
    case .rejected: throw SessionError.refreshTokenRejected
    case .repeatedTooOften: throw SessionError.refreshedTooOften(rules.tokensPerGenerationMax)
    case .erased: throw SessionError.accountErased
    }
  }

  private func exchange(
    _ presented: RefreshToken, at now: Date, on connection: PostgresConnection
  ) async throws -> Outcome {
    guard
      case (var session, let generation, let startedNext)? = try await sessions.lock(
        presented, on: connection)
    else {
      return try await erasedSessions.contains(presented, on: connection) ? .erased : .rejected
    }
    let rights = try await rightsStore.find(of: session.participantID, on: connection)
    let current = session.family.generation
    do {
      try session.family.exchange(
        presented: generation,
        within: rules.grace(ofAnonymous: rights.isAnonymous, startedCurrent: startedNext),
        at: now, rules: rules)
    } catch .reused {
      try await sessions.update(session, adding: nil, on: connection)
      try await audit.append(
        [
          AuditRecord(
            action: .refreshTokenReused, subject: session.participantID,
            object: session.auditObject)
        ], at: now, on: connection)
      return .rejected
    } catch .tooManySiblings {
      return .repeatedTooOften
    } catch {
      return .rejected
    }
    // Before anything is stored: the token is good again once the account is restored.
    try rights.requireActive()
    let token = RefreshToken.new(of: session)
    try await sessions.update(
      session, adding: token,
      startedBy: session.family.generation > current ? presented : nil,
      on: connection)
    return .exchanged(session, token, rights)
  }
}
