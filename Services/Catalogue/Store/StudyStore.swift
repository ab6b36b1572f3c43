internal import FoundationEssentials
internal import Messages
internal import Postgres

/// The tables of studies.
struct StudyStore: Sendable {
  /// What an import must know of the study it replaces.
  struct Current: Sendable, Hashable {
    var revision: UInt32
    var contentHash: [UInt8]
    /// Argon2id; nil for an open study.
    var accessPasswordHash: String?
    var projectID: String
  }

  func current(_ id: String, on executor: some PostgresExecutor) async throws -> Current? {
    let rows = try await executor.query(
      """
      SELECT revision, content_hash, access_password_hash, project_id
      FROM studies JOIN study_revisions USING (study_id, revision)
      WHERE study_id = \(id)
      """)
    return try rows.first.map { row in
      Current(
        revision: try row.decodeCount("revision"), contentHash: try row.decode("content_hash"),
        accessPasswordHash: try row.decode("access_password_hash"),
        projectID: try row.decode("project_id"))
    }
  }

  /// Makes a revision the current one.
  ///
  /// - Parameters:
  ///   - study: complete, with revision, consent version and languages.
  ///   - project: becomes the owner of a new study.
  ///   - languages: of all texts of the study and its questionnaires.
  func publish(
    _ study: CatalogueV1.Study, project: String, contentHash: ContentHash,
    accessPasswordHash: String?,
    languages: Set<String>, at time: Date, by importer: UUID, on connection: PostgresConnection
  ) async throws {
    let revision = Int32(study.revision)
    try await connection.execute(
      """
      INSERT INTO studies (study_id, project_id, revision, access_password_hash, unlisted, paused)
      VALUES (\(study.studyID), \(project), \(revision), \(accessPasswordHash), \(study.unlisted),
        \(study.paused))
      ON CONFLICT (study_id) DO UPDATE
        SET revision = excluded.revision, access_password_hash = excluded.access_password_hash,
          unlisted = excluded.unlisted, paused = excluded.paused
      """)
    try await connection.execute(
      """
      INSERT INTO study_revisions (study_id, revision, content_hash, definition, consent_version,
        languages, starts_at, ends_at, published_at, published_by)
      VALUES (\(study.studyID), \(revision), \(contentHash.bytes), \(study.serialized()),
        \(study.consentVersion), \(languages.sorted()), \(study.startsAt?.date),
        \(study.endsAt?.date), \(time), \(importer))
      """)
    try await connection.execute(
      """
      INSERT INTO study_revision_questionnaires
        (study_id, revision, position, questionnaire_id, version)
      SELECT \(study.studyID), \(revision), position, questionnaire_id, version
      FROM unnest(\(study.questionnaires.map(\.questionnaireID)),
        \(study.questionnaires.map { Int32($0.version) }))
        WITH ORDINALITY AS uses (questionnaire_id, version, position)
      """)
  }

  /// A study's current revision, and who asks for it.
  struct Asked: Sendable, Hashable {
    var head: StudyHead
    /// Whether the reader has a role in the study's project.
    var isInProject: Bool
  }

  /// The current revision of a study; nil when there is none.
  ///
  /// - Parameter reader: nil for who comes without a token.
  func head(
    _ id: String, for reader: UUID?, on executor: some PostgresExecutor
  ) async throws -> Asked? {
    let rows = try await executor.query(
      """
      SELECT study_id, revision, languages, EXISTS (
          SELECT FROM project_roles
          WHERE project_roles.project_id = studies.project_id AND participant_id = \(reader)
        ) AS in_project
      FROM studies JOIN study_revisions USING (study_id, revision)
      WHERE study_id = \(id)
      """)
    return try rows.first.map { try Asked(row: $0) }
  }

  /// Those of the studies that exist, in no order, with their projects.
  func heads(
    _ ids: [String], on executor: some PostgresExecutor
  ) async throws -> [(head: StudyHead, projectID: String)] {
    let rows = try await executor.query(
      """
      SELECT study_id, revision, languages, project_id
      FROM studies JOIN study_revisions USING (study_id, revision)
      WHERE study_id = ANY (\(ids))
      """)
    return try rows.map { (try StudyHead(row: $0), try $0.decode("project_id")) }
  }

  /// Current revisions of listed studies in the order of their ids, which are compared by bytes.
  ///
  /// - Parameters:
  ///   - last: an id that comes before the first one wanted; empty for the beginning.
  ///   - project: empty for all.
  ///   - runningAt: only those that can be joined and filled in then; nil for all.
  ///   - reader: nil for who comes without a token.
  func heads(
    after last: String, limit: Int, project: String = "", runningAt: Date? = nil,
    for reader: UUID?, on executor: some PostgresExecutor
  ) async throws -> [Asked] {
    let rows = try await executor.query(
      """
      SELECT study_id, revision, languages, EXISTS (
          SELECT FROM project_roles
          WHERE project_roles.project_id = studies.project_id AND participant_id = \(reader)
        ) AS in_project
      FROM studies JOIN study_revisions USING (study_id, revision)
      WHERE study_id COLLATE "C" > \(last) AND NOT unlisted
        AND (\(project) = '' OR project_id = \(project))
        AND (\(runningAt)::timestamptz IS NULL OR (NOT paused
          AND coalesce(starts_at <= \(runningAt), true) AND coalesce(ends_at > \(runningAt), true)))
      ORDER BY study_id COLLATE "C" LIMIT \(limit)
      """)
    return try rows.map { try Asked(row: $0) }
  }

  /// Those of the revisions that exist, in no order.
  func revisions(
    _ heads: [StudyHead], on executor: some PostgresExecutor
  ) async throws -> [StoredStudy] {
    let rows = try await executor.query(
      """
      SELECT definition, languages
      FROM study_revisions JOIN unnest(\(heads.map(\.id)), \(heads.map { Int32($0.revision) }))
        AS wanted (study_id, revision) USING (study_id, revision)
      """)
    return try rows.map { try StoredStudy(row: $0) }
  }
}

extension StudyStore.Asked {
  fileprivate init(row: PostgresRow) throws {
    self.init(head: try StudyHead(row: row), isInProject: try row.decode("in_project"))
  }
}

extension StudyHead {
  fileprivate init(row: PostgresRow) throws {
    self.init(
      id: try row.decode("study_id"), revision: try row.decodeCount("revision"),
      languages: Set(try row.decode("languages", as: [String].self)))
  }
}

extension PostgresRow {
  /// A column `integer` that is never negative.
  func decodeCount(_ column: String) throws -> UInt32 {
    UInt32(try decode(column, as: Int32.self))
  }
}
