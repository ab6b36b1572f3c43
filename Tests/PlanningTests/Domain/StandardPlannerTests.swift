import Calendar
import CalendarSamples
import Testing

@testable import PlanningService

@Suite struct StandardPlannerTests {
  /// Expected values come from an independent implementation (Python, from the description of
  /// xoshiro256**, SplitMix64, FNV-1a and the strata). A failure means that the instants of running
  /// studies would move.
  @Test(arguments: [
    (
      28, 3,
      [
        1_774_685_251, 1_774_689_225, 1_774_690_739, 1_774_697_372, 1_774_698_643, 1_774_704_095,
        1_774_708_460, 1_774_712_595, 1_774_715_832, 1_774_721_317,
      ]
    ),
    (
      29, 3,
      [
        1_774_767_496, 1_774_770_089, 1_774_774_675, 1_774_776_964, 1_774_785_226, 1_774_788_278,
        1_774_791_919, 1_774_797_818, 1_774_802_802, 1_774_806_808,
      ]
    ),
    (
      25, 10,
      [
        1_792_915_399, 1_792_917_892, 1_792_920_593, 1_792_924_925, 1_792_931_034, 1_792_934_085,
        1_792_941_167, 1_792_943_888, 1_792_947_205, 1_792_953_973,
      ]
    ),
  ])
  func drawsStayTheSame(day: Int, month: Int, expected: [Int]) throws {
    let participant: [UInt8] = [
      0x0f, 0x8f, 0xad, 0x5b, 0xd9, 0xcb, 0x46, 0x9f, 0xa1, 0x65, 0x70, 0x86, 0x77, 0x28, 0x95,
      0x0e,
    ]
    let planner = StandardPlanner(
      plan: .daily(10), zone: try zone("Europe/Berlin"),
      seed: PlanSeed(
        participant: participant, studyID: "tinnitus", questionnaireID: "momentary", revision: 1))
    let instants = planner.instants(on: CivilDate(year: 2026, month: month, day: day))
    #expect(instants.map(\.secondsSinceEpoch) == expected)
  }

  @Test func holdsEveryPromiseInEveryZone() throws {
    let zones = try oddZones.map { try zone($0) }
    let changes = zones.map { zone in
      zone.datesOfChange(from: CivilDate(year: 2009, month: 1, day: 1), days: 20 * 366)
    }
    forEachSeed(1500) { generator in
      let index = generator.next(through: zones.count - 1)
      let plan = randomPlan(by: &generator)
      // Half of the cases lie around a clock change.
      let start =
        if !changes[index].isEmpty && generator.next(through: 1) == 0 {
          generator.element(of: changes[index]).adding(days: -generator.next(in: 1...4))
        } else {
          CivilDate(dayNumber: generator.next(in: 15_000...25_000))
        }
      return PromiseCheck(
        plan: plan, zone: zones[index], seed: .sample(generator.next(through: 65_535))
      ).broken(from: start, days: 9)
    }
  }

  /// Returns random valid settings.
  private func randomPlan(by generator: inout Xoshiro256) -> StandardPlan {
    while true {
      let days = DayOfWeek.allCases.filter { _ in generator.next(through: 3) > 0 }
      let shared = generator.next(through: 1) == 0 ? generator.next(through: 1439) : nil
      let windows = days.map { day in
        let start = shared ?? generator.next(through: 1439)
        let length =
          switch generator.next(through: 3) {
          case 0: generator.next(in: 1...30)
          case 1: 1440
          default: generator.next(in: 1...1440)
          }
        return DayWindow(day: day, startMinute: start, endMinute: (start + length) % 1440)
      }
      var plan = StandardPlan(
        perDay: 1, windows: windows,
        minimumGapMinutes: generator.next(through: 1) == 0
          ? 0 : generator.next(in: 1...(generator.next(through: 1) == 0 ? 30 : 720)))
      guard plan.findings().isEmpty, let maximum = plan.maximumPerDay else { continue }
      plan.perDay = generator.next(through: 2) == 0 ? maximum : generator.next(in: 1...maximum)
      return plan
    }
  }

  @Test func theLargestNumberFitsExactly() throws {
    let planner = StandardPlanner(
      plan: .daily(96, from: 420, to: 420), zone: try zone("UTC"), seed: .sample())
    let instants = (0..<5).flatMap {
      planner.instants(on: CivilDate(year: 2026, month: 6, day: 1).adding(days: $0))
    }
    let expected = (0..<(5 * 96)).map { Instant(2026, 6, 1, 7).adding(minutes: 15 * $0) }
    #expect(instants == expected)
  }

