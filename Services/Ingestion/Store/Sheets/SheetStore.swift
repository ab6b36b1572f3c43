import FoundationEssentials
import Postgres

/// Stores accepted sheets.
///
/// PostgreSQL decides, for all processes and months, whether a sheet is new: by its key, and for
/// one-time questionnaires by a unique index of the keys.
struct SheetStore: Sendable {
  /// The parts of the storing statement that publish sheets.
  ///
  /// The statement has the expressions `new`, the stored rows with their places, counted from 1, and
  /// `counted`, the participants of the stored rows, whose counters are locked.
  struct Announcement: Sendable {
    /// Further columns of the rows, and arrays with their values.
    var columns: (names: String, values: PostgresQuery)?
    /// Common table expressions.
    var expressions: PostgresQuery
  }

  let pool: PostgresPool
  /// Returns nil if nothing is published.
  var announcement: @Sendable ([SheetRow]) throws -> Announcement? = { _ in nil }

  /// Stores and publishes the new sheets with one statement, which is its own transaction unless
  /// stored sheets must be locked first. Repeated writes return `exists`.
  ///
  /// - Returns: one verdict per row. Of rows with the same key the first is stored.
  /// - Throws: `PostgresError`; errors of the announcement.
  func write(_ rows: [SheetRow], quota: SheetQuota) async throws -> [Verdict] {
    guard rows.contains(where: \.isGuarded) else {
      return try await write(rows, [:], quota, on: pool)
    }
    return try await pool.transaction { connection in
      // The lookups follow the locks, so that they see what the previous holders committed.
      var refused: [Int: Verdict] = [:]
      if rows.contains(where: { $0.repeatInterval > 0 }) {
        let (_, near) = try await connection.answers(
          to: RepeatGuard.lock(rows), RepeatGuard.storedNear(rows))
        for index in RepeatGuard.tooSoon(rows, stored: near) {
          refused[index] = .rejected([.lostIntervalRace])
        }
      }
      if rows.contains(where: { $0.accepted.sequence != nil }) {
        let (_, before) = try await connection.answers(
          to: SequenceGuard.lock(rows), SequenceGuard.storedBefore(rows))
        for index in SequenceGuard.overtaken(
          rows, except: Set(refused.keys), storedBefore: before)
        {
          refused[index] = .postponed([.overtakenInSequence])
        }
      }
      let verdicts = try await write(rows, refused, quota, on: connection)
      try await nameFiles(
        of: zip(rows, verdicts).filter { $1 == .created }.map(\.0), on: connection)
      return verdicts
    }
  }

  private func nameFiles(of rows: [SheetRow], on connection: PostgresConnection) async throws {
    let naming = rows.filter { !$0.accepted.files.isEmpty }
    for (participantID, rows) in Dictionary(grouping: naming, by: \.participantID) {
      try await connection.answer(
        to: FileUseStore.write(
          rows.map {
            FileUseStore.Sheet(
              sheetID: $0.accepted.sheetID, studyID: $0.sheet.studyID,
              questionnaireID: $0.sheet.questionnaireID, receivedAt: $0.receivedAt,
              files: $0.accepted.files)
          }, of: participantID))
    }
  }

  private func write(
    _ rows: [SheetRow], _ refused: [Int: Verdict], _ quota: SheetQuota,
    on executor: some PostgresExecutor
  ) async throws -> [Verdict] {
    try await KeyedRows.write(
      rows, except: refused, excluded: .rejected([.lostOneTimeRace]), on: executor
    ) {
      PostgresStatement(try insertion(of: $0, within: quota)) { rows in
        try KeyedRows.inserted(rows, quota: quota.description(of:))
      }
    } hashes: {
      Self.hashes(of: $0)
    }
  }

  /// Builds the statement that stores and publishes the new sheets. The key table, which covers all
  /// months, decides. A new sheet goes to the partition of its month of receipt and counts towards
  /// the quota.
  ///
  /// The planner must not see the number of rows, as in ``hashes(of:)``.
  ///
  /// - Parameter rows: rows with distinct keys.
  private func insertion(
    of rows: [SheetRow], within quota: SheetQuota
  ) throws -> PostgresQuery {
    let announcement = try announcement(rows)
    var query = sheets(rows, announcement)
    query.append(storing(within: quota))
    // Publishing comes last, as everywhere: the counters are locked before the participant's
    // events.
    if let announcement {
      query.append(",\n")
      query.append(announcement.expressions)
    }
    query.append(
      """

      SELECT participant_id, sheet_id, payload_hash, NULL AS refusal FROM new
      UNION ALL
      SELECT participant_id, sheet_id, NULL, refusal FROM judged WHERE refusal IS NOT NULL
      """)
    return query
  }

