import FoundationEssentials
package import Postgres

/// Stores accepted sheets.
///
/// Whether a sheet is new is decided by the database, once for all processes and all months: by its
/// key, and for one-time questionnaires by a unique index of the keys.
package enum SheetStore {
  /// One outcome per row. Of rows with the same key the first counts.
  package static func write(
    _ rows: [SheetRow], quota: SheetQuota, on connection: PostgresConnection
  ) async throws -> [SheetOutcome] {
    // In the order of the keys, so that two processes that write the same sheets do not wait for
    // each other in turns.
    let order = rows.indices.sorted {
      let (left, right) = (rows[$0].key, rows[$1].key)
      return left == right ? $0 < $1 : left < right
    }
    var outcomes = [SheetOutcome?](repeating: nil, count: rows.count)
    for index in try await RepeatGuard.tooSoon(rows, on: connection) { outcomes[index] = .tooSoon }
    for index in try await SequenceGuard.overtaken(
      rows, except: Set(rows.indices.filter { outcomes[$0] != nil }), on: connection)
    {
      outcomes[index] = .overtaken
    }
    var open = order.filter { outcomes[$0] == nil }
    while !open.isEmpty {
      // Of rows with the same key one goes ahead; the others wait for what becomes of it.
      var first: [Int] = []
      var others: [Int] = []
      for index in open {
        let isNext = first.last.map { rows[$0].key } != rows[index].key
        if isNext { first.append(index) } else { others.append(index) }
      }
      let together = first + others
      var batch = KeyedBatch(together.map { (key: rows[$0].key, contents: rows[$0].payloadHash) })
      let (inserted, refused) = try await insert(
        first.map { rows[$0] }, quota: quota, on: connection)
      batch.insert(inserted)
      let stored = try await hashes(of: batch.undecidedKeys, on: connection)
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

  /// Stores those that are new, and returns their keys and hashes. The keys decide, in one table for
  /// all months; where a key is new, its sheet goes to the month in which it was received, and counts
  /// for its participant's quota.
  ///
  /// - Parameter rows: each with another key.
  /// - Returns: besides, what became of those that are refused, because the participant's quota is used up or the
  ///   participant was erased. They may be stored.
  ///
  /// Nor must the planner see here how many rows there are: as in ``hashes(of:on:)``.
  private static func insert(
    _ rows: [SheetRow], quota: SheetQuota, on connection: PostgresConnection
  ) async throws -> (stored: [(SheetKey, [UInt8])], refused: [SheetKey: SheetOutcome]) {
    let answered = try await connection.query(
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
      ), judged AS (
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
        FROM judged WHERE refusal IS NULL ORDER BY place
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
        -- In one order, so that two processes do not wait for each other in turns.
        GROUP BY participant_id, study_id ORDER BY participant_id, study_id
        ON CONFLICT (participant_id, study_id) DO UPDATE
        SET sheets = known.sheets + EXCLUDED.sheets, bytes = known.bytes + EXCLUDED.bytes,
          day = greatest(known.day, EXCLUDED.day),
          day_sheets = EXCLUDED.day_sheets
            + CASE WHEN known.day >= EXCLUDED.day THEN known.day_sheets ELSE 0 END
      )
      SELECT participant_id, sheet_id, payload_hash, NULL AS refusal FROM keyed
      UNION ALL
      SELECT participant_id, sheet_id, NULL, refusal FROM judged WHERE refusal IS NOT NULL
      """)
    return try read(answered)
  }

  /// What ``insert(_:quota:on:)`` answers.
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

extension SheetKey: Comparable {
  static func < (left: SheetKey, right: SheetKey) -> Bool {
    left.participantID == right.participantID
      ? left.sheetID < right.sheetID : left.participantID < right.participantID
  }
}
