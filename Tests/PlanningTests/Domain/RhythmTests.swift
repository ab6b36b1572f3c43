import Calendar
import CalendarSamples
import Questionnaires
import Testing

@testable import PlanningService

/// Instants on the active days of a schedule.
@Suite struct RhythmTests {
  private let now = Instant(2026, 6, 1, 12)

  private func next(
    _ limit: Int, of schedule: Schedule, zone name: String = "Europe/Berlin",
    dayZero: CivilDate = CivilDate(year: 2026, month: 5, day: 1), from: Instant? = nil
  ) throws -> [Instant] {
    let seed = PlanSeed(
      participant: [1, 2], studyID: "tinnitus", questionnaireID: "momentary", revision: 1,
      scheduleID: schedule.id)
    return SchedulePlanner(
      schedule: schedule, zone: try zone(name), dayZero: dayZero, studyStart: nil, studyEnd: nil,
      seed: seed
    ).next(limit, now: from ?? now).map(\.at)
  }

  @Test func oneDateAlone() throws {
    let schedule = Schedule(
      plan: .daily(DailyPlan(minutesOfDay: [600, 480])),
      days: ScheduleDaysDefinition(fromDate: "2026-07-01", untilDate: "2026-07-01"))
    #expect(
      try next(9, of: schedule) == [Instant(2026, 7, 1, 6), Instant(2026, 7, 1, 8)])
  }

  @Test func aBurstOfRandomInstants() throws {
    let schedule = Schedule(
      plan: .standard(.daily(3)),
      days: ScheduleDaysDefinition(rhythm: .burst(daysOn: 2, daysOff: 5)))
    let berlin = try zone("Europe/Berlin")
    let dates = try next(12, of: schedule).map { berlin.date(at: $0).dayNumber }
    // Bursts start on 1 May and every seven days after.
    let first = CivilDate(year: 2026, month: 6, day: 5).dayNumber
    #expect(dates == [0, 0, 0, 1, 1, 1, 7, 7, 7, 8, 8, 8].map { first + $0 })
  }

  /// The draws of the other days are the same as without the rhythm.
  @Test func aRhythmLeavesDaysOutAndChangesNone() throws {
    let all = try next(400, of: Schedule(plan: .standard(.daily(4))))
    let some = try next(
      100,
      of: Schedule(
        plan: .standard(.daily(4)), days: ScheduleDaysDefinition(rhythm: .everyDays(3))))
    #expect(some.count == 100 && Set(some).subtracting(all).count <= 12)
  }

  @Test func whatIsDrawnOnceIsTheSameEveryDay() throws {
    let berlin = try zone("Europe/Berlin")
    let once = Schedule(plan: .standard(.daily(5)), isDrawnOnce: true)
    let instants = try next(500, of: once, from: Instant(2026, 2, 1))
    let byDay = Dictionary(grouping: instants) { berlin.date(at: $0) }
    let times = Set(
      byDay.values.filter { $0.count == 5 }.map { $0.map { berlin.secondOfDay(at: $0) } })
    // A clock change at night does not affect 08:00 to 20:00.
    #expect(times.count == 1 && byDay.count >= 100)
    let drawn = try next(500, of: Schedule(plan: .standard(.daily(5))), from: Instant(2026, 2, 1))
    #expect(instants != drawn)
  }

  @Test func whatIsDrawnOnceKeepsItsPromisesAroundChangesOfClocks() throws {
    for name in oddZones {
      let rules = try zone(name)
      let changes = rules.datesOfChange(from: CivilDate(year: 2009, month: 1, day: 1), days: 7000)
      forEachSeed(20) { generator in
        guard !changes.isEmpty else { return [] }
        let plan = StandardPlan.daily(
          generator.next(in: 1...20), from: generator.next(through: 1439), to: 0, gap: 15)
        guard plan.findings().isEmpty else { return [] }
        let start = generator.element(of: changes).adding(days: -3)
        let planner = StandardPlanner(
          plan: plan, zone: rules, seed: .sample(generator.next(through: 65_535)),
          isDrawnOnce: true)
        let instants = (0..<7).flatMap { planner.instants(on: start.adding(days: $0)) }
        let gaps = zip(instants, instants.dropFirst()).map { $1.seconds(since: $0) }
        return gaps.filter { $0 < 900 }.map { "\(name) from \(start): \($0) s apart" }
      }
    }
  }

  /// Each schedule has its own draw; a schedule without an id draws as a questionnaire's only one.
  @Test func schedulesDrawForThemselves() {
    func first(_ scheduleID: String) -> UInt64 {
      var generator = PlanSeed(
        participant: [0, 0], studyID: "tinnitus", questionnaireID: "momentary", revision: 1,
        scheduleID: scheduleID
      ).generator(on: CivilDate(dayNumber: 20_000))
      return generator.next()
    }
    var before = PlanSeed.sample().generator(on: CivilDate(dayNumber: 20_000))
    #expect(first("") == before.next())
    #expect(Set(["", "a", "b", "ab"].map(first)).count == 4)
  }
}