  @Test func aShortenedDayHoldsWhatStillFits() throws {
    // 00:00–06:00 has five real hours in spring and seven in autumn.
    let plan = StandardPlan.daily(25, from: 0, to: 360)
    #expect(plan.maximumPerDay == 25)
    let planner = StandardPlanner(plan: plan, zone: try zone("Europe/Berlin"), seed: .sample())
    let counts = [(3, 28), (3, 29), (3, 30), (10, 25)].map { month, day in
      planner.instants(on: CivilDate(year: 2026, month: month, day: day)).count
    }
    #expect(counts == [25, 21, 25, 25])
  }

  @Test func aWindowInsideTheHourLeftOutDoesNotHappen() throws {
    let planner = StandardPlanner(
      plan: .daily(2, from: 125, to: 175), zone: try zone("Europe/Berlin"), seed: .sample())
    let counts = (28...30).map {
      planner.instants(on: CivilDate(year: 2026, month: 3, day: $0)).count
    }
    #expect(counts == [2, 0, 2])
  }

  @Test func aWindowThatStartsInTheHourLeftOutStartsAfterIt() throws {
    // 02:30–03:15: only the quarter of an hour after 03:00 remains.
    let berlin = try zone("Europe/Berlin")
    for sample in 0..<50 {
      let planner = StandardPlanner(
        plan: .daily(2, from: 150, to: 195), zone: berlin, seed: .sample(sample))
      let instants = planner.instants(on: CivilDate(year: 2026, month: 3, day: 29))
      #expect(instants == [Instant(2026, 3, 29, 1), Instant(2026, 3, 29, 1, 15)])
    }
  }

  @Test(arguments: [(480, 1200), (1320, 120)])
  func aDateLeftOutHasNoInstants(start: Int, end: Int) throws {
    let planner = StandardPlanner(
      plan: .daily(3, from: start, to: end), zone: try zone("Pacific/Apia"), seed: .sample())
    let counts = (28...31).map {
      planner.instants(on: CivilDate(year: 2011, month: 12, day: $0)).count
    }
    #expect(counts == [3, 3, 0, 3])
  }

  @Test func weekdaysWithoutAWindowAreQuiet() throws {
    let plan = StandardPlan(
      perDay: 3, windows: [DayWindow(day: .saturday, startMinute: 1320, endMinute: 120)])
    let planner = StandardPlanner(plan: plan, zone: try zone("Asia/Kathmandu"), seed: .sample())
    // 2026-06-01 is a Monday.
    let counts = (1...7).map {
      planner.instants(on: CivilDate(year: 2026, month: 6, day: $0)).count
    }
    #expect(counts == [0, 0, 0, 0, 0, 3, 0])
  }

  /// Checks mean and variance over many days. The gap does not affect the first part, so it must be
  /// uniform; later parts lose at most their beginning.
  @Test func instantsSpreadEvenlyOverTheirParts() throws {
    let planner = StandardPlanner(
      plan: .daily(10), zone: try zone("Europe/Berlin"), seed: .sample())
    let first = CivilDate(year: 2026, month: 1, day: 1)
    let partLength = 72.0 * 60
    var sums = [Double](repeating: 0, count: 10)
    var tenths = [Int](repeating: 0, count: 10)
    let days = 4000
    for day in 0..<days {
      let date = first.adding(days: day)
      let start = planner.zone.start(of: LocalTime(date, minuteOfDay: 480))
      for (part, instant) in planner.instants(on: date).enumerated() {
        let within = Double(instant.seconds(since: start)) - Double(part) * partLength
        sums[part] += within / partLength
        if part == 0 { tenths[Int(within / partLength * 10)] += 1 }
      }
    }
    let means = sums.map { $0 / Double(days) }
    // The mean of 4,000 uniform numbers has a standard error of 0.0046; four times that occurs once
    // in 15,000 runs.
    #expect(abs(means[0] - 0.5) < 0.019)
    #expect(means.dropFirst().allSatisfy { $0 > 0.5 - 0.019 && $0 < 0.56 }, "\(means)")
    let expected = Double(days) / 10
    let chiSquare = tenths.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) }
    #expect(chiSquare / expected < 27.9)
  }

  @Test func anotherRevisionDrawsAfresh() throws {
    let utc = try zone("UTC")
    let date = CivilDate(year: 2026, month: 6, day: 1)
    let draws = (1...20).map {
      StandardPlanner(plan: .daily(5), zone: utc, seed: .sample(revision: $0)).instants(on: date)
    }
    #expect(Set(draws).count == 20)
  }
}
