import AuthDomain
import FoundationEssentials
import Messages
import Postgres
import RPC

/// Signing in with a password.
struct SignIn: Sendable {
  let core: AuthCore

  func run(
    identifier: String, password: String, audiences: [String]
  ) async throws -> AuthV1.SignInResponse {
    let now = core.clock.now()
    let key = ThrottleKey.signIn(identifier)
    if case .wait(let seconds) = try await core.throttles.attempt(key, at: now, on: core.pool) {
      throw RPCError.tooManyAttempts(waiting: seconds)
    }
    let account = try await find(identifier)
    let match: PasswordMatch
    do {
      match = try await core.hasher.match(account: password, with: account?.passwordHash)
    } catch {
      // Not a guess that failed, but one that was never looked at.
      try await core.throttles.refund(key, on: core.pool)
      throw error
    }
    guard match != .none, let account else { throw RPCError.credentialsRejected }
    try await core.throttles.clear(key, on: core.pool)
    guard account.isConfirmed else { throw RPCError.accountNotConfirmed }
    try await renewHash(of: account, password: password, after: match)
    return try await open(account.participantID, audiences: audiences, at: now)
  }

  /// A username has no `@`, an address has one.
  private func find(_ identifier: String) async throws -> Account? {
    if let email = EmailAddress(identifier) {
      return try await core.accounts.find(keptEmailKey: email.key, on: core.pool)
    }
    guard let username = try? Username(identifier) else { return nil }
    return try await core.accounts.find(usernameKey: username.key, on: core.pool)
  }

  private func renewHash(
    of account: Account, password: String, after match: PasswordMatch
  ) async throws {
    guard let old = account.passwordHash, match == .rightAsSent || core.hasher.needsRehash(old)
    else { return }
    let hash = try await core.hasher.hash(account: password)
    try await core.accounts.setPasswordHash(
      hash, of: account.participantID, replacing: old, on: core.pool)
  }

  private func open(
    _ participantID: UUID, audiences: [String], at now: Date
  ) async throws -> AuthV1.SignInResponse {
    let session = Session(
      sessionID: UUID(), participantID: participantID, audiences: audiences, signedInAt: now)
    let token = RefreshToken(selector: session.selector)
    let rights = try await core.pool.write { connection in
      // Two sign-ins at once must not both keep the last free place.
      guard try await core.accounts.lock(participantID, on: connection) else {
        throw RPCError.credentialsRejected
      }
      try await core.sessions.insert(session, token: token, on: connection)
      let displaced = try await core.sessions.displace(
        of: participantID, keeping: core.rules.sessionsPerAccountMax, at: now, on: connection)
      let rights = try await Rights.load(of: participantID, on: connection)
      var records = displaced.map {
        AuditRecord(
          action: .sessionDisplaced, subject: participantID, object: $0.uuidString.lowercased())
      }
      records.append(
        AuditRecord(
          action: .signedIn, actor: participantID, subject: participantID,
          object: session.sessionID.uuidString.lowercased()))
      try await core.audit.append(records, at: now, on: connection)
      return rights
    }
    return try await core.signInResponse(session, refreshToken: token, rights: rights, at: now)
  }
}
