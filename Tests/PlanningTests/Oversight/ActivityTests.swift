import Calendar
import CalendarSamples
import Foundation
import Questionnaires
import Testing

@testable import PlanningService

@Suite struct ActivityTests {
  private let now = Instant(2026, 6, 30, 12).date

  private func activity(
    _ rules: ActivityRules = ActivityRules(), joined days: Double = 20, left: Double? = nil,
    answered: Double? = nil, unanswered: Int = 0, isCompleted: Bool = false,
    consentEnd: Double? = nil
  ) -> ParticipantActivity {
    rules.activity(
      of: ParticipantFacts(
        participantID: UUID(), pseudonym: "a",
        enrolment: EnrolmentRecord(
          joinedAt: now - days * 86_400, leftAt: left.map { now - $0 * 86_400 },
          consentEndsAt: consentEnd.map { now - $0 * 86_400 }),
        lastAnswerAt: answered.map { now - $0 * 86_400 }, unanswered: unanswered),
      isCompleted: isCompleted, now: now)
  }

  @Test func whoWasAskedAndFillsNothingInIsSilent() {
    #expect(activity(unanswered: 5) == .silent)
    #expect(activity(unanswered: 0) == .active)
    #expect(activity(answered: 2.9, unanswered: 5) == .active)
    #expect(activity(answered: 3, unanswered: 1) == .silent)
    #expect(activity(joined: 2, unanswered: 9) == .active)
    #expect(activity(ActivityRules(silentDays: 7), answered: 5, unanswered: 5) == .active)
    #expect(activity(ActivityRules(notificationsMin: 6), answered: 5, unanswered: 5) == .active)
  }

  @Test func leavingAndBeingDoneComeFirst() {
    #expect(activity(left: 1, unanswered: 5, isCompleted: true) == .left)
    #expect(activity(unanswered: 5, isCompleted: true) == .completed)
    // A participant without a consent is not asked, and so not silent.
    #expect(activity(unanswered: 5, consentEnd: 0) == .consentEnded)
    #expect(activity(unanswered: 5, consentEnd: -1) == .silent)
    #expect(activity(left: 1, consentEnd: 2) == .left)
    #expect(activity(isCompleted: true, consentEnd: 2) == .completed)
    // The participant joined again.
    #expect(activity(joined: 4, left: 5, unanswered: 5) == .silent)
  }

  private func state(
    _ schedule: Schedule?, oneTime: Bool = false, completed: Bool = false,
    deactivated: Bool = false, end: Date? = nil
  ) -> ScheduleState {
    ScheduleState(
      key: ScheduleKey(QuestionnaireKey(studyID: "a", questionnaireID: "q")), prescribed: schedule,
      isOneTime: oneTime, isDeactivated: deactivated, isCompleted: completed, isPaused: false,
      isBlocking: false, groupIDs: [], closedUntil: nil, studyStart: nil, studyEnd: end, own: nil,
      revision: nil)
  }

  private func schedule(days: UInt32) -> Schedule {
    var definition = ScheduleDaysDefinition()
    definition.dayCount = days
    return Schedule(plan: .daily(DailyPlan(minutesOfDay: [600])), days: definition)
  }

  @Test func nothingIsAskedAnyMore() throws {
    let utc = try zone("UTC")
    func isCompleted(_ states: ScheduleState...) -> Bool {
      states.isCompleted(in: utc, joinedAt: now - 20 * 86_400, now: now)
    }
    #expect(isCompleted(state(nil, oneTime: true, completed: true)))
    #expect(!isCompleted(state(nil, oneTime: true)))
    #expect(isCompleted(state(schedule(days: 20))))
    #expect(!isCompleted(state(schedule(days: 21))))
    #expect(!isCompleted(state(schedule(days: 0))))
    #expect(
      !isCompleted(state(schedule(days: 20)), state(nil, oneTime: true)))
    #expect(
      isCompleted(state(schedule(days: 20)), state(schedule(days: 0), deactivated: true)))
    // A questionnaire without a schedule does not count.
    #expect(!isCompleted(state(nil)))
    #expect(isCompleted(state(nil), state(schedule(days: 20))))
    #expect(isCompleted(state(schedule(days: 0), end: now)))
  }

  @Test func whatStaffMayAskFor() throws {
    let utc = try zone("UTC")
    func refusal(
      _ at: Instant, _ states: [ScheduleState], quiet: QuietHours = QuietHours(),
      overrides: Bool = false
    ) -> StaffNotification.Refusal? {
      do {
        try StaffNotification(at: at, overridesQuietHours: overrides).check(
          states, quietHours: quiet, zone: utc, now: now)
        return nil
      } catch {
        return error
      }
    }
    let (open, soon) = (state(nil), Instant(2026, 6, 30, 13))
    #expect(refusal(soon, [open]) == nil)
    #expect(refusal(Instant(2026, 6, 30, 12), [open]) == .past)
    #expect(refusal(Instant(2026, 6, 30, 12).adding(seconds: 1), [open]) == nil)
    #expect(refusal(Instant(2027, 8, 4, 12), [open]) == nil)
    #expect(refusal(Instant(2027, 8, 4, 12).adding(seconds: 1), [open]) == .tooFar)
    #expect(refusal(soon, [state(nil, deactivated: true)]) == .questionnaireClosed)
    #expect(refusal(soon, [state(nil, oneTime: true, completed: true)]) == .questionnaireClosed)
    #expect(refusal(soon, [state(nil, end: soon.date)]) == .outsideStudy)
    var later = open
    later.studyStart = soon.date + 1
    #expect(refusal(soon, [later]) == .outsideStudy)
    var paused = open
    paused.isPaused = true
    #expect(refusal(soon, [paused]) == .paused)
    let quiet = QuietHours(
      windows: DayOfWeek.allCases.map { DayWindow(day: $0, startMinute: 780, endMinute: 840) })
    #expect(refusal(soon, [open], quiet: quiet) == .quiet)
    #expect(refusal(soon, [open], quiet: quiet, overrides: true) == nil)
    #expect(refusal(Instant(2026, 6, 30, 14), [open], quiet: quiet) == nil)
  }
}