  /// SQL for the rows as a table with their places, counted from 1.
  private func sheets(_ rows: [SheetRow], _ announcement: Announcement?) -> PostgresQuery {
    var query: PostgresQuery = """
      WITH sheets AS (
        SELECT * FROM unnest(
          (SELECT \(rows.map(\.participantID))), (SELECT \(rows.map(\.accepted.sheetID))),
          (SELECT \(rows.map(\.sheet.studyID))), (SELECT \(rows.map(\.sheet.questionnaireID))),
          (SELECT \(rows.map(\.version))), (SELECT \(rows.map(\.accepted.isOneTime))),
          (SELECT \(rows.map(\.accepted.startedAt?.date))), (SELECT \(rows.map(\.finishedAt))),
          (SELECT \(rows.map(\.countedAt))),
          (SELECT \(rows.map(\.receivedAt))), (SELECT \(rows.map(\.sheet.timeZone))),
          (SELECT \(rows.map { $0.accepted.utcOffsetMinutes.map { Int32($0) } })),
          (SELECT \(rows.map(\.sheet.notificationID))), (SELECT \(rows.map(\.sheet.appVersion))),
          (SELECT \(rows.map(\.sheet.platform))),
          (SELECT \(rows.map(\.payloadHash))), (SELECT \(rows.map(\.answers))),
          (SELECT \(rows.map(\.noise))), (SELECT \(rows.map(\.positions))),
          (SELECT \(rows.map(\.references))), (SELECT \(rows.map(\.accepted.groupID))),
          (SELECT \(rows.map(\.deviations))),
          (SELECT \(rows.map(\.scores))), (SELECT \(rows.map(\.byteCount))),
          (SELECT \(rows.map(\.accepted.fillsIn))), (SELECT \(rows.map(\.closing.rawValue))),
          (SELECT \(rows.map(\.sheet.device.system))), (SELECT \(rows.map(\.sheet.device.systemVersion))),
          (SELECT \(rows.map(\.sheet.device.maker))), (SELECT \(rows.map(\.sheet.device.model)))
      """
    if let columns = announcement?.columns {
      query.append(", ")
      query.append(columns.values)
    }
    query.append(
      """
      ) WITH ORDINALITY AS sheets (
          participant_id, sheet_id, study_id, questionnaire_id, version, one_time, started_at,
          finished_at, counted_at, received_at, time_zone, utc_offset_minutes, notification_id,
          app_version, platform,
          payload_hash, answers, noise, positions, referenced_answers, group_id, deviations, scores,
          bytes, fills_in, closing, device_system, device_system_version, device_maker,
          device_model\(unescaped: announcement?.columns.map { ", \($0.names)" } ?? ""), place)
      )
      """)
    return query
  }

