import Calendar
import CalendarSamples
import Foundation
import Testing

@testable import PlanningService

@Suite struct ExplanationTests {
  private let start = Instant(2026, 3, 25, 9).date

  /// Returns the notifications that are not reproduced; empty if all are.
  private func broken(_ person: PlannedPerson) -> [String] {
    person.rows.compactMap { row in
      let explanation = person.explanation(of: row)
      let (trace, at) = (explanation.trace, row.notification.instant.at)
      guard explanation.isReproduced, let step = explanation.step else {
        return "\(row.notification.key) at \(at.iso8601), wish \(explanation.wish.iso8601)"
      }
      if trace.wishes[step] != explanation.wish { return "step \(step) of \(trace)" }
      if row.notification.key.questionnaireID == "follow-up" {
        return explanation.followed.map { Self.isRight($0, at: at) } == true
          ? nil : "\(String(describing: explanation.followed)) at \(at.iso8601)"
      }
      if explanation.followed != nil { return "follows something" }
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

  private static func isRight(
    _ followed: NotificationExplanation.Followed, at instant: Instant
  ) -> Bool {
    let (fired, delay) = (followed.occurrence.fired, followed.delay)
    return delay.bounds.contains(delay.seconds)
      && delay.drawn == max(fired.firedAt.adding(seconds: delay.seconds), fired.toldAt)
      && instant >= delay.drawn
  }

  @Test func whatFollowsATriggerIsDrawnAgain() throws {
    var (count, waited) = (0, 0)
    try forEachSeed(40) { generator in
      var person = try PlannedPerson(&generator)
      person.follow(&generator)
      person.plan(40, at: start)
      for day in 1...3 {
        let now = start + Double(day) * 50_000
        for _ in 0..<3 {
          let before = Double(generator.next(through: 3_000))
          person.fire(at: now - before, toldAt: now, &generator)
        }
        if day == 2, generator.next(through: 1) == 0 { person.choose(&generator) }
        person.plan(40, at: now)
      }
      let followed = person.rows.compactMap { person.explanation(of: $0).followed }
      count += followed.count
      waited += followed.filter { $0.delay.window != nil }.count
      return broken(person)
    }
    #expect(count > 100 && waited > 20)
  }

  @Test func whatHappenedAtAnotherTimeIsNotReproduced() throws {
    var generator = Xoshiro256(seed: 7)
    var person = try PlannedPerson(&generator)
    person.follow(&generator)
    person.fire(at: start, toldAt: start, &generator)
    person.plan(40, at: start)
    let row = try #require(
      person.rows.first { $0.notification.key.questionnaireID == "follow-up" })
    #expect(person.explanation(of: row).isReproduced)
    person.forgetWhatFired()
    let explanation = person.explanation(of: row)
    #expect(!explanation.isReproduced && explanation.followed == nil)
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
      row.revision.drawnAs = "another"
      #expect(!person.explanation(of: row).isReproduced)
    }
  }

  @Test func rulesAreReadAsTheyAreWritten() throws {
    forEachSeed(100) { generator in
      let rules = PersonNotificationRules(
        quietHours: QuietHours(
          windows: (0..<generator.next(through: 3)).map { _ in
            DayWindow(
              day: generator.element(of: DayOfWeek.allCases),
              startMinute: generator.next(through: 1439), endMinute: generator.next(through: 1439))
          }), gapMinutes: generator.next(through: 720), perDayMax: generator.next(through: 96),
        studies: [
          "a": StudyNotificationRules(
            gapMinutes: generator.next(in: 1...720),
            holidays: [CivilDate(dayNumber: generator.next(through: 30_000))]),
          "b-1": StudyNotificationRules(perDayMax: generator.next(in: 1...96)),
        ])
      let read = PersonNotificationRules(text: rules.text)
      return read?.text == rules.text && read?.studies == rules.studies ? [] : [rules.text]
    }
    #expect(PersonNotificationRules(text: "") == nil)
    #expect(PersonNotificationRules(text: "{}") == nil)
    let both = PersonNotificationRules(
      gapMinutes: 1,
      studies: [
        "a": StudyNotificationRules(perDayMax: 1), "b": StudyNotificationRules(perDayMax: 2),
      ])
    #expect(both.only(of: "a").studies.keys.sorted() == ["a"])
    #expect(both.only(of: "a").gapMinutes == 0)
  }
}
