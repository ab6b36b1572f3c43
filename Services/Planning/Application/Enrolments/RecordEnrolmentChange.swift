package import PlanningDomain
import PlanningStore
package import Postgres
import ServiceKit

/// Notes who joined, left and belongs to which group, and calls off what was planned for those who left.
package struct RecordEnrolmentChange: Sendable {
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let notifications = NotificationStore()
  private let due = PlanningDueStore()
  private let erased = ErasedParticipants()
  private let events: any PlanEvents

  package init(events: any PlanEvents) {
    self.events = events
  }

  /// Changes may come again and in any order.
  package func callAsFunction(
    _ change: EnrolmentChange, on connection: PostgresConnection
  ) async throws {
    // Told again after an erasure, it must not bring anybody back.
    if try await erased.isErased(
      change.participantID, studyID: change.studyID, at: change.at, on: connection)
    {
      return
    }
    guard change.kind == .left else {
      try await connection.run([enrolments.note(change), due.hasten([change.participantID])])
      return
    }
    let (participantID, studyID) = (change.participantID, change.studyID)
    // A plan under way either sees that the enrolment has ended, or is seen here.
    let (_, _, _, records) = try await connection.answers(
      to: participants.lock(participantID), enrolments.note(change), due.hasten([participantID]),
      enrolments.find(participantID, studyIDs: [studyID]))
    // Told again after the participant had come back, it must not touch the new enrolment's plan.
    guard records[studyID]?.hasEnded ?? false else { return }
    let cancelled = try await connection.answers(
      to: notifications.cancelComing(of: participantID, studyID: studyID, leftAt: change.at))
    guard !cancelled.isEmpty else { return }
    try await events.publish(
      planned: [], cancelled: cancelled, of: participantID, at: change.at, on: connection)
  }
}
