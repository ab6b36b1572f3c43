import FoundationEssentials
package import Postgres

/// Stores accepted sheets.
///
/// Whether a sheet is new is decided by the database, once for all processes and all months: by its
/// key, and for one-time questionnaires by a unique index of the keys.
package struct SheetStore: Sendable {
  /// A part of a statement that tells of those sheets whose places, counted from 1, a query gives: common table
  /// expressions. Nil: nobody is told.
  package typealias Announcement =
    @Sendable (_ sheets: [SheetRow], _ places: String) throws -> PostgresQuery?

  private let pool: PostgresPool
  private let announcement: Announcement

  package init(
    pool: PostgresPool, announcement: @escaping Announcement = { _, _ in nil }
  ) {
    self.pool = pool
    self.announcement = announcement
  }

  /// Stores those that are new and tells of them: in one statement, which is a transaction of its own, unless what
  /// is stored already must be locked before. What is written again exists.
  ///
  /// - Returns: one outcome per row. Of rows with the same key the first counts.
  /// - Throws: `PostgresError`; what the announcement throws.
  package func write(_ rows: [SheetRow], quota: SheetQuota) async throws -> [SheetOutcome] {
    guard rows.contains(where: \.isGuarded) else {
      return try await write(rows, [:], quota, on: pool)
    }
    return try await pool.transaction { connection in
      var refused: [Int: SheetOutcome] = [:]
      for index in try await RepeatGuard.tooSoon(rows, on: connection) { refused[index] = .tooSoon }
      for index in try await SequenceGuard.overtaken(
        rows, except: Set(refused.keys), on: connection)
      {
        refused[index] = .overtaken
      }
      return try await write(rows, refused, quota, on: connection)
    }
  }

  private func write(
    _ rows: [SheetRow], _ refused: [Int: SheetOutcome], _ quota: SheetQuota,
    on executor: some PostgresExecutor
  ) async throws -> [SheetOutcome] {
    var outcomes = rows.indices.map { refused[$0] }
    var open = rows.indices.filter { outcomes[$0] == nil }
    while !open.isEmpty {
      // Of rows with the same key one goes ahead; the others wait for what becomes of it.
      var first: [Int] = []
      var others: [Int] = []
      var keys: Set<SheetKey> = []
      for index in open {
        if keys.insert(rows[index].key).inserted {
          first.append(index)
        } else {
          others.append(index)
        }
      }
      let together = first + others
      var batch = KeyedBatch(together.map { (key: rows[$0].key, contents: rows[$0].payloadHash) })
      let answered = try await executor.query(
        try insertion(of: first.map { rows[$0] }, within: quota))
      let (inserted, refused) = try Self.read(answered)
      batch.insert(inserted)
      let stored = try await Self.hashes(of: batch.undecidedKeys, on: executor)
      for (index, outcome) in zip(together, batch.outcomes(stored: stored)) {
        outcomes[index] =
          outcome == .excluded
          ? refused[rows[index].key] ?? .oneTimeTaken : SheetOutcome(outcome)
      }
      // Where nothing is stored under the key, the next one has its turn.
      open = others.filter { outcomes[$0] == .oneTimeTaken }
    }
    return outcomes.compactMap { $0 }
  }

  /// The statement that stores those that are new and tells of them. The keys decide, in one table for
  /// all months; where a key is new, its sheet goes to the month in which it was received, and counts
  /// for its participant's quota.
  ///
  /// The planner must not see how many rows there are: as in ``hashes(of:on:)``.
  ///
  /// - Parameter rows: each with another key.
  private func insertion(
    of rows: [SheetRow], within quota: SheetQuota
  ) throws -> PostgresQuery {
    var query = sheets(rows)
    query.append(storing(within: quota))
    // Told last, as everywhere: whoever locks the participant's events has counted them before.
    if let told = try announcement(
      rows,
      """
      SELECT place FROM keyed JOIN sheets USING (participant_id, sheet_id)
      WHERE (SELECT count(*) FROM counted) > 0
      """)
    {
      query.append(",\n")
      query.append(told)
    }
    query.append(
      """

      SELECT participant_id, sheet_id, payload_hash, NULL AS refusal FROM keyed
      UNION ALL
      SELECT participant_id, sheet_id, NULL, refusal FROM judged WHERE refusal IS NOT NULL
      """)
    return query
  }

  /// The rows as a table with their places, counted from 1.
  private func sheets(_ rows: [SheetRow]) -> PostgresQuery {
    """
    WITH sheets AS (
      SELECT * FROM unnest(
        (SELECT \(rows.map(\.participantID))), (SELECT \(rows.map(\.sheetID))),
        (SELECT \(rows.map(\.studyID))), (SELECT \(rows.map(\.questionnaireID))),
        (SELECT \(rows.map(\.version))), (SELECT \(rows.map(\.isOneTime))),
        (SELECT \(rows.map(\.startedAt))), (SELECT \(rows.map(\.finishedAt))),
        (SELECT \(rows.map(\.receivedAt))), (SELECT \(rows.map(\.timeZone))),
        (SELECT \(rows.map(\.notificationID))), (SELECT \(rows.map { $0.closing == .autosaved })),
        (SELECT \(rows.map(\.appVersion))), (SELECT \(rows.map(\.platform))),
        (SELECT \(rows.map(\.payloadHash))), (SELECT \(rows.map(\.answers))),
        (SELECT \(rows.map(\.noise))), (SELECT \(rows.map(\.positions))),
        (SELECT \(rows.map(\.references))), (SELECT \(rows.map(\.groupID))),
        (SELECT \(rows.map { $0.deviations.joined(separator: ",") })),
        (SELECT \(rows.map(\.scores))), (SELECT \(rows.map(\.byteCount))),
        (SELECT \(rows.map(\.fillsIn))), (SELECT \(rows.map(\.closing.rawValue))),
        (SELECT \(rows.map(\.device.system))), (SELECT \(rows.map(\.device.systemVersion))),
        (SELECT \(rows.map(\.device.maker))), (SELECT \(rows.map(\.device.model))))
        WITH ORDINALITY AS sheets (
          participant_id, sheet_id, study_id, questionnaire_id, version, one_time, started_at,
          finished_at, received_at, time_zone, notification_id, autosaved, app_version, platform,
          payload_hash, answers, noise, positions, referenced_answers, group_id, deviations, scores,
          bytes, fills_in, closing, device_system, device_system_version, device_maker,
          device_model, place)
    )
    """
  }

  /// What is done with it.
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
        one_time, finished_at, received_at, payload_hash, fills_in)
      SELECT participant_id, sheet_id, study_id, questionnaire_id, one_time, finished_at,
        received_at, payload_hash, fills_in
      FROM judged WHERE refusal IS NULL
      -- In one order, so that two batches with the same sheets do not wait for each other in turns.
      ORDER BY participant_id, sheet_id
      ON CONFLICT DO NOTHING
      RETURNING participant_id, sheet_id, payload_hash
    ), stored AS (
      INSERT INTO answer_sheets (participant_id, sheet_id, study_id, questionnaire_id, version,
        started_at, finished_at, received_at, time_zone, utc_offset_minutes, notification_id,
        autosaved, app_version, platform, answers, noise, positions, referenced_answers, group_id,
        deviations, scores, closing, device_system, device_system_version, device_maker, device_model)
      SELECT participant_id, sheet_id, study_id, questionnaire_id, version, started_at,
        finished_at, received_at, time_zone,
        round(extract(epoch FROM (finished_at AT TIME ZONE time_zone)
          - (finished_at AT TIME ZONE 'UTC')) / 60),
        notification_id, autosaved, app_version, platform, answers, noise, positions,
        referenced_answers, group_id, string_to_array(deviations, ','), scores,
        closing, device_system, device_system_version, device_maker, device_model
      FROM keyed JOIN sheets USING (participant_id, sheet_id)
    ), counted AS (
      INSERT INTO sheet_usage AS known (participant_id, study_id, sheets, bytes, day, day_sheets)
      SELECT participant_id, study_id, count(*), sum(bytes), max(received_day), count(*)
      FROM keyed JOIN judged USING (participant_id, sheet_id)
      GROUP BY participant_id, study_id ORDER BY participant_id, study_id
      ON CONFLICT (participant_id, study_id) DO UPDATE
      SET sheets = known.sheets + EXCLUDED.sheets, bytes = known.bytes + EXCLUDED.bytes,
        day = greatest(known.day, EXCLUDED.day),
        day_sheets = EXCLUDED.day_sheets
          + CASE WHEN known.day >= EXCLUDED.day THEN known.day_sheets ELSE 0 END
      RETURNING 1
    )
    """
  }

  /// What ``insertion(of:within:)`` answers.
  ///
  /// - Returns: besides, what became of those that are refused, because the participant's quota is used up or the
  ///   participant was erased. They may be stored.
  private static func read(
    _ answered: [PostgresRow]
  ) throws -> (stored: [(SheetKey, [UInt8])], refused: [SheetKey: SheetOutcome]) {
    var stored: [(SheetKey, [UInt8])] = []
    var refused: [SheetKey: SheetOutcome] = [:]
    for row in answered {
      let (participantID, sheetID, hash, refusal) = try row.decode(
        UUID.self, UUID.self, [UInt8]?.self, String?.self)
      let key = SheetKey(participantID: participantID, sheetID: sheetID)
      if let hash { stored.append((key, hash)) }
      refused[key] = refusal.flatMap { SheetOutcome(refusal: $0) }
    }
    return (stored, refused)
  }

  static let refusalOfErased = ErasedRows.refusal(of: "sheets", at: "finished_at")

  /// The hashes of those sheets that are stored.
  static func hashes(
    of keys: Set<SheetKey>, on executor: some PostgresExecutor
  ) async throws -> [SheetKey: [UInt8]] {
    guard !keys.isEmpty else { return [:] }
    let keys = Array(keys)
    let rows = try await executor.query(
      """
      SELECT keys.participant_id, keys.sheet_id, stored.payload_hash
      FROM unnest((SELECT \(keys.map(\.participantID))::uuid[]),
        (SELECT \(keys.map(\.sheetID))::uuid[])) AS keys (participant_id, sheet_id)
      CROSS JOIN LATERAL (
        SELECT payload_hash FROM answer_sheet_keys
        WHERE participant_id = keys.participant_id AND sheet_id = keys.sheet_id
        -- Keeps the subquery apart, so that one plan serves all calls and looks, while it runs,
        -- into one partition for each key. (Nor must the planner see how few keys a call has: a plan
        -- of its own would seem worth its while, and takes ten times as long to make as to run.)
        LIMIT 1) AS stored
      """)
    var hashes: [SheetKey: [UInt8]] = [:]
    for row in rows {
      let (participantID, sheetID, hash) = try row.decode(UUID.self, UUID.self, [UInt8].self)
      hashes[SheetKey(participantID: participantID, sheetID: sheetID)] = hash
    }
    return hashes
  }
}
