import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// A session as its owner sees it.
struct OwnSession: Sendable {
  let sessionID: UUID
  let label: String
  /// Name of the client; nil without one.
  let clientName: String?
  let signedInAt: Date
  /// Day (UTC) of the last sign-in or refresh. The exact time would reveal more than needed.
  let lastUsedOn: Date
  /// Expiry; nil if the session does not expire.
  let expiresAt: Date?
  /// Whether this is the session of the caller's token.
  let isCurrent: Bool

  init(_ session: Session, of caller: AccessClaims, _ rules: SessionRules) {
    sessionID = session.sessionID
    label = session.label
    clientName = session.client?.name
    signedInAt = session.family.signedInAt
    let seconds = session.family.rotatedAt.timeIntervalSince1970
    lastUsedOn = Date(timeIntervalSince1970: (seconds / 86_400).rounded(.down) * 86_400)
    expiresAt = session.family.expiresAt(rules)
    isCurrent = session.sessionID == caller.sessionID
  }
}

/// Lists the caller's active sessions, newest first.
struct ListSessions: Sendable {
  let environment: AuthEnvironment

  /// - Parameter last: last session of the previous page; nil for the first page.
  /// - Throws: `SessionError.ended`; `PostgresError`.
  func callAsFunction(
    _ caller: AccessClaims, after last: UUID?, pageSize: Int
  ) async throws -> Page<OwnSession> {
    let (rules, now) = (environment.rules, environment.clock.now())
    let (own, found) = try await environment.pool.withConnection {
      try await $0.answers(
        to: SessionStore.find(caller.sessionID),
        SessionStore.list(
          of: caller.participantID, after: last, limit: pageSize + 1, at: now, rules: rules))
    }
    guard let own, own.family.isAlive(at: now, rules: rules) else { throw SessionError.ended }
    return Page(found.map { OwnSession($0, of: caller, rules) }, size: pageSize)
  }
}

/// Ends sessions of the caller. Their refresh tokens are rejected from then on; access tokens stay
/// valid until they expire.
struct EndSessions: Sendable {
  let environment: AuthEnvironment

  /// Ends one session. Succeeds if it has already ended.
  ///
  /// - Throws: `SessionError.unknown`, `.ended`; `PostgresError`.
  func one(_ sessionID: UUID, caller: AccessClaims) async throws {
    let now = environment.clock.now()
    // A repetition of a call that ended the caller's own session.
    if sessionID == caller.sessionID, try await hasEnded(caller) { return }
    try await environment.pool.write { connection in
      _ = try await environment.callerSession.lock(caller, at: now, on: connection)
      guard let session = try await connection.answer(to: SessionStore.find(sessionID)),
        session.participantID == caller.participantID
      else { throw SessionError.unknown }
      try await end(session, .sessionEnded, at: now, on: connection)
    }
  }

  /// Ends all sessions.
  ///
  /// - Parameter keepCurrent: whether to keep the session of the caller's token.
  /// - Throws: `SessionError.ended`; `PostgresError`.
  func all(caller: AccessClaims, keepCurrent: Bool) async throws {
    let now = environment.clock.now()
    if !keepCurrent, try await hasEnded(caller) { return }
    try await environment.pool.write { connection in
      let session = try await environment.callerSession.lock(caller, at: now, on: connection)
      try await connection.run(
        SessionStore.endAll(
          of: caller.participantID, except: keepCurrent ? session.sessionID : nil, at: now))
      try await environment.record(
        [AuditRecord(.sessionsEnded, by: caller.participantID, object: "")], at: now,
        on: connection)
    }
  }

  /// Ends the session of a refresh token, whether current or old; ignores invalid and forged ones.
  ///
  /// - Parameter given: client of the request; nil for none, which the token alone permits.
  /// - Throws: ``ClientError`` `.rejected`, `.otherClient`; `PostgresError`.
  func signOut(_ text: String, client given: GivenClient? = nil) async throws {
    let now = environment.clock.now()
    let client = try await environment.client(given, at: now, ofSession: true)
    guard let presented = RefreshToken(text: text) else { return }
    try await environment.pool.write { connection in
      let (locked, stored) = try await connection.answers(
        to: SessionStore.lock(presented), SessionStore.stored(presented))
      guard let session = locked,
        stored != nil || presented.isIssued(with: environment.sealing)
      else { return }
      if let own = session.client, given != nil, own.clientID != client?.clientID {
        throw ClientError.otherClient
      }
      try await end(session, .signedOut, at: now, on: connection)
    }
  }

  private func hasEnded(_ caller: AccessClaims) async throws -> Bool {
    let session = try await environment.pool.answer(to: SessionStore.find(caller.sessionID))
    return session?.participantID == caller.participantID && session?.family.revokedAt != nil
  }

  private func end(
    _ session: Session, _ action: AuditAction, at now: Date, on connection: PostgresConnection
  ) async throws {
    if session.family.revokedAt != nil { return }
    var session = session
    session.family.revoke(at: now)
    try await connection.run(SessionStore.update(session, adding: nil))
    try await environment.record(
      [AuditRecord(action, by: session.participantID, object: session.auditObject)], at: now,
      on: connection)
  }
}
