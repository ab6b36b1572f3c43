internal import FoundationEssentials
internal import Messages
internal import Postgres

/// The table of drafts.
struct DraftStore: Sendable {
  struct Stored: Sendable {
    var id: UUID
    var projectID: String
    /// Counts changes, from 1.
    var revision: Int
    /// Whole, or in lists what they show of it.
    var contents: CatalogueV1.Questionnaire
    var baseVersion: UInt32
    var createdAt: Date
    var updatedAt: Date
    var requestHash: [UInt8]
    /// The revision that was published last, and the version that it is.
    var publishedRevision: Int?
    var publishedVersion: UInt32?
  }

  private static let columns = """
    draft_id, project_id, revision, base_version, created_at, updated_at, request_hash,
    published_revision, published_version
    """

  /// - Parameter forUpdate: nobody else changes it until the transaction ends.
  func draft(
    _ id: UUID, forUpdate: Bool = false, on executor: some PostgresExecutor
  ) async throws -> Stored? {
    var query: PostgresQuery = """
      SELECT \(unescaped: Self.columns), contents FROM drafts WHERE draft_id = \(id)
      """
    if forUpdate { query.append(" FOR UPDATE") }
    return try await executor.query(query).first.map { try Stored(row: $0) }
  }

  /// Where it stands, without its contents.
  func revision(
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
  func list(
    in project: String, questionnaire: String, after last: UUID?, limit: Int,
    on executor: some PostgresExecutor
  ) async throws -> [Stored] {
    let rows = try await executor.query(
      """
      SELECT \(unescaped: Self.columns), heading AS contents FROM drafts
      WHERE project_id = \(project) AND (\(questionnaire) = '' OR questionnaire_id = \(questionnaire))
        AND (\(last)::uuid IS NULL OR draft_id > \(last))
      ORDER BY draft_id LIMIT \(limit)
      """)
    return try rows.map { try Stored(row: $0) }
  }

  func count(in project: String, on executor: some PostgresExecutor) async throws -> Int {
    try await executor.queryRow(
      "SELECT count(*) FROM drafts WHERE project_id = \(project)", as: Int.self)
  }

  /// - Returns: false when the id is taken.
  func insert(
    _ draft: Stored, by creator: UUID, on connection: PostgresConnection
  ) async throws -> Bool {
    let count = try await connection.execute(
      """
      INSERT INTO drafts (draft_id, project_id, questionnaire_id, revision, contents, heading,
        request_hash, base_version, created_at, created_by, updated_at)
      VALUES (\(draft.id), \(draft.projectID), \(draft.contents.questionnaireID), \(draft.revision),
        \(draft.contents.serialized()), \(draft.contents.draftHeading.serialized()),
        \(draft.requestHash), \(Int32(draft.baseVersion)), \(draft.createdAt), \(creator),
        \(draft.updatedAt))
      ON CONFLICT DO NOTHING
      """)
    return count == 1
  }

  /// Writes contents, revision, base version, time of change and what was published.
  func update(_ draft: Stored, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      UPDATE drafts SET questionnaire_id = \(draft.contents.questionnaireID),
        revision = \(draft.revision), contents = \(draft.contents.serialized()),
        heading = \(draft.contents.draftHeading.serialized()),
        base_version = \(Int32(draft.baseVersion)), updated_at = \(draft.updatedAt),
        published_revision = \(draft.publishedRevision),
        published_version = \(draft.publishedVersion.map { Int32($0) })
      WHERE draft_id = \(draft.id)
      """)
  }

  func delete(_ id: UUID, on connection: PostgresConnection) async throws {
    try await connection.execute("DELETE FROM drafts WHERE draft_id = \(id)")
  }
}

extension DraftStore.Stored {
  /// - Throws: `PostgresError`, `DecodingError`.
  fileprivate init(row: PostgresRow) throws {
    id = try row.decode("draft_id")
    projectID = try row.decode("project_id")
    revision = try row.decode("revision")
    contents = try CatalogueV1.Questionnaire(
      serialized: try row.decode("contents", as: [UInt8].self), limits: .stored)
    baseVersion = try row.decodeCount("base_version")
    createdAt = try row.decode("created_at")
    updatedAt = try row.decode("updated_at")
    requestHash = try row.decode("request_hash")
    publishedRevision = try row.decode("published_revision")
    publishedVersion = try row.decode("published_version", as: Int32?.self).map { UInt32($0) }
  }
}

extension CatalogueV1.Questionnaire {
  /// What lists show of a draft.
  var draftHeading: CatalogueV1.Questionnaire {
    CatalogueV1.Questionnaire(
      questionnaireID: questionnaireID, title: title, defaultLanguage: defaultLanguage)
  }
}
