import Calendar
import Fields
import FoundationEssentials
import Postgres

/// Stores participants' shares.
enum ShareStore {
  /// A share with the digests that recognise a repeated request.
  struct Stored: Sendable {
    var share: Share
    var tokenDigest: [UInt8]
    var requestDigest: [UInt8]
  }

  private static let columns = """
    share_id, scope, label, passcode_digest IS NOT NULL AS needs_passcode, created_at, expires_at,
    revoked_at, openings, last_opened_at, wrong_passcodes, bytes
    """

  /// SQL condition for rows that can be opened.
  private static func isActive(_ now: Instant) -> PostgresQuery {
    """
    ended_at IS NULL AND expires_at > \(now.date)
      AND wrong_passcodes < \(Int32(ShareLimits.wrongPasscodesMax))
      AND openings < \(Int32(ShareLimits.openingsMax))
    """
  }

  /// Locks the participant's shares until the transaction ends.
  static func lock(_ participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(
        hashtextextended('otolith ingestion shares ' || \(participantID.uuidString), 0))
      """)
  }

  static func find(_ key: ParticipantKey) -> PostgresStatement<Stored?> {
    PostgresStatement(
      """
      SELECT \(unescaped: columns), token_digest, request_digest FROM shares
      WHERE participant_id = \(key.participantID) AND share_id = \(key.id)
      """,
      first: { row in
        Stored(
          share: try Share(row), tokenDigest: try row.decode("token_digest"),
          requestDigest: try row.decode("request_digest"))
      })
  }

  /// Returns the number of shares that can be opened, and of those created since a time.
  static func counts(
    of participantID: UUID, createdSince time: Instant, now: Instant
  ) -> PostgresStatement<(active: Int, created: Int)> {
    var query: PostgresQuery = "SELECT count(*) FILTER (WHERE "
    query.append(isActive(now))
    query.append(
      """
      ) AS active, count(*) FILTER (WHERE created_at > \(time.date)) AS created
      FROM shares WHERE participant_id = \(participantID)
      """)
    return PostgresStatement(
      query, named: "the number of shares",
      row: { row in
        let (active, created) = try row.decode(Int64.self, Int64.self)
        return (Int(active), Int(created))
      })
  }

  /// - Throws: `EncodingError`.
  static func insert(
    _ stored: Stored, passcodeDigest: [UInt8]?, jwe: String, of participantID: UUID
  ) throws -> PostgresStatement<Void> {
    let share = stored.share
    return PostgresStatement(
      """
      INSERT INTO shares (participant_id, share_id, study_id, token_digest, request_digest,
        passcode_digest, scope, label, created_at, expires_at, jwe, bytes)
      VALUES (\(participantID), \(share.shareID), \(share.scope.studyID), \(stored.tokenDigest),
        \(stored.requestDigest), \(passcodeDigest), \(try StoredScope(share.scope).json),
        \(share.label), \(share.createdAt.date), \(share.expiresAt.date), \(jwe),
        \(Int32(share.byteCount)))
      """)
  }

  /// Returns a participant's shares, newest first.
  static func list(
    of participantID: UUID, after position: TimePosition?, limit: Int
  ) -> PostgresStatement<[Share]> {
    var query: PostgresQuery =
      "SELECT \(unescaped: columns) FROM shares WHERE participant_id = \(participantID)"
    if let position {
      query.append(
        " AND (created_at, share_id) < (\(position.at.date), \(position.id))")
    }
    query.append(" ORDER BY created_at DESC, share_id DESC LIMIT \(limit)")
    return PostgresStatement(query, each: Share.init)
  }

  /// Ends a share, which loses its contents. An ended one stays as it is.
  static func revoke(_ key: ParticipantKey, at now: Instant) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE shares SET revoked_at = \(now.date), ended_at = \(now.date), jwe = NULL
      WHERE participant_id = \(key.participantID) AND share_id = \(key.id) AND ended_at IS NULL
      """)
  }

  // MARK: - Opening

  /// What an attempt to open a share finds.
  struct Opened: Sendable {
    var isOpened: Bool
    var remainingAttempts: Int
    var createdAt: Instant
    var byteCount: Int
  }

  /// Opens a share and records the attempt; nil if no share can be opened with the token.
  ///
  /// One statement decides and counts: parallel attempts wait for the row's lock, and each judges
  /// the row that the one before left (READ COMMITTED). An attempt without a passcode is not
  /// counted.
  ///
  /// - Parameters:
  ///   - passcodeDigest: nil without a passcode.
  ///   - ticketDigest: stored with an opened share.
  static func open(
    tokenDigest: [UInt8], passcodeDigest: [UInt8]?, recipient: String, ticketDigest: [UInt8],
    now: Instant
  ) -> PostgresStatement<Opened?> {
    let matches: PostgresQuery =
      "(passcode_digest IS NULL OR coalesce(passcode_digest = \(passcodeDigest), false))"
    var query: PostgresQuery = "WITH attempt AS (UPDATE shares SET openings = openings + "
    query.append(matches)
    query.append("::int, last_opened_at = CASE WHEN ")
    query.append(matches)
    query.append(
      " THEN \(now.date) ELSE last_opened_at END, wrong_passcodes = wrong_passcodes + (NOT ")
    query.append(matches)
    query.append(" AND \(passcodeDigest != nil))::int WHERE token_digest = \(tokenDigest) AND ")
    query.append(isActive(now))
    query.append(
      " RETURNING participant_id, share_id, study_id, created_at, bytes, wrong_passcodes, ")
    query.append(matches)
    query.append(
      """
       AS opened), noted AS (
        INSERT INTO share_accesses (participant_id, share_id, study_id, accessed_at, recipient,
          opened, ticket_digest)
        SELECT participant_id, share_id, study_id, \(now.date), \(recipient), opened,
          CASE WHEN opened THEN \(ticketDigest) END
        FROM attempt WHERE opened OR \(passcodeDigest != nil))
      SELECT opened, wrong_passcodes, created_at, bytes FROM attempt
      """)
    return PostgresStatement(
      query,
      first: { row in
        let (opened, wrong, createdAt, bytes) = try row.decode(
          Bool.self, Int32.self, Date.self, Int32.self)
        return Opened(
          isOpened: opened, remainingAttempts: ShareLimits.wrongPasscodesMax - Int(wrong),
          createdAt: Instant(createdAt), byteCount: Int(bytes))
      })
  }

  /// Returns the encrypted contents for a ticket of a share that has not ended.
  ///
  /// - Parameter time: the earliest opening whose ticket is valid.
  static func contents(
    ticketDigest: [UInt8], openedSince time: Instant, now: Instant
  ) -> PostgresStatement<String?> {
    PostgresStatement(
      """
      SELECT jwe FROM share_accesses AS access
      JOIN shares AS share USING (participant_id, share_id)
      WHERE access.ticket_digest = \(ticketDigest) AND access.accessed_at > \(time.date)
        AND share.ended_at IS NULL AND share.expires_at > \(now.date)
        AND share.wrong_passcodes < \(Int32(ShareLimits.wrongPasscodesMax))
      """, first: { try $0.decode(String?.self) })
  }

  /// Returns attempts to open a share, newest first.
  static func accesses(
    of key: ParticipantKey, after position: Int?, limit: Int
  ) -> PostgresStatement<[ShareAccess]> {
    PostgresStatement(
      """
      SELECT access_id, accessed_at, recipient, opened FROM share_accesses
      WHERE participant_id = \(key.participantID) AND share_id = \(key.id)
        AND access_id < \(Int64(position ?? .max))
      ORDER BY access_id DESC LIMIT \(limit)
      """,
      each: { row in
        let (id, at, recipient, opened) = try row.decode(
          Int64.self, Date.self, String.self, Bool.self)
        return ShareAccess(accessID: id, at: Instant(at), recipient: recipient, isOpened: opened)
      })
  }

  // MARK: - Housekeeping

  /// Deletes the contents of shares that cannot be opened any more, and shares that ended long ago;
  /// at most `atMost` of each.
  ///
  /// - Returns: of each, whether more may follow.
  static func tidy(
    now: Instant, atMost: Int
  ) -> (ended: PostgresStatement<Bool>, forgotten: PostgresStatement<Bool>) {
    let forgotten = now.adding(seconds: -ShareLimits.endedDays * 86_400)
    // A share whose files may still be read with a ticket of its last opening stays until then.
    let lastTicket = now.adding(minutes: -ShareLimits.ticketMinutes)
    return (
      PostgresStatement(
        """
        UPDATE shares SET ended_at = least(expires_at, \(now.date)), jwe = NULL
        WHERE (participant_id, share_id) IN (
          SELECT participant_id, share_id FROM shares WHERE ended_at IS NULL AND (
            expires_at <= \(now.date)
            OR wrong_passcodes >= \(Int32(ShareLimits.wrongPasscodesMax))
            OR openings >= \(Int32(ShareLimits.openingsMax))
              AND last_opened_at <= \(lastTicket.date))
          LIMIT \(atMost) FOR UPDATE)
        RETURNING 1
        """
      ) { $0.count >= atMost },
      PostgresStatement(
        """
        DELETE FROM shares WHERE (participant_id, share_id) IN (
          SELECT participant_id, share_id FROM shares
          WHERE ended_at < \(forgotten.date) ORDER BY ended_at LIMIT \(atMost))
        RETURNING 1
        """
      ) { $0.count >= atMost }
    )
  }
}

extension Share {
  fileprivate init(_ row: PostgresRow) throws {
    self.init(
      shareID: try row.decode("share_id"),
      scope: try StoredScope(try row.decode("scope", as: PostgresJSON.self)).scope,
      label: try row.decode("label"), needsPasscode: try row.decode("needs_passcode"),
      createdAt: Instant(try row.decode("created_at", as: Date.self)),
      expiresAt: Instant(try row.decode("expires_at", as: Date.self)),
      revokedAt: try row.decode("revoked_at", as: Date?.self).map { Instant($0) },
      openings: Int(try row.decode("openings", as: Int32.self)),
      lastOpenedAt: try row.decode("last_opened_at", as: Date?.self).map { Instant($0) },
      wrongPasscodes: Int(try row.decode("wrong_passcodes", as: Int32.self)),
      byteCount: Int(try row.decode("bytes", as: Int32.self)))
  }
}
