import Postgres
import ServiceKit

/// Decides on rights in a project. Roles are stored here and not in tokens, so that a removed role
/// ends at once.
struct ProjectAccess: Sendable {
  private let projects = ProjectStore()

  /// Returns the caller's role. Administrators have the highest role in every project; an unknown
  /// project has no roles.
  func role(
    of claims: AccessClaims, in project: String, on executor: some PostgresExecutor
  ) async throws -> ProjectRole? {
    if claims.roles.contains(.administrator) {
      return try await executor.answer(to: projects.exists(project)) ? .owner : nil
    }
    return try await executor.answer(to: projects.role(of: claims.participantID, in: project))
  }

  /// Whether the reader has a role in the project or needs none.
  func hasRole(
    _ reader: CatalogueReader, in project: String, on executor: some PostgresExecutor
  ) async throws -> Bool {
    if reader.seesEverything { return true }
    return try await executor.answer(
      to: projects.role(of: reader.participantID, in: project)) != nil
  }

  /// Requires a verb.
  ///
  /// - Throws: ``CatalogueError/Unknown/project`` for callers without any role, as for an unknown
  ///   project; ``CatalogueError/Refusal/roleInsufficient(needed:project:)``; `PostgresError`.
  func require(
    _ verb: Verb, in project: String, _ claims: AccessClaims, on executor: some PostgresExecutor
  ) async throws {
    guard let role = try await role(of: claims, in: project, on: executor) else {
      throw CatalogueError.unknown(.project)
    }
    guard role.shipped.verbs.contains(verb) else {
      throw CatalogueError.forbidden(
        .roleInsufficient(needed: .least(with: verb), project: project))
    }
  }

  /// Whether the caller may publish studies in the project; unlike ``require(_:in:_:on:)``, for
  /// callers whose right may have another source.
  func mayPublish(
    _ claims: AccessClaims, in project: String, on executor: some PostgresExecutor
  ) async throws -> Bool {
    try await role(of: claims, in: project, on: executor)?.shipped.verbs.contains(.studyPublish)
      ?? false
  }
}

extension ProjectRole {
  /// The role in the model that all services share.
  var shipped: ShippedRole {
    switch self {
    case .owner: .projectOwner
    case .leader: .projectLeader
    case .translator: .projectTranslator
    case .reader: .projectReader
    }
  }

  /// Returns the role with the fewest rights that has the verb.
  static func least(with verb: Verb) -> ProjectRole {
    allCases.last { $0.shipped.verbs.contains(verb) } ?? .owner
  }
}
