package import CatalogueDomain
internal import CatalogueStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Gives somebody a role in a project, another one, or none.
package struct SetProjectRole: Sendable {
  /// Roles in one project.
  package static let membersMax = 1_000

  private let pool: PostgresPool
  private let projects = ProjectStore()
  private let access = ProjectAccess()
  private let audit = AuditTrail()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Parameter role: nil takes it away.
  /// - Returns: whether anything changed.
  /// - Throws: ``CatalogueError``, see `ProjectService.SetProjectRole`; `ParticipantErased`; `PostgresError`.
  package func callAsFunction(
    _ role: ProjectRole?, of participant: UUID, in project: String, by claims: AccessClaims,
    at now: Date
  ) async throws -> Bool {
    try await pool.transaction { connection in
      try await projects.lockRoles(of: project, on: connection)
      let leaves = role == nil && participant == claims.participantID
      // Gone already, or never there: ids say nothing.
      if leaves, try await access.role(of: claims, in: project, on: connection) == nil {
        return false
      }
      try await access.require(leaves ? .reader : .owner, in: project, claims, on: connection)
      guard try await projects.project(project, for: participant, on: connection) != nil else {
        throw CatalogueError.unknown(.project)
      }
      let members = try await projects.members(
        of: project, limit: Self.membersMax + 1, on: connection)
      let old = members.first { $0.participantID == participant }?.role
      guard old != role else { return false }
      guard old != .owner || members.count(where: { $0.role == .owner }) > 1 else {
        throw CatalogueError.conflict(.lastOwner)
      }
      guard old != nil || members.count < Self.membersMax else {
        throw CatalogueError.overLimit(.members(max: Self.membersMax))
      }
      try await projects.setRole(role, of: participant, in: project, at: now, on: connection)
      try await audit.append(
        [.role(of: participant, old: old, new: role)], in: project, by: claims.participantID,
        at: now, on: connection)
      return true
    }
  }
}
