import FoundationEssentials
import Postgres
import ServiceKit

/// Sets or removes the label by which the study's own records know a member.
struct SetSubjectLabel: Sendable {
  let environment: AuthEnvironment

  /// - Parameter label: a valid label; empty for none.
  /// - Throws: `MembershipError.memberUnknown`, `.notStudyLeader`, `.subjectLabelsNotUsed`;
  ///   ``StudyError``; `PostgresError`.
  func callAsFunction(
    _ label: String, of memberID: UUID, in study: StudyID, actor: UUID
  ) async throws {
    let now = environment.clock.now()
    let known = try await environment.studies.find(study, groupID: "")
    if !label.isEmpty, !known.terms.hasSubjectLabels {
      throw MembershipError.subjectLabelsNotUsed
    }
    try await environment.pool.write { connection in
      try await ActingLeaders(at: now).require(.labelAssign, actor, of: study, on: connection)
      let (participantID, current) = try await environment.lockMember(
        memberID, in: study, on: connection)
      if current.subjectLabel == label { return }
      if !label.isEmpty, try await connection.answer(to: ConsentStore.declinesLabel(current)) {
        throw MembershipError.subjectLabelsNotUsed
      }
      let changed = try await connection.answer(to: MemberStore.setLabel(label, of: current))
      try await environment.events.publish(
        .participantEnrolled(participantID: participantID, changed), at: now, on: connection)
      // Without the label: the audit log outlives the person's data.
      try await environment.record(
        [
          AuditRecord(
            action: .memberLabelled, actor: actor, subject: participantID,
            object: "\(study.text) \(memberID.text)")
        ], at: now, on: connection)
    }
    environment.events.wake()
  }
}
