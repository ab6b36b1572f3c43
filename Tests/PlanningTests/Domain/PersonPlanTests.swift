import Calendar
import CalendarSamples
import Foundation
import Questionnaires
import Testing

@testable import PlanningService

@Suite struct PersonPlanTests {
  private let now = Instant(2026, 6, 1, 12)

  private func part(
    _ plan: Plan, _ id: String = "", zone name: String = "UTC", study: String = "tinnitus",
    priority: Int = 0, dayZero: CivilDate = CivilDate(year: 2026, month: 5, day: 1)
  ) throws -> PersonPlan.Part {
    let seed = PlanSeed(
      participant: [1], studyID: study, questionnaireID: "q", revision: 1, scheduleID: id)
    return PersonPlan.Part(
      planner: SchedulePlanner(
        schedule: Schedule(id: id, plan: plan), zone: try zone(name), dayZero: dayZero,
        studyStart: nil, studyEnd: nil, seed: seed), studyID: study, priority: priority)
  }

  private func plan(
    _ parts: [PersonPlan.Part], count: Int = 10, zone name: String = "UTC",
    rules: PersonNotificationRules = PersonNotificationRules(), standing: [PersonPlan.Standing] = []
  ) throws -> PersonPlan {
    let zone = try zone(name)
    return PersonPlan(
      count: count, through: zone.date(at: now), now: now, zone: zone, parts: parts, rules: rules,
      standing: standing)
  }

  private func quiet(_ start: Int, _ end: Int) -> QuietHours {
    QuietHours(
      windows: DayOfWeek.allCases.map { DayWindow(day: $0, startMinute: start, endMinute: end) })
  }

  private func minutes(_ plan: PersonPlan) -> [Int] {
    plan.placed.map { $0.instant.at.secondsSinceEpoch % 86_400 / 60 }
  }

  @Test func fixedTimesInQuietHoursAreTold() throws {
    let daily = try part(.daily(DailyPlan(minutesOfDay: [420, 720, 1_350])))
    let plan = try plan(
      [daily], count: 2, rules: PersonNotificationRules(quietHours: quiet(1_320, 480)))
    #expect(Set(minutes(plan)) == [720])
    #expect(!plan.unplaced.isEmpty && plan.unplaced.allSatisfy { $0.refusal == .quietHours })
    #expect(plan.unplaced.first?.wish == Instant(2026, 6, 1, 22, 30))
  }

  @Test func randomInstantsAreDrawnFromWhatQuietHoursLeave() throws {
    let standard = try part(.standard(.daily(10)))
    let noon = PersonNotificationRules(quietHours: quiet(660, 900))
    let plan = try plan([standard], count: 100, rules: noon)
    #expect(plan.unplaced.isEmpty)
    #expect(minutes(plan).allSatisfy { (480..<660).contains($0) || (900...1_200).contains($0) })
    let byDate = Dictionary(grouping: plan.placed, by: \.date)
    #expect(byDate.values.filter { $0.count == 10 }.count >= 9)
    // Quiet hours cover everything: nothing is placed, and each notification is reported.
    let never = try self.plan(
      [standard], count: 1, rules: PersonNotificationRules(quietHours: quiet(0, 0)))
    #expect(never.placed.isEmpty && !never.unplaced.isEmpty)
  }

