import FoundationEssentials
package import Postgres

/// Stores accepted listening sessions. Whether one is new the database decides, once for all processes, by its key.
package enum SessionStore {
  /// A row was neither stored, nor known, nor refused.
  struct Undecided: Error {}

  /// One outcome per row. Of rows with the same key the first counts.
  package static func write(
    _ rows: [SessionRow], quota: SessionQuota, on connection: PostgresConnection
  ) async throws -> [SessionOutcome] {
    // In the order of the keys, so that two processes that write the same sessions do not wait for each other
    // in turns.
    let order = rows.indices.sorted {
      let (left, right) = (rows[$0].key, rows[$1].key)
      return left == right ? $0 < $1 : left < right
    }
    let sorted = order.map { rows[$0] }
    var batch = KeyedBatch(sorted.map { (key: $0.key, contents: $0.payloadHash) })
    let (inserted, refused) = try await insert(sorted, quota: quota, on: connection)
    batch.insert(inserted)
    let stored = try await hashes(of: batch.undecidedKeys, on: connection)
    var outcomes = [SessionOutcome?](repeating: nil, count: rows.count)
    for (index, outcome) in zip(order, batch.outcomes(stored: stored)) {
      outcomes[index] = SessionOutcome(outcome) ?? refused[rows[index].key]
    }
    return try outcomes.map { outcome in
      guard let outcome else { throw Undecided() }
      return outcome
    }
  }

  /// Stores those that are new, and returns their keys and hashes; besides, what became of those that are refused,
  /// which may be stored.
  ///
  /// As of sheets, the planner must not see here how many rows there are: one plan serves all calls.
  private static func insert(
    _ rows: [SessionRow], quota: SessionQuota, on connection: PostgresConnection
  ) async throws -> (stored: [(SessionKey, [UInt8])], refused: [SessionKey: SessionOutcome]) {
    var query: PostgresQuery = "WITH "
    query.append(unnested(rows))
    query.append(judged(by: quota))
    query.append(
      """
      , stored AS (
        INSERT INTO listening_sessions (participant_id, session_id, study_id, collection_id,
          collection_version, sound_id, started_at, received_at, time_zone, utc_offset_minutes,
          net_milliseconds, loop_minutes, ended_by, rated, rating, app_version, deviations,
          payload_hash)
        SELECT participant_id, session_id, study_id, collection_id, collection_version, sound_id,
          started_at, received_at, time_zone,
          round(extract(epoch FROM (started_at AT TIME ZONE time_zone)
            - (started_at AT TIME ZONE 'UTC')) / 60),
          net_milliseconds, loop_minutes, ended_by, rated, rating, app_version,
          string_to_array(deviations, ','), payload_hash
        FROM judged WHERE refusal IS NULL ORDER BY place
        ON CONFLICT DO NOTHING
        RETURNING participant_id, session_id, study_id, received_at, payload_hash
      ), counted AS (
        INSERT INTO listening_usage AS known (participant_id, study_id, sessions, day, day_sessions)
        SELECT participant_id, study_id, count(*),
          max((received_at AT TIME ZONE 'UTC')::date), count(*)
        FROM stored
        -- In one order, so that two processes do not wait for each other in turns.
        GROUP BY participant_id, study_id ORDER BY participant_id, study_id
        ON CONFLICT (participant_id, study_id) DO UPDATE
        SET sessions = known.sessions + EXCLUDED.sessions,
          day = greatest(known.day, EXCLUDED.day),
          day_sessions = EXCLUDED.day_sessions
            + CASE WHEN known.day >= EXCLUDED.day THEN known.day_sessions ELSE 0 END
      )
      SELECT participant_id, session_id, payload_hash, NULL AS refusal FROM stored
      UNION ALL
      SELECT participant_id, session_id, NULL, refusal FROM judged WHERE refusal IS NOT NULL
      """)
    let answered = try await connection.query(query)
    var stored: [(SessionKey, [UInt8])] = []
    var refused: [SessionKey: SessionOutcome] = [:]
    for row in answered {
      let (participantID, sessionID, hash, refusal) = try row.decode(
        UUID.self, UUID.self, [UInt8]?.self, String?.self)
      let key = SessionKey(participantID: participantID, sessionID: sessionID)
      if let hash { stored.append((key, hash)) }
      if let refusal { refused[key] = SessionOutcome(refusal: refusal) }
    }
    return (stored, refused)
  }

  private static func unnested(_ rows: [SessionRow]) -> PostgresQuery {
    """
    sessions AS (
      SELECT * FROM unnest(
        (SELECT \(rows.map(\.participantID))), (SELECT \(rows.map(\.sessionID))),
        (SELECT \(rows.map(\.studyID))), (SELECT \(rows.map(\.collectionID))),
        (SELECT \(rows.map(\.collectionVersion))), (SELECT \(rows.map(\.soundID))),
        (SELECT \(rows.map(\.startedAt))), (SELECT \(rows.map(\.receivedAt))),
        (SELECT \(rows.map(\.timeZone))), (SELECT \(rows.map(\.netMilliseconds))),
        (SELECT \(rows.map(\.loopMinutes))), (SELECT \(rows.map(\.endedBy))),
        (SELECT \(rows.map(\.rated))), (SELECT \(rows.map(\.rating))),
        (SELECT \(rows.map(\.appVersion))),
        (SELECT \(rows.map { $0.deviations.joined(separator: ",") })),
        (SELECT \(rows.map(\.payloadHash))))
        WITH ORDINALITY AS sessions (
          participant_id, session_id, study_id, collection_id, collection_version, sound_id,
          started_at, received_at, time_zone, net_milliseconds, loop_minutes, ended_by, rated,
          rating, app_version, deviations, payload_hash, place)
    )
    """
  }

  /// Why some of them are refused.
  private static func judged(by quota: SessionQuota) -> PostgresQuery {
    """
    , judged AS (
      SELECT sessions.*, coalesce(erased.refusal, used_up.refusal) AS refusal
      FROM sessions LEFT JOIN LATERAL (
        \(unescaped: ErasedRows.refusal(of: "sessions", at: "started_at"))) AS erased ON true
      LEFT JOIN LATERAL (
        SELECT CASE WHEN used.sessions >= \(quota.sessionsMax) THEN 'sessions'
          WHEN used.day_sessions >= \(quota.sessionsPerDayMax)
            AND used.day >= (sessions.received_at AT TIME ZONE 'UTC')::date
            THEN 'sessions_per_day' END AS refusal
        FROM listening_usage AS used
        WHERE used.participant_id = sessions.participant_id
          AND used.study_id = sessions.study_id
        LIMIT 1) AS used_up ON true
    )
    """
  }

  /// The hashes of those sessions that are stored.
  static func hashes(
    of keys: Set<SessionKey>, on executor: some PostgresExecutor
  ) async throws -> [SessionKey: [UInt8]] {
    guard !keys.isEmpty else { return [:] }
    let keys = Array(keys)
    let rows = try await executor.query(
      """
      SELECT participant_id, session_id, payload_hash FROM listening_sessions
      JOIN unnest((SELECT \(keys.map(\.participantID))::uuid[]),
        (SELECT \(keys.map(\.sessionID))::uuid[])) AS keys (participant_id, session_id)
        USING (participant_id, session_id)
      """)
    return try rows.reduce(into: [:]) { hashes, row in
      let (participantID, sessionID, hash) = try row.decode(UUID.self, UUID.self, [UInt8].self)
      hashes[SessionKey(participantID: participantID, sessionID: sessionID)] = hash
    }
  }
}
