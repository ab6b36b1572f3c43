import FoundationEssentials
import Postgres
import Questionnaires

/// The tables of questionnaires and versions.
struct QuestionnaireStore: Sendable {
  /// The newest version of a questionnaire.
  struct Newest: Sendable, Hashable {
    var version: UInt32
    var contentHash: ContentHash
    /// The study that published the questionnaire first; nil if it comes from a draft.
    var homeStudyID: String?
    var projectID: String
    var isRetired: Bool
  }

  /// Returns the newest versions by id; unpublished questionnaires are absent.
  func newest(_ ids: [String]) -> PostgresStatement<[String: Newest]> {
    PostgresStatement(
      """
      SELECT questionnaire_id, version, content_hash, home_study_id, project_id,
        retired_at IS NOT NULL AS retired
      FROM questionnaires
      JOIN questionnaire_versions USING (questionnaire_id)
      WHERE version = newest_version AND questionnaire_id = ANY (\(ids))
      """
    ) { rows in
      try rows.reduce(into: [:]) { newest, row in
        newest[try row.decode("questionnaire_id")] = Newest(
          version: try row.decodeCount("version"),
          contentHash: ContentHash(bytes: try row.decode("content_hash")),
          homeStudyID: try row.decode("home_study_id"), projectID: try row.decode("project_id"),
          isRetired: try row.decode("retired"))
      }
    }
  }

  /// Publishes new versions.
  ///
  /// - Parameters:
  ///   - study: owner of new questionnaires; nil for those from drafts.
  ///   - project: project of new questionnaires.
  ///   - name: the publisher's name of ``StaffNames``.
  func publish(
    _ questionnaires: [NewVersion], study: String?, project: String, at time: Date, by name: UUID
  ) -> [PostgresStatement<Void>] {
    let ids = questionnaires.map(\.id)
    let versions = questionnaires.map { Int32($0.version) }
    let newest = PostgresStatement(
      """
      INSERT INTO questionnaires (questionnaire_id, home_study_id, project_id, newest_version)
      SELECT questionnaire_id, \(study), \(project), version
      FROM unnest(\(ids), \(versions)) AS new (questionnaire_id, version)
      ON CONFLICT (questionnaire_id) DO UPDATE SET newest_version = excluded.newest_version
      """)
    // Lists of languages are joined, because PostgreSQL's nested arrays need equal lengths.
    let versionsOfThem = PostgresStatement(
      """
      INSERT INTO questionnaire_versions (questionnaire_id, version, content_hash, definition,
        default_language, languages, element_count, question_count, demonstration_wording,
        published_at, published_by)
      SELECT questionnaire_id, version, content_hash, definition, default_language,
        string_to_array(languages, ','), element_count, question_count, demonstration_wording,
        \(time), \(name)
      FROM unnest(\(ids), \(versions), \(questionnaires.map(\.contentHash.bytes)),
        \(questionnaires.map(\.bytes)), \(questionnaires.map(\.definition.defaultLanguage)),
        \(questionnaires.map { $0.languages.sorted().joined(separator: ",") }),
        \(questionnaires.map { Int32($0.definition.elements.count) }),
        \(questionnaires.map { Int32($0.definition.questionCount) }),
        \(questionnaires.map(\.definition.provenance.hasDemonstrationWording)))
        AS new (questionnaire_id, version, content_hash, definition, default_language, languages,
          element_count, question_count, demonstration_wording)
      """)
    return [newest, versionsOfThem]
  }

  /// The inputs of the decision who may read a version.
  struct Access: Sendable, Hashable {
    var projectID: String
    /// Whether the reader has a role in the project or leads a study that uses the version.
    var isInsider: Bool
    /// Uses by studies of the reader, newest revisions first.
    var uses: [Use]
  }

  /// A study revision that uses a version.
  struct Use: Sendable, Hashable {
    var studyID: String
    var revision: UInt32
  }

  /// Returns access by version; missing versions are absent.
  func access(
    to keys: [QuestionnaireVersionKey], for reader: CatalogueReader
  ) -> PostgresStatement<[QuestionnaireVersionKey: Access]> {
    let storable = Self.storable(keys)
    return PostgresStatement(
      """
      SELECT questionnaire_id, version, project_id, EXISTS (
          SELECT FROM project_roles
          WHERE project_roles.project_id = questionnaires.project_id
            AND participant_id = \(reader.participantID)
        ) OR EXISTS (
          SELECT FROM study_revision_questionnaires AS used
          WHERE used.questionnaire_id = questionnaires.questionnaire_id
            AND used.version = wanted.version AND study_id = ANY (\(reader.conductedStudies))
        ) AS insider, used_studies, used_revisions
      FROM unnest(\(storable.map(\.0)), \(storable.map(\.1))) AS wanted (questionnaire_id, version)
        JOIN questionnaires USING (questionnaire_id)
        CROSS JOIN LATERAL (
          SELECT coalesce(array_agg(study_id ORDER BY revision DESC, study_id), '{}')
              AS used_studies,
            coalesce(array_agg(revision ORDER BY revision DESC, study_id), '{}') AS used_revisions
          FROM study_revision_questionnaires AS used
          WHERE used.questionnaire_id = wanted.questionnaire_id
            AND used.version = wanted.version AND study_id = ANY (\(reader.joinedStudies))
        ) AS joined
      """
    ) { rows in
      try rows.reduce(into: [:]) { access, row in
        let key = QuestionnaireVersionKey(
          id: try row.decode("questionnaire_id"), version: try row.decodeCount("version"))
        let studies = try row.decode("used_studies", as: [String].self)
        let revisions = try row.decode("used_revisions", as: [Int32].self)
        access[key] = Access(
          projectID: try row.decode("project_id"), isInsider: try row.decode("insider"),
          uses: zip(studies, revisions).map { Use(studyID: $0, revision: UInt32($1)) })
      }
    }
  }

