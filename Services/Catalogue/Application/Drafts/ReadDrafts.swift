import FoundationEssentials
import Postgres
import ServiceKit

/// Reads drafts of the caller's projects.
struct ReadDrafts: Sendable {
  let pool: PostgresPool
  private let drafts = DraftStore()
  private let access = ProjectAccess()

  /// - Throws: ``CatalogueError/Unknown/draft``; `PostgresError`.
  func callAsFunction(_ id: UUID, for claims: AccessClaims) async throws -> Draft {
    guard let draft = try await pool.answer(to: drafts.draft(id)),
      try await access.role(of: claims, in: draft.projectID, on: pool) != nil
    else { throw CatalogueError.unknown(.draft) }
    return draft
  }

  /// - Returns: nil if the draft still has the etag.
  /// - Throws: ``CatalogueError/Unknown/draft``; `PostgresError`.
  func callAsFunction(
    _ id: UUID, unchangedSince etag: String, for claims: AccessClaims
  ) async throws -> Draft? {
    guard let known = try await pool.answer(to: drafts.revision(of: id)),
      try await access.role(of: claims, in: known.projectID, on: pool) != nil
    else { throw CatalogueError.unknown(.draft) }
    guard etag != EntityTag.draft(id: id, revision: known.revision) else { return nil }
    guard let draft = try await pool.answer(to: drafts.draft(id)) else {
      throw CatalogueError.unknown(.draft)
    }
    return draft
  }

  /// Lists a project's drafts by id, with their headings only.
  ///
  /// - Parameters:
  ///   - questionnaire: questionnaire to select; empty for all.
  ///   - last: last draft of the previous page; nil for the first page.
  /// - Throws: ``CatalogueError``; `PostgresError`.
  func list(
    in project: String, questionnaire: String, after last: UUID?, limit: Int,
    for claims: AccessClaims
  ) async throws -> [Draft] {
    try await access.require(.draftRead, in: project, claims, on: pool)
    return try await pool.answer(
      to: drafts.list(in: project, questionnaire: questionnaire, after: last, limit: limit))
  }
}
