package import CatalogueDomain
internal import CatalogueStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Reads drafts of projects in which the caller has a role.
package struct ReadDrafts: Sendable {
  private let pool: PostgresPool
  private let drafts = DraftStore()
  private let access = ProjectAccess()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Throws: ``CatalogueError/Unknown/draft``; `PostgresError`.
  package func callAsFunction(_ id: UUID, for claims: AccessClaims) async throws -> Draft {
    guard let draft = try await drafts.draft(id, on: pool),
      try await access.role(of: claims, in: draft.projectID, on: pool) != nil
    else { throw CatalogueError.unknown(.draft) }
    return draft
  }

  /// - Returns: nil when the draft is the one that the etag names.
  /// - Throws: ``CatalogueError/Unknown/draft``; `PostgresError`.
  package func callAsFunction(
    _ id: UUID, unchangedSince etag: String, for claims: AccessClaims
  ) async throws -> Draft? {
    guard let known = try await drafts.revision(of: id, on: pool),
      try await access.role(of: claims, in: known.projectID, on: pool) != nil
    else { throw CatalogueError.unknown(.draft) }
    guard etag != EntityTag.draft(id: id, revision: known.revision) else { return nil }
    guard let draft = try await drafts.draft(id, on: pool) else {
      throw CatalogueError.unknown(.draft)
    }
    return draft
  }

  /// Of a project, by id, with their headings only.
  ///
  /// - Parameters:
  ///   - questionnaire: empty for all.
  ///   - last: nil for the beginning.
  /// - Throws: ``CatalogueError``; `PostgresError`.
  package func list(
    in project: String, questionnaire: String, after last: UUID?, limit: Int,
    for claims: AccessClaims
  ) async throws -> [Draft] {
    try await access.require(.reader, in: project, claims, on: pool)
    return try await drafts.list(
      in: project, questionnaire: questionnaire, after: last, limit: limit, on: pool)
  }
}
