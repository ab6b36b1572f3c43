import FoundationEssentials
import Postgres
import ServiceBasics

/// The tables of sessions and refresh tokens.
enum SessionStore {
  /// Stores a new session with the first token of its family.
  static func insert(_ session: Session, token: RefreshToken) -> [PostgresStatement<Void>] {
    let family = session.family
    return [
      PostgresStatement(
        """
        INSERT INTO sessions (session_id, participant_id, selector, audiences, signed_in_at,
          generation, rotated_at, tokens_of_generation, label, proven_at, ends_by,
          proves_second_factor, client_id)
        VALUES (\(session.sessionID), \(session.participantID), \(session.selector),
          \(session.audiences), \(family.signedInAt), \(family.generation), \(family.rotatedAt),
          \(family.tokensOfGeneration), \(session.label), \(session.provenAt), \(family.endsBy),
          \(session.provesSecondFactor), \(session.client?.clientID))
        """),
      insert(token, of: session),
    ]
  }

  /// Stores the result of an exchange and the issued token.
  ///
  /// - Parameter starter: the token whose exchange just started the current generation.
  static func update(
    _ session: Session, adding token: RefreshToken?, startedBy starter: RefreshToken? = nil
  ) -> [PostgresStatement<Void>] {
    let family = session.family
    var statements = [
      PostgresStatement(
        """
        UPDATE sessions SET generation = \(family.generation), rotated_at = \(family.rotatedAt),
          tokens_of_generation = \(family.tokensOfGeneration), revoked_at = \(family.revokedAt),
          client_id = \(session.client?.clientID)
        WHERE session_id = \(session.sessionID)
        """),
      PostgresStatement(
        """
        DELETE FROM refresh_tokens
        WHERE session_id = \(session.sessionID) AND generation < \(family.oldestStoredGeneration)
        """),
    ]
    if let token { statements.append(insert(token, of: session)) }
    if let starter {
      statements.append(
        PostgresStatement(
          """
          -- A restored database may lack it.
          INSERT INTO refresh_tokens (session_id, token_hash, generation, started_next)
          VALUES (\(session.sessionID), \(Self.hash(starter)), \(family.generation - 1), true)
          ON CONFLICT (session_id, token_hash) DO UPDATE SET started_next = true
          """))
    }
    return statements
  }

  private static func insert(_ token: RefreshToken, of session: Session) -> PostgresStatement<Void>
  {
    PostgresStatement(
      """
      INSERT INTO refresh_tokens (session_id, token_hash, generation)
      VALUES (\(session.sessionID), \(Self.hash(token)), \(session.family.generation))
      """)
  }

