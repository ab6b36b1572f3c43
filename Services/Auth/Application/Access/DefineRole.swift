import FoundationEssentials
import Postgres
import ServiceKit

/// The definition of a role in studies, and how it changes.
struct RoleDefinition: Sendable, Hashable {
  var name: String
  /// The only study where the role can be given; nil for all studies.
  var study: StudyID?
  var verbs: Set<Verb>
  /// Revision that the change is based on; 0 for a new role.
  var revision: Int
  /// Whether only to say what the change would do.
  var validatesOnly = false

  /// Result of a definition.
  struct Outcome: Sendable, Hashable {
    var isChanged = true
    var gained: Set<Verb> = []
    var lost: Set<Verb> = []
    /// Number of accounts whose rights change.
    var accounts = 0
    var revision: Int
  }
}

/// Defines roles in studies, replaces their verbs, and deletes them. Access tokens of their holders from
/// before are rejected.
struct DefineRole: Sendable {
  let environment: AuthEnvironment

  enum Refusal: Error, Sendable, Hashable {
    /// The role was changed, deleted or defined meanwhile.
    case changed(revision: Int)
    /// The name belongs to a role of another object.
    case nameUsed
    /// The study, or the installation for nil, has the maximum number of roles.
    case tooMany(max: Int, of: StudyID?)
    /// Accounts have the role in these studies.
    case inUse([String])
  }

  /// - Throws: ``Refusal``; `AssignRole.Refusal.notHeld`, `.rolesTooLong`; errors of `RoleAuthority`;
  ///   `PostgresError`.
  func callAsFunction(
    _ definition: RoleDefinition, by claims: AccessClaims
  ) async throws -> RoleDefinition.Outcome {
    let (outcome, told): (RoleDefinition.Outcome, [AccountSuspension]) =
      try await environment.pool.write { connection in
        let known = try await begin(definition.name, on: definition.study, connection)
        let before = known?.heldVerbs ?? []
        _ = try await RoleAuthority(environment: environment).require(
          before.union(definition.verbs), on: definition.study, of: claims, connection)
        if let known, known.study != definition.study { throw Refusal.nameUsed }
        let revision = known?.revision ?? 0
        if known?.heldVerbs == definition.verbs {
          return (RoleDefinition.Outcome(isChanged: false, revision: revision), [])
        }
        guard revision == definition.revision else { throw Refusal.changed(revision: revision) }
        if known == nil { try await Self.requireSpace(for: definition.study, on: connection) }
        return try await change(
          definition, from: before, by: claims.participantID, on: connection)
      }
    for change in told { environment.suspendedAccounts.tell(change) }
    if !told.isEmpty { environment.events.wake() }
    return outcome
  }

  /// Deletes a role that no account has. Returns whether it exists.
  ///
  /// - Throws: ``Refusal``; `AssignRole.Refusal.notHeld`; errors of `RoleAuthority`; `PostgresError`.
  func delete(_ name: String, validatesOnly: Bool, by claims: AccessClaims) async throws -> Bool {
    try await environment.pool.write { connection in
      guard let found = try await connection.answer(to: DefinedRoleStore.find(name)) else {
        return false
      }
      guard let role = try await begin(name, on: found.study, connection) else { return false }
      guard role.study == found.study else { throw Refusal.changed(revision: role.revision) }
      _ = try await RoleAuthority(environment: environment).require(
        role.heldVerbs, on: role.study, of: claims, connection)
      let now = environment.clock.now()
      let studies = try await connection.answer(to: DefinedRoleStore.studies(with: name, at: now))
      guard studies.isEmpty else { throw Refusal.inUse(studies) }
      if validatesOnly { return true }
      try await connection.answer(to: DefinedRoleStore.delete(name))
      try await environment.record(
        [
          AuditRecord(
            action: .roleDeleted, actor: claims.participantID,
            object: "\(role.object.text) \(name)")
        ], at: now, on: connection)
      return true
    }
  }

