import Testing

@testable import PlanningService

@Suite struct ScheduleStateTests {
  private func state(
    _ questionnaireID: String, study: String = "a", blocking: Bool = false,
    deactivated: Bool = false, completed: Bool = false, groups: [String] = []
  ) -> ScheduleState {
    ScheduleState(
      key: ScheduleKey(QuestionnaireKey(studyID: study, questionnaireID: questionnaireID)),
      prescribed: Schedule(plan: .monthly(MonthlyPlan(dayOfMonth: 1, minuteOfDay: 0))),
      isOneTime: false, isDeactivated: deactivated, isCompleted: completed, isPaused: false,
      isBlocking: blocking, groupIDs: groups, closedUntil: nil, studyStart: nil, studyEnd: nil,
      own: nil, revision: nil)
  }

  private func planned(_ states: [ScheduleState], in groups: [String: String]) -> [String] {
    states.seen(in: groups).filter { $0.schedule != nil }.map(\.key.questionnaireID)
  }

  @Test func groupsSeeTheirOwn() {
    let states = [
      state("first", groups: ["x", "y"]), state("all"), state("last", groups: ["y"]),
      state("other", study: "b"),
    ]
    #expect(planned(states, in: ["a": "x"]) == ["first", "all"])
    #expect(planned(states, in: ["a": "y", "b": ""]) == ["first", "all", "last", "other"])
    #expect(planned(states, in: ["a": ""]) == ["all"])
    #expect(planned(states, in: [:]) == [])
  }

  @Test func whatBlocksComesFirstInItsOwnStudy() {
    let other = state("other", study: "b")
    #expect(
      planned([state("all"), state("first", blocking: true), other], in: ["a": "", "b": ""])
        == ["first", "other"])
    for first in [
      state("first", blocking: true, completed: true),
      state("first", blocking: true, deactivated: true),
      state("first", blocking: true, groups: ["x"]),
    ] {
      #expect(planned([state("all"), first], in: ["a": ""]).contains("all"))
    }
  }
}
