import Calendar
import CalendarSamples
import Foundation
import Questionnaires
import Testing

@testable import PlanningService

/// Notifications added and cancelled by staff, in a plan.
@Suite struct ByHandTests {
  private let now = Instant(2026, 6, 1, 12)
  private let key = ScheduleKey(QuestionnaireKey(studyID: "a", questionnaireID: "q"))
  private let participantID = UUID()

  private func state(_ last: PlanRevision? = nil, paused: Bool = false) -> ScheduleState {
    ScheduleState(
      key: key, prescribed: Schedule(plan: .daily(DailyPlan(minutesOfDay: [600, 900]))),
      isOneTime: false, isDeactivated: false, isCompleted: false, isPaused: paused,
      isBlocking: false, groupIDs: [], closedUntil: nil, studyStart: nil, studyEnd: nil, own: nil,
      revision: last)
  }

  private func byHand(at instant: Instant) -> StandingNotification {
    StandingNotification(
      key: key,
      handedOut: HandedOut(
        id: UUID(), instant: PlannedInstant(at: instant, expiresAt: nil, fixed: true),
        isPending: true), origin: .staff)
  }

  private func draft(
    _ state: ScheduleState, _ standing: [StandingNotification],
    rules: PersonNotificationRules = PersonNotificationRules(), last: PersonRulesRevision? = nil,
    known: [UnplacedNotification] = [], limit: Int = 6
  ) throws -> PlanDraft {
    PlanDraft(
      for: participantID, limit: limit, now: now.date, zone: try zone("UTC"), states: [state],
      enrolments: ["a": EnrolmentRecord(joinedAt: now.date - 86_400)], standing: standing,
      rules: rules, lastRules: last, known: known)
  }

  private func given(_ draft: PlanDraft) -> [StandingNotification] {
    draft.plan.map {
      StandingNotification(
        key: $0.key, handedOut: HandedOut(id: $0.id, instant: $0.instant, isPending: true),
        revision: 1)
    }
  }

  @Test func whatStaffAsksForStandsBesideWhatSchedulesDo() throws {
    let hand = byHand(at: Instant(2026, 6, 20, 3))
    let first = try draft(state(), [hand], limit: 10)
    #expect(first.cancelled.isEmpty)
    // It does not delay earlier notifications of its questionnaire's schedule.
    #expect(
      first.plan.count == 10 && first.plan.allSatisfy { $0.instant.at < hand.handedOut.instant.at })
    let near = byHand(at: Instant(2026, 6, 1, 13))
    let second = try draft(state(), [near])
    #expect(second.plan.first?.id == near.handedOut.id)
    #expect(second.plan.count == 6 && second.new.count == 5)
    // It may have the same instant as a notification of the schedule.
    let same = byHand(at: Instant(2026, 6, 1, 15))
    let third = try draft(state(), [same])
    #expect(third.plan.filter { $0.instant.at == same.handedOut.instant.at }.count == 2)
  }

  /// A displaced notification far ahead ends no plan before it.
  @Test func whatGaveItsPlaceLeavesNoHole() throws {
    let rules = PersonNotificationRules(gapMinutes: 30)
    let first = try draft(state(), [], rules: rules, limit: 3)
    let far = UnplacedNotification(
      key: key, wish: Instant(2026, 6, 6, 10), refusal: .displaced)
    let second = try draft(
      state(first.revisions.first), given(first), rules: rules, last: first.rules, known: [far],
      limit: 20)
    let instants = second.plan.map(\.instant.at)
    #expect(instants.contains(Instant(2026, 6, 4, 10)) && !instants.contains(far.wish))
    #expect(instants.contains(Instant(2026, 6, 6, 15)))
  }

  @Test func aPauseCallsItOff() throws {
    let hand = byHand(at: Instant(2026, 6, 1, 13))
    #expect(try draft(state(paused: true), [hand]).cancelled == [hand.handedOut.id])
    let other = StandingNotification(
      key: ScheduleKey(QuestionnaireKey(studyID: "a", questionnaireID: "gone")),
      handedOut: hand.handedOut, origin: .staff)
    #expect(try draft(state(), [other]).cancelled == [hand.handedOut.id])
    // A past notification stays.
    let past = byHand(at: Instant(2026, 6, 1, 11))
    #expect(try draft(state(paused: true), [past]).cancelled.isEmpty)
  }

  @Test func rulesForTheWholePersonCountIt() throws {
    let hand = byHand(at: Instant(2026, 6, 2, 9, 50))
    let rules = PersonNotificationRules(gapMinutes: 30)
    let gap = try draft(state(), [hand], rules: rules)
    #expect(gap.plan.contains { $0.id == hand.handedOut.id })
    #expect(gap.unplaced.map(\.wish) == [Instant(2026, 6, 2, 10)])
    #expect(gap.cancelled.isEmpty)
    let cap = try draft(state(), [hand], rules: PersonNotificationRules(perDayMax: 1))
    #expect(
      cap.plan.filter { CivilDate(of: $0.instant.at) == CivilDate(year: 2026, month: 6, day: 2) }
        .map(\.id) == [hand.handedOut.id])
  }

  @Test func whatStaffCallsOffIsNotAskedForAgain() throws {
    let first = try draft(state(), [])
    var standing = given(first)
    let revision = try #require(first.revisions.first)
    let last = try #require(standing.indices.last)
    standing[last].life.cancelledAt = now.date
    standing[last].handedOut.isPending = false
    for rules in [PersonNotificationRules(), PersonNotificationRules(gapMinutes: 5)] {
      let known = PersonRulesRevision(number: 1, rules: rules.text)
      let second = try draft(state(revision), standing, rules: rules, last: known)
      #expect(second.plan.map(\.id).dropLast() == first.plan.map(\.id).dropLast())
      #expect(second.new.map(\.notification.instant.at) == [Instant(2026, 6, 4, 15)])
    }
    // New rules move the others, and leave the cancelled instant free.
    let ruled = try draft(
      state(revision), standing, rules: PersonNotificationRules(gapMinutes: 7),
      last: PersonRulesRevision(number: 1, rules: PersonNotificationRules(gapMinutes: 5).text))
    #expect(ruled.plan.map(\.id).prefix(5) == first.plan.map(\.id).prefix(5))
    #expect(ruled.cancelled.isEmpty)
    #expect(!ruled.plan.map(\.instant.at).contains(standing[last].handedOut.instant.at))
    // A different plan does not ask for it again either, but for other instants.
    var other = state(revision)
    other.prescribed = Schedule(plan: .daily(DailyPlan(minutesOfDay: [600, 601, 900])))
    let third = try draft(other, standing, limit: 12)
    let cancelled = standing[last].handedOut.instant.at
    #expect(!third.plan.map(\.instant.at).contains(cancelled))
    #expect(third.plan.map(\.instant.at).contains(cancelled.adding(minutes: 1)))
  }
}
