import FoundationEssentials
import Postgres
import ServiceKit

/// Moves a member to a group.
struct SetMemberGroup: Sendable {
  let environment: AuthEnvironment

  /// - Throws: `MembershipError.memberUnknown`, `.notStudyLeader`; ``StudyError``; `PostgresError`.
  func callAsFunction(
    _ memberID: UUID, in study: StudyID, groupID: String, actor: UUID
  ) async throws -> Enrolment {
    let now = environment.clock.now()
    _ = try await environment.studies.find(study, groupID: groupID)
    let enrolment = try await environment.pool.write { connection in
      try await ActingLeaders(at: now).require(.groupAssign, actor, of: study, on: connection)
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
      if current.groupID == groupID { return current }
      return try await change(
        current, of: participantID, to: groupID, actor: actor, at: now, on: connection)
    }
    environment.events.wake()
    return enrolment
  }

  private func change(
    _ current: Enrolment, of participantID: UUID, to groupID: String, actor: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Enrolment {
    let changed = try await connection.answer(
      to: MemberStore.setGroup(groupID, of: current, at: now))
    try await environment.events.publish(
      .memberGroupChanged(
        participantID: participantID, studyID: changed.studyID, groupID: groupID,
        changedAt: changed.groupedAt ?? now), at: now, on: connection)
    try await environment.record(
      [
        AuditRecord(
          action: .memberGroupChanged, actor: actor, subject: participantID,
          object: "\(changed.studyID) \(groupID)")
      ], at: now, on: connection)
    return changed
  }
}
