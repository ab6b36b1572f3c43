import Calendar
import FoundationEssentials
import Postgres
import Questionnaires

extension StudyStore {
  /// Returns those of the studies that are stored; one round trip.
  ///
  /// - Throws: `PostgresError`, `DecodingError`.
  static func load(
    _ studyIDs: some Collection<String>, on pool: PostgresPool
  ) async throws -> [String: StudyRules] {
    guard !studyIDs.isEmpty else { return [:] }
    let studyIDs = Array(studyIDs)
    var (rules, uses, pauses, closed, watched) = try await pool.transaction(readOnly: true) {
      try await $0.answers(
        to: heads(of: studyIDs), Self.uses(of: studyIDs), Self.pauses(of: studyIDs),
        closedSounds(of: studyIDs), watchedQuestions(of: studyIDs))
    }
    for studyID in rules.keys {
      rules[studyID]?.uses = uses[studyID] ?? [:]
      rules[studyID]?.pauses = pauses[studyID] ?? []
      rules[studyID]?.closedSoundCollections = closed[studyID] ?? [:]
      rules[studyID]?.watch(watched[studyID] ?? [:])
    }
    return rules
  }

  private static func heads(
    of studyIDs: [String]
  ) -> PostgresStatement<[String: StudyRules]> {
    PostgresStatement(
      """
      SELECT study_id, starts_at, ends_at, has_groups, next_after, record_types,
        record_vocabularies, sound_collection_ids, next_lists, binding_since, triggers, results
      FROM studies
      WHERE study_id = ANY(\(studyIDs))
      """,
      entry: { row in
        let (
          studyID, startsAt, endsAt, hasGroups, nextAfter, recordTypes, recordVocabularies,
          soundCollectionIDs, nextLists, bindingSince, triggers, results
        ) = try row.decode(
          String.self, Date?.self, Date?.self, Bool.self, [String].self, [String].self,
          [String].self, [String].self, [UInt8]?.self, Date?.self, [UInt8]?.self, [UInt8]?.self)
        let vocabularies = zip(recordTypes, recordVocabularies).compactMap { type, vocabulary in
          RecordType(rawValue: type).map { ($0, vocabulary) }
        }
        var rules = StudyRules(
          studyID: studyID, startsAt: startsAt.map { Instant($0) },
          endsAt: endsAt.map { Instant($0) }, uses: [], hasGroups: hasGroups,
          followedQuestionnaires: Set(nextAfter),
          recordVocabularies: Dictionary(vocabularies) { first, _ in first },
          soundCollectionIDs: Set(soundCollectionIDs))
        if let triggers {
          rules.triggers = StudyTriggers(try StudyDefinition(triggers: triggers).triggers)
        }
        if let results {
          let study = try StudyDefinition(results: results)
          (rules.comparisons, rules.feedback) = (study.comparisons, study.feedback)
          rules.rewards = study.rewards
        }
        if let nextLists {
          rules.nextLists = try StudyDefinition(nextLists: nextLists).nextLists
          rules.bindingLists = bindingSince.flatMap { since in
            BindingLists(rules.nextLists, since: Instant(since))
          }
        }
        return (studyID, rules)
      })
  }

  private static func pauses(of studyIDs: [String]) -> PostgresStatement<[String: [StudyPause]]> {
    PostgresStatement(
      """
      SELECT study_id, paused_at, resumed_at FROM study_pauses
      WHERE study_id = ANY(\(studyIDs))
      """
    ) { rows in
      try rows.reduce(into: [:]) { pauses, row in
        let (studyID, pausedAt, resumedAt) = try row.decode(String.self, Date.self, Date?.self)
        pauses[studyID, default: []].append(
          StudyPause(from: Instant(pausedAt), until: resumedAt.map { Instant($0) }))
      }
    }
  }

  private static func uses(
    of studyIDs: [String]
  ) -> PostgresStatement<[String: [String: IngestionService.QuestionnaireUse]]> {
    PostgresStatement(
      """
      SELECT study_id, questionnaire_id, version, one_time, availability, closed_at, position,
        repeat_interval_hours, blocks_since, group_ids, revisable, may_close_incomplete,
        draft_days
      FROM study_questionnaires WHERE study_id = ANY(\(studyIDs))
      """
    ) { rows in
      try rows.reduce(into: [:]) { uses, row in
        let use = try use(row)
        uses[try row.decode("study_id"), default: [:]][use.questionnaireID] = use
      }
    }
  }

