package import AuthDomain
package import FoundationEssentials
package import Postgres
// For SHA-256.
import ServiceKit

/// The tables of sessions and refresh tokens.
package struct SessionStore: Sendable {
  package init() {}

  /// Stores a new session with the first token of its family.
  package func insert(
    _ session: Session, token: RefreshToken, on connection: PostgresConnection
  ) async throws {
    let family = session.family
    try await connection.execute(
      """
      INSERT INTO sessions (session_id, participant_id, selector, audiences, signed_in_at,
        generation, rotated_at, tokens_of_generation, label, proven_at)
      VALUES (\(session.sessionID), \(session.participantID), \(session.selector),
        \(session.audiences), \(family.signedInAt), \(family.generation), \(family.rotatedAt),
        \(family.tokensOfGeneration), \(session.label), \(session.provenAt))
      """)
    try await insert(token, of: session, on: connection)
  }

  /// Stores what an exchange made of the family and the token it gave out.
  ///
  /// - Parameter starter: the token whose exchange made the current generation just now.
  package func update(
    _ session: Session, adding token: RefreshToken?, startedBy starter: RefreshToken? = nil,
    on connection: PostgresConnection
  ) async throws {
    let family = session.family
    try await connection.execute(
      """
      UPDATE sessions SET generation = \(family.generation), rotated_at = \(family.rotatedAt),
        tokens_of_generation = \(family.tokensOfGeneration), revoked_at = \(family.revokedAt)
      WHERE session_id = \(session.sessionID)
      """)
    if let token { try await insert(token, of: session, on: connection) }
    if let starter {
      try await connection.execute(
        """
        UPDATE refresh_tokens SET started_next = true
        WHERE session_id = \(session.sessionID) AND token_hash = \(Self.hash(starter))
        """)
    }
    try await connection.execute(
      """
      DELETE FROM refresh_tokens
      WHERE session_id = \(session.sessionID) AND generation < \(family.oldestStoredGeneration)
      """)
  }

  private func insert(
    _ token: RefreshToken, of session: Session, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO refresh_tokens (session_id, token_hash, generation)
      VALUES (\(session.sessionID), \(Self.hash(token)), \(session.family.generation))
      """)
  }

  /// The session of a refresh token, locked, and the token's generation, nil for one that is no
  /// longer kept, with whether its exchange made the next one.
  package func lock(
    _ token: RefreshToken, on connection: PostgresConnection
  ) async throws -> (session: Session, generation: Int?, startedNext: Bool)? {
    let rows = try await connection.query(
      """
      SELECT \(unescaped: Session.columns) FROM sessions
      WHERE selector = \(token.selector) FOR UPDATE
      """)
    guard let session = try rows.first.map(Session.init) else { return nil }
    // After the lock, not joined to it: another exchange may have changed the tokens meanwhile.
    let stored = try await connection.queryOptionalRow(
      """
      SELECT generation::bigint, started_next FROM refresh_tokens
      WHERE session_id = \(session.sessionID) AND token_hash = \(Self.hash(token))
      """, as: Int.self, Bool.self)
    return (session, stored?.0, stored?.1 ?? false)
  }

  /// An account's first session, locked.
  package func lockFirst(
    of participantID: UUID, on connection: PostgresConnection
  ) async throws -> Session? {
    try await connection.query(
      """
      SELECT \(unescaped: Session.columns) FROM sessions
      WHERE participant_id = \(participantID)
      ORDER BY signed_in_at, session_id LIMIT 1 FOR UPDATE
      """
    ).first.map(Session.init)
  }

  package func find(_ sessionID: UUID, on executor: some PostgresExecutor) async throws -> Session?
  {
    try await executor.query(
      "SELECT \(unescaped: Session.columns) FROM sessions WHERE session_id = \(sessionID)"
    ).first.map(Session.init)
  }

  /// Ends an account's oldest sessions, keeping the newest `count`. Returns which.
  package func displace(
    of participantID: UUID, keeping count: Int, at now: Date, on connection: PostgresConnection
  ) async throws -> [UUID] {
    let rows = try await connection.query(
      """
      UPDATE sessions SET revoked_at = \(now) WHERE session_id IN (
        SELECT session_id FROM sessions
        WHERE participant_id = \(participantID) AND revoked_at IS NULL
        ORDER BY signed_in_at DESC, session_id OFFSET \(count))
      RETURNING session_id
      """)
    return try rows.map { try $0.decode("session_id") }
  }

  /// Those of an account that have neither ended nor expired, newest first.
  ///
  /// - Parameter last: the last one of the page before; nil: from the first.
  package func list(
    of participantID: UUID, after last: UUID?, limit: Int, at now: Date, rules: SessionRules,
    on executor: some PostgresExecutor
  ) async throws -> [Session] {
    try await executor.query(
      """
      SELECT \(unescaped: Session.columns) FROM sessions
      WHERE participant_id = \(participantID) AND revoked_at IS NULL
        AND rotated_at > \(now.addingTimeInterval(-rules.idleLifetime))
        AND signed_in_at > \(now.addingTimeInterval(-rules.absoluteLifetime))
        AND (\(last)::uuid IS NULL OR (signed_in_at, session_id) < (
          SELECT signed_in_at, session_id FROM sessions
          WHERE session_id = \(last) AND participant_id = \(participantID)))
      ORDER BY signed_in_at DESC, session_id DESC LIMIT \(limit)
      """
    ).map(Session.init)
  }

  package func setProven(
    _ session: Session, at now: Date, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      "UPDATE sessions SET proven_at = \(now) WHERE session_id = \(session.sessionID)")
  }

  /// Ends all sessions of an account but perhaps one, with their refresh tokens.
  package func endAll(
    of participantID: UUID, except kept: UUID? = nil, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      UPDATE sessions SET revoked_at = \(now)
      WHERE participant_id = \(participantID) AND revoked_at IS NULL
        AND session_id IS DISTINCT FROM \(kept)
      """)
    try await connection.execute(
      """
      DELETE FROM refresh_tokens USING sessions
      WHERE refresh_tokens.session_id = sessions.session_id
        AND participant_id = \(participantID)
        AND sessions.session_id IS DISTINCT FROM \(kept)
      """)
  }

  /// Deletes sessions that have expired, and those that were revoked `SessionRules.revokedLifetime` ago.
  /// Their tokens are rejected before and after.
  package func deleteEnded(
    at now: Date, rules: SessionRules, atMost count: Int, on executor: some PostgresExecutor
  ) async throws -> Int {
    let idleLimit = now.addingTimeInterval(-rules.idleLifetime)
    let absoluteLimit = now.addingTimeInterval(-rules.absoluteLifetime)
    return try await executor.execute(
      """
      DELETE FROM sessions WHERE session_id IN (
        SELECT session_id FROM sessions
        WHERE rotated_at < \(idleLimit) OR signed_in_at < \(absoluteLimit)
          OR revoked_at < \(now.addingTimeInterval(-SessionRules.revokedLifetime))
        LIMIT \(count) FOR UPDATE SKIP LOCKED)
      """)
  }

  private static func hash(_ token: RefreshToken) -> [UInt8] { Sodium.sha256(token.secret) }
}
