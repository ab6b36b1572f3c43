import CalendarSamples
import Foundation
import Messages
import Testing

@testable import PlanningService

@Suite struct ChangeScheduleTests {
  private let own = Plan.standard(.daily(3, from: 1320, to: 120))

  @Test func anOwnPlanActsAtOnce() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    #expect(try await planned.schedule()?.isOwn == false)
    let before = try await planned.plan()
    let chosen = try #require(try await planned.choose(.plan(own)))
    #expect(chosen.isOwn && !chosen.isMuted)
    #expect(chosen.schedule.plan == own)
    #expect(chosen.schedule.expiresAfterMinutes == 60)
    #expect(try await planned.schedule() == chosen)
    #expect(try await planned.count("pending") == 0)
    let after = try await planned.plan()
    #expect(Set(after.map(\.id)).isDisjoint(with: before.map(\.id)))
    let berlin = try zone("Europe/Berlin")
    for given in after {
      let second = berlin.secondOfDay(at: given.instant.at)
      #expect(second >= 22 * 3600 || second <= 2 * 3600)
    }
  }

  @Test func choosingTheSameAgainChangesNothing() async throws {
    var planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    let chosenAt = planned.now
    _ = try await planned.choose(.plan(own))
    let first = try await planned.plan()
    planned.now += 1
    _ = try await planned.choose(.plan(own))
    #expect(try await planned.plan() == first)
    let rows = try await planned.pool.query(
      "SELECT changed_at FROM own_schedules WHERE participant_id = \(planned.participantID)")
    #expect(try rows.map { try $0.decode("changed_at", as: Date.self) } == [chosenAt])
    // Changing back before the device's next request gives the same instants with new ids.
    _ = try await planned.choose(.plan(.tenDaily))
    _ = try await planned.choose(.plan(own))
    #expect(try await planned.plan().map(\.instant) == first.map(\.instant))
    #expect(try await planned.revisions() == [1])
  }

  @Test func mutingAndReturningToTheStudys() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily), .use("evening", .everyDay(at: 1200))])
    _ = try await planned.choose(.plan(own))
    let muted = try await planned.choose(.muted)
    #expect(muted?.isMuted == true)
    #expect(muted?.schedule.plan == own)
    #expect(try await planned.plan().allSatisfy { $0.key.questionnaireID == "evening" })
    for _ in 1...2 {
      let reset = try await planned.choose(.prescribed)
      #expect(reset?.isOwn == false && reset?.isMuted == false)
      #expect(reset?.schedule.plan == .tenDaily)
    }
    #expect(Set(try await planned.plan().map(\.key.questionnaireID)) == ["momentary", "evening"])
  }

  @Test func whatTheStudyFixesStays() async throws {
    let planned = try await Planned()
    let weekly = Plan.custom(CustomPlan(times: [WeeklyTime(day: .sunday, minuteOfDay: 1080)]))
    try await planned.publish([
      .use(.tenDaily, mayChange: false), .use("weekly", weekly),
      CatalogueV1.StudyQuestionnaire(questionnaireID: "anytime", recurrence: .repeated),
    ])
    func isFixed(_ choice: ChangeSchedule.Choice, _ questionnaireID: String) async throws -> Bool {
      do {
        _ = try await planned.choose(choice, for: questionnaireID)
        return false
      } catch PlanningError.fixedByStudy {
        return true
      }
    }
    #expect(try await isFixed(.plan(own), "momentary"))
    #expect(try await isFixed(.muted, "momentary"))
    #expect(try await isFixed(.plan(own), "anytime"))
    #expect(try await isFixed(.muted, "anytime"))
    #expect(try await isFixed(.plan(own), "weekly"))
    let later = Plan.custom(CustomPlan(times: [WeeklyTime(day: .sunday, minuteOfDay: 1200)]))
    #expect(try await !isFixed(.plan(later), "weekly"))
    // There are no own settings to reset.
    #expect(try await planned.choose(.prescribed)?.isOwn == false)
    #expect(try await planned.choose(.prescribed, for: "anytime") == nil)
    #expect(try await planned.schedule(of: "anytime") == nil)
  }

  @Test func theStudyMayTakeTheChoiceBack() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    _ = try await planned.choose(.muted)
    #expect(try await planned.plan().isEmpty)
    try await planned.publish([.use(.tenDaily, mayChange: false)], revision: 2)
    #expect(try await planned.schedule()?.isMuted == false)
    #expect(try await planned.plan().count == 64)
  }

  @Test func anUnknownQuestionnaireIsRefused() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    let key = QuestionnaireKey(studyID: planned.studyID, questionnaireID: "nothing")
    await #expect(throws: PlanningError.questionnaireUnknown(key)) {
      _ = try await planned.schedule(of: "nothing")
    }
    await #expect(throws: PlanningError.questionnaireUnknown(key)) {
      _ = try await planned.choose(.muted, for: "nothing")
    }
  }

  @Test func everyPlanSurvivesItsWayThroughTheTables() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    for plan in [
      own, .standard(.daily(96, from: 0, to: 0)),
      .monthly(MonthlyPlan(dayOfMonth: 31, minuteOfDay: 0)),
      .everyDay(at: 0, 1425), .daily(DailyPlan(minutesOfDay: [0, 720])),
    ] {
      #expect(try await planned.choose(.plan(plan))?.schedule.plan == plan)
      #expect(try await planned.schedule()?.schedule.plan == plan)
    }
  }
}
