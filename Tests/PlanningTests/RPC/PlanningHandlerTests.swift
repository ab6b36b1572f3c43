import Calendar
import CalendarSamples
import Foundation
import Messages
import Postgres
import RPCCore
import TestSupport
import Testing

@testable import PlanningService

@Suite struct PlanningHandlerTests {
  @Test func aPlanHasEverythingADeviceNeeds() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([
        .use(.everyDay(at: 1200)), .use("random", .standard(.daily(1)), expires: 0),
      ])
      let plan = try await served.plan()
      #expect(plan.timeZone == "Europe/Berlin")
      #expect(plan.notifications.count == 64)
      let fixed = try #require(plan.notifications.first { $0.fixed })
      #expect(fixed.notificationID == fixed.notificationID.lowercased())
      #expect(UUID(uuidString: fixed.notificationID) != nil)
      #expect(fixed.studyID == served.planned.studyID)
      #expect(fixed.questionnaireID == "momentary")
      #expect(fixed.notifyTime?.date == Instant(2026, 6, 1, 18).date)
      #expect(fixed.expireTime?.date == Instant(2026, 6, 1, 19).date)
      let random = try #require(plan.notifications.first { !$0.fixed })
      #expect(random.questionnaireID == "random" && random.expireTime == nil)
      // A request for all studies, without a zone, and with a smaller limit.
      let all = try await served.plan(study: "", zone: "")
      #expect(all.notifications == plan.notifications)
      let few = try await served.plan(limit: 3)
      #expect(few.notifications == Array(plan.notifications.prefix(3)))
    }
  }

  @Test func nobodyIsAskedAfterTheConsentHasEnded() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([.use(.everyDay(at: 1200))])
      let now = served.clock.now()
      let whole = try await served.plan()
      #expect(whole.notifications.count == 64)
      // Monday noon to Thursday noon.
      let ending = try await served.plan(consentEnd: now + 3 * 86_400)
      #expect(ending.notifications == Array(whole.notifications.prefix(3)))
      for study in [nil, ""] {
        let ended = try await served.plan(study: study, consentEnd: now)
        #expect(ended.notifications.isEmpty && ended.timeZone == "Europe/Berlin")
      }
      // After a new consent the plan is the same as before.
      #expect(try await served.plan().notifications == whole.notifications)
    }
  }

  @Test func everyReasonIsInTheProtocol() throws {
    let text = try String(
      contentsOf: Repository.file("proto/otolith/planning/v1/planning.proto"), encoding: .utf8)
    let words = Set(text.split { !$0.isLetter && $0 != "_" }.map(String.init))
    #expect(Finding.Reason.allCases.map(\.rawValue).filter { !words.contains($0) } == [])
    #expect(["PLAN_MISSING", "PLAN_AMBIGUOUS"].allSatisfy { words.contains($0) })
  }

  @Test func whatIsRefused() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([.use(.tenDaily)])
      let missing = try await served.failure {
        try await served.client.getNotificationPlan(.init())
      }
      #expect(missing.code == .unauthenticated && missing.reason == "TOKEN_MISSING")
      let strange = try await served.failure { try await served.plan(study: "another") }
      #expect(strange.code == .permissionDenied && strange.reason == "NOT_ENROLLED")
      for zone in ["Europe/Atlantis", "", "PST"] {
        let error = try await served.failure { try await served.plan(zone: zone) }
        #expect(error.code == .invalidArgument && error.reason == "TIME_ZONE_UNKNOWN")
        #expect(error.violations.map(\.field) == ["time_zone"])
        #expect(zone.isEmpty || error.message.contains("“\(zone)”"))
      }
      for limit: UInt32 in [501, .max] {
        let error = try await served.failure { try await served.plan(limit: limit) }
        #expect(error.code == .invalidArgument && error.violations.map(\.field) == ["limit"])
      }
      #expect(try await served.plan(limit: 500).notifications.count == 500)
    }
  }

  @Test func idsThatCannotBeOnesAreNamedInTheOrderOfTheFields() async throws {
    try await ServedPlanning.with { served in
      let bad = try await served.failure {
        try await served.client.getSchedule(
          .init(studyID: "", questionnaireID: "No Form"), options: try served.token())
      }
      #expect(bad.code == .invalidArgument)
      #expect(
        bad.violations.map { "\($0.field) \($0.reason)" } == [
          "study_id REQUIRED", "questionnaire_id ID_INVALID",
        ])
      let both = try await served.failure { try await served.plan(study: "No Study", limit: 501) }
      #expect(both.violations.map(\.field) == ["study_id", "limit"])
    }
  }

  @Test func withoutAnEnrolmentThereIsNothing() async throws {
    try await ServedPlanning.with { served in
      let plan = try await served.plan(study: "", studies: [])
      #expect(plan.notifications.isEmpty)
      #expect(plan.timeZone == "Europe/Berlin")
    }
  }

  @Test func whoHasLeftIsRefused() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([.use(.tenDaily)])
      try await served.planned.leave(at: served.clock.now())
      let options = try served.token()
      let key = (study: served.planned.studyID, questionnaire: "momentary")
      let failures = [
        try await served.failure { try await served.plan() },
        try await served.failure {
          try await served.client.getSchedule(
            .init(studyID: key.study, questionnaireID: key.questionnaire), options: options)
        },
        try await served.failure {
          try await served.client.setSchedule(
            .init(studyID: key.study, questionnaireID: key.questionnaire, muted: true),
            options: options)
        },
        try await served.failure {
          try await served.client.resetSchedule(
            .init(studyID: key.study, questionnaireID: key.questionnaire), options: options)
        },
      ]
      #expect(
        failures.map(\.code) == [
          .permissionDenied, .permissionDenied, .permissionDenied, .permissionDenied,
        ])
      #expect(failures.allSatisfy { $0.reason == "NOT_ENROLLED" })
      #expect(try await served.plan(study: "").notifications.isEmpty)
    }
  }

  // MARK: Schedules

  private func set(
    _ served: ServedPlanning, _ questionnaireID: String = "momentary",
    _ change: (inout PlanningV1.SetScheduleRequest) -> Void
  ) async throws -> PlanningV1.ParticipantSchedule {
    var request = PlanningV1.SetScheduleRequest(
      studyID: served.planned.studyID, questionnaireID: questionnaireID)
    change(&request)
    let set = try await served.client.setSchedule(request, options: try served.token())
    return try #require(set.participantSchedule)
  }

  @Test func schedulesAreSetShownAndReset() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([.use(.tenDaily)])
      let request = (study: served.planned.studyID, questionnaire: "momentary")
      func get() async throws -> PlanningV1.ParticipantSchedule {
        try await served.client.getSchedule(
          .init(studyID: request.study, questionnaireID: request.questionnaire),
          options: try served.token())
      }
      let prescribed = try await get()
      #expect(prescribed.schedule?.plan == Schedule(plan: .tenDaily).message.plan)
      #expect(prescribed.schedule?.participantMayChange == true)
      #expect(!prescribed.own && !prescribed.muted)
      #expect(prescribed.studyID == request.study)
      #expect(prescribed.questionnaireID == request.questionnaire)

      let monthly = CatalogueV1.MonthlyPlan(dayOfMonth: 31, minuteOfDay: 600)
      let own = try await set(served) { $0.monthly = monthly }
      #expect(own.own && own.schedule?.plan == .monthly(monthly))
      #expect(try await get() == own)
      let muted = try await set(served) { $0.muted = true }
      #expect(muted.own && muted.muted)
      #expect(try await served.plan().notifications.isEmpty)
      let reset = try await served.client.resetSchedule(
        .init(studyID: request.study, questionnaireID: request.questionnaire),
        options: try served.token())
      #expect(reset.participantSchedule == prescribed)
      #expect(try await served.plan().notifications.count == 64)
    }
  }

  @Test func theLargestFeasibleNumberIsNamed() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([.use(.tenDaily)])
      let error = try await served.failure {
        try await set(served) { $0.standard = .daily(96, from: 480, to: 600) }
      }
      #expect(error.code == .invalidArgument && error.reason == "SCHEDULE_INFEASIBLE")
      #expect(
        error.details.contains(
          .errorInfo(reason: "SCHEDULE_INFEASIBLE", metadata: ["maximum_per_day": "9"])))
      #expect(error.violations.map(\.field) == ["standard.per_day"])
      #expect(
        try await set(served) { $0.standard = .daily(9, from: 480, to: 600) }
          .own)
    }
  }

  @Test func everyFindingIsNamed() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([.use(.tenDaily)])
      let error = try await served.failure {
        try await set(served) {
          $0.standard = CatalogueV1.StandardPlan(
            perDay: 0,
            windows: [
              CatalogueV1.DayWindow(day: .unrecognized(9), startMinute: 1440, endMinute: 60)
            ], minimumGapMinutes: 721)
        }
      }
      #expect(error.code == .invalidArgument && error.reason == nil)
      #expect(
        error.violations.map { "\($0.field) \($0.reason)" } == [
          "standard.per_day PER_DAY_OUT_OF_RANGE",
          "standard.minimum_gap_minutes GAP_OUT_OF_RANGE",
          "standard.windows[0].start_minute MINUTE_OUT_OF_RANGE",
          "standard.windows[0].day DAY_MISSING",
        ])
    }
  }

  @Test func exactlyOneChoiceIsNeeded() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([.use(.tenDaily)])
      let none = try await served.failure { try await set(served) { _ in } }
      #expect(none.violations.map(\.reason) == ["PLAN_MISSING"])
      let two = try await served.failure {
        try await set(served) {
          $0.standard = .daily(1)
          $0.muted = true
        }
      }
      #expect(two.code == .invalidArgument)
      #expect(two.violations.map(\.field) == ["standard", "muted"])
    }
  }

  @Test func whatTheStudyFixesIsNamed() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([
        .use(.tenDaily, mayChange: false),
        .use("monthly", .monthly(MonthlyPlan(dayOfMonth: 1, minuteOfDay: 1080))),
      ])
      let fixed = try await served.failure { try await set(served) { $0.muted = true } }
      #expect(fixed.code == .failedPrecondition && fixed.reason == "SCHEDULE_FIXED_BY_STUDY")
      let day = try await served.failure {
        try await set(served, "monthly") {
          $0.monthly = CatalogueV1.MonthlyPlan(dayOfMonth: 2, minuteOfDay: 1080)
        }
      }
      #expect(day.code == .failedPrecondition && day.reason == "SCHEDULE_FIXED_BY_STUDY")
      #expect(day.violations.map(\.field) == ["monthly.day_of_month"])
      let unknown = try await served.failure {
        try await set(served, "nothing") { $0.muted = true }
      }
      #expect(unknown.code == .notFound && unknown.reason == "QUESTIONNAIRE_UNKNOWN")
    }
  }

  // MARK: Unreachable dependencies

  @Test func aDatabaseThatIsAwayIsAReasonToTryAgain() async throws {
    // No server listens on port 1 of the loopback interface.
    let pool = PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: "host=127.0.0.1 port=1 dbname=nobody user=nobody",
        // Long enough for the first attempt to fail on a busy machine.
        acquireTimeout: .seconds(2)), logger: TestLog.logger)
    try await ServedPlanning.with(pool: pool) { served in
      let error = try await served.failure { try await served.plan() }
      #expect(error.code == .unavailable)
      #expect(error.details.contains(.retryInfo(delay: .seconds(1))))
    }
    await pool.close()
  }
}

extension CatalogueV1.StandardPlan {
  /// Every day.
  static func daily(_ perDay: UInt32, from: UInt32 = 480, to: UInt32 = 1200) -> Self {
    Self(
      perDay: perDay,
      windows: (1...7).map {
        CatalogueV1.DayWindow(day: .init(rawValue: $0), startMinute: from, endMinute: to)
      })
  }
}
