import FoundationEssentials
import IngestionDomain
import Messages
import Postgres

/// The studies that this service has heard of.
///
/// A questionnaire that a study no longer offers keeps its row with the time from which it was
/// closed, so that sheets from before are still accepted.
struct StudyStore: Sendable {
  /// Stores a revision unless a newer one is known.
  ///
  /// - Parameter time: when the revision was published, or when the catalogue was asked for it:
  ///   from then on counts as closed what it closes. What was never seen open was never open.
  /// - Returns: whether it was stored.
  @discardableResult
  static func save(
    _ study: CatalogueV1.Study, at time: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    let stored = try await connection.execute(
      """
      INSERT INTO studies (study_id, revision, starts_at, ends_at)
      VALUES (\(study.studyID), \(Int64(study.revision)), \(study.startsAt?.date as Date?),
        \(study.endsAt?.date as Date?))
      ON CONFLICT (study_id) DO UPDATE SET revision = EXCLUDED.revision,
        starts_at = EXCLUDED.starts_at, ends_at = EXCLUDED.ends_at
      WHERE studies.revision <= EXCLUDED.revision
      """)
    guard stored > 0 else { return false }
    try await saveUses(of: study, at: time, on: connection)
    return true
  }

  private static func saveUses(
    of study: CatalogueV1.Study, at time: Date, on connection: PostgresConnection
  ) async throws {
    let uses = study.questionnaires
    // Closing keeps the time of the revision that closed it; one that was never open has none.
    try await connection.execute(
      """
      INSERT INTO study_questionnaires AS known (study_id, questionnaire_id, version, one_time,
        availability)
      SELECT \(study.studyID), questionnaire_id, version, one_time,
        CASE WHEN deactivated THEN 'deactivated' ELSE 'open' END
      FROM unnest(\(uses.map(\.questionnaireID)), \(uses.map { Int32(clamping: $0.version) }),
        \(uses.map { $0.recurrence == .oneTime }), \(uses.map(\.deactivated)))
        AS uses (questionnaire_id, version, one_time, deactivated)
      ON CONFLICT (study_id, questionnaire_id) DO UPDATE SET version = EXCLUDED.version,
        one_time = EXCLUDED.one_time, availability = EXCLUDED.availability,
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
  static func load(
    _ studyIDs: some Collection<String>, on executor: some PostgresExecutor
  ) async throws -> [String: StudyRules] {
    guard !studyIDs.isEmpty else { return [:] }
    let studies = try await executor.query(
      """
      SELECT study_id, starts_at, ends_at FROM studies WHERE study_id = ANY(\(Array(studyIDs)))
      """)
    let uses = try await executor.query(
      """
      SELECT study_id, questionnaire_id, version, one_time, availability, closed_at
      FROM study_questionnaires WHERE study_id = ANY(\(Array(studyIDs)))
      """)
    var usesOfStudy: [String: [QuestionnaireUse]] = [:]
    for row in uses {
      usesOfStudy[try row.decode("study_id"), default: []].append(try use(row))
    }
    var rules: [String: StudyRules] = [:]
    for row in studies {
      let (studyID, startsAt, endsAt) = try row.decode(String.self, Date?.self, Date?.self)
      rules[studyID] = StudyRules(
        studyID: studyID, startsAt: startsAt.map { Instant($0) },
        endsAt: endsAt.map { Instant($0) }, uses: usesOfStudy[studyID] ?? [])
    }
    return rules
  }

  private static func use(_ row: PostgresRow) throws -> QuestionnaireUse {
    let closedAt = try row.decode("closed_at", as: Date?.self).map { Instant($0) }
    let availability: QuestionnaireUse.Availability =
      switch try row.decode("availability", as: String.self) {
      case "removed": .removed(since: closedAt ?? Instant(microseconds: .min))
      case "deactivated": .deactivated(since: closedAt)
      default: .open
      }
    return QuestionnaireUse(
      questionnaireID: try row.decode("questionnaire_id"),
      version: UInt32(clamping: try row.decode("version", as: Int32.self)),
      recurrence: try row.decode("one_time") ? .oneTime : .repeated, availability: availability)
  }
}
