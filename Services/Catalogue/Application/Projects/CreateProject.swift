import FoundationEssentials
import Postgres

/// Creates projects, owned by their creator.
struct CreateProject: Sendable {
  /// Maximum number of projects created by one person.
  static let projectsMax = 100

  let pool: PostgresPool
  let feed: ChangeFeed
  private let projects = ProjectStore()
  private let changes = ChangeStore()

  /// - Throws: ``CatalogueError``, see `ProjectService.CreateProject`; `ParticipantErased`;
  ///   `PostgresError`.
  func callAsFunction(
    _ contents: ProjectContents, by caller: UUID, at now: Date
  ) async throws -> Project {
    try contents.check()
    let project = try await pool.transaction { connection in
      if let known = try await existing(contents, of: caller, on: connection) { return known }
      guard
        try await connection.answer(to: projects.countCreated(by: caller)) < Self.projectsMax
      else {
        throw CatalogueError.overLimit(.projects(max: Self.projectsMax))
      }
      let project = Project(
        id: contents.definition.id, definition: contents.bytes, revision: 1, createdBy: caller,
        role: .owner)
      let name = try await StaffNames().name(of: caller, on: connection)
      guard try await connection.answer(to: projects.insert(project, by: name, at: now)) else {
        // A concurrent repetition has just committed.
        if let known = try await existing(contents, of: caller, on: connection) { return known }
        throw CatalogueError.conflict(.createdConcurrently)
      }
      try await connection.run([
        projects.setRole(.owner, of: caller, in: project.id, at: now),
        changes.record(project: project.id, at: now),
      ])
      try await AuditTrail(of: project.id).append(
        [
          AuditRecord(
            "project.created", "projects/\(project.id)", new: .project(project.definition)),
          .role(of: caller, old: nil, new: .owner),
        ], by: caller, at: now, on: connection)
      return project
    }
    feed.tell()
    return project
  }

  /// Returns the project if the same request created it before.
  ///
  /// - Throws: ``CatalogueError/Conflict/projectExists`` if another project has the id;
  ///   `PostgresError`.
  private func existing(
    _ contents: ProjectContents, of caller: UUID, on connection: PostgresConnection
  ) async throws -> Project? {
    guard
      let known = try await connection.answer(
        to: projects.project(contents.definition.id, for: caller))
    else { return nil }
    guard known.createdBy == caller, known.definition == contents.bytes else {
      throw CatalogueError.conflict(.projectExists)
    }
    return known
  }
}
