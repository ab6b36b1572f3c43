import FoundationEssentials
import Postgres
import ServiceKit

/// Why a member was removed. Raw values are stored permanently.
enum MemberRemovalReason: String, Sendable, Hashable, CaseIterable {
  case notEligible = "not_eligible"
  case requested
  case duplicate
  case test
  case other
}

/// Ends a member's enrolment for the study's staff.
struct RemoveMember: Sendable {
  let environment: AuthEnvironment

  /// Does nothing if the enrolment has ended.
  ///
  /// - Throws: `MembershipError.memberUnknown`, `.notStudyLeader`; `PostgresError`.
  func callAsFunction(
    _ memberID: UUID, from study: StudyID, reason: MemberRemovalReason, actor: UUID
  ) async throws {
    let now = environment.clock.now()
    try await environment.pool.write { connection in
      try await ActingLeaders(at: now).require(.memberRemove, actor, of: study, on: connection)
      guard
        let participantID = try await connection.answer(
          to: MemberStore.participantEver(memberID, in: study))
      else { throw MembershipError.memberUnknown }
      let (isKnown, current) = try await connection.answers(
        to: AccountStore.lock(participantID), EnrolmentStore.current(of: participantID, in: study))
      guard isKnown else { throw MembershipError.memberUnknown }
      guard let current, current.memberID == memberID else { return }
      try await environment.end(current, of: participantID, at: now, on: connection)
      try await environment.record(
        [
          AuditRecord(
            action: .memberRemoved, actor: actor, subject: participantID,
            object: "\(study.text) \(memberID.text) \(reason.rawValue)")
        ], at: now, on: connection)
    }
    environment.events.wake()
  }
}

extension AuthEnvironment {
  /// Ends a current enrolment, whose account is locked, and publishes the end.
  func end(
    _ enrolment: Enrolment, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    let leftAt = enrolment.endTime(at: now)
    try await connection.answer(to: EnrolmentStore.end(enrolment, at: leftAt))
    try await events.publish(
      .enrolmentEnded(
        participantID: participantID, studyID: enrolment.studyID, leftAt: leftAt),
      at: now, on: connection)
  }
}
