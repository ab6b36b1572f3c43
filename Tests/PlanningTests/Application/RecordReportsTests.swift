import Calendar
import Foundation
import Messages
import Questionnaires
import Testing

@testable import PlanningService

@Suite struct RecordReportsTests {
  private func tell(
    _ planned: Planned, _ reports: [NotificationReport]
  ) async throws -> [NotificationReport.Outcome] {
    try await RecordReports(pool: planned.pool)(
      reports, of: planned.participantID, tokenIssuedAt: planned.now, now: planned.now)
  }

  private func snoozable() -> Schedule {
    Schedule(
      plan: .everyDay(at: 840, 900), expiresAfterMinutes: 30,
      followUp: FollowUpDefinition(
        reminders: .init(count: 2, distanceMinutes: 10), snooze: .init(timesMax: 1, minutesMax: 10),
        completionMinutes: 20))
  }

  @Test func theStateFollowsWhatDevicesTell() async throws {
    var planned = try await Planned()
    try await planned.publish([.use("momentary", [snoozable()])])
    let first = try await planned.plan(limit: 2)
    #expect(first[0].followUp == snoozable().followUp)
    #expect(first[0].reminders.count == 2)
    let at = first[0].instant.at.date
    // Noon in Berlin is two hours ahead, the second notification an hour later.
    planned.now = at + 60
    func report(_ kind: NotificationReport.Kind, _ seconds: TimeInterval) -> NotificationReport {
      NotificationReport(notificationID: first[0].id, kind: kind, at: at + seconds)
    }
    #expect(
      try await tell(
        planned,
        [
          report(.delivered, 1), report(.snoozed(until: at + 600), 5), report(.delivered, 2),
          NotificationReport(notificationID: UUID(), kind: .opened, at: at),
        ]) == [.recorded, .recorded, .known, .unknownNotification])
    #expect(try await tell(planned, [report(.snoozed(until: at + 600), 5)]) == [.known])
    #expect(try await tell(planned, [report(.snoozed(until: at + 660), 60)]) == [.snoozeRefused])
    // A notification of another participant is reported as unknown.
    var other = try await Planned()
    other.now = planned.now
    #expect(try await tell(other, [report(.opened, 3)]) == [.unknownNotification])
    let kept = try await planned.pool.query(
      """
      SELECT delivered_at, opened_at, snoozed_at, snoozed_until FROM notifications
      WHERE notification_id = \(first[0].id)
      """)[0]
    #expect(try kept.decode("delivered_at", as: Date?.self) == at + 1)
    #expect(try kept.decode("opened_at", as: Date?.self) == nil)
    #expect(try kept.decode("snoozed_at", as: [Date].self) == [at + 5])
    #expect(try kept.decode("snoozed_until", as: Date?.self) == at + 600)
  }

  @Test func whatIsDismissedGoesFromOtherDevices() async throws {
    var planned = try await Planned()
    try await planned.publish([.use("momentary", [snoozable()])])
    let first = try await planned.answer(limit: 4)
    let one = first.plan[0]
    planned.now = one.instant.at.date + 60
    let report = NotificationReport(
      notificationID: one.id, kind: .dismissed, at: one.instant.at.date + 30)
    #expect(try await tell(planned, [report]) == [.recorded])
    let delta = try await planned.answer(limit: 4, planToken: first.token)
    #expect(delta.removed == [one.id])
    // A repeated report is known.
    #expect(try await tell(planned, [report]) == [.known])
    #expect(try await planned.answer(limit: 4, planToken: delta.token).removed.isEmpty)
    // An answer counts in any state, but not one of another questionnaire or study.
    try await planned.answer("other", notificationID: one.id.uuidString)
    try await planned.apply(
      EventsV1.AnswerSheetAccepted(
        sheetID: UUID().uuidString, participantID: planned.participantID.uuidString.lowercased(),
        studyID: "another", questionnaireID: "momentary", version: 1,
        finishTime: .init(planned.now), notificationID: one.id.uuidString), by: AnswerConsumer())
    #expect(try await planned.count("answered") == 0)
    try await planned.answer("momentary", notificationID: one.id.uuidString)
    #expect(try await planned.count("answered") == 1)
  }

  @Test func nothingIsKeptOfWhomHasBeenErased() async throws {
    var planned = try await Planned()
    try await planned.publish([.use(.everyDay(at: 840))])
    let one = try await planned.plan(limit: 1)[0]
    planned.now = one.instant.at.date
    try await planned.pool.execute(
      """
      INSERT INTO erasures (erasure_id, digest, is_whole, requested_at, done_at)
      VALUES (\(UUID()), erasure_digest(\(planned.participantID), ''), true, \(planned.now),
        \(planned.now))
      """)
    await #expect(throws: PlanningError.participantErased) {
      try await tell(
        planned,
        [NotificationReport(notificationID: one.id, kind: .opened, at: planned.now)])
    }
  }
}
