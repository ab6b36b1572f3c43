import Calendar
import CalendarSamples
import Foundation
import Questionnaires
import Testing

@testable import PlanningDomain

@Suite struct TriggerDecisionTests {
  private let now = Instant(2026, 6, 1, 12).date
  private let participantID = UUID()

  private func state() -> ScheduleState {
    ScheduleState(
      key: ScheduleKey(QuestionnaireKey(studyID: "s", questionnaireID: "q")),
      prescribed: Schedule(
        plan: .after(AfterPlan(delayMinutes: 0...0)),
        anchor: ScheduleAnchorDefinition(event: .trigger("t"))), isOneTime: false,
      isDeactivated: false, isCompleted: false, isPaused: false, isBlocking: false, groupIDs: [],
      closedUntil: nil, studyStart: nil, studyEnd: nil, own: nil, revision: nil)
  }

  private func decisions(
    _ cause: TriggerDefinition.Cause, prompts: [TriggerFacts.Prompt],
    known: [KnownOccurrence] = []
  ) throws -> TriggerDecisions {
    TriggerDecisions(
      for: participantID, now: now, zone: try zone("Europe/Berlin"), states: [state()],
      enrolments: ["s": EnrolmentRecord(joinedAt: now - 10 * 86_400)],
      facts: TriggerFacts(
        triggers: ["s": [TriggerDefinition(id: "t", cause: cause)]], occurrences: known,
        prompts: prompts))
  }

  private func prompts(_ answered: [Bool]) -> [TriggerFacts.Prompt] {
    answered.enumerated().map { index, isAnswered in
      TriggerFacts.Prompt(
        key: QuestionnaireKey(studyID: "s", questionnaireID: "q"),
        at: now - 86_400 - Double(index), isAnsweredInTime: isAnswered)
    }
  }

  /// Found once a day, whatever is known later of the same days.
  @Test func tooFewAnswersAreFoundOnce() throws {
    let cause = TriggerDefinition.Cause.compliance(
      ComplianceCause(percentBelow: 50, days: 7, promptsMin: 3))
    #expect(try decisions(cause, prompts: prompts([true, true, false])).occurrences.isEmpty)
    let found = try decisions(cause, prompts: prompts([true, false, false])).occurrences
    #expect(found.count == 1 && found[0].isForeseen)
    // As the day began: too long ago for a delay of nothing.
    #expect(found[0].fired.firedAt == Instant(2026, 5, 31, 22))
    #expect(found[0].outcome == .tooLate)
    let again = try decisions(cause, prompts: prompts([true, false, false]), known: found)
    #expect(again.occurrences.map(\.fired.id) == found.map(\.fired.id))
    #expect(again.news(prompts: [:], at: now).isEmpty)
    let answered = try decisions(cause, prompts: prompts([true, true, false]), known: found)
    #expect(answered.occurrences.map(\.isWithdrawn) == [false])
  }

  @Test func whatStandsIsNoNews() throws {
    let id = UUID()
    let fired = FiredTrigger(
      id: id, firedAt: Instant(flooring: now), toldAt: Instant(flooring: now))
    let told = KnownOccurrence(studyID: "s", triggerID: "t", fired: fired)
    let first = try decisions(.staff, prompts: [], known: [told])
    let at = Instant(flooring: now).adding(seconds: TriggerDecisions.noticeSeconds)
    let news = first.news(prompts: [id: at], at: now)
    #expect(news.map(\.outcome) == [.planned])
    #expect(news.map(\.promptsAt) == [at.date])
    #expect(news.map(\.fired.toldAt) == [at])
    let second = try decisions(.staff, prompts: [], known: news)
    #expect(second.news(prompts: [id: at], at: now).isEmpty)
  }
}
