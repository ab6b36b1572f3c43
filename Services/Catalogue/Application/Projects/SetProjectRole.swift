import FoundationEssentials
import Postgres
import ServiceKit

/// Grants, changes or removes a role in a project.
struct SetProjectRole: Sendable {
  /// Maximum number of roles per project.
  static let membersMax = 1_000

  let pool: PostgresPool
  private let projects = ProjectStore()
  private let access = ProjectAccess()

  /// - Parameter role: the role; nil to remove it.
  /// - Returns: whether anything changed.
  /// - Throws: ``CatalogueError``, see `ProjectService.SetProjectRole`; `ParticipantErased`;
  ///   `PostgresError`.
  func callAsFunction(
    _ role: ProjectRole?, of participant: UUID, in project: String, by claims: AccessClaims,
    at now: Date
  ) async throws -> Bool {
    try await pool.transaction { connection in
      try await connection.answer(to: projects.lockRoles(of: project))
      let leaves = role == nil && participant == claims.participantID
      // Already removed, or never granted (deliberately indistinguishable).
      if leaves, try await access.role(of: claims, in: project, on: connection) == nil {
        return false
      }
      try await access.require(
        leaves ? .projectRead : .roleAssign, in: project, claims, on: connection)
      let (isKnown, members) = try await connection.answers(
        to: projects.exists(project), projects.members(of: project, limit: Self.membersMax + 1))
      guard isKnown else { throw CatalogueError.unknown(.project) }
      let old = members.first { $0.participantID == participant }?.role
      guard old != role else { return false }
      guard old != .owner || members.count(where: { $0.role == .owner }) > 1 else {
        throw CatalogueError.conflict(.lastOwner)
      }
      guard old != nil || members.count < Self.membersMax else {
        throw CatalogueError.overLimit(.members(max: Self.membersMax))
      }
      try await connection.answer(
        to: projects.setRole(role, of: participant, in: project, at: now))
      try await AuditTrail(of: project).append(
        [.role(of: participant, old: old, new: role)], by: claims.participantID,
        at: now, on: connection)
      return true
    }
  }
}
