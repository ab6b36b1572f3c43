import FoundationEssentials
import Postgres
import ServiceKit

/// Moves a member to a group.
struct SetMemberGroup: Sendable {
  let environment: AuthEnvironment

  /// - Throws: `MembershipError.memberUnknown`, `.notStudyLeader`, `.armReserved`;
  ///   `AllocationRules.Refusal.memberAllocated`; ``StudyError``; `PostgresError`.
  func callAsFunction(
    _ memberID: UUID, in study: StudyID, groupID: String, actor: UUID
  ) async throws {
    let now = environment.clock.now()
    _ = try await environment.studies.find(study, groupID: groupID)
    try await environment.pool.write { connection in
      try await ActingLeaders(at: now).require(.groupAssign, actor, of: study, on: connection)
      let (participantID, current) = try await environment.lockMember(
        memberID, in: study, on: connection)
      try await requireFree(groupID, for: participantID, in: study, on: connection)
      if current.groupID == groupID { return }
      try await change(
        current, of: participantID, to: groupID, actor: actor, at: now, on: connection)
    }
    environment.events.wake()
  }

  private func change(
    _ current: Enrolment, of participantID: UUID, to groupID: String, actor: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    let changed = try await environment.changeGroup(
      of: current, participantID: participantID, to: groupID, at: now, on: connection)
    try await environment.record(
      [
        AuditRecord(
          action: .memberGroupChanged, actor: actor, subject: participantID,
          object: "\(changed.studyID) \(groupID)")
      ], at: now, on: connection)
  }

  /// Requires that the member has no allocation, and that the group is not an arm.
  private func requireFree(
    _ groupID: String, for participantID: UUID, in study: StudyID,
    on connection: PostgresConnection
  ) async throws {
    let (_, allocation, isArm) = try await connection.answers(
      to: AllocationStore.lock(study, .shared),
      AllocationStore.find(of: participantID, in: study),
      AllocationStore.isArm(groupID, of: study))
    if allocation != nil { throw AllocationRules.Refusal.memberAllocated }
    if isArm { throw MembershipError.armReserved }
  }
}

extension AuthEnvironment {
  /// Locks the account of a current member until the end of the transaction.
  ///
  /// - Throws: `MembershipError.memberUnknown`; `PostgresError`.
  func lockMember(
    _ memberID: UUID, in study: StudyID, on connection: PostgresConnection
  ) async throws -> (participantID: UUID, enrolment: Enrolment) {
    guard
      let participantID = try await connection.answer(
        to: MemberStore.participant(memberID, in: study))
    else { throw MembershipError.memberUnknown }
    // Read again under the lock.
    let (isKnown, current) = try await connection.answers(
      to: AccountStore.lock(participantID), EnrolmentStore.current(of: participantID, in: study))
    guard isKnown, let current, current.memberID == memberID else {
      throw MembershipError.memberUnknown
    }
    return (participantID, current)
  }

  /// Changes the group of a current member, whose account is locked, and publishes the change.
  @discardableResult
  func changeGroup(
    of current: Enrolment, participantID: UUID, to groupID: String, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Enrolment {
    let changed = try await connection.answer(
      to: MemberStore.setGroup(groupID, of: current, at: now))
    try await events.publish(
      .memberGroupChanged(
        participantID: participantID, studyID: changed.studyID, groupID: groupID,
        changedAt: changed.groupedAt ?? now), at: now, on: connection)
    return changed
  }

  /// Returns the group of a participant who joins a study: the arm after an allocation, otherwise the
  /// chosen group.
  func groupOnJoining(
    _ groupID: String, participantID: UUID, study: StudyID, on connection: PostgresConnection
  ) async throws -> String {
    try await connection.answer(to: AllocationStore.find(of: participantID, in: study))?.groupID
      ?? groupID
  }

  /// Requires, until the end of the transaction, that the group can be assigned by hand.
  ///
  /// - Parameter groupID: empty for no group.
  /// - Throws: `MembershipError.armReserved`; `PostgresError`.
  func requireNoArm(
    _ groupID: String, of study: StudyID, on connection: PostgresConnection
  ) async throws {
    if groupID.isEmpty { return }
    let (_, isArm) = try await connection.answers(
      to: AllocationStore.lock(study, .shared), AllocationStore.isArm(groupID, of: study))
    if isArm { throw MembershipError.armReserved }
  }
}
