internal import CatalogueDomain
internal import CatalogueStore
internal import Postgres
internal import ServiceKit

/// Decides who may do what in a project. Roles are kept here and not in tokens: whoever loses one
/// loses it at once.
struct ProjectAccess: Sendable {
  private let projects = ProjectStore()

  /// Administrators have every project's highest role; nobody has one in a project that is not there.
  func role(
    of claims: AccessClaims, in project: String, on executor: some PostgresExecutor
  ) async throws -> ProjectRole? {
    if claims.roles.contains(.administrator) {
      return try await projects.exists(project, on: executor) ? .owner : nil
    }
    return try await projects.role(of: claims.participantID, in: project, on: executor)
  }

  /// Whether a reader has a role in the project, or needs none.
  func hasRole(
    _ reader: CatalogueReader, in project: String, on executor: some PostgresExecutor
  ) async throws -> Bool {
    if reader.seesEverything { return true }
    return try await projects.role(of: reader.participantID, in: project, on: executor) != nil
  }

  /// - Throws: ``CatalogueError/Unknown/project`` for everybody without a role, so that ids say nothing;
  ///   ``CatalogueError/Refusal/roleInsufficient(needed:project:)``; `PostgresError`.
  @discardableResult
  func require(
    _ needed: ProjectRole, in project: String, _ claims: AccessClaims,
    on executor: some PostgresExecutor
  ) async throws -> ProjectRole {
    guard let role = try await role(of: claims, in: project, on: executor) else {
      throw CatalogueError.unknown(.project)
    }
    guard role.includes(needed) else {
      throw CatalogueError.forbidden(.roleInsufficient(needed: needed, project: project))
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
