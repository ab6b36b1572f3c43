import Calendar
import CalendarSamples
import Foundation
import Messages
import QuestionnaireWire
import Questionnaires
import Testing

@testable import PlanningService

@Suite struct SeveralSchedulesTests {
  private let morning = Schedule(
    id: "morning", plan: .daily(DailyPlan(minutesOfDay: [480])), participantMayChange: true)
  private let random = Schedule(
    id: "random", plan: .tenDaily, participantMayChange: true, expiresAfterMinutes: 60)

  private func published(_ schedules: Schedule...) async throws -> Planned {
    let planned = try await Planned()
    try await planned.publish([.use("momentary", schedules)])
    return planned
  }

  @Test func eachPlansForItself() async throws {
    let planned = try await published(morning, random)
    let plan = try await planned.plan()
    #expect(plan.count == 64)
    #expect(plan.map(\.instant.at) == plan.map(\.instant.at).sorted())
    let byID = Dictionary(grouping: plan, by: \.key.scheduleID)
    #expect(byID.keys.sorted() == ["morning", "random"])
    let berlin = try zone("Europe/Berlin")
    #expect(byID["morning"]?.allSatisfy { berlin.secondOfDay(at: $0.instant.at) == 28_800 } == true)
    #expect(byID["morning"]?.allSatisfy { $0.instant.fixed && $0.instant.expiresAt == nil } == true)
    #expect(byID["random"]?.allSatisfy { !$0.instant.fixed } == true)
    #expect(try await planned.plan() == plan)
    #expect(try await planned.told().flatMap(\.notifications).count == 64)
    #expect(
      Set(try await planned.told().flatMap(\.notifications).map(\.scheduleID))
        == ["morning", "random"])
  }

  @Test func oneIsChangedAndTheOtherStays() async throws {
    let planned = try await published(morning, random)
    let before = try await planned.plan()
    let later = Plan.daily(DailyPlan(minutesOfDay: [540]))
    let chosen = try await planned.choose(.plan(later), schedule: "morning")
    #expect(chosen?.schedule.plan == later && chosen?.schedule.id == "morning")
    #expect(try await planned.schedule(of: "momentary", "random")?.isOwn == false)
    let after = try await planned.plan()
    func drawn(_ plan: [PlannedNotification]) -> Set<UUID> {
      Set(plan.filter { $0.key.scheduleID == "random" }.map(\.id))
    }
    #expect(drawn(before).isSuperset(of: drawn(after)) && !drawn(after).isEmpty)
    #expect(try await planned.schedule(of: "momentary", "morning")?.schedule.plan == later)
    _ = try await planned.choose(.muted, schedule: "random")
    #expect(Set(try await planned.plan().map(\.key.scheduleID)) == ["morning"])
  }

  @Test func whichOneIsSaidWhereThereAreSeveral() async throws {
    let planned = try await published(morning, random)
    await #expect(throws: PlanningError.scheduleIDMissing(["morning", "random"])) {
      try await planned.schedule()
    }
    await #expect(throws: PlanningError.scheduleIDMissing(["morning", "random"])) {
      try await planned.choose(.muted)
    }
    let key = QuestionnaireKey(studyID: planned.studyID, questionnaireID: "momentary")
    await #expect(
      throws: PlanningError.scheduleUnknown(ScheduleKey(key, scheduleID: "evening"))
    ) { try await planned.schedule(of: "momentary", "evening") }
    // A single schedule needs no id, but can be named by it.
    let alone = try await published(morning)
    #expect(try await alone.schedule() == (try await alone.schedule(of: "momentary", "morning")))
    #expect(try await alone.choose(.muted)?.isMuted == true)
  }

  @Test func whatHasNoScheduleAnyMoreIsCancelled() async throws {
    let planned = try await published(morning, random)
    let before = try await planned.plan()
    try await planned.publish([.use("momentary", [random])], revision: 2)
    let after = try await planned.plan()
    #expect(Set(after.map(\.key.scheduleID)) == ["random"])
    let kept = before.filter { $0.key.scheduleID == "random" }
    #expect(Array(after.prefix(kept.count)) == kept)
    #expect(try await planned.count("cancelled") == before.count - kept.count)
  }

  @Test func daysAreCountedFromAnAnsweredQuestionnaire() async throws {
    var planned = try await Planned()
    let followUp = Schedule(
      id: "follow-up", plan: .daily(DailyPlan(minutesOfDay: [600])),
      anchor: ScheduleAnchorDefinition(event: .questionnaire("baseline")),
      days: ScheduleDaysDefinition(rhythm: .sequence([1, 3])))
    try await planned.publish([
      .use("baseline", []), .use("momentary", [followUp]),
    ])
    #expect(try await planned.plan() == [])
    // Monday, 1 June, noon in UTC.
    try await planned.answer("baseline")
    let first = try await planned.plan()
    #expect(first.map(\.instant.at) == [Instant(2026, 6, 2, 8), Instant(2026, 6, 4, 8)])
    // Days count from the latest answer.
    planned.now += 86_400
    try await planned.answer("baseline")
    let second = try await planned.plan()
    #expect(second.map(\.instant.at) == [Instant(2026, 6, 3, 8), Instant(2026, 6, 5, 8)])
    #expect(try await planned.count("cancelled") == 1)
    #expect(try await planned.plan() == second)
  }

  @Test func aRhythmThatCountsFromJoiningWaitsForIt() async throws {
    let planned = try await published(
      Schedule(
        plan: .daily(DailyPlan(minutesOfDay: [600])),
        days: ScheduleDaysDefinition(rhythm: .everyDays(10))))
    // The token is newer than the events from the bus.
    await #expect(throws: PlanningError.enrolmentNotKnownYet(studyID: planned.studyID)) {
      try await planned.plan()
    }
    try await planned.join(at: Instant(2026, 5, 28, 9).date)
    #expect(
      try await planned.plan(limit: 2).map(\.instant.at)
        == [Instant(2026, 6, 7, 8), Instant(2026, 6, 17, 8)])
  }

  @Test func boundsAreTheStudys() async throws {
    let planned = try await published(
      Schedule(
        plan: .tenDaily, participantMayChange: true,
        bounds: ParticipantBoundsDefinition(perDayMin: 4, perDayMax: 12, minimumGapMinutes: 15)))
    for (plan, field) in [
      (Plan.standard(.daily(3)), "standard.per_day"),
      (.standard(.daily(13)), "standard.per_day"),
      (.standard(.daily(10, gap: 14)), "standard.minimum_gap_minutes"),
      (.daily(DailyPlan(minutesOfDay: [480, 490, 500, 510])), "daily.minutes_of_day"),
    ] {
      await #expect {
        try await planned.choose(.plan(plan))
      } throws: { error in
        guard case PlanningError.outOfBounds(let findings) = error else { return false }
        return findings.map(\.field) == [field] && findings.map(\.reason) == [.outOfBounds]
      }
    }
    #expect(try await planned.choose(.plan(.standard(.daily(12, gap: 20))))?.isOwn == true)
  }
}
