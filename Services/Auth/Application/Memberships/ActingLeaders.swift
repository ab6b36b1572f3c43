import FoundationEssentials
import Postgres
import ServiceKit

/// Checks the right of a study's staff at the time of a change, like ``ActingAdministrators``: an
/// access token carries the rights of the time of issue.
struct ActingLeaders: Sendable {
  let now: Date

  init(at now: Date) { self.now = now }

  /// Call within the transaction of the change.
  ///
  /// - Throws: `MembershipError.notStudyLeader`; `PostgresError`.
  func require(
    _ verb: Verb, _ actor: UUID, of study: StudyID, on connection: PostgresConnection
  ) async throws {
    let roles = ShippedRole.allCases.filter { $0.scope == .study && $0.verbs.contains(verb) }
    guard
      try await connection.answer(
        to: StudyRoleStore.holds(
          actor, verb.rawValue, of: roles.map(\.rawValue), in: study, at: now))
    else { throw MembershipError.notStudyLeader(study.text) }
  }

  /// Requires the verb, and for a group also the right to assign it.
  ///
  /// - Parameter groupID: empty for no group.
  /// - Throws: `MembershipError.notStudyLeader`; `PostgresError`.
  func require(
    _ verb: Verb, assigning groupID: String, _ actor: UUID, of study: StudyID,
    on connection: PostgresConnection
  ) async throws {
    try await require(verb, actor, of: study, on: connection)
    if !groupID.isEmpty { try await require(.groupAssign, actor, of: study, on: connection) }
  }
}
