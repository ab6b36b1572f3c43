import Calendar
import CalendarSamples
import Foundation
import Testing

@testable import PlanningDomain

@Suite struct ExplanationTests {
  private let start = Instant(2026, 3, 25, 9).date

  /// What does not come out again; empty when everything does.
  private func broken(_ person: PlannedPerson) -> [String] {
    person.rows.compactMap { row in
      let explanation = person.explanation(of: row)
      let (trace, at) = (explanation.trace, row.notification.instant.at)
      guard explanation.isReproduced, let step = explanation.step else {
        return "\(row.notification.key) at \(at.iso8601), wish \(explanation.wish.iso8601)"
      }
      if trace.wishes[step] != explanation.wish { return "step \(step) of \(trace)" }
      if row.notification.instant.fixed {
        return trace.seed == nil && trace.steps.isEmpty ? nil : "drawn: \(trace)"
      }
      let drawn = trace.steps[step]
      let isWithin =
        drawn.lowest <= drawn.position && drawn.position <= max(drawn.lowest, drawn.highest)
        && trace.windows.element(at: drawn.position) == explanation.wish.secondsSinceEpoch
      return isWithin ? nil : "\(drawn) of \(trace.windows)"
    }
  }

  @Test func whatSchedulesDrewAloneIsDrawnAgain() throws {
    var count = 0
    try forEachSeed(40) { generator in
      var person = try PlannedPerson(&generator)
      person.plan(40, at: start)
      person.plan(40, at: start + 100_000)
      count += person.rows.count
      return broken(person)
    }
    #expect(count > 1500)
  }

  @Test func whatRulesMovedIsPlacedAgain() throws {
    var (count, moved) = (0, 0)
    try forEachSeed(40) { generator in
      var person = try PlannedPerson(&generator)
      person.choose(&generator)
      person.plan(40, at: start)
      person.plan(40, at: start + 100_000)
      person.plan(60, at: start + 250_000)
      count += person.rows.count
      moved += person.rows.filter { $0.wish != nil }.count
      return broken(person)
    }
    #expect(count > 1500 && moved > 100)
  }

  @Test func whatNewRulesPlaceAnewIsPlacedAgain() throws {
    var count = 0
    try forEachSeed(40) { generator in
      var person = try PlannedPerson(&generator)
      person.plan(40, at: start)
      person.choose(&generator)
      person.plan(40, at: start + 40_000)
      count += person.rows.count
      return broken(person)
    }
    #expect(count > 1500)
  }

  @Test func whatWasNotDrawnSoIsNotReproduced() throws {
    var generator = Xoshiro256(seed: 7)
    var person = try PlannedPerson(&generator)
    person.plan(40, at: start)
    for var row in person.rows {
      row.notification.instant.at = row.notification.instant.at.adding(seconds: 1)
      #expect(!person.explanation(of: row).isReproduced)
    }
    for var row in person.rows where !row.notification.instant.fixed {
      row.revision.number += 1
      #expect(!person.explanation(of: row).isReproduced)
    }
  }

  @Test func rulesAreReadAsTheyAreWritten() throws {
    forEachSeed(100) { generator in
      let rules = PersonPromptRules(
        quietHours: QuietHours(
          windows: (0..<generator.next(through: 3)).map { _ in
            DayWindow(
              day: generator.element(of: DayOfWeek.allCases),
              startMinute: generator.next(through: 1439), endMinute: generator.next(through: 1439))
          }), gapMinutes: generator.next(through: 720), perDayMax: generator.next(through: 96),
        studies: [
          "a": StudyPromptRules(
            gapMinutes: generator.next(in: 1...720),
            holidays: [CivilDate(dayNumber: generator.next(through: 30_000))]),
          "b-1": StudyPromptRules(perDayMax: generator.next(in: 1...96)),
        ])
      let read = PersonPromptRules(text: rules.text)
      return read?.text == rules.text && read?.studies == rules.studies ? [] : [rules.text]
    }
    #expect(PersonPromptRules(text: "") == nil)
    #expect(PersonPromptRules(text: "{}") == nil)
    let both = PersonPromptRules(
      gapMinutes: 1,
      studies: ["a": StudyPromptRules(perDayMax: 1), "b": StudyPromptRules(perDayMax: 2)])
    #expect(both.without(studiesBut: "a").studies.keys.sorted() == ["a"])
    #expect(both.without(studiesBut: "a").gapMinutes == 1)
  }
}
