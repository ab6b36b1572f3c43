package import CatalogueDomain
internal import CatalogueStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Changes what a project says of itself.
package struct UpdateProject: Sendable {
  private let pool: PostgresPool
  private let feed: ChangeFeed
  private let read: ReadProjects
  private let projects = ProjectStore()
  private let access = ProjectAccess()
  private let audit = AuditTrail()
  private let changes = ChangeStore()

  package init(pool: PostgresPool, feed: ChangeFeed, read: ReadProjects) {
    self.pool = pool
    self.feed = feed
    self.read = read
  }

  /// - Parameters:
  ///   - etag: of the project that the change is made on.
  ///   - change: what the project says afterwards, given what it says in its stored form.
  /// - Throws: ``CatalogueError``, see `ProjectService.UpdateProject`; what `change` throws;
  ///   `ParticipantErased`; `PostgresError`.
  package func callAsFunction(
    _ id: String, etag: String, by claims: AccessClaims, at now: Date,
    _ change: @Sendable (_ definition: [UInt8]) throws -> ProjectContents
  ) async throws -> Project {
    let project = try await pool.transaction { connection in
      try await access.require(.owner, in: id, claims, on: connection)
      var project = try await read(id, for: claims, on: connection)
      let old = project.definition
      let isCurrent = etag == EntityTag.project(project)
      let contents = try change(old)
      // Also when it is sent again, because the answer to the first was lost.
      guard contents.bytes != old else { return project }
      guard isCurrent else { throw CatalogueError.conflict(.etagMismatch) }
      try contents.check()
      project.definition = contents.bytes
      guard try await projects.update(project, from: project.revision, on: connection) else {
        throw CatalogueError.conflict(.etagMismatch)
      }
      project.revision += 1
      try await changes.record(project: id, at: now, on: connection)
      try await audit.append(
        [
          AuditRecord(
            "project.updated", "projects/\(id)", old: .project(old),
            new: .project(project.definition))
        ], in: id, by: claims.participantID, at: now, on: connection)
      return project
    }
    feed.tell()
    return project
  }
}
