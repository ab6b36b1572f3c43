import FoundationEssentials
import Postgres

/// The table of drafts.
struct DraftStore: Sendable {
  private static let columns = """
    draft_id, project_id, questionnaire_id, heading, revision, base_version, created_at, updated_at, request_hash,
    published_revision, published_version
    """

  /// - Parameter forUpdate: whether to lock the draft until the end of the transaction.
  func draft(_ id: UUID, forUpdate: Bool = false) -> PostgresStatement<Draft?> {
    var query: PostgresQuery = """
      SELECT \(unescaped: Self.columns), contents FROM drafts WHERE draft_id = \(id)
      """
    if forUpdate { query.append(" FOR UPDATE") }
    return PostgresStatement(query, first: { try Draft(row: $0) })
  }

  /// Returns the revision of a draft without its contents.
  func revision(of id: UUID) -> PostgresStatement<(projectID: String, revision: Int)?> {
    PostgresStatement(
      "SELECT project_id, revision FROM drafts WHERE draft_id = \(id)",
      first: { try $0.decode(String.self, Int.self) })
  }

  /// Lists a project's drafts by id, with their headings only.
  ///
  /// - Parameters:
  ///   - questionnaire: questionnaire to select; empty for all.
  ///   - last: last draft of the previous page; nil for the first page.
  func list(
    in project: String, questionnaire: String, after last: UUID?, limit: Int
  ) -> PostgresStatement<[Draft]> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns), ''::bytea AS contents FROM drafts
      WHERE project_id = \(project) AND (\(questionnaire) = '' OR questionnaire_id = \(questionnaire))
        AND (\(last)::uuid IS NULL OR draft_id > \(last))
      ORDER BY draft_id LIMIT \(limit)
      """, each: { try Draft(row: $0) })
  }

  func count(in project: String) -> PostgresStatement<Int> {
    PostgresStatement("SELECT count(*) AS count FROM drafts WHERE project_id = \(project)") {
      try $0.first?.decode("count") ?? 0
    }
  }

  /// Answers false if the id is taken.
  ///
  /// - Parameter name: the creator's name of ``StaffNames``.
  func insert(_ draft: Draft, by name: UUID) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        INSERT INTO drafts (draft_id, project_id, questionnaire_id, revision, contents, heading,
          request_hash, base_version, created_at, created_by, updated_at)
        VALUES (\(draft.id), \(draft.projectID), \(draft.contents.questionnaireID), \(draft.revision),
          \(draft.contents.bytes), \(draft.contents.heading),
          \(draft.requestHash), \(Int32(draft.baseVersion)), \(draft.createdAt), \(name),
          \(draft.updatedAt))
        ON CONFLICT DO NOTHING RETURNING draft_id
        """
    )
  }

  /// Writes contents, revision, base version and time of change.
  func update(_ draft: Draft) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE drafts SET questionnaire_id = \(draft.contents.questionnaireID),
        revision = \(draft.revision), contents = \(draft.contents.bytes),
        heading = \(draft.contents.heading),
        base_version = \(Int32(draft.baseVersion)), updated_at = \(draft.updatedAt)
      WHERE draft_id = \(draft.id)
      """)
  }

  /// Writes the base version and the published revision and version.
  func markPublished(_ draft: Draft) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE drafts SET base_version = \(Int32(draft.baseVersion)),
        published_revision = \(draft.publishedRevision),
        published_version = \(draft.publishedVersion.map { Int32($0) })
      WHERE draft_id = \(draft.id)
      """)
  }

  func delete(_ id: UUID) -> PostgresStatement<Void> {
    PostgresStatement("DELETE FROM drafts WHERE draft_id = \(id)")
  }
}

extension Draft {
  /// - Throws: `PostgresError`.
  fileprivate init(row: PostgresRow) throws {
    self.init(
      id: try row.decode("draft_id"), projectID: try row.decode("project_id"),
      revision: try row.decode("revision"),
      contents: DraftContents(
        questionnaireID: try row.decode("questionnaire_id"), bytes: try row.decode("contents"),
        heading: try row.decode("heading")),
      baseVersion: try row.decodeCount("base_version"), createdAt: try row.decode("created_at"),
      updatedAt: try row.decode("updated_at"), requestHash: try row.decode("request_hash"),
      publishedRevision: try row.decode("published_revision"),
      publishedVersion: try row.decode("published_version", as: Int32?.self).map { UInt32($0) })
  }
}
