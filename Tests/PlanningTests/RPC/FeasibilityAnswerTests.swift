import Messages
import Questionnaires
import RPCCore
import Testing

@testable import PlanningService

/// Answers of `SetSchedule` under the person's rules.
@Suite struct FeasibilityAnswerTests {
  private func set(
    _ served: ServedPlanning, studies: Set<String>? = nil,
    _ change: (inout PlanningV1.SetScheduleRequest) -> Void
  ) async throws -> PlanningV1.SetScheduleResponse {
    var request = PlanningV1.SetScheduleRequest(
      studyID: served.planned.studyID, questionnaireID: "momentary")
    change(&request)
    return try await served.client.setSchedule(request, options: try served.token(for: studies))
  }

  @Test func whatNeverHasRoomIsRefusedWithTheRuleAndTheLargestNumber() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish(
        [.use(.tenDaily)], rules: PromptRulesDefinition(perDayMax: 9))
      try await served.planned.choose(
        quiet: [IngestionV1.QuietHours(startMinute: 540, endMinute: 480)], revision: 1)
      func error(_ count: UInt32) async throws -> RPCError {
        try await served.failure {
          try await set(served) { $0.standard = .daily(count, from: 480, to: 1_200) }
        }
      }
      let quiet = try await error(8)
      #expect(quiet.code == .invalidArgument && quiet.reason == "SCHEDULE_INFEASIBLE")
      #expect(
        quiet.details.contains(
          .errorInfo(reason: "SCHEDULE_INFEASIBLE", metadata: ["maximum_per_day": "4"])))
      #expect(quiet.violations.map(\.reason) == ["IN_QUIET_HOURS"])
      #expect(quiet.violations.map(\.field) == ["standard.per_day"])
      // Nothing was stored.
      #expect(try await served.planned.schedule()?.isOwn == false)
      let four = try await set(served) { $0.standard = .daily(4, from: 480, to: 1_200) }
      #expect(four.participantSchedule?.own == true && four.placeablePerDay == 4)
      // A rule of the study.
      try await served.planned.choose(quiet: [], revision: 2)
      #expect(try await error(10).violations.map(\.reason) == ["OVER_PER_DAY_MAX"])
      try await served.planned.choose(quiet: [], gap: 240, revision: 3)
      #expect(try await error(8).violations.map(\.reason) == ["WITHIN_PROMPT_GAP"])
    }
  }

  @Test func whatFitsAloneIsAcceptedAndTheRoomBesideAllElseIsTold() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([.use(.tenDaily), .use("evening", .everyDay(at: 1_080))])
      try await served.planned.choose(quiet: [], perDay: 4, revision: 1)
      let beside = try await set(served) { $0.standard = .daily(4, from: 480, to: 1_200) }
      #expect(beside.participantSchedule?.own == true)
      // The earlier schedule comes first if priorities are equal.
      #expect(beside.placeablePerDay == 4)
      var request = PlanningV1.SetScheduleRequest(
        studyID: served.planned.studyID, questionnaireID: "evening")
      request.daily = CatalogueV1.DailyPlan(minutesOfDay: [1_100])
      let evening = try await served.client.setSchedule(request, options: try served.token())
      #expect(evening.participantSchedule?.own == true)
      #expect(evening.placeablePerDay == 0)
      #expect(try await set(served) { $0.muted = true }.placeablePerDay == 0)
      // There is room now, because nothing else is asked.
      let again = try await served.client.setSchedule(request, options: try served.token())
      #expect(again.placeablePerDay == 1)
    }
  }

  /// Schedules of other studies count if the token names the study, and only then.
  @Test func otherStudiesTakeTheirPlaces() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([.use(.tenDaily)])
      let other = Planned(pool: served.planned.pool)
      try await other.publish([.use("momentary", [Schedule(plan: .tenDaily, priority: 1)])])
      try await served.planned.choose(quiet: [], perDay: 12, revision: 1)
      func placeable(_ studies: Set<String>) async throws -> UInt32 {
        try await set(served, studies: studies) {
          $0.standard = .daily(5, from: 480, to: 1_200)
        }.placeablePerDay
      }
      let own = served.planned.studyID
      #expect(try await placeable([own]) == 5)
      #expect(try await placeable([own, other.studyID]) == 2)
      #expect(try await placeable([own]) == 5)
    }
  }
}
