package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Makes a participant without any account data (Shades of Noise §8).
package struct SignInAnonymously: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let rules: SessionRules
  private let issuer: TokenIssuer
  private let accounts = AccountStore()
  private let erased = ErasedSessionStore()
  private let sessions = SessionStore()
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

  /// - Throws: ``SessionError``; `PostgresError`.
  package func callAsFunction(
    requestID: UUID, audiences: [String], label: String = ""
  ) async throws -> IssuedTokens {
    let now = clock.now()
    let (session, token, rights) = try await pool.write { connection in
      // What comes late brings nobody back.
      if try await erased.contains(requestID: requestID, on: connection) {
        throw SessionError.accountErased
      }
      let account = NewAccount(
        requestID: requestID, createdAt: now, isConfirmed: true, roles: [.participant])
      let (session, token) =
        if try await accounts.insert(account, on: connection) {
          try await begin(account, audiences: audiences, label: label, at: now, on: connection)
        } else {
          try await again(requestID, audiences: audiences, at: now, on: connection)
        }
      let rights = try await rightsStore.find(of: session.participantID, on: connection)
      try rights.requireActive()
      return (session, token, rights)
    }
    return try await issuer.tokens(for: session, refreshToken: token, rights: rights, at: now)
  }

  private func begin(
    _ account: NewAccount, audiences: [String], label: String, at now: Date,
    on connection: PostgresConnection
  ) async throws -> (Session, RefreshToken) {
    let session = Session.new(
      of: account.participantID, audiences: audiences, label: label, at: now)
    let token = RefreshToken.new(of: session)
    try await sessions.insert(session, token: token, on: connection)
    try await audit.append(
      [AuditRecord(action: .anonymousAccountCreated, subject: account.participantID)], at: now,
      on: connection)
    return (session, token)
  }

  /// The answer was lost: another token of the same session. For an hour the request id alone gives
  /// access to the account, so clients make it at random.
  private func again(
    _ requestID: UUID, audiences: [String], at now: Date, on connection: PostgresConnection
  ) async throws -> (Session, RefreshToken) {
    guard let account = try await accounts.find(requestID: requestID, on: connection),
      account.isAnonymous
    else { throw SessionError.requestIDReused }
    guard var session = try await sessions.lockFirst(of: account.participantID, on: connection)
    else { throw SessionError.signInEnded }
    guard session.audiences == audiences else { throw SessionError.requestIDReused }
    do {
      try session.family.repeatSignIn(at: now, rules: rules)
    } catch .tooManySiblings {
      throw SessionError.signInRepeatedTooOften(rules.tokensPerGenerationMax)
    } catch {
      throw SessionError.signInEnded
    }
    let token = RefreshToken.new(of: session)
    try await sessions.update(session, adding: token, on: connection)
    return (session, token)
  }
}
