import AuthDomain
import FoundationEssentials
import Messages
import Postgres
import RPC
import ServiceKit

/// Puts members into groups.
struct Grouping: Sendable {
  let core: AuthCore
  let studies: StudyDirectory

  func run(
    _ memberID: UUID, in study: StudyID, groupID: String, actor: UUID
  ) async throws -> AuthV1.Member {
    let now = core.clock.now()
    _ = try await studies.find(study, groupID: groupID)
    let enrolment = try await core.pool.write { connection in
      guard
        let participantID = try await core.members.participant(
          memberID, in: study, on: connection),
        try await core.accounts.lock(participantID, on: connection),
        // Again, now that nobody else can change it.
        let current = try await core.enrolments.current(
          of: participantID, in: study, on: connection),
        current.memberID == memberID
      else { throw RPCError.memberUnknown }
      if current.groupID == groupID { return current }
      return try await change(
        current, of: participantID, to: groupID, actor: actor, at: now, on: connection)
    }
    core.outbox.wake()
    return enrolment.member
  }

  private func change(
    _ current: Enrolment, of participantID: UUID, to groupID: String, actor: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Enrolment {
    guard
      let changed = try await core.members.setGroup(
        groupID, of: current, at: now, on: connection),
      let changedAt = changed.groupedAt
    else { throw PostgresError.noRow("a change of group") }
    let subject = participantID.uuidString.lowercased()
    try await core.outbox.publish(
      EventsV1.MemberGroupChanged(
        participantID: subject, studyID: changed.studyID, groupID: groupID,
        changedAt: GoogleProtobuf.Timestamp(changedAt)),
      subject: subject, at: now, on: connection)
    try await core.audit.append(
      [
        AuditRecord(
          action: .memberGroupChanged, actor: actor, subject: participantID,
          object: "\(changed.studyID) \(groupID)")
      ], at: now, on: connection)
    return changed
  }
}