  /// Lists the defined roles that the caller may know: those for all studies, and those of studies on
  /// which it holds `role.read`.
  ///
  /// - Throws: `PostgresError`.
  func list(for claims: AccessClaims) async throws -> [DefinedRole] {
    let roles = try await environment.pool.answer(to: DefinedRoleStore.all())
    let seesAll = claims.holdsOnInstallation(.roleRead)
    return roles.filter { role in
      seesAll || role.study.map { claims.holds(.roleRead, onStudy: $0.text) } ?? true
    }
  }

  /// Serialises the change with others of roles, and with those that give the role. The study first, so
  /// that a caller whose role was taken meanwhile is refused.
  private func begin(
    _ name: String, on study: StudyID?, _ connection: PostgresConnection
  ) async throws -> DefinedRole? {
    if let study { try await connection.answer(to: StudyRoleStore.lock(study)) }
    try await connection.answer(to: DefinedRoleStore.lock())
    return try await connection.answer(to: DefinedRoleStore.lock(name))
  }

  private func change(
    _ definition: RoleDefinition, from before: Set<Verb>, by actor: UUID,
    on connection: PostgresConnection
  ) async throws -> (RoleDefinition.Outcome, [AccountSuspension]) {
    let role = DefinedRole(
      name: definition.name, study: definition.study,
      verbs: Set(definition.verbs.map(\.rawValue)), revision: definition.revision + 1)
    let holders = try await connection.answer(
      to: DefinedRoleStore.holders(of: role.name, at: environment.clock.now()))
    for holder in holders { _ = try await connection.answer(to: AccountStore.lock(holder)) }
    // After all waiting: tokens issued until now have the former rights.
    let now = environment.clock.now()
    try await requireSpace(for: role, of: holders, at: now, on: connection)
    let outcome = RoleDefinition.Outcome(
      gained: definition.verbs.subtracting(before), lost: before.subtracting(definition.verbs),
      accounts: holders.count, revision: role.revision)
    if definition.validatesOnly { return (outcome, []) }
    try await connection.answer(to: DefinedRoleStore.set(role))
    var told: [AccountSuspension] = []
    for holder in holders {
      let account = try await connection.answer(
        to: ManagedAccountStore.changeRights(of: holder, at: now))
      told.append(try await environment.tellServices(of: account, at: now, on: connection))
    }
    let changes =
      outcome.gained.map { "+\($0.rawValue)" }.sorted()
      + outcome.lost.map { "-\($0.rawValue)" }.sorted()
    try await environment.record(
      [
        AuditRecord(
          action: .roleDefined, actor: actor,
          object: ([role.object.text, role.name] + changes).joined(separator: " "))
      ], at: now, on: connection)
    return (outcome, told)
  }

  /// Requires that another role can be defined.
  private static func requireSpace(
    for study: StudyID?, on connection: PostgresConnection
  ) async throws {
    let (all, ofStudy) = try await connection.answers(
      to: DefinedRoleStore.count(), DefinedRoleStore.count(of: study))
    if study != nil, ofStudy >= DefinedRole.ofStudyMax {
      throw Refusal.tooMany(max: DefinedRole.ofStudyMax, of: study)
    }
    guard all < DefinedRole.countMax else {
      throw Refusal.tooMany(max: DefinedRole.countMax, of: nil)
    }
  }

  /// Requires that access tokens of all holders can contain the role.
  private func requireSpace(
    for role: DefinedRole, of holders: [UUID], at now: Date, on connection: PostgresConnection
  ) async throws {
    for holder in holders {
      var assignments = try await connection.answer(to: AssignmentStore.all(of: holder, at: now))
      for index in assignments.indices where assignments[index].role == role.name {
        assignments[index].definedVerbs = role.verbs.sorted()
      }
      guard assignments.bytesInToken <= AccountRules.studyRolesBytesMax else {
        throw AssignRole.Refusal.rolesTooLong
      }
    }
  }
}