  @Test func capsAndGapsCountOverSchedulesAndStudies() throws {
    let parts = [
      try part(.daily(DailyPlan(minutesOfDay: [600, 900, 1_200])), "a"),
      try part(.daily(DailyPlan(minutesOfDay: [605, 1_000])), "b", study: "stress", priority: 1),
    ]
    let gap = try plan(parts, rules: PersonNotificationRules(gapMinutes: 30))
    #expect(Set(minutes(gap)) == [605, 900, 1_000, 1_200])
    #expect(Set(gap.unplaced.map(\.part)) == [0])
    let cap = try plan(parts, rules: PersonNotificationRules(perDayMax: 3))
    #expect(Set(minutes(cap).filter { $0 != 0 }).isSuperset(of: [605, 1_000]))
    for (_, placed) in Dictionary(grouping: cap.placed, by: \.date) { #expect(placed.count <= 3) }
    // A study's own rules do not affect the other study.
    let own = try plan(
      parts,
      rules: PersonNotificationRules(
        gapMinutes: 0, studies: ["tinnitus": StudyNotificationRules(perDayMax: 1)]))
    #expect(Set(minutes(own)) == [600, 605, 1_000, 900])
    let holiday = CivilDate(year: 2026, month: 6, day: 2)
    let holidays = try plan(
      parts,
      rules: PersonNotificationRules(studies: [
        "tinnitus": StudyNotificationRules(holidays: [holiday])
      ]))
    #expect(holidays.placed.contains { $0.part == 1 && $0.date == holiday })
    #expect(!holidays.placed.contains { $0.part == 0 && $0.date == holiday })
  }

  @Test func whatStandsCounts() throws {
    let date = CivilDate(year: 2026, month: 6, day: 2)
    let standing = PersonPlan.Standing(
      at: Instant(2026, 6, 2, 10), date: date, studyID: "elsewhere", part: nil)
    let daily = try part(.daily(DailyPlan(minutesOfDay: [605, 900])))
    let plan = try plan(
      [daily], rules: PersonNotificationRules(gapMinutes: 10, perDayMax: 2), standing: [standing])
    #expect(plan.placed.filter { $0.date == date }.map(\.instant.at) == [Instant(2026, 6, 2, 15)])
    #expect(plan.unplaced.map(\.wish) == [Instant(2026, 6, 2, 10, 5)])
  }

  /// Every schedule is planned independently if there are no rules.
  @Test func withoutRulesSchedulesDoNotMind() throws {
    let zones = oddZones
    try forEachSeed(300) { generator in
      let name = generator.element(of: zones)
      let parts = try (0..<generator.next(in: 1...3)).map { number in
        try part(Self.plan(by: &generator), "s\(number)", zone: name)
      }
      let limit = generator.next(in: 1...80)
      let plan = try plan(parts, count: limit, zone: name)
      let alone = PlanMerge.earliest(
        limit, of: parts.map { $0.planner.next(limit, now: now) }, at: \.at)
      return Array(plan.placed.map(\.instant).prefix(limit)) == alone
        ? [] : ["\(name): \(plan.placed.map(\.instant.at)), not \(alone.map(\.at))"]
    }
  }

  /// Covers every zone with unusual rules, around clock changes.
  @Test func everyRuleHoldsInEveryZone() throws {
    let zones = oddZones
    try forEachSeed(400) { generator in
      let name = generator.element(of: zones)
      let zone = try zone(name)
      let changes = zone.datesOfChange(from: CivilDate(year: 2009, month: 1, day: 1), days: 6000)
      let start =
        changes.isEmpty
        ? CivilDate(year: 2020, month: 2, day: 27)
        : generator.element(of: changes).adding(days: -3)
      let now = zone.start(of: LocalTime(start, minuteOfDay: generator.next(through: 1439)))
      let parts = try (0..<generator.next(in: 1...3)).map { number in
        try part(
          Self.plan(by: &generator), "s\(number)", zone: name,
          study: "study-\(generator.next(through: 1))", priority: generator.next(through: 1),
          dayZero: start.adding(days: -9))
      }
      let quietStart = generator.next(through: 1439)
      let rules = PersonNotificationRules(
        quietHours: generator.next(through: 2) == 0
          ? QuietHours() : quiet(quietStart, (quietStart + generator.next(in: 1...700)) % 1440),
        gapMinutes: generator.next(through: 60), perDayMax: generator.next(through: 9),
        studies: ["study-0": StudyNotificationRules(gapMinutes: generator.next(through: 90))])
      let plan = PersonPlan(
        count: 30, through: start, now: now, zone: zone, parts: parts, rules: rules, standing: [])
      return Self.broken(plan, parts, rules, zone, now).map { "\(name) from \(start): \($0)" }
    }
  }

  private static func broken(
    _ plan: PersonPlan, _ parts: [PersonPlan.Part], _ rules: PersonNotificationRules,
    _ zone: IANAZone, _ now: Instant
  ) -> [String] {
    var broken: [String] = []
    for (index, placed) in plan.placed.enumerated() {
      let at = placed.instant.at
      if at < now.adding(minutes: SchedulePlanner.leadMinutes) { broken.append("\(at) too soon") }
      let quiet = rules.quietHours.seconds(around: placed.date, in: zone)
      if quiet.contains(where: { $0.contains(at.secondsSinceEpoch) }) {
        broken.append("\(at) in quiet hours")
      }
      for other in plan.placed[..<index] {
        let study = parts[placed.part].studyID
        var gap = 60 * rules.gapMinutes
        if study == parts[other.part].studyID {
          gap = max(gap, 60 * (rules.studies[study]?.gapMinutes ?? 0))
        }
        if other.part == placed.part { gap = max(gap, parts[placed.part].planner.gapSeconds) }
        if abs(at.seconds(since: other.instant.at)) < gap { broken.append("\(at), \(other)") }
      }
    }
    if rules.perDayMax > 0 {
      for (date, all) in Dictionary(grouping: plan.placed, by: \.date)
      where all.count > rules.perDayMax {
        broken.append("\(date): \(all.count)")
      }
    }
    return broken
  }

  private static func plan(by generator: inout Xoshiro256) -> Plan {
    let start = generator.next(through: 1439)
    if generator.next(through: 2) == 0 {
      let minutes = Set((0..<generator.next(in: 1...5)).map { _ in generator.next(through: 1439) })
      return .daily(DailyPlan(minutesOfDay: minutes.sorted()))
    }
    return .standard(
      .daily(
        generator.next(in: 1...8), from: start, to: (start + generator.next(in: 60...1380)) % 1440,
        gap: generator.next(in: 1...30)))
  }
}
