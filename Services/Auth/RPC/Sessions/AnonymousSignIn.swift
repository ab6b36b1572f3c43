import AuthDomain
import FoundationEssentials
import Messages
import Postgres
import RPC

/// Making a participant without any account data (Shades of Noise §8).
struct AnonymousSignIn: Sendable {
  let core: AuthCore

  func run(requestID: UUID, audiences: [String]) async throws -> AuthV1.SignInResponse {
    let now = core.clock.now()
    let (session, token, rights) = try await core.pool.write { connection in
      let account = NewAccount(
        requestID: requestID, createdAt: now, isConfirmed: true, roles: [.participant])
      let (session, token) =
        if try await core.accounts.insert(account, on: connection) {
          try await begin(account, audiences: audiences, at: now, on: connection)
        } else {
          try await again(requestID, audiences: audiences, at: now, on: connection)
        }
      let rights = try await Rights.load(of: session.participantID, on: connection)
      return (session, token, rights)
    }
    return try await core.signInResponse(session, refreshToken: token, rights: rights, at: now)
  }

  private func begin(
    _ account: NewAccount, audiences: [String], at now: Date, on connection: PostgresConnection
  ) async throws -> (Session, RefreshToken) {
    let session = Session(
      sessionID: UUID(), participantID: account.participantID, audiences: audiences,
      signedInAt: now)
    let token = RefreshToken(selector: session.selector)
    try await core.sessions.insert(session, token: token, on: connection)
    try await core.audit.append(
      [AuditRecord(action: .anonymousAccountCreated, subject: account.participantID)], at: now,
      on: connection)
    return (session, token)
  }

  /// The answer was lost: a further token of the same session. Whoever has the request id has the
  /// account for an hour, so it is as random as the client's UUIDs are.
  private func again(
    _ requestID: UUID, audiences: [String], at now: Date, on connection: PostgresConnection
  ) async throws -> (Session, RefreshToken) {
    guard let account = try await core.accounts.find(requestID: requestID, on: connection),
      account.isAnonymous
    else { throw RPCError.requestIDReused }
    guard
      var session = try await core.sessions.lockFirst(of: account.participantID, on: connection)
    else { throw RPCError.signInEnded }
    guard session.audiences == audiences else { throw RPCError.requestIDReused }
    do {
      try session.family.repeatSignIn(at: now, rules: core.rules)
    } catch .tooManySiblings {
      throw RPCError.limit(
        "SIGN_IN_REPEATED_LIMIT",
        "the sign-in was repeated more than \(core.rules.tokensPerGenerationMax) times",
        retryAfter: .seconds(SessionRules.repetitionInterval))
    } catch {
      throw RPCError.signInEnded
    }
    let token = RefreshToken(selector: session.selector)
    try await core.sessions.update(session, adding: token, on: connection)
    return (session, token)
  }
}
