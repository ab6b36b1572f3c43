import Foundation
import Messages
import RPCCore
import Testing

@testable import PlanningService

@Suite struct ReportBatchTests {
  /// A device sends its whole queue: one bad report must not keep the others there.
  @Test func aMalformedReportRefusesItself() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([.use(.tenDaily)])
      let notification = try #require(try await served.plan().notifications.first)
      let time = try #require(notification.notifyTime)
      served.clock.set(time.date + 60)
      func report(
        _ id: String, _ kind: PlanningV1.ReportKind = .opened, at: GoogleProtobuf.Timestamp?,
        until end: GoogleProtobuf.Timestamp? = nil
      ) -> PlanningV1.NotificationReport {
        .init(notificationID: id, kind: kind, eventTime: at, snoozeEndTime: end)
      }
      let id = notification.notificationID
      let reports = [
        report(id, .delivered, at: time), report("local-7", at: time),
        report(id, .unrecognized(5), at: time), report(id, .snoozed, at: time, until: time),
        report(id, .opened, at: nil), report(id, .delivered, at: time, until: time),
        report(id.uppercased(), .delivered, at: time), report(id.uppercased(), at: time),
      ]
      let answer = try await served.client.reportNotifications(
        .init(reports: reports), options: try served.token())
      #expect(
        answer.outcomes == [
          .recorded, .invalid, .invalid, .invalid, .invalid, .invalid, .known, .recorded,
        ])
      #expect(
        answer.violations.map { "\($0.field) \($0.reason)" } == [
          "reports[1].notification_id NOTIFICATION_ID_INVALID",
          "reports[2].kind REPORT_KIND_MISSING",
          "reports[3].snooze_end_time SNOOZE_END_MISPLACED", "reports[4].event_time TIME_MISSING",
          "reports[5].snooze_end_time SNOOZE_END_MISPLACED",
        ])
      for (reports, reason) in [
        ([], "REPORTS_MISSING"), (Array(repeating: reports[0], count: 501), "TOO_MANY_REPORTS"),
      ] {
        let error = try await served.failure {
          try await served.client.reportNotifications(
            .init(reports: reports), options: try served.token())
        }
        #expect(error.code == .invalidArgument && error.violations.map(\.reason) == [reason])
      }
    }
  }
}
