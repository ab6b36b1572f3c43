import FoundationEssentials
import Postgres
import ServiceKit

/// Checks the right to give, take and define roles at the time of the change.
struct RoleAuthority: Sendable {
  let environment: AuthEnvironment

  /// Requires `role.assign` on the installation, or `role.assign` and all these verbs on the study.
  ///
  /// - Parameter study: nil for a role of the installation.
  /// - Returns: whether the caller appoints by its right on the installation.
  /// - Throws: `ManagedAccountError.notAdministrator`; `MembershipError.notStudyLeader`;
  ///   `SessionError.suspended`; `AssignRole.Refusal.notHeld`; `PostgresError`.
  func require(
    _ verbs: Set<Verb>, on study: StudyID?, of claims: AccessClaims,
    _ connection: PostgresConnection
  ) async throws -> Bool {
    let actor = claims.participantID
    if claims.holdsOnInstallation(.roleAssign) {
      try await ActingAdministrators().require(actor, on: connection)
      return true
    }
    guard let study else { throw ManagedAccountError.notAdministrator }
    // The session may be limited to other studies, by its client.
    guard claims.holds(.roleAssign, onStudy: study.text) else {
      throw MembershipError.notStudyLeader(study.text)
    }
    let now = environment.clock.now()
    try await ActingLeaders(at: now).require(.roleAssign, actor, of: study, on: connection)
    let held = try await connection.answer(to: AssignmentStore.all(of: actor, at: now))
    let missing = verbs.subtracting(held.on(study).verbs)
    guard missing.isEmpty else {
      throw AssignRole.Refusal.notHeld(missing.sorted { $0.rawValue < $1.rawValue })
    }
    return false
  }
}

extension Assignment {
  /// Verbs of the role.
  var verbs: Set<Verb> {
    ShippedRole(rawValue: role)?.verbs ?? Set(definedVerbs.compactMap(Verb.init))
  }
}

extension [Assignment] {
  /// Returns the assignments on a study.
  func on(_ study: StudyID) -> [Assignment] {
    let object = AccessObject.study(study.text).text
    return filter { $0.object == object }
  }

  /// Verbs of the roles.
  var verbs: Set<Verb> { reduce(into: []) { $0.formUnion($1.verbs) } }
}

extension DefinedRole {
  /// Verbs that this release knows.
  var heldVerbs: Set<Verb> { Set(verbs.compactMap(Verb.init)) }

  /// The object for which the role is defined.
  var object: AccessObject { study.map { .study($0.text) } ?? .installation }
}