  /// Returns the locked session of a refresh token.
  static func lock(_ token: RefreshToken) -> PostgresStatement<Session?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Session.columns) FROM \(unescaped: Session.source)
      WHERE selector = \(token.selector) FOR UPDATE OF sessions
      """, first: Session.init)
  }

  /// Returns the session of a refresh token.
  static func find(_ token: RefreshToken) -> PostgresStatement<Session?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Session.columns) FROM \(unescaped: Session.source)
      WHERE selector = \(token.selector)
      """, first: Session.init)
  }

  /// Returns the generation of a refresh token, and whether its exchange started the next one; nil
  /// if the token is no longer stored. Ask after ``lock(_:)``, because another exchange may change
  /// the tokens until then.
  static func stored(
    _ token: RefreshToken
  ) -> PostgresStatement<(generation: Int, startedNext: Bool)?> {
    PostgresStatement(
      """
      SELECT refresh_tokens.generation::bigint, started_next
      FROM refresh_tokens JOIN sessions USING (session_id)
      WHERE selector = \(token.selector) AND token_hash = \(Self.hash(token))
      """, first: { try $0.decode(Int.self, Bool.self) })
  }

  /// Returns the time when a backup, which lacks the tokens issued since it was made, last replaced
  /// the database; nil if that never happened.
  static func restoredAt() -> PostgresStatement<Date?> {
    PostgresStatement(
      "SELECT restored_at FROM served_copies WHERE restored_at IS NOT NULL",
      first: { try $0.decode("restored_at") })
  }

  /// Returns an account's first session, locked.
  static func lockFirst(of participantID: UUID) -> PostgresStatement<Session?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Session.columns) FROM \(unescaped: Session.source)
      WHERE participant_id = \(participantID)
      ORDER BY signed_in_at, session_id LIMIT 1 FOR UPDATE OF sessions
      """, first: Session.init)
  }

  static func find(_ sessionID: UUID) -> PostgresStatement<Session?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Session.columns) FROM \(unescaped: Session.source)
      WHERE session_id = \(sessionID)
      """, first: Session.init)
  }

  /// Ends an account's oldest sessions except for the newest `count`, and returns their ids.
  static func displace(of participantID: UUID, keeping count: Int, at now: Date)
    -> PostgresStatement<[UUID]>
  {
    PostgresStatement(
      """
      UPDATE sessions SET revoked_at = \(now) WHERE session_id IN (
        SELECT session_id FROM sessions
        WHERE participant_id = \(participantID) AND revoked_at IS NULL
        ORDER BY signed_in_at DESC, session_id OFFSET \(count))
      RETURNING session_id
      """, each: { try $0.decode("session_id") })
  }

  /// Lists an account's active sessions, newest first.
  ///
  /// - Parameter last: last session of the previous page; nil for the first page.
  static func list(
    of participantID: UUID, after last: UUID?, limit: Int, at now: Date, rules: SessionRules
  ) -> PostgresStatement<[Session]> {
    var query: PostgresQuery =
      """
      SELECT \(unescaped: Session.columns) FROM \(unescaped: Session.source)
      WHERE participant_id = \(participantID)
        AND (\(last)::uuid IS NULL OR (signed_in_at, session_id) < (
          SELECT signed_in_at, session_id FROM sessions
          WHERE session_id = \(last) AND participant_id = \(participantID)))
      """
    query.append(" AND ")
    query.append(isActive(at: now, rules))
    query.append(" ORDER BY signed_in_at DESC, session_id DESC LIMIT \(limit)")
    return PostgresStatement(query, each: Session.init)
  }

  /// Condition for rows of ``Session/source``.
  static func isActive(at now: Date, _ rules: SessionRules) -> PostgresQuery {
    """
    (revoked_at IS NULL AND client_revoked_at IS NULL AND (ends_by IS NULL OR ends_by > \(now))
      AND CASE \(unescaped: Session.holder)
        WHEN 'account' THEN rotated_at > \(now.addingTimeInterval(-rules.idleLifetime))
          AND signed_in_at > \(now.addingTimeInterval(-rules.absoluteLifetime))
        WHEN 'anonymous' THEN rotated_at > \(now.addingTimeInterval(-rules.idleLifetime))
        ELSE true END)
    """
  }

  /// Ends sessions of revoked clients, which are rejected before, so that they are deleted later.
  static func endRevoked(atMost count: Int) -> PostgresStatement<Int> {
    PostgresStatement(
      counting: """
        UPDATE sessions SET revoked_at = ended.client_revoked_at FROM (
          SELECT session_id, client_revoked_at FROM \(unescaped: Session.source)
          WHERE client_revoked_at IS NOT NULL AND revoked_at IS NULL
          LIMIT \(count) FOR UPDATE OF sessions SKIP LOCKED) AS ended
        WHERE sessions.session_id = ended.session_id
        """)
  }

  static func setProven(_ session: Session, at now: Date) -> PostgresStatement<Void> {
    PostgresStatement(
      "UPDATE sessions SET proven_at = \(now) WHERE session_id = \(session.sessionID)")
  }

  /// Ends all sessions of an account except `kept`, with their refresh tokens.
  static func endAll(
    of participantID: UUID, except kept: UUID? = nil, at now: Date
  ) -> [PostgresStatement<Void>] {
    [
      PostgresStatement(
        """
        UPDATE sessions SET revoked_at = \(now)
        WHERE participant_id = \(participantID) AND revoked_at IS NULL
          AND session_id IS DISTINCT FROM \(kept)
        """),
      PostgresStatement(
        """
        DELETE FROM refresh_tokens USING sessions
        WHERE refresh_tokens.session_id = sessions.session_id
          AND participant_id = \(participantID)
          AND sessions.session_id IS DISTINCT FROM \(kept)
        """),
    ]
  }

  /// Deletes expired sessions, and sessions revoked `SessionRules.revokedLifetime` ago. Their
  /// tokens are rejected before and after.
  static func deleteEnded(at now: Date, rules: SessionRules, atMost count: Int)
    -> PostgresStatement<Int>
  {
    let idleLimit = now.addingTimeInterval(-rules.idleLifetime)
    let absoluteLimit = now.addingTimeInterval(-rules.absoluteLifetime)
    return PostgresStatement(
      counting: """
        DELETE FROM sessions WHERE session_id IN (
          SELECT session_id FROM sessions
          WHERE revoked_at < \(now.addingTimeInterval(-SessionRules.revokedLifetime))
            OR ends_by < \(now)
            OR (rotated_at < \(idleLimit) OR signed_in_at < \(absoluteLimit))
              AND CASE \(unescaped: Session.holder)
                WHEN 'account' THEN true
                WHEN 'anonymous' THEN rotated_at < \(idleLimit)
                ELSE false END
          LIMIT \(count) FOR UPDATE SKIP LOCKED)
        """)
  }

  /// Lets the maximum lifetime of an account's sessions begin now.
  static func restart(of participantID: UUID, at now: Date) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE sessions SET signed_in_at = \(now)
      WHERE participant_id = \(participantID) AND revoked_at IS NULL
      """)
  }

  private static func hash(_ token: RefreshToken) -> [UInt8] { Sodium.sha256(token.secret) }
}

extension Session {
  static let columns = """
    session_id, participant_id, selector, audiences, signed_in_at, generation::bigint, rotated_at,
    tokens_of_generation::bigint, revoked_at, label, proven_at, ends_by, proves_second_factor,
    client_id, client_name, client_is_confidential, client_audiences, client_study_ids,
    client_revoked_at, client_limited_at, \(holder) AS holder
    """

  /// The sessions with their clients.
  static let source = """
    sessions LEFT JOIN (SELECT client_id, name AS client_name,
        is_confidential AS client_is_confidential, audiences AS client_audiences,
        study_ids AS client_study_ids, revoked_at AS client_revoked_at,
        limited_at AS client_limited_at
      FROM clients) AS clients USING (client_id)
    """

  /// Expression for a ``SessionHolder``.
  fileprivate static let holder = """
    CASE WHEN EXISTS (SELECT FROM accounts AS owner
        WHERE owner.participant_id = sessions.participant_id AND owner.password_hash IS NOT NULL)
      THEN 'account'
    WHEN EXISTS (SELECT FROM enrolments AS joined
        WHERE joined.participant_id = sessions.participant_id AND joined.left_at IS NULL)
      THEN 'anonymous_participant'
    ELSE 'anonymous' END
    """

  init(row: PostgresRow) throws {
    let client = try SessionClient(row: row)
    self.init(
      sessionID: try row.decode("session_id"), participantID: try row.decode("participant_id"),
      selector: try row.decode("selector"), audiences: try row.decode("audiences"),
      family: RefreshTokenFamily(
        signedInAt: try row.decode("signed_in_at"), generation: try row.decode("generation"),
        rotatedAt: try row.decode("rotated_at"),
        tokensOfGeneration: try row.decode("tokens_of_generation"),
        revokedAt: try row.decode("revoked_at", as: Date?.self) ?? client?.revokedAt,
        holder: SessionHolder(rawValue: try row.decode("holder")) ?? .account,
        endsBy: try row.decode("ends_by")),
      label: try row.decode("label"), provenAt: try row.decode("proven_at"),
      provesSecondFactor: try row.decode("proves_second_factor"), client: client)
  }
}