  private static func use(_ row: PostgresRow) throws -> IngestionService.QuestionnaireUse {
    let closedAt = try row.decode("closed_at", as: Date?.self).map { Instant($0) }
    let availability: IngestionService.QuestionnaireUse.Availability =
      switch try row.decode("availability", as: String.self) {
      case "removed": .removed(since: closedAt ?? Instant(microseconds: .min))
      case "deactivated": .deactivated(since: closedAt)
      default: .open
      }
    return IngestionService.QuestionnaireUse(
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

  /// Returns when former sound collections were removed, by study.
  private static func closedSounds(
    of studyIDs: [String]
  ) -> PostgresStatement<[String: [String: Instant]]> {
    PostgresStatement(
      """
      SELECT study_id, collection_id, closed_at FROM study_sound_collections
      WHERE study_id = ANY(\(studyIDs)) AND closed_at IS NOT NULL
      """
    ) { rows in
      try rows.reduce(into: [:]) { closed, row in
        let (studyID, collectionID, closedAt) = try row.decode(
          String.self, String.self, Date.self)
        closed[studyID, default: [:]][collectionID] = Instant(closedAt)
      }
    }
  }

  /// Returns the questions of other questionnaires that conditions of a study's questionnaires
  /// refer to, by study and questionnaire.
  private static func watchedQuestions(
    of studyIDs: [String]
  ) -> PostgresStatement<[String: [String: Set<String>]]> {
    PostgresStatement(
      """
      SELECT DISTINCT study_id, question
      FROM study_questionnaires JOIN questionnaire_versions USING (questionnaire_id, version)
      CROSS JOIN unnest(referenced_questions) AS referenced (question)
      WHERE study_id = ANY(\(studyIDs)) AND availability <> 'removed'
      """
    ) { rows in
      try rows.reduce(into: [:]) { watched, row in
        let (studyID, question) = try row.decode(String.self, String.self)
        let parts = question.split(separator: " ").map(String.init)
        guard parts.count == 2 else { return }
        watched[studyID, default: [:]][parts[0], default: []].insert(parts[1])
      }
    }
  }

  /// Returns whether exports of the study contain devices as reported; false if it is not known.
  static func hasExactDevices(_ studyID: String) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: "SELECT 1 FROM studies WHERE study_id = \(studyID) AND exact_devices")
  }

  /// Returns SQL for whether all groups of a study see the questionnaire of a row; false for one that
  /// is not known.
  static func isOfAll(_ row: String) -> String {
    """
    EXISTS (SELECT FROM study_questionnaires AS used WHERE used.study_id = \(row).study_id
      AND used.questionnaire_id = \(row).questionnaire_id AND used.group_ids = '{}')
    """
  }

  /// Returns the studies' triggers; studies without triggers have no entry.
  static func triggers(
    of studyIDs: Set<String>
  ) -> PostgresStatement<[String: StudyTriggers]> {
    PostgresStatement(
      """
      SELECT study_id, triggers FROM studies
      WHERE study_id = ANY(\(Array(studyIDs))) AND triggers IS NOT NULL
      """,
      entry: { row in
        let (studyID, bytes) = try row.decode(String.self, [UInt8].self)
        return (studyID, StudyTriggers(try StudyDefinition(triggers: bytes).triggers))
      })
  }
}

extension StudyRules {
  /// Adds the questions that conditions of its lists refer to.
  ///
  /// - Parameter watched: questions that conditions of its questionnaires refer to.
  fileprivate mutating func watch(_ watched: [String: Set<String>]) {
    watchedQuestions = watched
    for list in nextLists {
      for reference in list.condition?.references ?? [] where !reference.elementID.isEmpty {
        let questionnaireID =
          reference.questionnaireID.isEmpty
          ? list.afterQuestionnaireID : reference.questionnaireID
        watchedQuestions[questionnaireID, default: []].insert(reference.elementID)
      }
    }
  }
}
