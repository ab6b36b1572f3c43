package import CatalogueDomain
internal import CatalogueStore
package import FoundationEssentials
package import Postgres
internal import Questionnaires

/// Finds studies and their revisions. Which one is the current one is asked of the database each time;
/// published revisions never change.
package struct ReadStudies: Sendable {
  private let pool: PostgresPool
  private let studies = StudyStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Returns: nil when there is no such study.
  package func head(_ id: String, for reader: UUID? = nil) async throws -> AskedStudy? {
    guard IdentifierSyntax.isID(id) else { return nil }
    return try await studies.head(id, for: reader, on: pool)
  }

  /// See ``StudyStore/heads(after:limit:project:runningAt:for:on:)``.
  package func heads(
    after last: String, limit: Int, project: String = "", runningAt: Date? = nil,
    for reader: UUID? = nil
  ) async throws -> [AskedStudy] {
    try await studies.heads(
      after: last, limit: limit, project: project, runningAt: runningAt, for: reader, on: pool)
  }

  /// Those of the revisions that exist, in no order.
  package func revisions(_ heads: [StudyHead]) async throws -> [StoredRevision] {
    try await studies.revisions(heads, on: pool)
  }
}
