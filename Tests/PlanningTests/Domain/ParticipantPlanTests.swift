import Calendar
import CalendarSamples
import Foundation
import Testing

@testable import PlanningService

@Suite struct ParticipantPlanTests {
  private let now = Instant(2026, 6, 1, 12)

  private func planner(_ plan: Plan) throws -> SchedulePlanner {
    SchedulePlanner(
      schedule: Schedule(plan: plan), zone: try zone("UTC"),
      dayZero: CivilDate(year: 2026, month: 5, day: 1),
      studyStart: nil, studyEnd: nil, seed: .sample())
  }

  private func handedOut(_ at: Instant, pending: Bool = true) -> HandedOut {
    HandedOut(
      id: UUID(), instant: PlannedInstant(at: at, expiresAt: nil, fixed: false),
      isPending: pending)
  }

  /// Stores handed-out notifications, as the store does.
  private func kept(_ entries: [ParticipantPlan.Entry], of part: Int) -> [HandedOut] {
    entries.filter { $0.part == part }.map {
      HandedOut(id: $0.id ?? UUID(), instant: $0.instant, isPending: true)
    }
  }

  @Test func whatWasHandedOutStaysEvenWhenItIsNear() throws {
    let near = handedOut(now.adding(minutes: 1))
    let due = handedOut(now)
    let answered = handedOut(now.adding(minutes: 30), pending: false)
    let part = ParticipantPlan.Part(
      planner: try planner(.standard(.daily(10))), handedOut: [answered, near, due])
    let plan = ParticipantPlan.next(5, now: now, parts: [part])
    #expect(plan.count == 5)
    #expect(plan[0].id == near.id)
    #expect(plan.dropFirst().allSatisfy { $0.id == nil })
    // The gap to an answered notification counts, too.
    #expect(plan[1].instant.at >= now.adding(minutes: 45))
  }

  @Test func askingAgainChangesNothing() throws {
    let planners = [try planner(.standard(.daily(7))), try planner(.standard(.daily(3)))]
    func plan(_ limit: Int, _ now: Instant, _ kept: [[HandedOut]]) -> [ParticipantPlan.Entry] {
      ParticipantPlan.next(
        limit, now: now, parts: zip(planners, kept).map { .init(planner: $0, handedOut: $1) })
    }
    let all = plan(64, now, [[], []])
    // Few first, then all, then all again a little later.
    let few = plan(9, now, [[], []])
    #expect(few == Array(all.prefix(9)))
    let keptFew = [kept(few, of: 0), kept(few, of: 1)]
    let more = plan(64, now, keptFew)
    #expect(more.map(\.instant) == all.map(\.instant))
    #expect(more.prefix(9).allSatisfy { $0.id != nil })
    let keptAll = [kept(more, of: 0), kept(more, of: 1)]
    let later = plan(64, now.adding(minutes: 3000), keptAll)
    let left = all.filter { $0.instant.at > now.adding(minutes: 3000) }
    #expect(Array(later.map(\.instant).prefix(left.count)) == left.map(\.instant))
    #expect(later.count == 64)
  }

  @Test func moreHandedOutThanAskedFor() throws {
    let old = (1...70).map { handedOut(now.adding(minutes: $0)) }
    let part = ParticipantPlan.Part(planner: try planner(.standard(.daily(1))), handedOut: old)
    let plan = ParticipantPlan.next(64, now: now, parts: [part])
    #expect(plan.map(\.id) == old.prefix(64).map(\.id))
  }

  @Test func oneStudysManyDoNotHideAnothersFew() throws {
    // 64 notifications of the first study were handed out before the second was joined.
    let old = (1...64).map { handedOut(now.adding(minutes: 60 * $0)) }
    let weekly = Plan.custom(
      CustomPlan(times: DayOfWeek.allCases.map { WeeklyTime(day: $0, minuteOfDay: 1110) }))
    let plan = ParticipantPlan.next(
      64, now: now,
      parts: [
        .init(planner: try planner(.standard(.daily(10))), handedOut: old),
        .init(planner: try planner(weekly), handedOut: []),
      ])
    #expect(plan.filter { $0.part == 1 }.map(\.instant.at).first == Instant(2026, 6, 1, 18, 30))
    #expect(plan.count == 64)
    #expect(plan.map(\.instant.at) == plan.map(\.instant.at).sorted())
  }

  @Test func noPartsNoPlan() {
    #expect(ParticipantPlan.next(64, now: now, parts: []).isEmpty)
  }
}
