import FoundationEssentials
import Postgres
import ServiceKit

/// A role in a study to give to an account or to take from it.
struct RoleChange: Sendable, Hashable {
  var participantID: UUID
  var role: ShippedRole
  var study: StudyID
  /// End of a given role; nil if it does not end.
  var expiresAt: Date?
  /// Whether only to say what the change would do.
  var validatesOnly = false

  /// Returns the change with this end of the role, as it is stored, so that a repeated change equals
  /// the first one.
  func until(_ end: Date?) -> RoleChange {
    var change = self
    change.expiresAt = end?.inPostgresPrecision
    return change
  }

  var auditObject: String {
    let end = expiresAt.map { " until \($0.ISO8601Format())" } ?? ""
    return "\(AccessObject.study(study.text).text) \(role.rawValue)\(end)"
  }
}

/// Result of a change of roles.
struct RoleChangeOutcome: Sendable, Hashable {
  /// Whether anything changed, or would change.
  var isChanged: Bool
  /// Verbs that the account gains on the study.
  var gained: Set<Verb> = []
  /// Verbs that the account loses on the study.
  var lost: Set<Verb> = []
}

/// Gives or takes a role in a study. Access tokens from before are rejected.
///
/// The caller holds `role.assign` on the study, and gives only roles whose verbs it holds there; or it
/// holds `role.assign` on the installation, like an administrator, who appoints but reads no data.
struct AssignRole: Sendable {
  let environment: AuthEnvironment

  enum Refusal: Error, Sendable, Hashable {
    /// The account does not belong to staff of studies.
    case notStaff
    /// The study would have no leader who can sign in.
    case lastLeader
    case tooManyRoles(max: Int)
    /// The roles would not fit into an access token, so that the account could not sign in.
    case rolesTooLong
    /// The caller lacks verbs of the role.
    case notHeld([Verb])
  }

  /// - Parameter gives: false to take the role.
  /// - Throws: ``Refusal``; `ManagedAccountError.unknown`, `.notAdministrator`;
  ///   `MembershipError.notStudyLeader`; `SessionError.suspended`; `PostgresError`.
  func callAsFunction(
    _ change: RoleChange, gives: Bool, by claims: AccessClaims
  ) async throws -> RoleChangeOutcome {
    let (outcome, told): (RoleChangeOutcome, AccountSuspension?) =
      try await environment.pool.write { connection in
        // First, so that a caller whose role was taken meanwhile is refused.
        try await connection.answer(to: StudyRoleStore.lock(change.study))
        let appoints = try await authorise(change, by: claims, on: connection)
        let (_, account) = try await connection.answers(
          to: AccountStore.lock(change.participantID),
          ManagedAccountStore.find(change.participantID))
        guard let account else { throw ManagedAccountError.unknown }
        guard account.roles.contains(.studyLeader) else { throw Refusal.notStaff }
        // After all waiting: tokens issued until now have the former rights.
        let now = environment.clock.now()
        let before = try await connection.answer(
          to: AssignmentStore.all(of: change.participantID, at: now))
        let outcome = try Self.outcome(change, gives: gives, before)
        if gives, !change.validatesOnly {
          let role = ProviderRole(role: change.role.rawValue, study: change.study)
          try await connection.run([ProviderIdentityStore.keep(role, of: change.participantID)])
        }
        guard outcome.isChanged else { return (outcome, nil) }
        if !gives, change.role == .studyLeader, !appoints,
          try await !connection.answer(
            to: StudyRoleStore.hasLeader(of: change.study, besides: change.participantID))
        {
          throw Refusal.lastLeader
        }
        if change.validatesOnly { return (outcome, nil) }
        return (
          outcome,
          try await write(change, gives: gives, by: claims.participantID, at: now, on: connection)
        )
      }
    if let told {
      environment.suspendedAccounts.tell(told)
      environment.events.wake()
    }
    return outcome
  }

  /// Returns whether the caller appoints by its right on the installation.
  private func authorise(
    _ change: RoleChange, by claims: AccessClaims, on connection: PostgresConnection
  ) async throws -> Bool {
    let actor = claims.participantID
    if claims.holdsOnInstallation(.roleAssign) {
      try await ActingAdministrators().require(actor, on: connection)
      return true
    }
    let now = environment.clock.now()
    try await ActingLeaders(at: now).require(
      .roleAssign, actor, of: change.study, on: connection)
    let held = try await connection.answer(to: AssignmentStore.all(of: actor, at: now))
    let missing = change.role.verbs.subtracting(held.on(change.study).verbs)
    guard missing.isEmpty else {
      throw Refusal.notHeld(missing.sorted { $0.rawValue < $1.rawValue })
    }
    return false
  }

  private static func outcome(
    _ change: RoleChange, gives: Bool, _ before: [Assignment]
  ) throws -> RoleChangeOutcome {
    let onStudy = before.on(change.study)
    let known = onStudy.first { $0.role == change.role.rawValue }
    let others = onStudy.filter { $0.role != change.role.rawValue }
    let verbs = change.role.verbs.subtracting(others.verbs)
    if !gives { return RoleChangeOutcome(isChanged: known != nil, lost: known == nil ? [] : verbs) }
    if let known {
      return RoleChangeOutcome(isChanged: known.expiresAt != change.expiresAt)
    }
    let isLeader = change.role == .studyLeader
    let most = isLeader ? AccountRules.ledStudiesMax : AccountRules.studyRolesMax
    let count = before.count {
      !$0.object.isEmpty && ($0.role == ShippedRole.studyLeader.rawValue) == isLeader
    }
    guard count < most else { throw Refusal.tooManyRoles(max: most) }
    let given = Assignment(
      participantID: change.participantID, role: change.role.rawValue,
      object: AccessObject.study(change.study.text).text)
    guard (before + [given]).bytesInToken <= AccountRules.studyRolesBytesMax else {
      throw Refusal.rolesTooLong
    }
    return RoleChangeOutcome(isChanged: true, gained: verbs)
  }

  private func write(
    _ change: RoleChange, gives: Bool, by actor: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws -> AccountSuspension {
    let (role, participantID) = (change.role.rawValue, change.participantID)
    try await connection.answer(
      to: gives
        ? StudyRoleStore.set(
          role, of: participantID, in: change.study, until: change.expiresAt, at: now)
        : StudyRoleStore.delete(role, of: participantID, in: change.study))
    let account = try await connection.answer(
      to: ManagedAccountStore.changeRights(of: participantID, at: now))
    let told = try await environment.tellServices(of: account, at: now, on: connection)
    try await environment.record(
      [
        AuditRecord(
          action: gives ? .roleAssigned : .roleRevoked, actor: actor, subject: participantID,
          object: change.auditObject)
      ], at: now, on: connection)
    return told
  }
}

extension [Assignment] {
  /// Returns the assignments on a study.
  fileprivate func on(_ study: StudyID) -> [Assignment] {
    let object = AccessObject.study(study.text).text
    return filter { $0.object == object }
  }

  /// Verbs of the roles.
  fileprivate var verbs: Set<Verb> {
    reduce(into: []) { $0.formUnion(ShippedRole(rawValue: $1.role)?.verbs ?? []) }
  }
}
