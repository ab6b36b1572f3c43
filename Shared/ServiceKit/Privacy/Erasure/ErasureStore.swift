package import FoundationEssentials
package import Postgres

/// The table `erasures` of every service: completed and pending erasures.
package struct ErasureStore: Sendable {
  package init() {}

  /// Stores an order. After the commit, data older than the erasure is rejected. Idempotent.
  package func note(_ order: ErasureOrder, on connection: PostgresConnection) async throws {
    let studies = order.studyModes.keys.sorted()
    let modes = studies.compactMap { order.studyModes[$0]?.rawValue }
    try await connection.execute(
      """
      INSERT INTO erasures (erasure_id, digest, is_whole, participant_id, study_id, mode, study_modes,
        requested_at)
      VALUES (\(order.erasureID), erasure_digest(\(order.participantID), \(order.studyID)),
        \(order.studyID.isEmpty), \(order.participantID), \(order.studyID), \(order.mode.rawValue),
        jsonb_object(\(studies)::text[], \(modes)::text[]), \(order.requestedAt))
      ON CONFLICT (erasure_id) DO NOTHING
      """)
  }

  func isKnown(_ erasureID: UUID, on connection: PostgresConnection) async throws -> Bool {
    try await !connection.query("SELECT FROM erasures WHERE erasure_id = \(erasureID)").isEmpty
  }

  /// Returns the participant with this digest if any of the tables contains it. Scans every row.
  ///
  /// - Parameter study: see `erasure_digest`; empty for the whole account.
  func participant(
    of digest: [UInt8], study: String, in tables: [String], on connection: PostgresConnection
  ) async throws -> UUID? {
    for table in tables {
      let rows = try await connection.query(
        """
        SELECT participant_id FROM \(unescaped: table)
        WHERE erasure_digest(participant_id, \(study)) = \(digest) LIMIT 1
        """)
      if let row = rows.first { return try row.decode("participant_id") }
    }
    return nil
  }

  /// Records a completed erasure of an unknown participant, so that late data is rejected.
  func noteDone(
    _ erasureID: UUID, digest: [UInt8], isWhole: Bool, requestedAt: Date, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO erasures (erasure_id, digest, is_whole, requested_at, done_at)
      VALUES (\(erasureID), \(digest), \(isWhole), \(requestedAt), \(now))
      ON CONFLICT (erasure_id) DO NOTHING
      """)
  }

  func digest(_ erasureID: UUID, on connection: PostgresConnection) async throws -> [UInt8] {
    try await connection.query("SELECT digest FROM erasures WHERE erasure_id = \(erasureID)")[0]
      .decode("digest")
  }

  /// Locks the oldest pending order that no other process has locked, until the end of the
  /// transaction.
  func lockPending(
    except others: [UUID], on connection: PostgresConnection
  ) async throws -> ErasureOrder? {
    let rows = try await connection.query(
      """
      SELECT erasure_id, participant_id, study_id, mode, requested_at,
        ARRAY(SELECT key FROM jsonb_each_text(study_modes) ORDER BY key) AS studies,
        ARRAY(SELECT value FROM jsonb_each_text(study_modes) ORDER BY key) AS modes
      FROM erasures
      WHERE done_at IS NULL AND erasure_id <> ALL(\(others))
      ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED
      """)
    guard let row = rows.first else { return nil }
    let (erasureID, participantID, studyID, mode, requestedAt, studies, modes) = try row.decode(
      UUID.self, UUID.self, String.self, String.self, Date.self, [String].self, [String].self)
    return ErasureOrder(
      erasureID: erasureID, participantID: participantID, studyID: studyID,
      mode: Self.mode(mode),
      studyModes: Dictionary(
        zip(studies, modes.map(Self.mode)), uniquingKeysWith: { first, _ in first }),
      requestedAt: requestedAt)
  }

  /// Returns whether any other order is pending.
  package func isPending(except others: [UUID], on executor: some PostgresExecutor) async throws
    -> Bool
  {
    try await !executor.query(
      "SELECT FROM erasures WHERE done_at IS NULL AND erasure_id <> ALL(\(others)) LIMIT 1"
    ).isEmpty
  }

  /// Returns the open transactions that may not have seen the order, by their names in `pg_locks`.
  /// The first call, after the order's commit, stores the open transactions; later calls keep those
  /// that are still open. Transactions that begin later see the order. Other databases and
  /// autovacuum are ignored.
  ///
  /// A transaction has its name in `pg_locks` from before its first snapshot until its commit is
  /// visible. Names may repeat after a restart of the server; at worst the wait takes too long.
  func awaited(by erasureID: UUID, on connection: PostgresConnection) async throws -> [String] {
    try await connection.execute(
      """
      UPDATE erasures SET awaited = ARRAY(
        SELECT virtualxid FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE locktype = 'virtualxid' AND mode = 'ExclusiveLock' AND pid <> pg_backend_pid()
          AND datname = current_database() AND usesysid IS NOT NULL
          AND (awaited IS NULL OR virtualxid = ANY(awaited)))
      WHERE erasure_id = \(erasureID) AND (awaited IS NULL OR awaited <> '{}')
      """)
    return try await connection.query(
      "SELECT awaited FROM erasures WHERE erasure_id = \(erasureID)"
    ).first?.decode("awaited") ?? []
  }

  private static func mode(_ stored: String) -> ErasureOrder.Mode {
    ErasureOrder.Mode(rawValue: stored) ?? .eraseAnswers
  }

  /// Erases up to `atMost` rows of the large tables, and counts them.
  ///
  /// Studies with a different mode go first. Everything else follows once no more of their answers
  /// can arrive, because it would be erased in the other mode.
  ///
  /// - Parameter isSeenByAll: whether ``awaited(by:on:)`` is empty.
  /// - Returns: the number of erased rows; 0 if nothing is left.
  package func erase(
    _ order: ErasureOrder, atMost: Int, isSeenByAll: Bool = true, on connection: PostgresConnection
  ) async throws -> Int {
    for (studyID, mode) in order.studyModes.sorted(by: { $0.key < $1.key }) {
      let erased = try await erase(
        order, study: studyID, mode: mode, atMost: atMost, on: connection)
      if erased > 0 { return erased }
    }
    guard order.studyModes.isEmpty || isSeenByAll else { return 0 }
    return try await erase(
      order, study: order.studyID, mode: order.mode, atMost: atMost, on: connection)
  }

  private func erase(
    _ order: ErasureOrder, study: String, mode: ErasureOrder.Mode, atMost: Int,
    on connection: PostgresConnection
  ) async throws -> Int {
    let rows = try await connection.query(
      """
      SELECT kind, count FROM erase_participant(
        \(order.participantID), \(study), \(mode.rawValue), \(Int64(atMost)))
      """)
    var erased = 0
    for row in rows {
      let (kind, count) = try row.decode(String.self, Int64.self)
      erased += Int(count)
      try await connection.execute(
        """
        UPDATE erasures SET counts = jsonb_set(counts, ARRAY[\(kind)],
          to_jsonb(coalesce((counts ->> \(kind))::bigint, 0) + \(count)))
        WHERE erasure_id = \(order.erasureID)
        """)
    }
    return erased
  }

  /// Completes an erasure and deletes the participant's id from it.
  ///
  /// - Returns: the number of erased rows by kind.
  func finish(
    _ erasureID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> [(kind: String, count: Int64)] {
    try await connection.execute(
      """
      UPDATE erasures SET participant_id = NULL, study_id = NULL, mode = NULL, study_modes = '{}',
        done_at = \(now)
      WHERE erasure_id = \(erasureID)
      """)
    return try await connection.query(
      """
      SELECT key, value::bigint FROM erasures, jsonb_each_text(counts)
      WHERE erasure_id = \(erasureID) ORDER BY key
      """
    ).map { try $0.decode(String.self, Int64.self) }
  }
}
