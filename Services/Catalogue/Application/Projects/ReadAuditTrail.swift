package import CatalogueDomain
internal import CatalogueStore
package import Postgres
package import ServiceKit

/// Reads what was done in a project.
package struct ReadAuditTrail: Sendable {
  /// A page ends before this many bytes, but has at least one entry.
  package static let pageBytesMax = 2 << 20

  private let pool: PostgresPool
  private let access = ProjectAccess()
  private let audit = AuditTrail()

  package init(pool: PostgresPool) { self.pool = pool }

  /// Newest first.
  ///
  /// - Parameters:
  ///   - before: a number; nil for the end.
  ///   - resource: empty for all.
  /// - Throws: ``CatalogueError``; `DecodingError`; `PostgresError`.
  package func callAsFunction(
    of project: String, before: Int?, resource: String, limit: Int, for claims: AccessClaims
  ) async throws -> AuditPage {
    try await access.require(.leader, in: project, claims, on: pool)
    return try await audit.page(
      of: project, before: before, resource: resource, limit: limit, bytesMax: Self.pageBytesMax,
      on: pool)
  }
}
