package import CatalogueDomain
package import FoundationEssentials
package import Postgres
package import Questionnaires

/// The tables of questionnaires.
package struct QuestionnaireStore: Sendable {
  private let names = StaffNames()

  package init() {}

  /// The newest version of a questionnaire.
  package struct Newest: Sendable, Hashable {
    package var version: UInt32
    package var contentHash: ContentHash
    /// The study that published the questionnaire first; nil: it comes from a draft.
    package var homeStudyID: String?
    package var projectID: String
    package var isRetired: Bool
  }

  /// By id; questionnaires that were never published are not in it.
  package func newest(
    _ ids: [String], on executor: some PostgresExecutor
  ) async throws -> [String: Newest] {
    let rows = try await executor.query(
      """
      SELECT questionnaire_id, version, content_hash, home_study_id, project_id,
        retired_at IS NOT NULL AS retired
      FROM questionnaires
      JOIN questionnaire_versions USING (questionnaire_id)
      WHERE version = newest_version AND questionnaire_id = ANY (\(ids))
      """)
    var newest: [String: Newest] = [:]
    for row in rows {
      newest[try row.decode("questionnaire_id")] = Newest(
        version: try row.decodeCount("version"),
        contentHash: ContentHash(bytes: try row.decode("content_hash")),
        homeStudyID: try row.decode("home_study_id"), projectID: try row.decode("project_id"),
        isRetired: try row.decode("retired"))
    }
    return newest
  }

  /// Publishes new versions.
  ///
  /// - Parameters:
  ///   - study: becomes the home of those that are new; nil for those from drafts.
  ///   - project: becomes the owner of those that are new.
  /// - Throws: `ParticipantErased`; `PostgresError`.
  package func publish(
    _ questionnaires: [NewVersion], study: String?, project: String, at time: Date,
    by importer: UUID, on connection: PostgresConnection
  ) async throws {
    if questionnaires.isEmpty { return }
    let name = try await names.name(of: importer, on: connection)
    let ids = questionnaires.map(\.id)
    let versions = questionnaires.map { Int32($0.version) }
    try await connection.execute(
      """
      INSERT INTO questionnaires (questionnaire_id, home_study_id, project_id, newest_version)
      SELECT questionnaire_id, \(study), \(project), version
      FROM unnest(\(ids), \(versions)) AS new (questionnaire_id, version)
      ON CONFLICT (questionnaire_id) DO UPDATE SET newest_version = excluded.newest_version
      """)
    // Lists of languages differ in length, which arrays of arrays cannot: they travel joined.
    try await connection.execute(
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
  }

  /// What decides on who may read a version.
  package struct Access: Sendable, Hashable {
    package var projectID: String
    /// The reader has a role in the project, or leads a study that uses the version.
    package var isInsider: Bool
    /// Where studies that the reader takes part in use the version, the newest revisions first.
    package var uses: [Use]
  }

  /// A revision of a study that uses a version.
  package struct Use: Sendable, Hashable {
    package var studyID: String
    package var revision: UInt32
  }

  /// By version; those that do not exist are not in it.
  package func access(
    to keys: [QuestionnaireVersionKey], for reader: CatalogueReader,
    on executor: some PostgresExecutor
  ) async throws -> [QuestionnaireVersionKey: Access] {
    let storable = keys.compactMap { key in Int32(exactly: key.version).map { (key.id, $0) } }
    let rows = try await executor.query(
      """
      SELECT questionnaire_id, version, project_id, EXISTS (
          SELECT FROM project_roles
          WHERE project_roles.project_id = questionnaires.project_id
            AND participant_id = \(reader.participantID)
        ) OR EXISTS (
          SELECT FROM study_revision_questionnaires AS used
          WHERE used.questionnaire_id = questionnaires.questionnaire_id
            AND used.version = wanted.version AND study_id = ANY (\(reader.ledStudies))
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
      """)
    var access: [QuestionnaireVersionKey: Access] = [:]
    for row in rows {
      let key = QuestionnaireVersionKey(
        id: try row.decode("questionnaire_id"), version: try row.decodeCount("version"))
      let studies = try row.decode("used_studies", as: [String].self)
      let revisions = try row.decode("used_revisions", as: [Int32].self)
      access[key] = Access(
        projectID: try row.decode("project_id"), isInsider: try row.decode("insider"),
        uses: zip(studies, revisions).map { Use(studyID: $0, revision: UInt32($1)) })
    }
    return access
  }

  /// Whether callers without a role in its project hear of it.
  package func isShared(_ id: String, on executor: some PostgresExecutor) async throws -> Bool {
    try await executor.queryOptionalRow(
      "SELECT shared FROM changes WHERE kind = 2 AND resource_id = \(id)", as: Bool.self) ?? false
  }

  /// - Parameter time: nil takes a retirement back.
  package func setRetired(at time: Date?, _ id: String, on connection: PostgresConnection)
    async throws
  {
    try await connection.execute(
      "UPDATE questionnaires SET retired_at = \(time) WHERE questionnaire_id = \(id)")
  }

  /// Those of the questionnaires that are retired and that the study does not use yet.
  package func retired(
    _ ids: [String], newTo study: String, on executor: some PostgresExecutor
  ) async throws -> [String] {
    if ids.isEmpty { return [] }
    return try await executor.query(
      """
      SELECT questionnaire_id FROM questionnaires
      WHERE questionnaire_id = ANY (\(ids)) AND retired_at IS NOT NULL AND NOT EXISTS (
          SELECT FROM studies JOIN study_revision_questionnaires AS used
            USING (study_id, revision)
          WHERE study_id = \(study)
            AND used.questionnaire_id = questionnaires.questionnaire_id
        )
      ORDER BY questionnaire_id
      """
    ).map { try $0.decode("questionnaire_id") }
  }

  /// Of the versions that exist, as stored.
  package func byteCount(
    of keys: [QuestionnaireVersionKey], on executor: some PostgresExecutor
  ) async throws -> Int {
    let storable = keys.compactMap { key in Int32(exactly: key.version).map { (key.id, $0) } }
    return try await executor.queryRow(
      """
      SELECT coalesce(sum(octet_length(definition)), 0)::bigint
      FROM questionnaire_versions JOIN unnest(\(storable.map(\.0)), \(storable.map(\.1)))
        AS wanted (questionnaire_id, version) USING (questionnaire_id, version)
      """, as: Int.self)
  }

  /// Those of the versions that exist, in no order.
  package func versions(
    _ keys: [QuestionnaireVersionKey], on executor: some PostgresExecutor
  ) async throws -> [StoredVersion] {
    // A number beyond the column's range names no version.
    let storable = keys.compactMap { key in Int32(exactly: key.version).map { (key.id, $0) } }
    if storable.isEmpty { return [] }
    let rows = try await executor.query(
      """
      SELECT questionnaire_id, version, definition
      FROM questionnaire_versions JOIN unnest(\(storable.map(\.0)), \(storable.map(\.1)))
        AS wanted (questionnaire_id, version) USING (questionnaire_id, version)
      """)
    return try rows.map { row in
      StoredVersion(
        key: QuestionnaireVersionKey(
          id: try row.decode("questionnaire_id"), version: try row.decodeCount("version")),
        definition: try row.decode("definition"))
    }
  }

  /// By id; questionnaires that were never published are not in it.
  package func newestVersions(
    _ ids: [String], on executor: some PostgresExecutor
  ) async throws -> [String: UInt32] {
    if ids.isEmpty { return [:] }
    let rows = try await executor.query(
      """
      SELECT questionnaire_id, newest_version FROM questionnaires
      WHERE questionnaire_id = ANY (\(ids))
      """)
    return Dictionary(
      try rows.map { (try $0.decode("questionnaire_id"), try $0.decodeCount("newest_version")) },
      uniquingKeysWith: { first, _ in first })
  }
}
