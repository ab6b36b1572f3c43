internal import CatalogueDomain
internal import FoundationEssentials
internal import Postgres
internal import RPC
internal import ServiceKit

/// Decides who may do what in a project. Roles are kept here and not in tokens: whoever loses one
/// loses it at once.
struct ProjectAccess: Sendable {
  private let projects = ProjectStore()

  /// Administrators have every project's highest role.
  func role(
    of claims: AccessClaims, in project: String, on executor: some PostgresExecutor
  ) async throws -> ProjectRole? {
    if claims.roles.contains(.administrator) { return .owner }
    return try await projects.role(of: claims.participantID, in: project, on: executor)
  }

  /// - Throws: `RPCError`: NOT_FOUND with reason PROJECT_UNKNOWN for everybody without a role, so that
  ///   ids say nothing; PERMISSION_DENIED with reason ROLE_INSUFFICIENT. `PostgresError`.
  @discardableResult
  func require(
    _ needed: ProjectRole, in project: String, _ claims: AccessClaims,
    on executor: some PostgresExecutor
  ) async throws -> ProjectRole {
    guard let role = try await role(of: claims, in: project, on: executor) else {
      throw RPCError.projectUnknown
    }
    guard role.includes(needed) else {
      throw RPCError(
        .permissionDenied, "this needs the role \(needed) in project \(project)",
        reason: "ROLE_INSUFFICIENT")
    }
    return role
  }

  /// Whether somebody may publish in a project; unlike ``require(_:in:_:on:)`` for those whose right
  /// may come from elsewhere.
  func mayPublish(
    _ claims: AccessClaims, in project: String, on executor: some PostgresExecutor
  ) async throws -> Bool {
    try await role(of: claims, in: project, on: executor)?.includes(.leader) ?? false
  }
}