  /// SQL that judges and stores the rows.
  private func storing(within quota: SheetQuota) -> PostgresQuery {
    """
    , judged AS (
      SELECT sheets.*, (received_at AT TIME ZONE 'UTC')::date AS received_day,
        coalesce(erased.refusal, used_up.refusal) AS refusal
      FROM sheets LEFT JOIN LATERAL (\(unescaped: Self.refusalOfErased)) AS erased ON true
      LEFT JOIN LATERAL (SELECT CASE WHEN used.sheets >= \(quota.sheetsMax) THEN 'sheets'
          WHEN used.bytes >= \(quota.bytesMax) THEN 'bytes'
          WHEN used.day_sheets >= \(quota.sheetsPerDayMax)
            AND used.day >= (sheets.received_at AT TIME ZONE 'UTC')::date THEN 'sheets_per_day'
          END AS refusal
        FROM sheet_usage AS used
        WHERE used.participant_id = sheets.participant_id AND used.study_id = sheets.study_id
        LIMIT 1) AS used_up ON true
    ), keyed AS (
      INSERT INTO answer_sheet_keys (participant_id, sheet_id, study_id, questionnaire_id,
        one_time, finished_at, counted_at, received_at, payload_hash, fills_in)
      SELECT participant_id, sheet_id, study_id, questionnaire_id, one_time, finished_at,
        counted_at, received_at, payload_hash, fills_in
      FROM judged WHERE refusal IS NULL
      -- Ordered, so that two batches with the same sheets do not deadlock.
      ORDER BY participant_id, sheet_id
      ON CONFLICT DO NOTHING
      RETURNING participant_id, sheet_id
    ), new AS MATERIALIZED (
      SELECT judged.* FROM keyed JOIN judged USING (participant_id, sheet_id)
    ), stored AS (
      INSERT INTO answer_sheets (participant_id, sheet_id, study_id, questionnaire_id, version,
        started_at, finished_at, received_at, time_zone, utc_offset_minutes, notification_id,
        app_version, platform, answers, noise, positions, referenced_answers, group_id,
        deviations, scores, closing, device_system, device_system_version, device_maker, device_model)
      SELECT participant_id, sheet_id, study_id, questionnaire_id, version, started_at,
        finished_at, received_at, time_zone, utc_offset_minutes, notification_id, app_version, platform, answers, noise, positions,
        referenced_answers, group_id, string_to_array(deviations, ','), scores,
        closing, device_system, device_system_version, device_maker, device_model
      FROM new
    ), counted AS (
      INSERT INTO sheet_usage AS known (participant_id, study_id, sheets, bytes, day, day_sheets)
      SELECT participant_id, study_id, count(*), sum(bytes), max(received_day), count(*)
      FROM new
      GROUP BY participant_id, study_id ORDER BY participant_id, study_id
      ON CONFLICT (participant_id, study_id) DO UPDATE
      SET sheets = known.sheets + EXCLUDED.sheets, bytes = known.bytes + EXCLUDED.bytes,
        day = greatest(known.day, EXCLUDED.day),
        day_sheets = EXCLUDED.day_sheets
          + CASE WHEN known.day >= EXCLUDED.day THEN known.day_sheets ELSE 0 END
      RETURNING participant_id
    )
    """
  }

  static let refusalOfErased = ErasedRows.refusal(of: "sheets", at: "finished_at")

  /// Returns the hashes of those sheets that are stored.
  static func hashes(
    of keys: Set<ParticipantKey>
  ) -> PostgresStatement<[ParticipantKey: [UInt8]]> {
    let keys = Array(keys)
    return PostgresStatement(
      """
      SELECT keys.participant_id, keys.sheet_id, stored.payload_hash
      FROM unnest((SELECT \(keys.map(\.participantID))::uuid[]),
        (SELECT \(keys.map(\.id))::uuid[])) AS keys (participant_id, sheet_id)
      CROSS JOIN LATERAL (
        SELECT payload_hash FROM answer_sheet_keys
        WHERE participant_id = keys.participant_id AND sheet_id = keys.sheet_id
        -- LIMIT keeps the subquery separate, so that one plan serves all calls and looks up each
        -- key. The planner must not see the number of keys either: it would choose a custom plan,
        -- which takes ten times as long to make as to run.
        LIMIT 1) AS stored
      """,
      entry: { row in
        let (participantID, sheetID, hash) = try row.decode(UUID.self, UUID.self, [UInt8].self)
        return (ParticipantKey(participantID: participantID, id: sheetID), hash)
      })
  }
}

/// Limits on one participant's sheets in a study. Generous, because they only prevent abuse: twenty
/// sheets a day for five years are 36,500. A statement that starts below the limits stores all its
/// rows.
struct SheetQuota: Sendable, Hashable {
  /// Maximum sheets per day (UTC, server time).
  var sheetsPerDayMax: Int64 = 50_000
  var sheetsMax: Int64 = 500_000
  /// Maximum bytes of answers, measurements and references.
  var bytesMax: Int64 = 2 << 30

  /// - Parameter limit: its name in the statement that stores sheets.
  func description(of limit: String) -> String {
    switch limit {
    case "sheets_per_day":
      "at most \(sheetsPerDayMax) sheets per participant, study and day are stored"
    case "sheets": "at most \(sheetsMax) sheets per participant and study are stored"
    default: "at most \(bytesMax) bytes of sheets per participant and study are stored"
    }
  }
}
