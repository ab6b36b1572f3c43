import FoundationEssentials
import Postgres
import Questionnaires

/// The tables of studies and revisions.
struct StudyStore: Sendable {
  /// The state of the study that an import replaces.
  struct Current: Sendable, Hashable {
    var revision: UInt32
    var contentHash: ContentHash
    /// Argon2id hash; nil for an open study.
    var accessPasswordHash: String?
    var projectID: String
    /// Stored form.
    var definition: [UInt8]
    var isRetired = false
    var isDeleted = false
  }

  func current(_ id: String) -> PostgresStatement<Current?> {
    PostgresStatement(
      """
      SELECT revision, content_hash, access_password_hash, project_id, definition,
        retired_at IS NOT NULL AS retired, deleted_at IS NOT NULL AS deleted
      FROM studies JOIN study_revisions USING (study_id, revision)
      WHERE study_id = \(id)
      """,
      first: { row in
        Current(
          revision: try row.decodeCount("revision"),
          contentHash: ContentHash(bytes: try row.decode("content_hash")),
          accessPasswordHash: try row.decode("access_password_hash"),
          projectID: try row.decode("project_id"), definition: try row.decode("definition"),
          isRetired: try row.decode("retired"), isDeleted: try row.decode("deleted"))
      })
  }

  func project(of id: String) -> PostgresStatement<String?> {
    PostgresStatement(
      "SELECT project_id FROM studies WHERE study_id = \(id)",
      first: { try $0.decode("project_id") })
  }

  /// Returns the current revision if the study has opened: if the start of one of its revisions
  /// came while that revision was current.
  ///
  /// - Returns: nil if the study has not opened.
  func opened(_ id: String, by now: Date) -> PostgresStatement<StudyDefinition?> {
    PostgresStatement(
      """
      SELECT definition FROM studies JOIN study_revisions USING (study_id, revision)
      WHERE study_id = \(id) AND EXISTS (
        SELECT FROM (
          SELECT starts_at, lead(published_at, 1, \(now)::timestamptz) OVER (ORDER BY revision) AS replaced_at
          FROM study_revisions WHERE study_id = \(id)) AS revisions
        WHERE starts_at IS NULL OR starts_at <= replaced_at)
      """, first: { try StudyDefinition(stored: $0.decode("definition")) })
  }

  /// Makes a revision the current one.
  ///
  /// - Parameters:
  ///   - project: project of a new study.
  ///   - name: the publisher's name of ``StaffNames``.
  func publish(
    _ study: NewRevision, project: String, accessPasswordHash: String?, at time: Date,
    by name: UUID
  ) -> [PostgresStatement<Void>] {
    let revision = Int32(study.revision)
    let definition = study.definition
    let current = PostgresStatement(
      """
      INSERT INTO studies
        (study_id, project_id, revision, access_password_hash, unlisted, paused, shared)
      VALUES (\(study.id), \(project), \(revision), \(accessPasswordHash), \(definition.isPrivate),
        \(definition.isPaused), \(definition.sharing == .anyone))
      ON CONFLICT (study_id) DO UPDATE
        SET revision = excluded.revision, access_password_hash = excluded.access_password_hash,
          unlisted = excluded.unlisted, paused = excluded.paused, shared = excluded.shared
      """)
    let contents = PostgresStatement(
      """
      INSERT INTO study_revisions (study_id, revision, content_hash, definition, consent_version,
        languages, starts_at, ends_at, published_at, published_by)
      VALUES (\(study.id), \(revision), \(study.contentHash.bytes), \(study.bytes),
        \(study.consentVersion), \(study.languages.sorted()), \(definition.startsAt?.date),
        \(definition.endsAt?.date), \(time), \(name))
      """)
    let uses = PostgresStatement(
      """
      INSERT INTO study_revision_questionnaires
        (study_id, revision, position, questionnaire_id, version)
      SELECT \(study.id), \(revision), position, questionnaire_id, version
      FROM unnest(\(definition.questionnaires.map(\.questionnaireID)),
        \(definition.questionnaires.map { Int32($0.version) }))
        WITH ORDINALITY AS uses (questionnaire_id, version, position)
      """)
    return [current, contents, uses]
  }

  /// Returns the current revision of a study, if any.
  ///
  /// - Parameter reader: nil for a caller without a token.
  func head(_ id: String, for reader: UUID?) -> PostgresStatement<AskedStudy?> {
    PostgresStatement(
      """
      SELECT study_id, revision, project_id, languages, published_at, EXISTS (
          SELECT FROM project_roles
          WHERE (project_roles.project_id = studies.project_id OR studies.shared)
            AND participant_id = \(reader)
        ) AS is_insider
      FROM studies JOIN study_revisions USING (study_id, revision)
      WHERE study_id = \(id) AND deleted_at IS NULL
      """, first: { try AskedStudy(row: $0) })
  }

  /// Returns the existing studies with their projects, unordered.
  func heads(_ ids: [String]) -> PostgresStatement<[(head: StudyHead, projectID: String)]> {
    PostgresStatement(
      """
      SELECT study_id, revision, languages, project_id
      FROM studies JOIN study_revisions USING (study_id, revision)
      WHERE study_id = ANY (\(ids)) AND deleted_at IS NULL
      """, each: { (try StudyHead(row: $0), try $0.decode("project_id")) })
  }

  /// Lists current revisions of listed studies by id in byte order.
  ///
  /// - Parameters:
  ///   - last: last id of the previous page; empty for the first page.
  ///   - project: project to select; empty for all.
  ///   - runningAt: time at which the studies can be joined and filled in; nil for all.
  ///   - reader: nil for a caller without a token.
  func heads(
    after last: String, limit: Int, project: String = "", runningAt: Date? = nil,
    for reader: UUID?
  ) -> PostgresStatement<[AskedStudy]> {
    PostgresStatement(
      """
      SELECT study_id, revision, project_id, languages, published_at, EXISTS (
          SELECT FROM project_roles
          WHERE (project_roles.project_id = studies.project_id OR studies.shared)
            AND participant_id = \(reader)
        ) AS is_insider
      FROM studies JOIN study_revisions USING (study_id, revision)
      WHERE study_id COLLATE "C" > \(last) AND NOT unlisted AND retired_at IS NULL
        AND deleted_at IS NULL
        AND (\(project) = '' OR project_id = \(project))
        AND (\(runningAt)::timestamptz IS NULL OR (NOT paused
          AND coalesce(starts_at <= \(runningAt), true) AND coalesce(ends_at > \(runningAt), true)))
      ORDER BY study_id COLLATE "C" LIMIT \(limit)
      """, each: { try AskedStudy(row: $0) })
  }

  /// Returns the existing revisions, unordered.
  func revisions(_ heads: [StudyHead]) -> PostgresStatement<[StoredRevision]> {
    PostgresStatement(
      """
      SELECT study_id, revision, definition
      FROM study_revisions JOIN unnest(\(heads.map(\.id)), \(heads.map { Int32($0.revision) }))
        AS wanted (study_id, revision) USING (study_id, revision)
      """, each: { try StoredRevision(row: $0) })
  }
}

extension AskedStudy {
  fileprivate init(row: PostgresRow) throws {
    self.init(
      head: try StudyHead(row: row), projectID: try row.decode("project_id"),
      isInsider: try row.decode("is_insider"),
      publishedAt: try row.decode("published_at"))
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
    // Whole seconds first, to keep more of the fraction.
    Date(
      timeIntervalSinceReferenceDate: (Double(seconds)
        - Date.timeIntervalBetween1970AndReferenceDate)
        + Double(nanoseconds) / 1_000_000_000)
  }
}
