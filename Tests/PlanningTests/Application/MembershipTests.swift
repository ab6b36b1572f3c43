import Foundation
import Messages
import Questionnaires
import Testing

@testable import PlanningService

/// Planning by pause, enrolment, blocking and group.
@Suite struct MembershipTests {
  private let noon = Plan.everyDay(at: 720)

  private func planned(_ plan: [PlannedNotification]) -> Set<String> {
    Set(plan.map(\.key.questionnaireID))
  }

  // MARK: - Pauses

  @Test func nothingIsPlannedWhileTheStudyIsPaused() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    let before = try await planned.plan()
    #expect(before.count == 64)
    try await planned.publish([.use(.tenDaily)], revision: 2, paused: true)
    #expect(try await planned.plan().isEmpty)
    #expect(try await planned.count("pending") == 0)
    #expect(try await planned.count("cancelled") == 64)
  }

  @Test func aResumedStudyIsPlannedAgainWithoutDuplicates() async throws {
    var planned = try await Planned()
    try await planned.publish([.use(noon)])
    let before = try await planned.plan(limit: 5)
    try await planned.publish([.use(noon)], revision: 2, paused: true)
    _ = try await planned.plan()
    planned.now += 2 * 86_400
    try await planned.publish([.use(noon)], revision: 3)
    let after = try await planned.plan(limit: 5)
    #expect(after.count == 5)
    #expect(Set(after.map(\.id)).isDisjoint(with: before.map(\.id)))
    #expect(Set(after.map(\.instant.at)).count == 5)
    #expect(after.allSatisfy { $0.instant.at.date > planned.now })
    #expect(try await planned.plan(limit: 5) == after)
    #expect(try await planned.revisions() == [1, 2, 3])
  }

  @Test func aPauseThatNobodyAskedInLeavesThePlanAsItWas() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    let before = try await planned.plan()
    try await planned.publish([.use(.tenDaily)], revision: 2, paused: true)
    try await planned.publish([.use(.tenDaily)], revision: 3)
    #expect(try await planned.plan() == before)
  }

  // MARK: - Joining

  @Test func whatCountsFromJoiningWaitsForTheNewsOfIt() async throws {
    let planned = try await Planned()
    let fortnight = Schedule(
      plan: .daily(DailyPlan(minutesOfDay: [720])), days: ScheduleDaysDefinition(dayCount: 14))
    try await planned.publish([.use("fortnight", [fortnight]), .use("daily", noon)])
    let unknown = PlanningError.enrolmentNotKnownYet(studyID: planned.studyID)
    await #expect(throws: unknown) { try await planned.plan() }
    try await planned.join(at: planned.now)
    #expect(self.planned(try await planned.plan(limit: 2)) == ["fortnight", "daily"])
    // The participant has left again; a later joining is not known.
    try await planned.leave(at: planned.now)
    var back = planned
    back.tokenIssuedAt = planned.now + 60
    back.now += 60
    await #expect(throws: unknown) { try await back.plan() }
  }

  @Test func whatDoesNotCountFromJoiningWaitsForNothing() async throws {
    let planned = try await Planned()
    try await planned.publish([.use("daily", noon)])
    #expect(self.planned(try await planned.plan(limit: 1)) == ["daily"])
  }

  // MARK: - Blocking

  @Test func nothingElseIsPlannedUntilTheBlockingOneWasFilledIn() async throws {
    let planned = try await Planned()
    let uses: [CatalogueV1.StudyQuestionnaire] = [
      .use("first", noon, oneTime: true, blocking: true), .use("second", noon, blocking: true),
      .use("daily", noon),
    ]
    try await planned.publish(uses)
    #expect(self.planned(try await planned.plan()) == ["first", "second"])
    try await planned.answer("first")
    #expect(self.planned(try await planned.plan()) == ["second"])
    // The blocking questionnaire repeats; completing it once is enough.
    try await planned.answer("second")
    #expect(self.planned(try await planned.plan()) == ["second", "daily"])
  }

  @Test func aDeactivatedQuestionnaireBlocksNothing() async throws {
    let planned = try await Planned()
    try await planned.publish([
      .use("first", noon, deactivated: true, blocking: true), .use("daily", noon),
    ])
    #expect(self.planned(try await planned.plan()) == ["daily"])
  }

  @Test func whatAnotherGroupSeesBlocksNothing() async throws {
    let planned = try await Planned()
    try await planned.publish([
      .use("first", noon, blocking: true, groups: ["a"]), .use("daily", noon),
    ])
    #expect(self.planned(try await planned.plan()) == ["daily"])
  }

  // MARK: - Groups

  @Test func groupsSeeTheirOwnQuestionnaires() async throws {
    var planned = try await Planned()
    try await planned.publish([
      .use("both", noon, groups: ["a", "b"]), .use("a", noon, groups: ["a"]), .use("all", noon),
    ])
    #expect(self.planned(try await planned.plan()) == ["all"])
    planned.group = "b"
    #expect(self.planned(try await planned.plan()) == ["both", "all"])
    planned.group = "a"
    #expect(self.planned(try await planned.plan()) == ["both", "a", "all"])
    planned.group = "c"
    #expect(self.planned(try await planned.plan()) == ["all"])
    #expect(try await planned.count("pending") == 64)
  }

  @Test func theLatestWordAboutAGroupCounts() async throws {
    var planned = try await Planned()
    try await planned.publish([.use("a", noon, groups: ["a"]), .use("b", noon, groups: ["b"])])
    try await planned.join(at: planned.now - 100, group: "a")
    // The token has no group claim.
    #expect(self.planned(try await planned.plan()) == ["a"])
    planned.group = "a"
    try await planned.regroup("b", at: planned.now + 1)
    planned.tokenIssuedAt = planned.now
    #expect(self.planned(try await planned.plan()) == ["b"])
    // A token issued after the change, while the next event is still missing on the bus.
    planned.tokenIssuedAt = planned.now + 5
    #expect(self.planned(try await planned.plan()) == ["a"])
    // Repeating all events changes nothing.
    try await planned.join(at: planned.now - 100, group: "a")
    try await planned.regroup("b", at: planned.now + 1)
    planned.group = nil
    #expect(self.planned(try await planned.plan()) == ["b"])
  }

  @Test func whatTheGroupDoesNotSeeHasNoSchedule() async throws {
    var planned = try await Planned()
    try await planned.publish([.use("momentary", noon, groups: ["a"])])
    await #expect(throws: PlanningError.self) { try await planned.schedule() }
    planned.group = "a"
    #expect(try await planned.schedule() != nil)
  }
}
