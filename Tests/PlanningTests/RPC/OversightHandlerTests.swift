import Calendar
import CalendarSamples
import Foundation
import Messages
import Questionnaires
import RPCClient
import RPCCore
import ServiceKit
import Stubs
import Testing

@testable import PlanningService

/// Use cases of staff through the API.
@Suite struct OversightHandlerTests {
  private static let surgery = Schedule(
    plan: .daily(DailyPlan(minutesOfDay: [600])),
    anchor: ScheduleAnchorDefinition(event: .staffDate("surgery")))

  /// Serves a study with one participant, who has a plan.
  private func with(
    _ body: (ServedPlanning, PlanningV1.NotificationPlan) async throws -> Void
  ) async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([
        .use(.everyDay(at: 1200)), .use("after", [Self.surgery]),
      ])
      try await served.planned.join(at: served.planned.now - 86_400)
      try await body(served, try await served.plan(limit: 10))
    }
  }

  @Test func onlyTheStudysLeadersSeeIt() async throws {
    try await with { served, plan in
      let study = served.planned.studyID
      let calls: [(CallOptions) async throws -> Void] = [
        {
          _ = try await served.oversight.getCompliance(
            .init(studyID: study, breakdown: .total), options: $0)
        },
        {
          for try await _ in served.oversight.exportNotifications(
            .init(studyID: study), options: $0)
          {}
        },
        {
          _ = try await served.oversight.listParticipantStatuses(
            .init(studyID: study), options: $0)
        },
        {
          _ = try await served.oversight.setParticipantDate(
            .init(
              studyID: study, participant: served.name, staffDateID: "surgery",
              date: "2026-06-10"), options: $0)
        },
        { _ = try await served.oversight.listParticipantDates(.init(studyID: study), options: $0) },
        {
          _ = try await served.oversight.deleteParticipantDate(
            .init(studyID: study, participant: served.name.uppercased(), staffDateID: "surgery"),
            options: $0)
        },
        {
          _ = try await served.oversight.getParticipantPlan(
            .init(studyID: study, participant: served.name), options: $0)
        },
        {
          _ = try await served.oversight.addNotification(
            .init(
              studyID: study, participant: served.name, questionnaireID: "momentary",
              notificationID: UUID().uuidString,
              notifyTime: .init(served.clock.now() + 7200)), options: $0)
        },
        {
          _ = try await served.oversight.moveNotification(
            .init(
              studyID: study, notificationID: plan.notifications[1].notificationID,
              newNotificationID: UUID().uuidString,
              notifyTime: .init(served.clock.now() + 9000)), options: $0)
        },
        {
          _ = try await served.oversight.cancelNotification(
            .init(studyID: study, notificationID: plan.notifications[2].notificationID),
            options: $0)
        },
        {
          _ = try await served.oversight.explainNotification(
            .init(notificationID: plan.notifications[0].notificationID, studyID: study),
            options: $0)
        },
      ]
      for call in calls {
        for options in [try served.token(), try served.leader(of: ["another"])] {
          let error = try await served.failure { try await call(options) }
          #expect(error.code == .permissionDenied && error.reason == "NOT_STUDY_LEADER")
        }
        try await call(try served.leader())
      }
    }
  }

  @Test func participantsSeeTheirOwn() async throws {
    try await with { served, plan in
      let notification = plan.notifications[0].notificationID
      let explained = try await served.oversight.explainNotification(
        .init(notificationID: notification), options: try served.token())
      #expect(explained.reproduced && explained.draw?.timeZone == "Europe/Berlin")
      #expect(explained.draw?.step == 1 && explained.draw?.date == "2026-06-01")
      let mine = try await served.oversight.getOwnCompliance(
        .init(studyID: served.planned.studyID, breakdown: .total), options: try served.token())
      #expect(mine.rows.map(\.planned) == [0])
      for breakdown in [PlanningV1.ComplianceBreakdown.participant, .participantDate, .group] {
        let error = try await served.failure {
          try await served.oversight.getOwnCompliance(
            .init(studyID: served.planned.studyID, breakdown: breakdown),
            options: try served.token())
        }
        #expect(error.violations.map(\.reason) == ["BREAKDOWN_MISSING"])
      }
      let strange = try await served.failure {
        try await served.oversight.getOwnCompliance(
          .init(studyID: "another", breakdown: .total), options: try served.token())
      }
      #expect(strange.reason == "NOT_ENROLLED")
      // A call of a different account, which leads no study.
      let other = try await served.failure {
        try await served.oversight.explainNotification(
          .init(notificationID: notification), options: try served.leader())
      }
      #expect(other.code == .notFound && other.reason == "NOTIFICATION_UNKNOWN")
    }
  }

  /// A page token is no way around the longest period.
  @Test func pagesKeepToTheLongestPeriod() async throws {
    try await with { served, _ in
      let from = served.clock.now() - 10 * 86_400
      var request = PlanningV1.GetComplianceRequest(
        studyID: served.planned.studyID, breakdown: .total, fromTime: .init(from))
      var check = FieldChecks()
      let paging: Paging<String> = check.page(request, standard: 200, max: 1000)
      for (days, isAllowed) in [(366.0, true), (367, false), (-1, false)] {
        let end = Instant(from + days * 86_400).microseconds
        request.pageToken = paging.token(after: "\(end) ")
        if isAllowed {
          _ = try await served.oversight.getCompliance(request, options: try served.leader())
        } else {
          let error = try await served.failure {
            try await served.oversight.getCompliance(request, options: try served.leader())
          }
          #expect(error.violations.map(\.reason) == ["PAGE_TOKEN_INVALID"])
        }
      }
    }
  }

  @Test func wrongFieldsAreNamed() async throws {
    try await with { served, _ in
      let leader = try served.leader()
      func reasons<Answer>(
        _ call: () async throws -> Answer
      ) async throws -> [String] {
        try await served.failure(call).violations.map { "\($0.field) \($0.reason)" }
      }
      let now = served.clock.now()
      #expect(
        try await reasons {
          try await served.oversight.getCompliance(
            .init(
              breakdown: .unspecified, fromTime: .init(now - 367 * 86_400), participant: "nobody",
              pageSize: 1001, pageToken: "!"), options: leader)
        } == [
          "study_id REQUIRED", "breakdown BREAKDOWN_MISSING", "to_time PERIOD_INVALID",
          "participant PARTICIPANT_INVALID", "page_size PAGE_SIZE_OUT_OF_RANGE",
          "page_token PAGE_TOKEN_INVALID",
        ])
      #expect(
        try await reasons {
          try await served.oversight.setParticipantDate(
            .init(
              studyID: served.planned.studyID, participant: "ABCDEFGHIJKLMNO1", staffDateID: "",
              date: "2026-02-30"), options: leader)
        } == ["participant PARTICIPANT_INVALID", "staff_date_id REQUIRED", "date DATE_INVALID"])
      #expect(
        try await reasons {
          try await served.oversight.setParticipantDate(
            .init(
              studyID: served.planned.studyID, participant: served.name, staffDateID: "surgery",
              date: "2046-06-10"), options: leader)
        } == ["date DATE_OUT_OF_RANGE"])
      #expect(
        try await reasons {
          try await served.oversight.addNotification(
            .init(
              studyID: served.planned.studyID, questionnaireID: "", notificationID: "1",
              expiresAfterMinutes: 44_641), options: leader)
        } == [
          "participant REQUIRED", "questionnaire_id REQUIRED",
          "notification_id NOTIFICATION_ID_INVALID", "notify_time REQUIRED",
          "expires_after_minutes EXPIRY_OUT_OF_RANGE",
        ])
      #expect(
        try await reasons {
          try await served.oversight.listParticipantStatuses(
            .init(
              studyID: served.planned.studyID, silentDays: 366, promptsMin: 101, pageSize: 201),
            options: leader)
        } == [
          "silent_days SILENT_DAYS_OUT_OF_RANGE", "prompts_min SILENT_DAYS_OUT_OF_RANGE",
          "page_size PAGE_SIZE_OUT_OF_RANGE",
        ])
      #expect(
        try await reasons {
          try await served.oversight.getParticipantPlan(
            .init(
              studyID: served.planned.studyID, participant: served.name, fromTime: .init(now),
              toTime: .init(seconds: 1 << 60)), options: leader)
        } == ["to_time TIME_INVALID"])
    }
  }

  @Test func eachRefusalHasItsReason() async throws {
    try await with { served, plan in
      let (study, now) = (served.planned.studyID, served.clock.now())
      func add(
        at time: Date, _ questionnaire: String = "momentary", _ participant: String? = nil
      ) async throws -> RPCError {
        try await served.failure {
          try await served.oversight.addNotification(
            .init(
              studyID: study, participant: participant ?? served.name,
              questionnaireID: questionnaire, notificationID: UUID().uuidString,
              notifyTime: .init(time)), options: try served.leader())
        }
      }
      #expect(try await add(at: now).reason == "NOTIFY_TIME_PAST")
      #expect(try await add(at: now + 401 * 86_400).reason == "NOTIFY_TIME_TOO_FAR")
      #expect(try await add(at: now + 60, "unheard-of").reason == "QUESTIONNAIRE_UNKNOWN")
      let nobody = try await add(at: now + 60, "momentary", "aaaaaaaaaaaaaaaa")
      #expect(nobody.code == .notFound && nobody.reason == "PARTICIPANT_UNKNOWN")
      try await served.planned.choose(
        quiet: [IngestionV1.QuietHours(startMinute: 0, endMinute: 0)], revision: 1)
      #expect(try await add(at: now + 60).reason == "NOTIFY_TIME_QUIET")
      let added = try await served.oversight.addNotification(
        .init(
          studyID: study, participant: served.name, questionnaireID: "momentary",
          notificationID: UUID().uuidString, notifyTime: .init(now + 60),
          overrideQuietHours: true), options: try served.leader())
      #expect(added.notification?.origin == .staff && added.notification?.state == .planned)
      let explained = try await served.oversight.explainNotification(
        .init(notificationID: added.notification?.notificationID ?? "", studyID: study),
        options: try served.leader())
      #expect(explained.draw == nil && explained.placement == nil && explained.reproduced)
      served.owner.goAway(true)
      try await served.planned.publish([.use(.everyDay(at: 1200))], revision: 2, paused: true)
      #expect(try await add(at: now + 90).reason == "STUDY_PAUSED")
      try await served.planned.publish(
        [.use(.everyDay(at: 1200), deactivated: true)], revision: 3)
      #expect(try await add(at: now + 90).reason == "QUESTIONNAIRE_CLOSED")
      try await served.planned.publish(
        [.use(.everyDay(at: 1200))], revision: 4, endsAt: now + 30)
      #expect(try await add(at: now + 90).reason == "NOTIFY_TIME_OUTSIDE_STUDY")
    }
  }

  @Test func everybodyIsListedPageByPage() async throws {
    try await with { served, plan in
      let study = served.planned.studyID
      served.clock.set(served.clock.now() + 5 * 86_400)
      let statuses = try await served.oversight.listParticipantStatuses(
        .init(studyID: study, pageSize: 1), options: try served.leader())
      #expect(statuses.participants.map(\.participant) == [served.name])
      #expect(statuses.participants.map(\.activity) == [.silent])
      let midnight = GoogleProtobuf.Timestamp(dayOf: served.planned.now - 86_400)
      #expect(midnight.seconds % 86_400 == 0 && midnight.nanos == 0)
      #expect(statuses.participants.map(\.joinTime) == [midnight])
      #expect(statuses.participants.map(\.unansweredPrompts) == [5])
      #expect(statuses.nextPageToken.isEmpty)
      var request = PlanningV1.GetParticipantPlanRequest(
        studyID: study, participant: served.name, pageSize: 4)
      var seen: [String] = []
      repeat {
        let page = try await served.oversight.getParticipantPlan(
          request, options: try served.leader())
        #expect(page.timeZone == "Europe/Berlin")
        // Staff see only the day of the server's times.
        for one in page.notifications {
          #expect(one.planTime == GoogleProtobuf.Timestamp(dayOf: served.planned.now))
          #expect(one.handOutTime == one.planTime)
        }
        seen += page.notifications.map(\.notificationID)
        request.pageToken = page.nextPageToken
      } while !request.pageToken.isEmpty
      #expect(seen == plan.notifications.map(\.notificationID))
      let rows = try await served.oversight.getCompliance(
        .init(studyID: study, breakdown: .participant), options: try served.leader())
      #expect(rows.rows.map(\.key) == [served.name] && rows.rows.map(\.planned) == [5])
      #expect(rows.rows.map(\.missed) == [5])
    }
  }
}
