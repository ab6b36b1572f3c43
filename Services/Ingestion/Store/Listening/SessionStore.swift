import FoundationEssentials
import Postgres

/// Stores accepted listening sessions. The primary key decides, for all processes, whether a
/// session is new.
enum SessionStore {
  /// Returns one verdict per row. Of rows with the same key the first is stored.
  static func write(
    _ rows: [SessionRow], quota: SessionQuota, on connection: PostgresConnection
  ) async throws -> [Verdict] {
    try await KeyedRows.write(rows, on: connection) {
      insertion(of: $0, quota: quota)
    } hashes: {
      hashes(of: $0)
    }
  }

  /// Stores the new sessions.
  ///
  /// As for sheets, the planner must not see the number of rows, so that one plan serves all calls.
  private static func insertion(
    of rows: [SessionRow], quota: SessionQuota
  ) -> PostgresStatement<KeyedRows.Inserted> {
    var query: PostgresQuery = "WITH "
    query.append(unnested(rows))
    query.append(judged(by: quota))
    query.append(
      """
      , stored AS (
        INSERT INTO listening_sessions (participant_id, session_id, study_id, collection_id,
          collection_version, sound_id, started_at, counted_at, received_at, time_zone, utc_offset_minutes,
          net_milliseconds, loop_minutes, ended_by, rated, rating, app_version, deviations,
          payload_hash)
        SELECT participant_id, session_id, study_id, collection_id, collection_version, sound_id,
          started_at, counted_at, received_at, time_zone, utc_offset_minutes,
          net_milliseconds, loop_minutes, ended_by, rated, rating, app_version,
          string_to_array(deviations, ','), payload_hash
        FROM judged WHERE refusal IS NULL
        -- Ordered, so that two processes writing the same sessions do not deadlock.
        ORDER BY participant_id, session_id
        ON CONFLICT DO NOTHING
        RETURNING participant_id, session_id, study_id, received_at, payload_hash
      ), counted AS (
        INSERT INTO listening_usage AS known (participant_id, study_id, sessions, day, day_sessions)
        SELECT participant_id, study_id, count(*),
          max((received_at AT TIME ZONE 'UTC')::date), count(*)
        FROM stored
        -- Ordered, so that two processes do not deadlock.
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
    return PostgresStatement(query) { rows in
      try KeyedRows.inserted(rows, quota: quota.description(of:))
    }
  }

  private static func unnested(_ rows: [SessionRow]) -> PostgresQuery {
    """
    sessions AS (
      SELECT * FROM unnest(
        (SELECT \(rows.map(\.participantID))), (SELECT \(rows.map(\.accepted.sessionID))),
        (SELECT \(rows.map(\.session.studyID))), (SELECT \(rows.map(\.session.collectionID))),
        (SELECT \(rows.map { Int32(clamping: $0.session.collectionVersion) })), (SELECT \(rows.map(\.session.soundID))),
        (SELECT \(rows.map(\.accepted.startedAt.date))), (SELECT \(rows.map(\.accepted.countedAt.date))),
        (SELECT \(rows.map(\.receivedAt))), (SELECT \(rows.map(\.session.timeZone))),
        (SELECT \(rows.map { $0.accepted.utcOffsetMinutes.map { Int32($0) } })), (SELECT \(rows.map { Int32(clamping: $0.accepted.netMilliseconds) })),
        (SELECT \(rows.map { $0.session.loopMinutes.map { Int32(clamping: $0) } })), (SELECT \(rows.map(\.accepted.end.rawValue))),
        (SELECT \(rows.map { RatingState($0.accepted.rating).rawValue })), (SELECT \(rows.map { $0.accepted.rating.value.map { Int32($0) } })),
        (SELECT \(rows.map(\.session.appVersion))),
        (SELECT \(rows.map { $0.accepted.deviations.map(\.rawValue).joined(separator: ",") })),
        (SELECT \(rows.map(\.payloadHash))))
        AS sessions (
          participant_id, session_id, study_id, collection_id, collection_version, sound_id,
          started_at, counted_at, received_at, time_zone, utc_offset_minutes, net_milliseconds, loop_minutes, ended_by, rated,
          rating, app_version, deviations, payload_hash)
    )
    """
  }

  /// SQL that determines why rows are refused.
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

  /// Withdraws a session and returns it; nil if the participant has no such session.
  static func withdraw(
    _ key: ParticipantKey, at now: Date
  ) -> PostgresStatement<SessionRecord?> {
    PostgresStatement(
      """
      UPDATE listening_sessions SET withdrawn_at = coalesce(withdrawn_at, \(now)),
        stored_in = CASE WHEN withdrawn_at IS NULL THEN pg_current_xact_id() ELSE stored_in END
      WHERE participant_id = \(key.participantID) AND session_id = \(key.id)
      RETURNING \(unescaped: SessionReader.columns)
      """, first: { try SessionRecord($0) })
  }

  /// Returns the hashes of those sessions that are stored.
  static func hashes(
    of keys: Set<ParticipantKey>
  ) -> PostgresStatement<[ParticipantKey: [UInt8]]> {
    let keys = Array(keys)
    return PostgresStatement(
      """
      SELECT participant_id, session_id, payload_hash FROM listening_sessions
      JOIN unnest((SELECT \(keys.map(\.participantID))::uuid[]),
        (SELECT \(keys.map(\.id))::uuid[])) AS keys (participant_id, session_id)
        USING (participant_id, session_id)
      """,
      entry: { row in
        let (participantID, sessionID, hash) = try row.decode(UUID.self, UUID.self, [UInt8].self)
        return (ParticipantKey(participantID: participantID, id: sessionID), hash)
      })
  }
}

/// An accepted session as it is written.
struct SessionRow: KeyedRow {
  let accepted: AcceptedSession
  let participantID: UUID
  let receivedAt: Date
  let payloadHash: [UInt8]
  /// The report to publish once it is stored.
  let report: TriggerReport

  init(
    _ accepted: AcceptedSession, participantID: UUID, receivedAt: Date,
    triggers: StudyTriggers = StudyTriggers()
  ) {
    self.accepted = accepted
    self.participantID = participantID
    self.receivedAt = receivedAt
    payloadHash = PayloadHash.of(accepted.session)
    report = TriggerReport(
      participantID: participantID, studyID: accepted.session.studyID,
      news: triggers.fired(by: accepted),
      activity: triggers.countActivity ? .listening : nil)
  }

  var session: ListeningSession { accepted.session }
  var key: ParticipantKey { ParticipantKey(participantID: participantID, id: accepted.sessionID) }
}

/// Limits on one participant's listening sessions in a study. Generous, because they only prevent
/// abuse: forty sessions a day for five years are 73,000. A statement that starts below the limits
/// stores all its rows.
struct SessionQuota: Sendable, Hashable {
  /// Maximum sessions per day (UTC, server time).
  var sessionsPerDayMax: Int64 = 5000
  var sessionsMax: Int64 = 100_000

  /// - Parameter limit: its name in the statement that stores sessions.
  func description(of limit: String) -> String {
    limit == "sessions_per_day"
      ? "at most \(sessionsPerDayMax) listening sessions per participant, study and day are stored"
      : "at most \(sessionsMax) listening sessions per participant and study are stored"
  }
}
