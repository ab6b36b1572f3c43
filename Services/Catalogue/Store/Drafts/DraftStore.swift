package import CatalogueDomain
package import FoundationEssentials
package import Postgres

/// The table of drafts.
package struct DraftStore: Sendable {
  private let names = StaffNames()

  package init() {}

  private static let columns = """
    draft_id, project_id, questionnaire_id, heading, revision, base_version, created_at, updated_at, request_hash,
    published_revision, published_version
    """

  /// - Parameter forUpdate: nobody else changes it until the transaction ends.
  package func draft(
    _ id: UUID, forUpdate: Bool = false, on executor: some PostgresExecutor
  ) async throws -> Draft? {
    var query: PostgresQuery = """
      SELECT \(unescaped: Self.columns), contents FROM drafts WHERE draft_id = \(id)
      """
    if forUpdate { query.append(" FOR UPDATE") }
    return try await executor.query(query).first.map { try Draft(row: $0) }
  }

  /// Where it stands, without its contents.
  package func revision(
    of id: UUID, on executor: some PostgresExecutor
  ) async throws -> (projectID: String, revision: Int)? {
    let row = try await executor.queryOptionalRow(
      "SELECT project_id, revision FROM drafts WHERE draft_id = \(id)", as: String.self, Int.self)
    return row.map { (projectID: $0.0, revision: $0.1) }
  }

  /// Of a project, by id, with their headings only.
  ///
  /// - Parameters:
  ///   - questionnaire: empty for all.
  ///   - last: nil for the beginning.
  package func list(
    in project: String, questionnaire: String, after last: UUID?, limit: Int,
    on executor: some PostgresExecutor
  ) async throws -> [Draft] {
    let rows = try await executor.query(
      """
      SELECT \(unescaped: Self.columns), ''::bytea AS contents FROM drafts
      WHERE project_id = \(project) AND (\(questionnaire) = '' OR questionnaire_id = \(questionnaire))
        AND (\(last)::uuid IS NULL OR draft_id > \(last))
      ORDER BY draft_id LIMIT \(limit)
      """)
    return try rows.map { try Draft(row: $0) }
  }

  package func count(in project: String, on executor: some PostgresExecutor) async throws -> Int {
    try await executor.queryRow(
      "SELECT count(*) FROM drafts WHERE project_id = \(project)", as: Int.self)
  }

  /// - Returns: false when the id is taken.
  /// - Throws: `ParticipantErased`; `PostgresError`.
  package func insert(
    _ draft: Draft, by creator: UUID, on connection: PostgresConnection
  ) async throws -> Bool {
    let name = try await names.name(of: creator, on: connection)
    let count = try await connection.execute(
      """
      INSERT INTO drafts (draft_id, project_id, questionnaire_id, revision, contents, heading,
        request_hash, base_version, created_at, created_by, updated_at)
      VALUES (\(draft.id), \(draft.projectID), \(draft.contents.questionnaireID), \(draft.revision),
        \(draft.contents.bytes), \(draft.contents.heading),
        \(draft.requestHash), \(Int32(draft.baseVersion)), \(draft.createdAt), \(name),
        \(draft.updatedAt))
      ON CONFLICT DO NOTHING
      """)
    return count == 1
  }

  /// Writes contents, revision, base version and time of change.
  package func update(_ draft: Draft, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      UPDATE drafts SET questionnaire_id = \(draft.contents.questionnaireID),
        revision = \(draft.revision), contents = \(draft.contents.bytes),
        heading = \(draft.contents.heading),
        base_version = \(Int32(draft.baseVersion)), updated_at = \(draft.updatedAt)
      WHERE draft_id = \(draft.id)
      """)
  }

  /// Writes base version and what was published.
  package func markPublished(_ draft: Draft, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      UPDATE drafts SET base_version = \(Int32(draft.baseVersion)),
        published_revision = \(draft.publishedRevision),
        published_version = \(draft.publishedVersion.map { Int32($0) })
      WHERE draft_id = \(draft.id)
      """)
  }

  package func delete(_ id: UUID, on connection: PostgresConnection) async throws {
    try await connection.execute("DELETE FROM drafts WHERE draft_id = \(id)")
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
