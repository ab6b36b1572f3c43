import Calendar
import CalendarSamples
import Foundation
import Questionnaires
import Testing

@testable import PlanningService

@Suite struct AlertRulesTests {
  private static let noon = Instant(2026, 6, 1, 12)

  private func occurrence(
    _ minutes: Int, _ number: UInt8 = 0, withdrawn: Bool = false, foreseen: Bool = false
  ) -> KnownOccurrence {
    let at = Self.noon.adding(minutes: minutes)
    let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
    return KnownOccurrence(
      studyID: "s", triggerID: "t", fired: FiredTrigger(id: id, firedAt: at, toldAt: at),
      isWithdrawn: withdrawn, isForeseen: foreseen)
  }

  /// Returns the numbers of the occurrences that raise alerts.
  private func raising(
    _ due: [KnownOccurrence], after raised: [KnownOccurrence] = [], cooldown: UInt32 = 0,
    atMost: TriggerDefinition.Bound? = nil, enrolment: EnrolmentRecord? = nil,
    isPaused: Bool = false, hasAlert: Bool = true
  ) throws -> [UInt8] {
    let trigger = TriggerDefinition(
      id: "t", cause: .staff, cooldownMinutes: cooldown, atMost: atMost,
      alert: hasAlert ? .init(channelIDs: ["c"], text: TranslatedText()) : nil)
    return AlertRules(
      trigger, enrolment: enrolment, isPaused: isPaused, zone: try zone("Europe/Berlin")
    ).raising(due, after: raised.map(\.fired), now: Self.noon).map(\.fired.id.uuid.15)
  }

  @Test func cooldownAndMaximumCountAlerts() throws {
    let three = [occurrence(0, 1), occurrence(59, 2), occurrence(60, 3)]
    #expect(try raising(three) == [1, 2, 3])
    #expect(try raising(three, hasAlert: false) == [])
    #expect(try raising(three, cooldown: 60) == [1, 3])
    #expect(try raising(three, atMost: .init(count: 1, period: .day)) == [1])
    // Raised alerts count, on either side, and are not raised again.
    #expect(try raising(three, after: [occurrence(30, 4)], cooldown: 31) == [])
    #expect(try raising(three, after: [occurrence(30, 4)], cooldown: 30) == [1, 3])
    #expect(try raising(three, after: [occurrence(0, 1)]) == [2, 3])
  }

  @Test func aDayHasSoManyAlertsAtMost() throws {
    // They are reported when they happen; only the alerts of the last 24 hours count.
    let most = AlertRules.perDayMax
    let raised = (0..<most).map { occurrence($0 - 24 * 60, UInt8($0)) }
    let due = (0..<3).map { occurrence($0 - 60, UInt8(100 + $0)) }
    #expect(try raising(due, after: raised) == [100])
    #expect(try raising(due, after: Array(raised.dropFirst(2))) == [100, 101])
    #expect(try raising(due, after: raised + [occurrence(-1, 99)]) == [])
    #expect(try raising((0...UInt8(most)).map { occurrence(0, $0) }).count == most)
  }

  @Test func onlyWhatHappenedDuringTheEnrolmentCounts() throws {
    let one = [occurrence(0, 1)]
    let noon = Self.noon.date
    #expect(try raising([occurrence(0, 1, withdrawn: true)]) == [])
    for (joined, left, isCounted) in [
      (noon - 1, nil, true), (noon + 1, nil, false), (noon - 9, noon + 1, true),
      (noon - 9, noon - 1, false), (nil, noon - 1, false), (noon - 1, noon - 9, true),
    ] as [(Date?, Date?, Bool)] {
      let enrolment = EnrolmentRecord(joinedAt: joined, leftAt: left)
      #expect(try raising(one, enrolment: enrolment) == (isCounted ? [1] : []), "\(enrolment)")
    }
  }

  @Test func aPauseHoldsBackOnlyWhatPlanningForesaw() throws {
    let both = [occurrence(0, 1), occurrence(1, 2, foreseen: true)]
    #expect(try raising(both) == [1, 2])
    #expect(try raising(both, isPaused: true) == [1])
  }

  @Test func triggersConcernTheGroupsOfTheirQuestionnaires() {
    let elsewhere = Condition.comparison(
      Comparison(QuestionReference(questionnaireID: "arm", subject: .question("q")), .answered))
    for (cause, isConcerned) in [
      (.sheet(SheetCause(questionnaireID: "all")), false),
      (.sheet(SheetCause(questionnaireID: "arm")), true),
      (.sheet(SheetCause(questionnaireID: "all", condition: elsewhere)), true),
      (.inactivity(InactivityCause(days: 3)), true),
      (.inactivity(InactivityCause(days: 3, questionnaireIDs: ["all"])), false),
      (.compliance(ComplianceCause(percentBelow: 1, days: 1, promptsMin: 1)), true),
      (.noise(NoiseCause(unit: .decibelA, level: 1, questionnaireIDs: ["arm"])), true),
      (.staff, false), (.listening(ListeningCause()), false), (nil, false),
    ] as [(TriggerDefinition.Cause?, Bool)] {
      let trigger = TriggerDefinition(id: "t", cause: cause)
      #expect(trigger.concerns(groupsOf: ["arm"]) == isConcerned, "\(String(describing: cause))")
      #expect(!trigger.concerns(groupsOf: []), "\(String(describing: cause))")
    }
  }
}
