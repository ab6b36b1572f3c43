import Calendar
import CalendarSamples
import Testing

@testable import PlanningService

@Suite struct SchedulePlannerTests {
  private let now = Instant(2026, 6, 1, 12)

  private func planner(
    _ plan: Plan, zone name: String = "UTC", joined: Instant = Instant(2026, 5, 1),
    start: Instant? = nil, end: Instant? = nil, startDay: Int = 0, expires: Int = 0
  ) throws -> SchedulePlanner {
    SchedulePlanner(
      schedule: Schedule(plan: plan, startDay: startDay, expiresAfterMinutes: expires),
      zone: try zone(name), dayZero: try zone(name).date(at: joined), studyStart: start,
      studyEnd: end, seed: .sample())
  }

  private func daily(at minutes: Int...) -> Plan {
    .custom(
      CustomPlan(
        times: DayOfWeek.allCases.flatMap { day in
          minutes.map { WeeklyTime(day: day, minuteOfDay: $0) }
        }))
  }

  // MARK: Fixed times

  @Test func customTimesRepeatWeekly() throws {
    let plan = Plan.custom(
      CustomPlan(times: [
        WeeklyTime(day: .friday, minuteOfDay: 1200), WeeklyTime(day: .monday, minuteOfDay: 540),
      ]))
    let planned = try planner(plan).next(4, now: now)
    #expect(
      planned.map(\.at) == [
        Instant(2026, 6, 5, 20), Instant(2026, 6, 8, 9), Instant(2026, 6, 12, 20),
        Instant(2026, 6, 15, 9),
      ])
    #expect(planned.allSatisfy { $0.fixed && $0.expiresAt == nil })
  }

  @Test func customTimesFollowTheWallClockOverChanges() throws {
    let planner = try planner(daily(at: 150), zone: "Europe/Berlin")
    // 02:30 does not exist on 29 March 2026 and exists twice on 25 October.
    let spring = try self.planner(
      daily(at: 150), zone: "Europe/Berlin", joined: Instant(2026, 1, 1)
    ).next(3, now: Instant(2026, 3, 27, 12))
    #expect(
      spring.map(\.at) == [
        Instant(2026, 3, 28, 1, 30), Instant(2026, 3, 29, 1, 30), Instant(2026, 3, 30, 0, 30),
      ])
    let autumn = planner.next(3, now: Instant(2026, 10, 23, 12))
    #expect(
      autumn.map(\.at) == [
        Instant(2026, 10, 24, 0, 30), Instant(2026, 10, 25, 0, 30), Instant(2026, 10, 26, 1, 30),
      ])
  }

  @Test func twoTimesThatSpringMakesOneAreAskedOnce() throws {
    let planned = try planner(
      daily(at: 150, 210), zone: "Europe/Berlin", joined: Instant(2026, 1, 1)
    ).next(3, now: Instant(2026, 3, 28, 12))
    #expect(
      planned.map(\.at) == [
        Instant(2026, 3, 29, 1, 30), Instant(2026, 3, 30, 0, 30), Instant(2026, 3, 30, 1, 30),
      ])
  }

  @Test func aTimeThatSpringCarriesPastMidnightKeepsTheOrder() throws {
    // Nuuk skips from 23:00 on 28 March 2026 to 00:00 on the 29th: 23:45 becomes 00:45, which is
    // asked anyway and comes after 00:15.
    let planner = try planner(
      daily(at: 15, 45, 1425), zone: "America/Nuuk", joined: Instant(2026, 1, 1))
    let expected = [
      Instant(2026, 3, 29, 1, 15), Instant(2026, 3, 29, 1, 45), Instant(2026, 3, 30, 0, 45),
      Instant(2026, 3, 30, 1, 15),
    ]
    for limit in 1...4 {
      let planned = planner.next(limit, now: Instant(2026, 3, 28, 12))
      #expect(planned.map(\.at) == Array(expected.prefix(limit)))
    }
  }

  @Test func aDateLeftOutIsNotAskedOn() throws {
    // Samoa had no Friday, 30 December 2011.
    let joined = Instant(2011, 12, 1)
    let weekly = Plan.custom(CustomPlan(times: [WeeklyTime(day: .friday, minuteOfDay: 600)]))
    let monthly = Plan.monthly(MonthlyPlan(dayOfMonth: 30, minuteOfDay: 600))
    for (plan, next) in [
      (weekly, Instant(2012, 1, 5, 20)), (monthly, Instant(2012, 1, 29, 20)),
    ] {
      let planned = try planner(plan, zone: "Pacific/Apia", joined: joined)
        .next(1, now: Instant(2011, 12, 25))
      #expect(planned.map(\.at) == [next])
    }
  }

  @Test func monthlyFallsOnTheLastDayOfShorterMonths() throws {
    let planned = try planner(.monthly(MonthlyPlan(dayOfMonth: 31, minuteOfDay: 600)))
      .next(64, now: Instant(2027, 12, 1))
    #expect(
      planned.prefix(6).map(\.at) == [
        Instant(2027, 12, 31, 10), Instant(2028, 1, 31, 10), Instant(2028, 2, 29, 10),
        Instant(2028, 3, 31, 10), Instant(2028, 4, 30, 10), Instant(2028, 5, 31, 10),
      ])
    // 400 days contain 13 or 14 of them.
    #expect(planned.count == 13)
    #expect(planned.allSatisfy { $0.fixed })
  }

  // MARK: Bounds

  @Test func nothingNewWithinTheLeadTime() throws {
    let planner = try planner(daily(at: 12 * 60 + 14, 12 * 60 + 15))
    #expect(planner.next(1, now: now).map(\.at) == [Instant(2026, 6, 1, 12, 15)])
    #expect(
      planner.next(1, now: now.adding(seconds: 1)).map(\.at) == [Instant(2026, 6, 2, 12, 14)])
  }

  @Test func startDayCountsDatesOfTheParticipantsZone() throws {
    // 23:30 UTC on 31 May is 1 June in Berlin.
    let joined = Instant(2026, 5, 31, 23, 30)
    func first(_ startDay: Int, _ zone: String) throws -> Instant? {
      try planner(daily(at: 720), zone: zone, joined: joined, startDay: startDay)
        .next(1, now: joined).first?.at
    }
    #expect(try first(0, "UTC") == Instant(2026, 6, 1, 12))
    #expect(try first(3, "UTC") == Instant(2026, 6, 3, 12))
    #expect(try first(0, "Europe/Berlin") == Instant(2026, 6, 1, 10))
    #expect(try first(3, "Europe/Berlin") == Instant(2026, 6, 4, 10))
    #expect(try first(3660, "UTC") == nil)
  }

  @Test func staysWithinTheStudy() throws {
    let planner = try planner(
      daily(at: 600), start: Instant(2026, 6, 10, 10), end: Instant(2026, 6, 12, 10))
    #expect(
      planner.next(64, now: now).map(\.at)
        == [Instant(2026, 6, 10, 10), Instant(2026, 6, 11, 10)])
    let late = try self.planner(daily(at: 600), start: Instant(2028, 1, 1))
    #expect(late.next(64, now: now).isEmpty)
    let over = try self.planner(daily(at: 600), end: now)
    #expect(over.next(64, now: now).isEmpty)
  }

  @Test func nothingExpiresAfterTheStudy() throws {
    let planned = try planner(daily(at: 600), end: Instant(2026, 6, 3, 11), expires: 120)
      .next(64, now: now)
    #expect(
      planned == [
        PlannedInstant(
          at: Instant(2026, 6, 2, 10), expiresAt: Instant(2026, 6, 2, 12), fixed: true),
        PlannedInstant(
          at: Instant(2026, 6, 3, 10), expiresAt: Instant(2026, 6, 3, 11), fixed: true),
      ])
  }

  @Test(arguments: [-1, 0, 1, 63, 64])
  func givesAsManyAsAskedFor(limit: Int) throws {
    #expect(try planner(daily(at: 600)).next(limit, now: now).count == max(0, limit))
    #expect(try planner(.standard(.daily(10))).next(limit, now: now).count == max(0, limit))
  }

  @Test func survivesAbsurdInstants() throws {
    for joined in [Instant(secondsSinceEpoch: .min), Instant(secondsSinceEpoch: .max)] {
      let planner = try planner(.standard(.daily(2)), joined: joined, start: joined)
      #expect(planner.next(64, now: now).count == (joined < now ? 64 : 0))
      #expect(planner.next(64, now: joined).allSatisfy { $0.at >= joined })
    }
  }

  // MARK: Asking again

  @Test func continuesAfterWhatWasHandedOut() throws {
    let fixed = try planner(daily(at: 600, 601))
    let last = Instant(2026, 6, 4, 10)
    #expect(fixed.next(1, now: now, after: last).map(\.at) == [Instant(2026, 6, 4, 10, 1)])
    let random = try planner(.standard(.daily(10, gap: 60)))
    let all = random.next(64, now: now).map(\.at)
    // An instant handed out with other settings, just before the first of these.
    let other = all[3].adding(minutes: -59)
    let rest = random.next(3, now: now, after: other).map(\.at)
    #expect(rest[0].seconds(since: other) >= 3600)
    #expect(rest[0] > all[3])
  }

  @Test func doesNotDependOnWhenItIsAsked() throws {
    let zones = try oddZones.map { try zone($0) }
    forEachSeed(300) { generator in
      let start = CivilDate(dayNumber: generator.next(in: 15_000...25_000))
      let joined = Instant(secondsSinceEpoch: start.dayNumber * 86_400)
      let startMinute = generator.next(through: 1439)
      let length = generator.next(in: 60...1440)
      var plan = StandardPlan.daily(
        1, from: startMinute, to: (startMinute + length) % 1440, gap: generator.next(in: 1...60))
      plan.perDay = generator.next(in: 1...(plan.maximumPerDay ?? 1))
      let planner = SchedulePlanner(
        schedule: Schedule(plan: .standard(plan)), zone: generator.element(of: zones),
        dayZero: CivilDate(of: joined), studyStart: nil, studyEnd: nil,
        seed: .sample(generator.next(through: 65_535)))
      let now = joined.adding(seconds: generator.next(through: 300_000))
      let later = now.adding(seconds: generator.next(through: 300_000))
      let earlier = planner.next(64, now: now).map(\.at)
      let again = planner.next(64, now: later).map(\.at)
      let expected = earlier.filter { $0 >= later.adding(minutes: 15) }
      var broken: [String] = []
      if earlier.count != 64 || again.count != 64 { broken.append("not 64") }
      if Array(again.prefix(expected.count)) != expected { broken.append("moved: \(plan)") }
      if earlier != earlier.sorted() { broken.append("not in order") }
      if earlier.first.map({ $0 < now.adding(minutes: 15) }) ?? true { broken.append("too soon") }
      // The second half remains after the first half.
      let half = planner.next(32, now: now, after: earlier[31]).map(\.at)
      if half != Array(earlier[32...]) { broken.append("does not continue: \(plan)") }
      return broken
    }
  }

  @Test func tonightsWindowOfYesterdayIsNotForgotten() throws {
    // A request at 00:30, within a window from 22:00 to 04:00.
    let planner = try planner(.standard(.daily(24, from: 1320, to: 240)))
    let planned = planner.next(3, now: Instant(2026, 6, 2, 0, 30)).map(\.at)
    #expect(planned.allSatisfy { $0 <= Instant(2026, 6, 2, 4) })
  }
}
