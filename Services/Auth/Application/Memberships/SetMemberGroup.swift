package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Puts a member into a group.
package struct SetMemberGroup: Sendable {
  private let pool: PostgresPool
  private let studies: StudyCache
  private let events: any EventPublisher
  private let clock: any WallClock
  private let accounts = AccountStore()
  private let enrolments = EnrolmentStore()
  private let members = MemberStore()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, studies: StudyCache, events: any EventPublisher, clock: any WallClock
  ) {
    self.pool = pool
    self.studies = studies
    self.events = events
    self.clock = clock
  }

  /// - Throws: `MembershipError.memberUnknown`; ``StudyError``; `PostgresError`.
  package func callAsFunction(
    _ memberID: UUID, in study: StudyID, groupID: String, actor: UUID
  ) async throws -> Enrolment {
    let now = clock.now()
    _ = try await studies.find(study, groupID: groupID)
    let enrolment = try await pool.write { connection in
      guard
        let participantID = try await members.participant(memberID, in: study, on: connection),
        try await accounts.lock(participantID, on: connection),
        // Again, now that it is locked.
        let current = try await enrolments.current(
          of: participantID, in: study, on: connection),
        current.memberID == memberID
      else { throw MembershipError.memberUnknown }
      if current.groupID == groupID { return current }
      return try await change(
        current, of: participantID, to: groupID, actor: actor, at: now, on: connection)
    }
    events.wake()
    return enrolment
  }

  private func change(
    _ current: Enrolment, of participantID: UUID, to groupID: String, actor: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Enrolment {
    let changed = try await members.setGroup(groupID, of: current, at: now, on: connection)
    try await events.publish(
      .memberGroupChanged(
        participantID: participantID, studyID: changed.studyID, groupID: groupID,
        changedAt: changed.groupedAt ?? now), at: now, on: connection)
    try await audit.append(
      [
        AuditRecord(
          action: .memberGroupChanged, actor: actor, subject: participantID,
          object: "\(changed.studyID) \(groupID)")
      ], at: now, on: connection)
    return changed
  }
}
