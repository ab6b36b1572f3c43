import Calendar
import CalendarSamples
import Foundation
import Questionnaires
import Testing

@testable import PlanningService

/// Occurrences that planning derives itself: inactivity and low compliance.
@Suite struct FactRuleTests {
  private let latest = Instant(secondsSinceEpoch: 1_774_746_000)

  private func days(_ days: Int, and seconds: Int = 0) -> Instant {
    latest.adding(seconds: days * 86_400 + seconds)
  }

  @Test func inactivityIsKnownAhead() {
    let once = InactivityRule(InactivityCause(days: 3))
    func times(_ from: Instant, _ last: Instant) -> [Instant] {
      once.times(since: latest, from: from, through: last).map(\.at)
    }
    #expect(times(latest, days(9)) == [days(3)])
    #expect(times(days(3), days(3)) == [days(3)])
    #expect(times(latest, days(3, and: -1)) == [])
    #expect(times(days(3, and: 1), days(9)) == [])
  }

  @Test func inactivityComesAgainAsLongAsItLasts() {
    let again = InactivityRule(InactivityCause(days: 3, repeatDays: 2))
    for (from, last, numbers) in [
      (days(0), days(3), [0]), (days(0), days(6), [0, 1]), (days(3, and: 1), days(9), [1, 2, 3]),
      (days(5), days(5), [1]), (days(5, and: 1), days(7, and: -1), []),
      (days(100), days(102), [49]), (days(0), days(3, and: -1), []),
    ] {
      let times = again.times(since: latest, from: from, through: last)
      #expect(times.map(\.number) == numbers, "\(from)")
      #expect(times.map(\.at) == numbers.map { days(3 + 2 * $0) }, "\(from)")
    }
  }

  @Test func complianceLooksAtWholeDaysBefore() throws {
    let zone = try zone("Europe/Berlin")
    let rule = ComplianceRule(ComplianceCause(percentBelow: 50, days: 2, promptsMin: 4))
    let date = CivilDate(year: 2026, month: 3, day: 30)
    func at(_ day: Int, _ minute: Int) -> Instant {
      zone.instant(
        of: LocalTime(CivilDate(year: 2026, month: 3, day: day), minuteOfDay: minute))
    }
    func isMet(_ notifications: [(Instant, Bool)]) -> Bool {
      rule.isMet(
        asBegins: date, in: zone,
        by: notifications.map { .init(at: $0.0, isAnsweredInTime: $0.1) })
    }
    let answered = [(at(28, 0), true), (at(29, 600), true)]
    let missed = [(at(28, 1), false), (at(29, 1_439), false), (at(29, 5), false)]
    #expect(isMet(answered + missed))
    // Exactly half is not below half.
    #expect(!isMet(answered + missed.prefix(2)))
    // Too few notifications to decide.
    #expect(!isMet(Array(missed)))
    // Notifications before or after the period do not count.
    #expect(!isMet(missed + [(at(27, 1_439), false), (at(30, 0), false)]))
  }

  @Test func idsAreTheSameForTheSameCause() {
    let person = UUID()
    let seed = OccurrenceSeed(participantID: person, studyID: "s", triggerID: "t")
    let again = OccurrenceSeed(participantID: person, studyID: "s", triggerID: "t")
    #expect(seed.id(1, 2) == again.id(1, 2))
    let others = [
      seed.id(1, 3), seed.id(2, 1),
      OccurrenceSeed(participantID: person, studyID: "s", triggerID: "u").id(1, 2),
      OccurrenceSeed(participantID: person, studyID: "t", triggerID: "t").id(1, 2),
      OccurrenceSeed(participantID: UUID(), studyID: "s", triggerID: "t").id(1, 2),
    ]
    #expect(Set(others + [seed.id(1, 2)]).count == 6)
    #expect(seed.id(1, 2).uuid.6 >> 4 == 8)
  }
}
