import Calendar
import CalendarSamples
import Foundation
import Questionnaires
import Testing

@testable import PlanningService

@Suite struct TriggerDecisionTests {
  private let now = Instant(2026, 6, 1, 12).date
  private let participantID = UUID()

  private func state() -> ScheduleState {
    ScheduleState(
      key: ScheduleKey(QuestionnaireKey(studyID: "s", questionnaireID: "q")),
      prescribed: Schedule(
        plan: .after(RelativePlan(delayMinutes: 0...0)),
        anchor: ScheduleAnchorDefinition(event: .trigger("t"))), isOneTime: false,
      isDeactivated: false, isCompleted: false, isPaused: false, isBlocking: false, groupIDs: [],
      closedUntil: nil, studyStart: nil, studyEnd: nil, own: nil, revision: nil)
  }

  private func decisions(
    _ cause: TriggerDefinition.Cause, notifications: [TriggerFacts.Notification],
    known: [KnownOccurrence] = []
  ) throws -> TriggerDecisions {
    TriggerDecisions(
      for: participantID, now: now, zone: try zone("Europe/Berlin"), states: [state()],
      enrolments: ["s": EnrolmentRecord(joinedAt: now - 10 * 86_400)],
      facts: TriggerFacts(
        triggers: ["s": [TriggerDefinition(id: "t", cause: cause)]], occurrences: known,
        notifications: notifications))
  }

  private func notifications(_ answered: [Bool]) -> [TriggerFacts.Notification] {
    answered.enumerated().map { index, isAnswered in
      TriggerFacts.Notification(
        key: QuestionnaireKey(studyID: "s", questionnaireID: "q"),
        at: now - 86_400 - Double(index), isAnsweredInTime: isAnswered)
    }
  }

  /// The occurrence is derived once a day, independent of later data about the same days.
  @Test func tooFewAnswersAreFoundOnce() throws {
    let cause = TriggerDefinition.Cause.compliance(
      ComplianceCause(percentBelow: 50, days: 7, promptsMin: 3))
    #expect(
      try decisions(cause, notifications: notifications([true, true, false])).occurrences.isEmpty)
    let found = try decisions(cause, notifications: notifications([true, false, false])).occurrences
    #expect(found.count == 1 && found[0].isForeseen)
    // It fired at the start of the day: too long ago for a plan without delay.
    #expect(found[0].fired.firedAt == Instant(2026, 5, 31, 22))
    #expect(found[0].outcome == .tooLate)
    let again = try decisions(
      cause, notifications: notifications([true, false, false]), known: found)
    #expect(again.occurrences.map(\.fired.id) == found.map(\.fired.id))
    #expect(again.news(notifications: [:], at: now).isEmpty)
    let answered = try decisions(
      cause, notifications: notifications([true, true, false]), known: found)
    #expect(answered.occurrences.map(\.isWithdrawn) == [false])
  }

  @Test func whatStandsIsNoNews() throws {
    let id = UUID()
    let fired = FiredTrigger(
      id: id, firedAt: Instant(flooring: now), toldAt: Instant(flooring: now))
    let told = KnownOccurrence(studyID: "s", triggerID: "t", fired: fired)
    let first = try decisions(.staff, notifications: [], known: [told])
    let notice = TriggerDecisions.notice(
      of: fired,
      PlanSeed(participant: participantID.bytes, studyID: "s", questionnaireID: "t", revision: 0))
    #expect((60..<120).contains(notice))
    let at = Instant(flooring: now).adding(seconds: notice)
    let news = first.news(notifications: [id: at], at: now)
    #expect(news.map(\.outcome) == [.planned])
    #expect(news.map(\.notificationAt) == [at.date])
    #expect(news.map(\.fired.toldAt) == [at])
    let second = try decisions(.staff, notifications: [], known: news)
    #expect(second.news(notifications: [id: at], at: now).isEmpty)
  }
}
