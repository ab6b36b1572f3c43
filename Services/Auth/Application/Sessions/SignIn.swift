package import AuthDomain
import AuthStore
import Fields
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
  private let securityEvents: SecurityEvents
  private let accounts = AccountStore()
  private let sessions = SessionStore()
  private let rightsStore = RightsStore()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, rules: SessionRules,
    attempts: AttemptLimiter, issuer: TokenIssuer, securityEvents: SecurityEvents
  ) {
    self.pool = pool
    self.hasher = hasher
    self.clock = clock
    self.rules = rules
    limiter = SignInLimiter(attempts)
    self.issuer = issuer
    self.securityEvents = securityEvents
  }

  /// - Parameters:
  ///   - identifier: a username or an address, as typed.
  ///   - label: what the session's owner knows it by.
  ///   - peer: from where; nil where that is not known.
  /// - Throws: ``SessionError``; ``TooManyAttempts``; `PostgresError`; what `PasswordHasher` throws.
  package func callAsFunction(
    identifier: String, password: String, audiences: [String], label: String = "",
    from peer: Peer? = nil
  ) async throws -> IssuedTokens {
    let now = clock.now()
    do {
      try await limiter.charge(identifier, from: peer, at: now)
    } catch let error as TooManyAttempts {
      noteFailure(identifier, "throttled")
      throw error
    }
    // Once more when the hash is replaced while it is compared: by a renewal, after which the password is
    // right again, or by a reset, after which it is wrong.
    for _ in 1...2 {
      let (account, hash) = try await verified(identifier, password: password, from: peer)
      if let tokens = try await open(
        account.participantID, passwordHash: hash, audiences: audiences, label: label, at: now)
      {
        return tokens
      }
    }
    throw SessionError.credentialsRejected
  }

  /// Says that one name was guessed at again and again, and not which.
  private func noteFailure(_ identifier: String, _ what: String = "") {
    securityEvents.note(
      SecurityEvent(
        .signInFailed, who: securityEvents.digest(of: ThrottleKey.signIn(identifier).text),
        what: what))
  }

  /// The account whose password it is, and the hash that is stored of it.
  private func verified(
    _ identifier: String, password: String, from peer: Peer?
  ) async throws -> (account: Account, hash: String) {
    let account = try await accounts.find(identifier: identifier, on: pool)
    let match: PasswordMatch
    do {
      match = try await hasher.match(account: password, with: account?.passwordHash)
    } catch {
      // The password was not checked, so the attempt does not count.
      try await limiter.refund(identifier, from: peer)
      throw error
    }
    guard match != .none, let account, let hash = account.passwordHash,
      // As a wrong password, limits included: whoever registered a stranger's address would learn by the
      // difference whether another account has it.
      account.isConfirmed || account.username != nil
    else {
      noteFailure(identifier)
      throw SessionError.credentialsRejected
    }
    try await limiter.clear(identifier, from: peer)
    guard account.isConfirmed else { throw SessionError.accountNotConfirmed }
    return (account, try await renewed(hash, of: account, password: password, after: match))
  }

  /// The hash, or the one in its place where it was made otherwise than today's.
  private func renewed(
    _ old: String, of account: Account, password: String, after match: PasswordMatch
  ) async throws -> String {
    guard match == .rightAsSent || hasher.needsRehash(old) else { return old }
    let hash = try await hasher.hash(account: password)
    try await accounts.setPasswordHash(
      hash, of: account.participantID, replacing: old, on: pool)
    return hash
  }

  /// Nil when the account has another password by now; then nothing was written.
  private func open(
    _ participantID: UUID, passwordHash: String, audiences: [String], label: String, at now: Date
  ) async throws -> IssuedTokens? {
    let session = Session.new(
      of: participantID, audiences: audiences, label: label, provenAt: now, at: now)
    let token = RefreshToken.new(of: session)
    let rights: Rights? = try await pool.write { connection in
      // Two sign-ins at once must not both keep the last free place, and none may outlive a reset.
      guard
        try await accounts.lock(participantID, havingPassword: passwordHash, on: connection)
      else { return nil }
      try await sessions.insert(session, token: token, on: connection)
      let displaced = try await sessions.displace(
        of: participantID, keeping: rules.sessionsPerAccountMax, at: now, on: connection)
      let rights = try await rightsStore.find(of: participantID, on: connection)
      try rights.requireActive()
      var records = displaced.map {
        AuditRecord(
          action: .sessionDisplaced, subject: participantID, object: $0.text)
      }
      records.append(AuditRecord(.signedIn, by: participantID, object: session.auditObject))
      try await audit.append(records, at: now, on: connection)
      return rights
    }
    guard let rights else { return nil }
    return try await issuer.tokens(for: session, refreshToken: token, rights: rights, at: now)
  }
}
