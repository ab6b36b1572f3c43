import Calendar
import Questionnaires
import TestBasics
import Testing

@testable import IngestionService

/// Days in a row, medals, points and levels.
@Suite struct StreakTests {
  /// 2026-06-15, noon in UTC.
  private static let today = 20_619
  private static func at(_ day: Int, hour: Int = 12) -> Instant {
    Instant(secondsSinceEpoch: (today + day) * 86_400 + hour * 3600)
  }

  private static func zone(_ name: String) -> (any ZoneRules)? {
    name == "UTC" ? SteadyZone() : try? ZoneDatabase().zone(name)
  }

  /// Facts with one sheet on each of these days, counted from today.
  private func facts(_ days: some Sequence<Int>, zone: String = "UTC") -> RewardStanding.Facts {
    RewardStanding.Facts(
      now: Self.at(0),
      days: days.map {
        RewardStanding.SheetDay(
          date: CivilDate(dayNumber: Self.today + $0), sheets: 1, firstAt: Self.at($0, hour: 8),
          timeZone: zone)
      })
  }

  private func prompt(
    _ day: Int, _ outcome: RewardStanding.Prompt.Outcome = .unanswered, hour: Int = 9,
    ends: Int = 1
  ) -> RewardStanding.Prompt {
    RewardStanding.Prompt(
      notifiesAt: Self.at(day, hour: hour), endsAt: Self.at(day, hour: hour + ends),
      outcome: outcome)
  }

  private func streak(_ facts: RewardStanding.Facts) -> Streak {
    Streak(facts, zone: Self.zone)
  }

  /// The example of the source: five bronze medals and a silver one.
  @Test func thirtySevenDays() {
    let found = streak(facts(-36...0))
    #expect((found.days, found.longest, found.countsToday) == (37, 37, true))
    #expect((found.bronze, found.silver, found.gold) == (5, 1, 0))
    let year = streak(facts(-364...0))
    #expect((year.bronze, year.silver, year.gold) == (52, 12, 1))
    let none = streak(facts([Int]()))
    #expect((none.days, none.longest, none.bronze, none.countsToday) == (0, 0, 0, false))
  }

  @Test func aGapStartsAgainAndKeepsMedals() {
    let found = streak(facts(Array(-20 ... -10) + Array(-8 ... -1)))
    #expect((found.days, found.longest, found.bronze) == (8, 11, 2))
    // Today is not over.
    #expect(!found.countsToday)
    // A sheet that arrives late mends the row.
    let mended = streak(facts(-20 ... -1))
    #expect((mended.days, mended.bronze) == (20, 2))
  }

  @Test func onlyPlannedDaysEndARow() {
    var weekly = facts([-14, -7])
    weekly.prompts = [prompt(-14, .answered), prompt(-7, .answered), prompt(0)]
    #expect(streak(weekly).days == 2)
    // The prompt of today has ended unanswered, but the day is not over.
    weekly.prompts[2] = prompt(-1)
    #expect(streak(weekly).days == 0 && streak(weekly).longest == 2)
    weekly.prompts[2] = prompt(-1, .withdrawn)
    #expect(streak(weekly).days == 2)
    // It can still be answered.
    weekly.prompts[2] = prompt(-1, ends: 72)
    #expect(streak(weekly).days == 2)
    weekly.prompts[2].endsAt = nil
    #expect(streak(weekly).days == 2)
    // One of several answers is enough.
    weekly.prompts += [prompt(-3), prompt(-3, .answered, hour: 20)]
    #expect(streak(weekly).days == 3)
  }

  @Test func anAnswerAfterMidnightCountsForItsPrompt() {
    var late = facts([-2, -1], zone: "Europe/Berlin")
    // 23:30 in Berlin, two hours ahead of UTC, answered on the next day.
    late.prompts = [
      RewardStanding.Prompt(
        notifiesAt: Self.at(-4, hour: 21), endsAt: Self.at(-4, hour: 23), outcome: .answered),
      RewardStanding.Prompt(
        notifiesAt: Self.at(-4, hour: 23), endsAt: Self.at(-3, hour: 1), outcome: .unanswered),
    ]
    // The second one is at 01:00 of the third last day, which has no sheet.
    #expect(streak(late).days == 2 && streak(late).longest == 2)
    late.prompts[1].outcome = .answered
    #expect(streak(late).days == 4)
  }

  @Test func pausesAbsencesAndConsentAreLeftOut() {
    var broken = facts([-9, -8, -1])
    #expect(streak(broken).days == 1)
    broken.pauses = [StudyPause(from: Self.at(-7, hour: 0), until: Self.at(-1, hour: 0))]
    #expect(streak(broken).days == 3)
    broken.pauses[0].until = Self.at(-3, hour: 0)
    #expect(streak(broken).days == 1)
    broken.pauses[0].from = Self.at(-7, hour: 20)
    broken.absences = [
      Enrolment.Absence(after: Self.at(-3, hour: 23), until: Self.at(-2, hour: 23))
    ]
    // A day with a part of the pause, or of the absence, is passed over.
    #expect(streak(broken).days == 3)
    broken.prompts = [prompt(-6), prompt(-2)]
    #expect(streak(broken).days == 3)
    broken.prompts.append(prompt(-7))
    #expect(streak(broken).days == 1)
    broken.consentEndsAt = Self.at(-7, hour: 9)
    #expect(streak(broken).days == 3)
  }

  @Test func pointsOfADayAreLimited() {
    var many = facts([-1, 0])
    many.days[0].sheets = 7
    // The second part of a day in another zone.
    many.days.append(many.days[1])
    many.days[2].timeZone = "Europe/Berlin"
    func standing(_ rewards: RewardDefinition) -> RewardStanding {
      RewardStanding(rewards, many, zone: Self.zone)
    }
    let found = standing(
      RewardDefinition(pointsPerSheet: 10, sheetsPerDayMax: 3, levelPoints: [10, 50, 51]))
    #expect((found.points, found.level, found.nextLevelPoints) == (50, 2, 51))
    #expect(found.streak == nil)
    let top = standing(RewardDefinition(pointsPerSheet: 1, levelPoints: [1, 2]))
    #expect((top.points, top.level, top.nextLevelPoints) == (2, 2, nil))
    #expect(standing(RewardDefinition(hasStreaks: true)).points == 0)
  }

  /// Compares with a walk from day to day.
  @Test(arguments: 0..<50 as Range<UInt64>) func countsLikeAWalk(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let kept = Set((-60...0).filter { _ in Int.random(in: 0...9, using: &generator) > 1 })
    let planned = Set((-60...0).filter { _ in Bool.random(using: &generator) })
    var facts = facts(kept.sorted())
    facts.prompts = planned.sorted().map { prompt($0, kept.contains($0) ? .answered : .unanswered) }
    var (run, runs): (Int, [Int]) = (0, [])
    for day in -60...0 {
      if kept.contains(day) {
        run += 1
      } else if planned.contains(day) || planned.isEmpty, day < 0 {
        runs.append(run)
        run = 0
      }
    }
    let found = streak(facts)
    #expect(found.days == run && found.longest == max(runs.max() ?? 0, run), "seed \(seed)")
    #expect(found.bronze == (runs + [run]).reduce(0) { $0 + $1 / 7 }, "seed \(seed)")
  }
}
