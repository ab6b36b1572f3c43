import Calendar
package import FoundationEssentials
package import IngestionDomain
import IngestionWire
package import Postgres
import Questionnaires

/// The studies that this service has heard of.
///
/// A questionnaire that a study no longer offers keeps its row with the time from which it was
/// closed, so that sheets from before are still accepted.
package struct StudyStore: Sendable {
  /// Stores a revision unless a newer one is known.
  ///
  /// - Parameter time: when the revision was published, or when the catalogue was asked for it:
  ///   from then on counts as closed what it closes. What was never seen open was never open.
  /// - Returns: whether it was stored.
  @discardableResult
  package static func save(
    _ study: PublishedStudy, at time: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    let bindingSince = try await bindingSince(of: study, at: time, on: connection)
    let before = try await connection.query(
      "SELECT revision FROM studies WHERE study_id = \(study.studyID)"
    ).first?.decode("revision", as: Int64.self)
    let stored = try await connection.execute(
      """
      INSERT INTO studies (study_id, revision, starts_at, ends_at, has_groups, next_lists,
        next_after, record_types, record_vocabularies, sound_collection_ids, triggers)
      VALUES (\(study.studyID), \(Int64(study.revision)), \(study.startsAt), \(study.endsAt),
        \(study.hasGroups), \(study.nextLists), \(study.followedQuestionnaires),
        \(study.recordTypes.map { $0.type?.rawValue ?? "" }),
        \(study.recordTypes.map(\.vocabularyID)), \(study.soundCollectionIDs),
        \(study.triggers))
      ON CONFLICT (study_id) DO UPDATE SET revision = EXCLUDED.revision,
        starts_at = EXCLUDED.starts_at, ends_at = EXCLUDED.ends_at,
        has_groups = EXCLUDED.has_groups, next_lists = EXCLUDED.next_lists,
        next_after = EXCLUDED.next_after, record_types = EXCLUDED.record_types,
        record_vocabularies = EXCLUDED.record_vocabularies,
        sound_collection_ids = EXCLUDED.sound_collection_ids, triggers = EXCLUDED.triggers
      WHERE studies.revision <= EXCLUDED.revision
      """)
    guard stored > 0 else { return false }
    try await save(bindingSince: bindingSince, of: study, on: connection)
    try await saveUses(
      of: study, at: time, hasGap: Int64(study.revision) > (before ?? 0) + 1, on: connection)
    try await savePause(of: study, at: time, on: connection)
    try await SoundCollectionUseStore.save(study, at: time, on: connection)
    return true
  }

  /// A pause lasts from the revision that brought it to the one that ended it.
  private static func savePause(
    of study: PublishedStudy, at time: Date, on connection: PostgresConnection
  ) async throws {
    if study.isPaused {
      try await connection.execute(
        """
        INSERT INTO study_pauses (study_id, paused_at) VALUES (\(study.studyID), \(time))
        ON CONFLICT DO NOTHING
        """)
    } else {
      try await connection.execute(
        """
        UPDATE study_pauses SET resumed_at = greatest(paused_at, \(time))
        WHERE study_id = \(study.studyID) AND resumed_at IS NULL
        """)
    }
  }

  private static func saveUses(
    of study: PublishedStudy, at time: Date, hasGap: Bool, on connection: PostgresConnection
  ) async throws {
    let uses = study.uses
    // Closing keeps the time of the revision that closed it; one that was never open has none. One that
    // is new and closed, where revisions before this one were not heard of, may have been open until now.
    try await connection.execute(
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
        -- Ids have no commas, and unnest takes no arrays of arrays of different lengths.
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
    try await connection.execute(
      """
      UPDATE study_questionnaires SET availability = 'removed',
        closed_at = CASE WHEN availability = 'open' THEN \(time)
          ELSE coalesce(closed_at, '0001-01-01 00:00:00+00') END
      WHERE study_id = \(study.studyID) AND availability <> 'removed'
        AND questionnaire_id <> ALL(\(uses.map(\.questionnaireID)))
      """)
  }

  /// Those of the studies that are stored.
  package static func load(
    _ studyIDs: some Collection<String>, on executor: some PostgresExecutor
  ) async throws -> [String: StudyRules] {
    guard !studyIDs.isEmpty else { return [:] }
    let studies = try await executor.query(
      """
      SELECT study_id, starts_at, ends_at, has_groups, next_after, record_types,
        record_vocabularies, sound_collection_ids, next_lists, binding_since, triggers
      FROM studies
      WHERE study_id = ANY(\(Array(studyIDs)))
      """)
    let pauses = try await executor.query(
      """
      SELECT study_id, paused_at, resumed_at FROM study_pauses
      WHERE study_id = ANY(\(Array(studyIDs)))
      """)
    var pausesOfStudy: [String: [StudyPause]] = [:]
    for row in pauses {
      let (studyID, pausedAt, resumedAt) = try row.decode(String.self, Date.self, Date?.self)
      pausesOfStudy[studyID, default: []].append(
        StudyPause(from: Instant(pausedAt), until: resumedAt.map { Instant($0) }))
    }
    let uses = try await executor.query(
      """
      SELECT study_id, questionnaire_id, version, one_time, availability, closed_at, position,
        repeat_interval_hours, blocks_since, group_ids, revisable, may_close_incomplete,
        draft_days
      FROM study_questionnaires WHERE study_id = ANY(\(Array(studyIDs)))
      """)
    var usesOfStudy: [String: [IngestionDomain.QuestionnaireUse]] = [:]
    for row in uses {
      usesOfStudy[try row.decode("study_id"), default: []].append(try use(row))
    }
    let closedCollections = try await SoundCollectionUseStore.closed(in: studyIDs, on: executor)
    let watched = try await watchedQuestions(of: studyIDs, on: executor)
    var rules: [String: StudyRules] = [:]
    for row in studies {
      let (
        studyID, startsAt, endsAt, hasGroups, nextAfter, recordTypes, recordVocabularies,
        soundCollectionIDs, nextLists, bindingSince, triggers
      ) = try row.decode(
        String.self, Date?.self, Date?.self, Bool.self, [String].self, [String].self,
        [String].self, [String].self, [UInt8]?.self, Date?.self, [UInt8]?.self)
      let vocabularies = zip(recordTypes, recordVocabularies).compactMap { type, vocabulary in
        RecordType(rawValue: type).map { ($0, vocabulary) }
      }
      rules[studyID] = StudyRules(
        studyID: studyID, startsAt: startsAt.map { Instant($0) },
        endsAt: endsAt.map { Instant($0) }, uses: usesOfStudy[studyID] ?? [],
        pauses: pausesOfStudy[studyID] ?? [], hasGroups: hasGroups,
        followedQuestionnaires: Set(nextAfter),
        recordVocabularies: Dictionary(vocabularies) { first, _ in first },
        soundCollectionIDs: Set(soundCollectionIDs))
      rules[studyID]?.closedSoundCollections = closedCollections[studyID] ?? [:]
      if let triggers {
        rules[studyID]?.triggers = StudyTriggers(try StudyDefinition(triggers: triggers).triggers)
      }
      try rules[studyID]?.read(
        lists: nextLists, bindingSince: bindingSince, watched: watched[studyID] ?? [:])
    }
    return rules
  }

  private static func use(_ row: PostgresRow) throws -> IngestionDomain.QuestionnaireUse {
    let closedAt = try row.decode("closed_at", as: Date?.self).map { Instant($0) }
    let availability: IngestionDomain.QuestionnaireUse.Availability =
      switch try row.decode("availability", as: String.self) {
      case "removed": .removed(since: closedAt ?? Instant(microseconds: .min))
      case "deactivated": .deactivated(since: closedAt)
      default: .open
      }
    return IngestionDomain.QuestionnaireUse(
      questionnaireID: try row.decode("questionnaire_id"),
      version: UInt32(clamping: try row.decode("version", as: Int32.self)),
      recurrence: try row.decode("one_time") ? .oneTime : .repeated, availability: availability,
      repeatIntervalHours: UInt32(
        clamping: try row.decode("repeat_interval_hours", as: Int64.self)),
      blocksSince: try row.decode("blocks_since", as: Date?.self).map { Instant($0) },
      groupIDs: try row.decode("group_ids"),
      position: Int(try row.decode("position", as: Int32.self)),
      isRevisable: try row.decode("revisable"),
      mayCloseIncomplete: try row.decode("may_close_incomplete"),
      draftDays: UInt32(clamping: try row.decode("draft_days", as: Int32.self)))
  }
}
