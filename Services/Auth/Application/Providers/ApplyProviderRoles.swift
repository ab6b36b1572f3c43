import FoundationEssentials
import Postgres
import ServiceKit

/// Gives an account the roles of its provider's claims, and takes those that earlier claims gave. Roles
/// that staff gave stay.
///
/// The last administrator and the last leader of a study may lose their roles: a person whom the
/// provider no longer names must not keep them.
struct ApplyProviderRoles: Sendable {
  let environment: AuthEnvironment

  /// Callers hold the account's lock. After the commit, tell the result to
  /// ``AuthEnvironment/suspendedAccounts``.
  ///
  /// - Returns: whether the account has a role of staff, and the change of rights if there is one.
  /// - Throws: `AssignRole.Refusal`; `PostgresError`.
  func callAsFunction(
    _ wanted: Set<ProviderRole>, to participantID: UUID, on connection: PostgresConnection
  ) async throws -> (isStaff: Bool, change: AccountSuspension?) {
    // After all waiting: tokens issued until now have the former rights.
    let now = environment.clock.now()
    let (held, given) = try await connection.answers(
      to: ProviderIdentityStore.held(by: participantID, at: now),
      ProviderIdentityStore.given(to: participantID))
    let taken = given.subtracting(wanted)
    let added = wanted.subtracting(held)
    let left = held.subtracting(taken).union(wanted)
    // A role in a study without the role of staff has no effect.
    let isStaff = left.contains { $0.study == nil }
    guard !taken.isEmpty || !added.isEmpty else { return (isStaff, nil) }
    let defined = try await connection.answer(to: DefinedRoleStore.all())
    try Self.requireSpace(for: left, defined, of: participantID)
    for role in taken.sorted() {
      try await connection.run(ProviderIdentityStore.take(role, from: participantID))
    }
    for role in added.sorted() {
      try await connection.run(ProviderIdentityStore.give(role, to: participantID, at: now))
    }
    if !isStaff {
      try await connection.run(SessionStore.endAll(of: participantID, at: now))
    }
    let account = try await connection.answer(
      to: ManagedAccountStore.changeRights(of: participantID, at: now))
    let change = try await environment.tellServices(of: account, at: now, on: connection)
    try await environment.record(
      taken.sorted().map { record(.roleRevoked, $0, participantID) }
        + added.sorted().map { record(.roleAssigned, $0, participantID) }, at: now,
      on: connection)
    return (isStaff, change)
  }

  private func record(
    _ action: AuditAction, _ role: ProviderRole, _ participantID: UUID
  ) -> AuditRecord {
    let object = role.study.map { AccessObject.study($0.text) } ?? .installation
    return AuditRecord(
      action: action, subject: participantID,
      object: "\(object.text) \(role.role) by the provider")
  }

  /// Requires that an access token can contain the roles.
  private static func requireSpace(
    for roles: Set<ProviderRole>, _ defined: [DefinedRole], of participantID: UUID
  ) throws {
    let assignments = roles.compactMap { role in
      role.study.map {
        Assignment(
          participantID: participantID, role: role.role, object: AccessObject.study($0.text).text,
          definedVerbs: defined.first { $0.name == role.role }?.verbs.sorted() ?? [])
      }
    }
    let led = assignments.count { $0.role == StudyRoleStore.leader }
    guard led <= AccountRules.ledStudiesMax else {
      throw AssignRole.Refusal.tooManyRoles(max: AccountRules.ledStudiesMax)
    }
    guard assignments.count - led <= AccountRules.studyRolesMax else {
      throw AssignRole.Refusal.tooManyRoles(max: AccountRules.studyRolesMax)
    }
    guard assignments.bytesInToken <= AccountRules.studyRolesBytesMax else {
      throw AssignRole.Refusal.rolesTooLong
    }
  }
}
