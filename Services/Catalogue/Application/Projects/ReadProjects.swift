package import CatalogueDomain
internal import CatalogueStore
package import Postgres
package import ServiceKit

/// Reads projects in which the caller has a role; services and administrators read all.
package struct ReadProjects: Sendable {
  private let pool: PostgresPool
  private let projects = ProjectStore()
  private let access = ProjectAccess()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Throws: ``CatalogueError/Unknown/project``; `PostgresError`.
  package func callAsFunction(_ id: String, for claims: AccessClaims) async throws -> Project {
    try await callAsFunction(id, for: claims, on: pool)
  }

  func callAsFunction(
    _ id: String, for claims: AccessClaims, on executor: some PostgresExecutor
  ) async throws -> Project {
    guard let project = try await projects.project(id, for: claims.participantID, on: executor),
      project.role != nil || CatalogueReader(claims).seesEverything
    else { throw CatalogueError.unknown(.project) }
    return project
  }

  /// By id.
  package func list(
    after last: String, limit: Int, for claims: AccessClaims
  ) async throws -> [Project] {
    try await projects.projects(
      for: claims.participantID, onlyOwn: !CatalogueReader(claims).seesEverything, after: last,
      limit: limit, on: pool)
  }

  /// In the order of the roles, then of who has them longest.
  ///
  /// - Parameter last: nil for the beginning.
  /// - Throws: ``CatalogueError``; `PostgresError`.
  package func members(
    of id: String, after last: ProjectMember?, limit: Int, for claims: AccessClaims
  ) async throws -> [ProjectMember] {
    try await access.require(.reader, in: id, claims, on: pool)
    return try await projects.members(of: id, after: last, limit: limit, on: pool)
  }
}
