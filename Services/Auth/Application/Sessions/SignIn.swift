package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Signs in with a password.
package struct SignIn: Sendable {
  private let pool: PostgresPool
  private let hasher: PasswordHasher
  private let clock: any WallClock
  private let rules: SessionRules
  private let limiter: SignInLimiter
  private let issuer: TokenIssuer
  private let accounts = AccountStore()
  private let sessions = SessionStore()
  private let rightsStore = RightsStore()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, rules: SessionRules,
    attempts: AttemptLimiter, issuer: TokenIssuer
  ) {
    self.pool = pool
    self.hasher = hasher
    self.clock = clock
    self.rules = rules
    limiter = SignInLimiter(attempts)
    self.issuer = issuer
  }

  /// - Parameters:
  ///   - identifier: a username or an address, as typed.
  ///   - peer: from where; nil where that is not known.
  /// - Throws: ``SessionError``; ``TooManyAttempts``; `PostgresError`; what `PasswordHasher` throws.
  package func callAsFunction(
    identifier: String, password: String, audiences: [String], from peer: Peer? = nil
  ) async throws -> IssuedTokens {
    let now = clock.now()
    try await limiter.charge(identifier, from: peer, at: now)
    let account = try await find(identifier)
    let match: PasswordMatch
    do {
      match = try await hasher.match(account: password, with: account?.passwordHash)
    } catch {
      // The password was not checked, so the attempt does not count.
      try await limiter.refund(identifier, from: peer)
      throw error
    }
    guard match != .none, let account else { throw SessionError.credentialsRejected }
    try await limiter.clear(identifier, from: peer)
    guard account.isConfirmed else { throw SessionError.accountNotConfirmed }
    try await renewHash(of: account, password: password, after: match)
    return try await open(account.participantID, audiences: audiences, at: now)
  }

  /// A username has no `@`, an address has one.
  private func find(_ identifier: String) async throws -> Account? {
    if let email = EmailAddress(identifier) {
      return try await accounts.find(keptEmailKey: email.key, on: pool)
    }
    guard let username = try? Username(identifier) else { return nil }
    return try await accounts.find(usernameKey: username.key, on: pool)
  }

  private func renewHash(
    of account: Account, password: String, after match: PasswordMatch
  ) async throws {
    guard let old = account.passwordHash, match == .rightAsSent || hasher.needsRehash(old)
    else { return }
    let hash = try await hasher.hash(account: password)
    try await accounts.setPasswordHash(
      hash, of: account.participantID, replacing: old, on: pool)
  }

  private func open(
    _ participantID: UUID, audiences: [String], at now: Date
  ) async throws -> IssuedTokens {
    let session = Session.new(of: participantID, audiences: audiences, at: now)
    let token = RefreshToken.new(of: session)
    let rights = try await pool.write { connection in
      // Two sign-ins at once must not both keep the last free place.
      guard try await accounts.lock(participantID, on: connection) else {
        throw SessionError.credentialsRejected
      }
      try await sessions.insert(session, token: token, on: connection)
      let displaced = try await sessions.displace(
        of: participantID, keeping: rules.sessionsPerAccountMax, at: now, on: connection)
      let rights = try await rightsStore.find(of: participantID, on: connection)
      var records = displaced.map {
        AuditRecord(
          action: .sessionDisplaced, subject: participantID, object: $0.uuidString.lowercased())
      }
      records.append(AuditRecord(.signedIn, by: participantID, object: session.auditObject))
      try await audit.append(records, at: now, on: connection)
      return rights
    }
    return try await issuer.tokens(for: session, refreshToken: token, rights: rights, at: now)
  }
}
