import FoundationEssentials
import Postgres
import ServiceKit

/// Changes a project's contents.
struct UpdateProject: Sendable {
  let pool: PostgresPool
  let feed: ChangeFeed
  let read: ReadProjects
  private let projects = ProjectStore()
  private let access = ProjectAccess()
  private let changes = ChangeStore()

  /// - Parameters:
  ///   - etag: etag of the project that the change is based on.
  ///   - change: returns the new contents for the current stored form.
  /// - Throws: ``CatalogueError``, see `ProjectService.UpdateProject`; errors of `change`;
  ///   `ParticipantErased`; `PostgresError`.
  func callAsFunction(
    _ id: String, etag: String, by claims: AccessClaims, at now: Date,
    _ change: @Sendable (_ definition: [UInt8]) throws -> ProjectContents
  ) async throws -> Project {
    let project = try await pool.transaction { connection in
      try await access.require(.projectChange, in: id, claims, on: connection)
      var project = try await read(id, for: claims, on: connection)
      let old = project.definition
      let isCurrent = etag == EntityTag.project(project)
      let contents = try change(old)
      // Also accepts a repetition after a lost response.
      guard contents.bytes != old else { return project }
      guard isCurrent else { throw CatalogueError.conflict(.etagMismatch) }
      try contents.check()
      project.definition = contents.bytes
      guard
        try await connection.answer(
          to: projects.update(project, from: project.revision))
      else {
        throw CatalogueError.conflict(.etagMismatch)
      }
      project.revision += 1
      try await connection.answer(to: changes.record(project: id, at: now))
      try await AuditTrail(of: id).append(
        [
          AuditRecord(
            "project.updated", "projects/\(id)", old: .project(old),
            new: .project(project.definition))
        ], by: claims.participantID, at: now, on: connection)
      return project
    }
    feed.tell()
    return project
  }
}
