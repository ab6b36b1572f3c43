import Calendar
import FoundationEssentials
import Postgres
import Questionnaires

/// Stores the studies known to this service.
///
/// A removed questionnaire keeps its row with the time of removal, so that earlier sheets are still
/// accepted.
enum StudyStore {
  /// Stores a revision unless a newer one is known.
  ///
  /// - Parameter time: when the revision was published: the beginning of its binding lists and
  ///   pauses, and the closing time of questionnaires that it closes. Questionnaires never seen
  ///   open count as never open.
  /// - Returns: whether it was stored.
  @discardableResult
  static func save(
    _ study: PublishedStudy, at time: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    let known = try await connection.answer(to: known(study.studyID))
    let bindingSince = try bindingSince(of: study, at: time, known: known)
    let isStored = try await connection.answer(to: saveHead(of: study, bindingSince))
    guard isStored else { return false }
    let hasGap = Int64(study.revision) > (known?.revision ?? 0) + 1
    try await connection.run(
      saveUses(of: study, at: time, hasGap: hasGap) + [savePause(of: study, at: time)]
        + saveSounds(of: study, at: time))
    return true
  }

  /// Deletes a study without answers, records and listening sessions.
  static func forget(_ studyID: String) -> [PostgresStatement<Void>] {
    let isEmpty: PostgresQuery = """
      NOT EXISTS (SELECT FROM answer_sheets WHERE study_id = \(studyID))
        AND NOT EXISTS (SELECT FROM health_records WHERE study_id = \(studyID))
        AND NOT EXISTS (SELECT FROM listening_sessions WHERE study_id = \(studyID))
      """
    return ["study_sound_collections", "studies"].map { table in
      var query: PostgresQuery =
        "DELETE FROM \(unescaped: table) WHERE study_id = \(studyID) AND "
      query.append(isEmpty)
      return PostgresStatement(query)
    }
  }

  private typealias Known = (revision: Int64, nextLists: [UInt8]?, bindingSince: Date?)

  private static func known(_ studyID: String) -> PostgresStatement<Known?> {
    PostgresStatement(
      "SELECT revision, next_lists, binding_since FROM studies WHERE study_id = \(studyID)",
      first: { try $0.decode(Int64.self, [UInt8]?.self, Date?.self) })
  }

  /// Returns since when the binding lists are as in this revision; sequences of earlier lists end
  /// then.
  private static func bindingSince(
    of study: PublishedStudy, at time: Date, known: Known?
  ) throws -> Date? {
    let lists = try binding(study.nextLists)
    guard !lists.isEmpty else { return nil }
    guard let known, let since = known.bindingSince, try binding(known.nextLists) == lists else {
      return time
    }
    return since
  }

  private static func binding(_ bytes: [UInt8]?) throws -> [NextListDefinition] {
    try bytes.map { try StudyDefinition(nextLists: $0).nextLists.filter(\.isBinding) } ?? []
  }

