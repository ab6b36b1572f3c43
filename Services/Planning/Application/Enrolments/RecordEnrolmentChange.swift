import Postgres
import ServiceKit

/// Records enrolments and groups, and cancels the notifications of participants who left.
struct RecordEnrolmentChange: Sendable {
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let notifications = NotificationStore()
  private let due = PlanningDueStore()
  let events: any PlanEvents

  /// Handles repeated changes and any order.
  func callAsFunction(
    _ change: EnrolmentChange, on connection: PostgresConnection
  ) async throws {
    guard change.kind == .left else {
      var statements = [enrolments.note(change), due.scheduleNow([change.participantID])]
      if let consent = change.consent, consent.endsAt == nil {
        let cancel = notifications.cancelLapsed(
          of: change.participantID, studyIDs: [change.studyID], toldAt: consent.toldAt)
        statements = [participants.lock(change.participantID), cancel] + statements
      }
      try await connection.run(statements)
      return
    }
    let (participantID, studyID) = (change.participantID, change.studyID)
    // A concurrent planning either sees that the enrolment has ended, or its result is cancelled
    // here.
    let (_, _, _, records) = try await connection.answers(
      to: participants.lock(participantID), enrolments.note(change),
      due.scheduleNow([participantID]),
      enrolments.find(participantID, studyIDs: [studyID]))
    // An event repeated after the participant joined again must not affect the new enrolment.
    guard records[studyID]?.hasEnded ?? false else { return }
    let cancelled = try await connection.answers(
      to: notifications.cancelComing(of: participantID, studyID: studyID, leftAt: change.at))
    guard !cancelled.isEmpty else { return }
    try await events.publish(
      planned: [], cancelled: cancelled, of: participantID, at: change.at, on: connection)
  }
}
