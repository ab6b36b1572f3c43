import FoundationEssentials
import Postgres
import ServiceKit

/// A role in a study to give to an account or to take from it.
struct RoleChange: Sendable, Hashable {
  var participantID: UUID
  /// Name of a role in studies.
  var role: String
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
    return "\(AccessObject.study(study.text).text) \(role)\(end)"
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
    /// There is no such role in the study.
    case roleUnknown
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
        let verbs = try await Self.verbs(of: change, on: connection)
        let appoints = try await RoleAuthority(environment: environment).require(
          verbs, on: change.study, of: claims, connection)
        let (_, account) = try await connection.answers(
          to: AccountStore.lock(change.participantID),
          ManagedAccountStore.find(change.participantID))
        guard let account else { throw ManagedAccountError.unknown }
        guard account.roles.contains(.studyLeader) else { throw Refusal.notStaff }
        // After all waiting: tokens issued until now have the former rights.
        let now = environment.clock.now()
        let before = try await connection.answer(
          to: AssignmentStore.all(of: change.participantID, at: now))
        let outcome = try Self.outcome(change, verbs, gives: gives, before)
        if gives, !change.validatesOnly {
          let role = ProviderRole(role: change.role, study: change.study)
          try await connection.run([ProviderIdentityStore.keep(role, of: change.participantID)])
        }
        guard outcome.isChanged else { return (outcome, nil) }
        if !gives, change.role == StudyRoleStore.leader, !appoints,
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

  /// Verbs of the role, which does not change until the end of the transaction.
  private static func verbs(
    of change: RoleChange, on connection: PostgresConnection
  ) async throws -> Set<Verb> {
    if let shipped = ShippedRole(rawValue: change.role) { return shipped.verbs }
    guard let role = try await connection.answer(to: DefinedRoleStore.share(change.role)),
      role.isUsable(in: change.study)
    else { throw Refusal.roleUnknown }
    return role.heldVerbs
  }

  private static func outcome(
    _ change: RoleChange, _ verbs: Set<Verb>, gives: Bool, _ before: [Assignment]
  ) throws -> RoleChangeOutcome {
    let onStudy = before.on(change.study)
    let known = onStudy.first { $0.role == change.role }
    let others = onStudy.filter { $0.role != change.role }
    let isDefined = ShippedRole(rawValue: change.role) == nil
    let given = Assignment(
      participantID: change.participantID, role: change.role,
      object: AccessObject.study(change.study.text).text,
      definedVerbs: isDefined ? verbs.map(\.rawValue).sorted() : [])
    let verbs = verbs.subtracting(others.verbs)
    if !gives { return RoleChangeOutcome(isChanged: known != nil, lost: known == nil ? [] : verbs) }
    if let known {
      return RoleChangeOutcome(isChanged: known.expiresAt != change.expiresAt)
    }
    let isLeader = change.role == StudyRoleStore.leader
    let most = isLeader ? AccountRules.ledStudiesMax : AccountRules.studyRolesMax
    let count = before.count {
      !$0.object.isEmpty && ($0.role == ShippedRole.studyLeader.rawValue) == isLeader
    }
    guard count < most else { throw Refusal.tooManyRoles(max: most) }
    guard (before + [given]).bytesInToken <= AccountRules.studyRolesBytesMax else {
      throw Refusal.rolesTooLong
    }
    return RoleChangeOutcome(isChanged: true, gained: verbs)
  }

  private func write(
    _ change: RoleChange, gives: Bool, by actor: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws -> AccountSuspension {
    let (role, participantID) = (change.role, change.participantID)
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