  /// - Returns: false if a newer revision is known.
  private static func saveHead(
    of study: PublishedStudy, _ bindingSince: Date?
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        INSERT INTO studies (study_id, revision, starts_at, ends_at, has_groups, next_lists,
          next_after, record_types, record_vocabularies, sound_collection_ids, triggers,
          binding_since, exact_devices, results)
        VALUES (\(study.studyID), \(Int64(study.revision)), \(study.startsAt), \(study.endsAt),
          \(study.hasGroups), \(study.nextLists), \(study.followedQuestionnaires),
          \(study.recordTypes.map { $0.type?.rawValue ?? "" }),
          \(study.recordTypes.map(\.vocabularyID)), \(study.soundCollectionIDs),
          \(study.triggers), \(bindingSince), \(study.hasExactDevices), \(study.results))
        ON CONFLICT (study_id) DO UPDATE SET revision = EXCLUDED.revision,
          starts_at = EXCLUDED.starts_at, ends_at = EXCLUDED.ends_at,
          has_groups = EXCLUDED.has_groups, next_lists = EXCLUDED.next_lists,
          next_after = EXCLUDED.next_after, record_types = EXCLUDED.record_types,
          record_vocabularies = EXCLUDED.record_vocabularies,
          sound_collection_ids = EXCLUDED.sound_collection_ids, triggers = EXCLUDED.triggers,
          binding_since = EXCLUDED.binding_since, exact_devices = EXCLUDED.exact_devices,
          results = EXCLUDED.results
        WHERE studies.revision <= EXCLUDED.revision
        RETURNING 1
        """
    )
  }

  /// A pause lasts from the revision that starts it to the one that ends it.
  private static func savePause(
    of study: PublishedStudy, at time: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      study.isPaused
        ? """
        INSERT INTO study_pauses (study_id, paused_at) VALUES (\(study.studyID), \(time))
        ON CONFLICT DO NOTHING
        """
        : """
        UPDATE study_pauses SET resumed_at = greatest(paused_at, \(time))
        WHERE study_id = \(study.studyID) AND resumed_at IS NULL
        """)
  }

  private static func saveUses(
    of study: PublishedStudy, at time: Date, hasGap: Bool
  ) -> [PostgresStatement<Void>] {
    let uses = study.uses
    // Keeps the closing time of the revision that closed it; a questionnaire that was never open
    // has none. A new closed one may have been open until now if earlier revisions were missed.
    let current = PostgresStatement(
      """
      INSERT INTO study_questionnaires AS known (study_id, questionnaire_id, version, one_time,
        availability, closed_at, position, repeat_interval_hours, blocks_since, group_ids,
        revisable, may_close_incomplete, draft_days)
      SELECT \(study.studyID), questionnaire_id, version, one_time,
        CASE WHEN deactivated THEN 'deactivated' ELSE 'open' END,
        CASE WHEN deactivated AND \(hasGap)
          THEN \(time)::timestamptz END, position, interval_hours,
        CASE WHEN blocking THEN \(time)::timestamptz END, string_to_array(groups, ','),
        revisable, may_close_incomplete, draft_days
      FROM unnest(\(uses.map(\.questionnaireID)), \(uses.map { Int32(clamping: $0.version) }),
        \(uses.map(\.isOneTime)), \(uses.map(\.isDeactivated)),
        \(uses.map { Int64($0.repeatIntervalHours) }), \(uses.map(\.isBlocking)),
        -- Ids have no commas, and unnest does not accept arrays of arrays of different lengths.
        \(uses.map { $0.groupIDs.joined(separator: ",") }), \(uses.map(\.isRevisable)),
        \(uses.map(\.mayCloseIncomplete)), \(uses.map { Int32(clamping: $0.draftDays) }))
        WITH ORDINALITY
        AS uses (questionnaire_id, version, one_time, deactivated, interval_hours, blocking, groups,
          revisable, may_close_incomplete, draft_days, position)
      ON CONFLICT (study_id, questionnaire_id) DO UPDATE SET version = EXCLUDED.version,
        one_time = EXCLUDED.one_time, availability = EXCLUDED.availability,
        position = EXCLUDED.position, repeat_interval_hours = EXCLUDED.repeat_interval_hours,
        blocks_since = CASE WHEN EXCLUDED.blocks_since IS NOT NULL
          THEN coalesce(known.blocks_since, EXCLUDED.blocks_since) END,
        group_ids = EXCLUDED.group_ids, revisable = EXCLUDED.revisable,
        may_close_incomplete = EXCLUDED.may_close_incomplete, draft_days = EXCLUDED.draft_days,
        closed_at = CASE
          WHEN EXCLUDED.availability = 'open' THEN NULL
          WHEN known.availability = 'open' THEN \(time)
          ELSE known.closed_at END
      """)
    let removed = PostgresStatement(
      """
      UPDATE study_questionnaires SET availability = 'removed',
        closed_at = CASE WHEN availability = 'open' THEN \(time)
          ELSE coalesce(closed_at, '0001-01-01 00:00:00+00') END
      WHERE study_id = \(study.studyID) AND availability <> 'removed'
        AND questionnaire_id <> ALL(\(uses.map(\.questionnaireID)))
      """)
    return [current, removed]
  }

  /// A removed sound collection keeps its row with the time of removal, so that earlier sessions are
  /// still accepted.
  private static func saveSounds(
    of study: PublishedStudy, at time: Date
  ) -> [PostgresStatement<Void>] {
    [
      PostgresStatement(
        """
        INSERT INTO study_sound_collections (study_id, collection_id)
        SELECT \(study.studyID), collection_id
        FROM unnest((SELECT \(study.soundCollectionIDs)::text[])) AS named (collection_id)
        ON CONFLICT (study_id, collection_id) DO UPDATE SET closed_at = NULL
        """),
      PostgresStatement(
        """
        UPDATE study_sound_collections SET closed_at = \(time)
        WHERE study_id = \(study.studyID) AND closed_at IS NULL
          AND collection_id <> ALL(\(study.soundCollectionIDs))
        """),
    ]
  }
}
