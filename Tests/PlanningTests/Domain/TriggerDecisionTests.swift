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
    _ cause: TriggerDefinition.Cause, notifications: [TriggerFacts.Notification] = [],
    known: [KnownOccurrence] = [], draw: TriggerDraw? = nil, joined joinedAt: Date? = nil,
    seed: UInt64 = 1, in zoneName: String = "Europe/Berlin"
  ) throws -> TriggerDecisions {
    TriggerDecisions(
      for: participantID, now: now, zone: try zone(zoneName), states: [state()],
      enrolments: ["s": EnrolmentRecord(joinedAt: joinedAt ?? now - 10 * 86_400)],
      facts: TriggerFacts(
        triggers: ["s": [TriggerDefinition(id: "t", cause: cause, draw: draw)]],
        occurrences: known, notifications: notifications), seedOfDraw: { _ in seed })
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

  @Test func clockTimesArePlannedAheadOnce() throws {
    let cause = TriggerDefinition.Cause.times(TimesCause(minutesOfDay: [600, 840]))
    // It is 14:00 in Berlin. Points from a day ago, whose time is over, are known as too late.
    let found = try decisions(cause).occurrences
    #expect(
      found.map(\.fired.firedAt) == [
        Instant(2026, 5, 31, 12), Instant(2026, 6, 1, 8), Instant(2026, 6, 1, 12),
        Instant(2026, 6, 2, 8), Instant(2026, 6, 2, 12), Instant(2026, 6, 3, 8),
        Instant(2026, 6, 3, 12),
      ])
    #expect(found.map(\.outcome) == [.tooLate, .tooLate] + Array(repeating: .planned, count: 5))
    let again = try decisions(cause, known: found)
    #expect(again.news(notifications: [:], at: now).isEmpty)
    // In another zone the coming points are others; those that have been stay.
    let moved = try decisions(cause, known: found, in: "Europe/London").occurrences
    #expect(
      moved.filter(\.isWithdrawn).map(\.fired.firedAt) == found.dropFirst(3).map(\.fired.firedAt))
    #expect(
      moved.contains { $0.fired.firedAt == Instant(2026, 6, 1, 13) && $0.outcome == .planned })
    // None before joining.
    let joined = try decisions(cause, joined: now - 60).occurrences
    #expect(joined.first?.fired.firedAt == Instant(2026, 6, 1, 12))
  }

  @Test func aDrawIsRecordedOnce() throws {
    let known = KnownOccurrence(
      studyID: "s", triggerID: "t",
      fired: FiredTrigger(
        id: UUID(), firedAt: Instant(flooring: now), toldAt: Instant(flooring: now)))
    func draw(_ millionths: UInt32) -> TriggerDraw {
      TriggerDraw(rows: [.init(options: [.init(id: "walk", partsPerMillion: millionths)])])
    }
    let first = try decisions(.staff, known: [known], draw: draw(1))
    let news = first.news(notifications: [:], at: now)
    #expect(news.map(\.outcome) == [.notDrawn])
    #expect(
      news.map(\.draw) == [
        OccurrenceDraw(options: [.init(id: "walk", partsPerMillion: 1)], seed: 1)
      ])
    #expect(first.notifying("t", of: "s", option: "").isEmpty)
    // Neither other probabilities nor another seed change it.
    let changed = try decisions(.staff, known: news, draw: draw(TriggerDraw.certain), seed: 2)
    #expect(changed.news(notifications: [:], at: now).isEmpty)

    let certain = try decisions(.staff, known: [known], draw: draw(TriggerDraw.certain))
    #expect(certain.notifying("t", of: "s", option: "walk").map(\.id) == [known.fired.id])
    #expect(certain.notifying("t", of: "s", option: "rest").isEmpty)
    // What ingestion decided counts, not the study's last row.
    var unavailable = known
    unavailable.draw = OccurrenceDraw(options: [])
    let without = try decisions(.staff, known: [unavailable], draw: draw(TriggerDraw.certain))
    #expect(without.occurrences.map(\.outcome) == [.unavailable])
  }

  @Test func aNotificationFromBeforeTheDrawStays() throws {
    var known = KnownOccurrence(
      studyID: "s", triggerID: "t",
      fired: FiredTrigger(
        id: UUID(), firedAt: Instant(flooring: now - 600), toldAt: Instant(flooring: now - 600)))
    (known.outcome, known.notificationAt) = (.planned, now - 300)
    let draw = TriggerDraw(rows: [.init(options: [])])
    #expect(
      try decisions(.staff, known: [known], draw: draw).news(
        notifications: [known.fired.id: Instant(flooring: now - 300)], at: now
      ).isEmpty)
  }
}
