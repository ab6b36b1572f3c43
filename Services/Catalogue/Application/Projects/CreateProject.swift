package import CatalogueDomain
internal import CatalogueStore
package import FoundationEssentials
package import Postgres

/// Makes projects; who makes one owns it.
package struct CreateProject: Sendable {
  /// Projects that one person makes.
  package static let projectsMax = 100

  private let pool: PostgresPool
  private let feed: ChangeFeed
  private let projects = ProjectStore()
  private let audit = AuditTrail()
  private let changes = ChangeStore()

  package init(pool: PostgresPool, feed: ChangeFeed) {
    self.pool = pool
    self.feed = feed
  }

  /// - Throws: ``CatalogueError``, see `ProjectService.CreateProject`; `ParticipantErased`; `PostgresError`.
  package func callAsFunction(
    _ contents: ProjectContents, by caller: UUID, at now: Date
  ) async throws -> Project {
    try contents.check()
    let project = try await pool.transaction { connection in
      if let known = try await existing(contents, of: caller, on: connection) { return known }
      guard try await projects.countCreated(by: caller, on: connection) < Self.projectsMax else {
        throw CatalogueError.overLimit(.projects(max: Self.projectsMax))
      }
      let project = Project(
        id: contents.definition.id, definition: contents.bytes, revision: 1, createdBy: caller,
        role: .owner)
      guard try await projects.insert(project, by: caller, at: now, on: connection) else {
        // Sent twice at once: the other one has just been committed.
        if let known = try await existing(contents, of: caller, on: connection) { return known }
        throw CatalogueError.conflict(.createdConcurrently)
      }
      try await projects.setRole(.owner, of: caller, in: project.id, at: now, on: connection)
      try await changes.record(project: project.id, at: now, on: connection)
      try await audit.append(
        [
          AuditRecord(
            "project.created", "projects/\(project.id)", new: .project(project.definition)),
          .role(of: caller, old: nil, new: .owner),
        ], in: project.id, by: caller, at: now, on: connection)
      return project
    }
    feed.tell()
    return project
  }

  /// The project, when this one was made before.
  ///
  /// - Throws: ``CatalogueError/Conflict/projectExists`` when another has its id; `PostgresError`.
  private func existing(
    _ contents: ProjectContents, of caller: UUID, on connection: PostgresConnection
  ) async throws -> Project? {
    guard
      let known = try await projects.project(contents.definition.id, for: caller, on: connection)
    else { return nil }
    guard known.createdBy == caller, known.definition == contents.bytes else {
      throw CatalogueError.conflict(.projectExists)
    }
    return known
  }
}
