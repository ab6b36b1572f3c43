import AuthDomain
import FoundationEssentials
import Messages
import Postgres
import RPC

/// Staying signed in, and signing out.
struct SessionExchange: Sendable {
  let core: AuthCore

  private enum Outcome: Sendable {
    case exchanged(Session, RefreshToken, Rights)
    case rejected
    case repeatedTooOften
  }

  func refresh(_ text: String) async throws -> AuthV1.SignInResponse {
    guard let presented = RefreshToken(text: text) else { throw RPCError.refreshTokenRejected }
    let now = core.clock.now()
    // A refusal may have to be stored, so the transaction ends well in any case.
    let outcome = try await core.pool.write { connection in
      try await exchange(presented, at: now, on: connection)
    }
    switch outcome {
    case .exchanged(let session, let token, let rights):
      return try await core.signInResponse(session, refreshToken: token, rights: rights, at: now)
    case .rejected: throw RPCError.refreshTokenRejected
    case .repeatedTooOften:
      throw RPCError.limit(
        "REFRESH_REPEATED_LIMIT",
        "the token was exchanged \(core.rules.tokensPerGenerationMax) times already")
    }
  }

  private func exchange(
    _ presented: RefreshToken, at now: Date, on connection: PostgresConnection
  ) async throws -> Outcome {
    guard
      case (var session, let generation)? = try await core.sessions.lock(
        presented, on: connection)
    else { return .rejected }
    do {
      try session.family.exchange(presented: generation, at: now, rules: core.rules)
    } catch .reused {
      try await core.sessions.update(session, adding: nil, on: connection)
      try await core.audit.append(
        [
          AuditRecord(
            action: .refreshTokenReused, subject: session.participantID,
            object: session.sessionID.uuidString.lowercased())
        ], at: now, on: connection)
      return .rejected
    } catch .tooManySiblings {
      return .repeatedTooOften
    } catch {
      return .rejected
    }
    let token = RefreshToken(selector: session.selector)
    try await core.sessions.update(session, adding: token, on: connection)
    let rights = try await Rights.load(of: session.participantID, on: connection)
    return .exchanged(session, token, rights)
  }

  /// Ends the token's session, be the token old or new; does nothing for other texts.
  func signOut(_ text: String) async throws {
    guard let presented = RefreshToken(text: text) else { return }
    let now = core.clock.now()
    try await core.pool.write { connection in
      guard var session = try await core.sessions.lock(presented, on: connection)?.session,
        session.family.revokedAt == nil
      else { return }
      session.family.revoke(at: now)
      try await core.sessions.update(session, adding: nil, on: connection)
      try await core.audit.append(
        [
          AuditRecord(
            action: .signedOut, actor: session.participantID, subject: session.participantID,
            object: session.sessionID.uuidString.lowercased())
        ], at: now, on: connection)
    }
  }
}