  /// A number beyond the column's range matches no version.
  private static func storable(_ keys: [QuestionnaireVersionKey]) -> [(id: String, version: Int32)]
  {
    keys.compactMap { key in Int32(exactly: key.version).map { (key.id, $0) } }
  }

  /// Whether callers without a role in the project see it.
  func isShared(_ id: String) -> PostgresStatement<Bool> {
    PostgresStatement("SELECT shared FROM changes WHERE kind = 2 AND resource_id = \(id)") {
      try $0.first?.decode("shared") ?? false
    }
  }

  /// - Parameter time: time of the retirement; nil to undo it.
  func setRetired(at time: Date?, _ id: String) -> PostgresStatement<Void> {
    PostgresStatement(
      "UPDATE questionnaires SET retired_at = \(time) WHERE questionnaire_id = \(id)")
  }

  /// Returns the retired questionnaires that the study does not use yet.
  func retired(_ ids: [String], newTo study: String) -> PostgresStatement<[String]> {
    PostgresStatement(
      """
      SELECT questionnaire_id FROM questionnaires
      WHERE questionnaire_id = ANY (\(ids)) AND retired_at IS NOT NULL AND NOT EXISTS (
          SELECT FROM studies JOIN study_revision_questionnaires AS used
            USING (study_id, revision)
          WHERE study_id = \(study)
            AND used.questionnaire_id = questionnaires.questionnaire_id
        )
      ORDER BY questionnaire_id
      """, each: { try $0.decode("questionnaire_id") })
  }

  /// Returns the total size of the existing versions in stored form.
  func byteCount(of keys: [QuestionnaireVersionKey]) -> PostgresStatement<Int> {
    let storable = Self.storable(keys)
    return PostgresStatement(
      """
      SELECT coalesce(sum(octet_length(definition)), 0)::bigint AS bytes
      FROM questionnaire_versions JOIN unnest(\(storable.map(\.0)), \(storable.map(\.1)))
        AS wanted (questionnaire_id, version) USING (questionnaire_id, version)
      """
    ) { try $0.first?.decode("bytes") ?? 0 }
  }

  /// Returns the existing versions, unordered.
  func versions(_ keys: [QuestionnaireVersionKey]) -> PostgresStatement<[StoredVersion]> {
    let storable = Self.storable(keys)
    return PostgresStatement(
      """
      SELECT questionnaire_id, version, definition
      FROM questionnaire_versions JOIN unnest(\(storable.map(\.0)), \(storable.map(\.1)))
        AS wanted (questionnaire_id, version) USING (questionnaire_id, version)
      """,
      each: { row in
        StoredVersion(
          key: QuestionnaireVersionKey(
            id: try row.decode("questionnaire_id"), version: try row.decodeCount("version")),
          definition: try row.decode("definition"))
      })
  }

  /// Returns the newest version numbers by id; unpublished questionnaires are absent.
  func newestVersions(_ ids: [String]) -> PostgresStatement<[String: UInt32]> {
    PostgresStatement(
      """
      SELECT questionnaire_id, newest_version FROM questionnaires
      WHERE questionnaire_id = ANY (\(ids))
      """
    ) { rows in
      try rows.reduce(into: [:]) { newest, row in
        newest[try row.decode("questionnaire_id")] = try row.decodeCount("newest_version")
      }
    }
  }
}

/// Serialises publications of the same study or questionnaires.
enum ImportLock {
  /// Takes the locks until the end of the transaction, in a fixed order, so that imports cannot
  /// deadlock.
  static func take(study: String?, questionnaires: [String]) -> PostgresStatement<Void> {
    let names = (study.map { ["study \($0)"] } ?? []) + questionnaires.map { "questionnaire \($0)" }
    return PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(lock) FROM (
        SELECT DISTINCT hashtextextended('catalogue ' || name, 0) AS lock
        FROM unnest(\(names)) AS name ORDER BY lock) AS locks
      """)
  }
}
