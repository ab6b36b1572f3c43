package import CatalogueDomain
package import FoundationEssentials
package import Postgres
package import Questionnaires

/// The tables of studies.
package struct StudyStore: Sendable {
  private let names = StaffNames()

  package init() {}

  /// What an import must know of the study it replaces.
  package struct Current: Sendable, Hashable {
    package var revision: UInt32
    package var contentHash: ContentHash
    /// Argon2id; nil for an open study.
    package var accessPasswordHash: String?
    package var projectID: String
  }

  package func current(_ id: String, on executor: some PostgresExecutor) async throws -> Current? {
    let rows = try await executor.query(
      """
      SELECT revision, content_hash, access_password_hash, project_id
      FROM studies JOIN study_revisions USING (study_id, revision)
      WHERE study_id = \(id)
      """)
    return try rows.first.map { row in
      Current(
        revision: try row.decodeCount("revision"),
        contentHash: ContentHash(bytes: try row.decode("content_hash")),
        accessPasswordHash: try row.decode("access_password_hash"),
        projectID: try row.decode("project_id"))
    }
  }

  /// The current revision, once people could join the study: while one of its revisions was the current one,
  /// that revision's start had come.
  ///
  /// - Returns: nil of a study that has not opened.
  package func opened(
    _ id: String, by now: Date, on executor: some PostgresExecutor
  ) async throws -> StudyDefinition? {
    let rows = try await executor.query(
      """
      SELECT definition FROM studies JOIN study_revisions USING (study_id, revision)
      WHERE study_id = \(id) AND EXISTS (
        SELECT FROM (
          SELECT starts_at, lead(published_at, 1, \(now)::timestamptz) OVER (ORDER BY revision) AS replaced_at
          FROM study_revisions WHERE study_id = \(id)) AS revisions
        WHERE starts_at IS NULL OR starts_at <= replaced_at)
      """)
    return try rows.first.map { try StudyDefinition(stored: $0.decode("definition")) }
  }

  /// Makes a revision the current one.
  ///
  /// - Parameters:
  ///   - project: becomes the owner of a new study.
  /// - Throws: `ParticipantErased`; `PostgresError`.
  package func publish(
    _ study: NewRevision, project: String, accessPasswordHash: String?, at time: Date,
    by importer: UUID, on connection: PostgresConnection
  ) async throws {
    let name = try await names.name(of: importer, on: connection)
    let revision = Int32(study.revision)
    let definition = study.definition
    try await connection.execute(
      """
      INSERT INTO studies (study_id, project_id, revision, access_password_hash, unlisted, paused)
      VALUES (\(study.id), \(project), \(revision), \(accessPasswordHash), \(definition.isPrivate),
        \(definition.isPaused))
      ON CONFLICT (study_id) DO UPDATE
        SET revision = excluded.revision, access_password_hash = excluded.access_password_hash,
          unlisted = excluded.unlisted, paused = excluded.paused
      """)
    try await connection.execute(
      """
      INSERT INTO study_revisions (study_id, revision, content_hash, definition, consent_version,
        languages, starts_at, ends_at, published_at, published_by)
      VALUES (\(study.id), \(revision), \(study.contentHash.bytes), \(study.bytes),
        \(study.consentVersion), \(study.languages.sorted()), \(definition.startsAt?.date),
        \(definition.endsAt?.date), \(time), \(name))
      """)
    try await connection.execute(
      """
      INSERT INTO study_revision_questionnaires
        (study_id, revision, position, questionnaire_id, version)
      SELECT \(study.id), \(revision), position, questionnaire_id, version
      FROM unnest(\(definition.questionnaires.map(\.questionnaireID)),
        \(definition.questionnaires.map { Int32($0.version) }))
        WITH ORDINALITY AS uses (questionnaire_id, version, position)
      """)
  }

  /// The current revision of a study; nil when there is none.
  ///
  /// - Parameter reader: nil for who comes without a token.
  package func head(
    _ id: String, for reader: UUID?, on executor: some PostgresExecutor
  ) async throws -> AskedStudy? {
    let rows = try await executor.query(
      """
      SELECT study_id, revision, languages, EXISTS (
          SELECT FROM project_roles
          WHERE project_roles.project_id = studies.project_id AND participant_id = \(reader)
        ) AS in_project
      FROM studies JOIN study_revisions USING (study_id, revision)
      WHERE study_id = \(id)
      """)
    return try rows.first.map { try AskedStudy(row: $0) }
  }

  /// Those of the studies that exist, in no order, with their projects.
  package func heads(
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
  package func heads(
    after last: String, limit: Int, project: String = "", runningAt: Date? = nil,
    for reader: UUID?, on executor: some PostgresExecutor
  ) async throws -> [AskedStudy] {
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
    return try rows.map { try AskedStudy(row: $0) }
  }

  /// Those of the revisions that exist, in no order.
  package func revisions(
    _ heads: [StudyHead], on executor: some PostgresExecutor
  ) async throws -> [StoredRevision] {
    let rows = try await executor.query(
      """
      SELECT study_id, revision, definition
      FROM study_revisions JOIN unnest(\(heads.map(\.id)), \(heads.map { Int32($0.revision) }))
        AS wanted (study_id, revision) USING (study_id, revision)
      """)
    return try rows.map { try StoredRevision(row: $0) }
  }
}

extension AskedStudy {
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

extension StoredRevision {
  fileprivate init(row: PostgresRow) throws {
    self.init(
      id: try row.decode("study_id"), revision: try row.decodeCount("revision"),
      definition: try row.decode("definition"))
  }
}

extension UTCInstant {
  fileprivate var date: Date {
    // In whole seconds first: more of the fraction is left.
    Date(
      timeIntervalSinceReferenceDate: (Double(seconds)
        - Date.timeIntervalBetween1970AndReferenceDate)
        + Double(nanoseconds) / 1_000_000_000)
  }
}
