import Postgres
import ServiceKit

/// Reads the caller's projects; services and administrators read all.
struct ReadProjects: Sendable {
  let pool: PostgresPool
  private let projects = ProjectStore()
  private let access = ProjectAccess()

  /// - Throws: ``CatalogueError/Unknown/project``; `PostgresError`.
  func callAsFunction(_ id: String, for claims: AccessClaims) async throws -> Project {
    try await callAsFunction(id, for: claims, on: pool)
  }

  func callAsFunction(
    _ id: String, for claims: AccessClaims, on executor: some PostgresExecutor
  ) async throws -> Project {
    guard
      let project = try await executor.answer(
        to: projects.project(id, for: claims.participantID)),
      project.role != nil || CatalogueReader(claims).seesEverything
    else { throw CatalogueError.unknown(.project) }
    return project
  }

  /// Lists projects by id.
  func list(
    after last: String, limit: Int, for claims: AccessClaims
  ) async throws -> [Project] {
    try await pool.answer(
      to: projects.projects(
        for: claims.participantID, onlyOwn: !CatalogueReader(claims).seesEverything, after: last,
        limit: limit))
  }

  /// Lists members by role, then by the age of the role.
  ///
  /// - Parameter last: last member of the previous page; nil for the first page.
  /// - Throws: ``CatalogueError``; `PostgresError`.
  func members(
    of id: String, after last: ProjectMember?, limit: Int, for claims: AccessClaims
  ) async throws -> [ProjectMember] {
    try await access.require(.roleRead, in: id, claims, on: pool)
    return try await pool.answer(to: projects.members(of: id, after: last, limit: limit))
  }
}
