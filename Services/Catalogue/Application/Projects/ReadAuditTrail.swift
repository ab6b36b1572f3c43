import Postgres
import ServiceKit

/// Reads a project's audit trail.
struct ReadAuditTrail: Sendable {
  /// Maximum size of a page in bytes; a page has at least one entry.
  static let pageBytesMax = 2 << 20

  let pool: PostgresPool
  private let access = ProjectAccess()

  /// Lists entries, newest first.
  ///
  /// - Parameters:
  ///   - before: entry number to end before; nil for the newest.
  ///   - resource: resource to select; empty for all.
  /// - Throws: ``CatalogueError``; `DecodingError`; `PostgresError`.
  func callAsFunction(
    of project: String, before: Int?, resource: String, limit: Int, for claims: AccessClaims
  ) async throws -> AuditPage {
    try await access.require(.auditRead, in: project, claims, on: pool)
    return try await AuditTrail(of: project).page(
      before: before, resource: resource, limit: limit, bytesMax: Self.pageBytesMax,
      on: pool)
  }
}
