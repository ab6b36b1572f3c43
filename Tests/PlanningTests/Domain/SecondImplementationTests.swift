import Calendar
import CalendarSamples
import Foundation
import Questionnaires
import TestBasics
import TestSupport
import Testing

@testable import PlanningService

/// Agreement with another program that implements the draw from its description only.
@Suite struct SecondImplementationTests {
  /// A schedule of one participant, and the dates to draw.
  private struct Case {
    var zone: IANAZone
    var schedule: Schedule
    var participant: [UInt8]
    var revision: Int
    var dayZero: CivilDate
    var dates: [CivilDate]
    var fired: [FiredTrigger] = []
    var quietHours = QuietHours()

    var drawn: [[Int]] {
      let seed = PlanSeed(
        participant: participant, studyID: "söme-study", questionnaireID: "q",
        revision: revision, scheduleID: schedule.id)
      let planner = SchedulePlanner(
        schedule: schedule, zone: zone, dayZero: dayZero, studyStart: nil, studyEnd: nil,
        seed: seed, fired: fired, quietHours: quietHours)
      return dates.map { planner.instants(on: $0).map(\.secondsSinceEpoch) }
    }

    var line: [String: Any] {
      var line: [String: Any] = [
        "zone": zone.name,
        "participant": participant.map { String(UInt($0) + 256, radix: 16).dropFirst() }.joined(),
        "study": "söme-study", "questionnaire": "q", "schedule": schedule.id,
        "revision": revision, "day_zero": dayZero.dayNumber, "start_day": schedule.startDay,
        "dates": dates.map(\.dayNumber), "drawn_once": schedule.isDrawnOnce,
      ]
      switch schedule.plan {
      case .standard(let plan):
        line["plan"] = "standard"
        line["per_day"] = plan.perDay
        line["gap"] = plan.minimumGapMinutes
        line["windows"] = plan.windows.map { [$0.day!.rawValue, [$0.startMinute, $0.endMinute]] }
      case .custom(let plan):
        line["plan"] = "custom"
        line["times"] = plan.times.map { [$0.day!.rawValue, $0.minuteOfDay] }
      case .monthly(let plan):
        line["plan"] = "monthly"
        line["day"] = plan.dayOfMonth
        line["minute"] = plan.minuteOfDay
      case .daily(let plan):
        line["plan"] = "daily"
        line["minutes"] = plan.minutesOfDay
      case .after(let plan):
        line["plan"] = "after"
        line["delay"] = [plan.delayMinutes.lowerBound, plan.delayMinutes.upperBound]
        line["late"] = plan.lateMinutes
        line["windows"] = plan.windows.map { [$0.day!.rawValue, [$0.startMinute, $0.endMinute]] }
        line["quiet"] = quietHours.windows.map {
          [$0.day!.rawValue, [$0.startMinute, $0.endMinute]]
        }
        line["fired"] = fired.map {
          [
            $0.id.uuidString.filter { $0 != "-" }, $0.firedAt.secondsSinceEpoch,
            $0.toldAt.secondsSinceEpoch,
          ] as [Any]
        }
      }
      line["days"] = days
      return line
    }

    private var days: [String: Any] {
      var days: [String: Any] = [:]
      switch schedule.days.rhythm {
      case nil: break
      case .everyDays(let number): days["rhythm"] = ["every_days", number]
      case .everyWeeks(let number): days["rhythm"] = ["every_weeks", number]
      case .everyMonths(let number): days["rhythm"] = ["every_months", number]
      case .burst(let on, let off): days["rhythm"] = ["burst", on, off]
      case .sequence(let distances): days["rhythm"] = ["sequence"] + distances
      }
      if schedule.days.dayCount > 0 { days["day_count"] = schedule.days.dayCount }
      if !schedule.days.fromDate.isEmpty { days["from_date"] = schedule.days.fromDate }
      if !schedule.days.untilDate.isEmpty { days["until_date"] = schedule.days.untilDate }
      return days
    }
  }

  @Test func bothDrawTheSame() async throws {
    let zones = try (hostZones.names.sorted() + ["UTC+05:30", "UTC-09:30"]).map { try zone($0) }
    var cases: [Case] = []
    forEachSeed(3000) { generator in
      cases.append(Self.random(zones, by: &generator))
      return []
    }
    let lines = try cases.map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0.line), as: UTF8.self)
    }
    let answers = try await drawnByTheOther(lines)
    try #require(answers.count == cases.count)
    var drawn = 0
    for (index, answer) in answers.enumerated() {
      let theirs = try JSONDecoder().decode([[Int]].self, from: Data(answer.utf8))
      drawn += theirs.joined().count
      guard theirs != cases[index].drawn else { continue }
      Issue.record("\(lines[index]): \(cases[index].drawn), not \(theirs)")
      return
    }
    #expect(drawn > 20_000)
  }

  /// The vectors have two lines each: inputs, and the instants of their dates.
  @Test func theDescriptionHasItsVectorsRight() async throws {
    let text = try String(
      contentsOf: Repository.file("Services/Planning/ALGORITHM.md"), encoding: .utf8)
    let lines = text.components(separatedBy: "```\n")[1].split(separator: "\n").map(String.init)
    let inputs = stride(from: 0, to: lines.count, by: 2).map { lines[$0] }
    let instants = stride(from: 1, to: lines.count, by: 2).map { lines[$0] }
    #expect(inputs.count >= 6)
    #expect(try await drawnByTheOther(inputs) == instants)
  }

  private func drawnByTheOther(_ lines: [String]) async throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "otolith-plans-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    let output = try await Subprocess.run(
      URL(filePath: "/usr/bin/python3"),
      [Repository.file("Tests/Vectors/plan.py").path, file.path, hostZones.path])
    return output.split(separator: "\n").map(String.init)
  }

  private static func random(_ zones: [IANAZone], by generator: inout Xoshiro256) -> Case {
    let zone = generator.element(of: zones)
    // The other program rounds the odd-second offsets that zones had before 1970.
    let changes = zone.datesOfChange(from: CivilDate(year: 1975, month: 1, day: 1), days: 60 * 365)
    let start =
      if !changes.isEmpty && generator.next(through: 1) == 0 {
        generator.element(of: changes).adding(days: -generator.next(in: 1...4))
      } else {
        CivilDate(dayNumber: generator.next(in: 2_000...30_000))
      }
    var schedule = Schedule(
      id: generator.next(through: 1) == 0 ? "" : "s\(generator.next(through: 99))",
      plan: plan(by: &generator), startDay: generator.next(through: 5))
    schedule.days = days(from: start, by: &generator)
    if case .standard = schedule.plan { schedule.isDrawnOnce = generator.next(through: 3) == 0 }
    var random = Case(
      zone: zone, schedule: schedule,
      participant: (0..<16).map { _ in UInt8(generator.next(through: 255)) },
      revision: generator.next(in: 1...1000),
      dayZero: start.adding(days: -generator.next(through: 40)),
      dates: (0..<9).map { start.adding(days: $0) })
    if schedule.plan.isAfter {
      random.schedule.days = ScheduleDaysDefinition()
      random.schedule.startDay = 0
      random.fired = fired(about: zone.start(of: LocalTime(start, minuteOfDay: 0)), by: &generator)
      random.quietHours = QuietHours(windows: windows(by: &generator))
    }
    return random
  }

  private static let somebody = UUID(uuidString: "0F8FAD5B-D9CB-469F-A165-70867728950E")!

  /// Returns firings within the dates and some days before; most are reported at once, some late.
  private static func fired(
    about start: Instant, by generator: inout Xoshiro256
  ) -> [FiredTrigger] {
    (0..<generator.next(in: 1...9)).map { _ in
      let firedAt = start.adding(seconds: generator.next(in: -5 * 86_400...9 * 86_400))
      let late = generator.next(through: 2) > 0 ? 1 : generator.next(through: 14_400)
      return FiredTrigger(
        id: OccurrenceSeed(participantID: Self.somebody, studyID: "", triggerID: "")
          .id(generator.next(through: .max - 1)),
        firedAt: firedAt, toldAt: firedAt.adding(seconds: late))
    }
  }

  private static func windows(by generator: inout Xoshiro256) -> [DayWindow] {
    DayOfWeek.allCases.filter { _ in generator.next(through: 2) == 0 }.map {
      DayWindow(
        day: $0, startMinute: generator.next(through: 1439),
        endMinute: generator.next(through: 1439))
    }
  }

  private static func after(by generator: inout Xoshiro256) -> RelativePlan {
    let least = generator.next(through: 600)
    return RelativePlan(
      delayMinutes: least...least + generator.next(through: 2_000),
      windows: windows(by: &generator), lateMinutes: generator.next(in: 1...200))
  }

  private static func plan(by generator: inout Xoshiro256) -> Plan {
    let minutes = Set((0..<generator.next(in: 1...6)).map { _ in generator.next(through: 1439) })
    switch generator.next(through: 11) {
    case 10, 11: return .after(after(by: &generator))
    case 0: return .monthly(MonthlyPlan(dayOfMonth: generator.next(in: 1...31), minuteOfDay: 150))
    case 1: return .daily(DailyPlan(minutesOfDay: minutes.sorted()))
    case 2:
      let times = minutes.map {
        WeeklyTime(day: generator.element(of: DayOfWeek.allCases), minuteOfDay: $0)
      }
      return .custom(CustomPlan(times: times))
    default: return .standard(standard(by: &generator))
    }
  }

  /// Includes windows that are too short or overlap.
  private static func standard(by generator: inout Xoshiro256) -> StandardPlan {
    let days = DayOfWeek.allCases.filter { _ in generator.next(through: 3) > 0 }
    return StandardPlan(
      perDay: generator.next(in: 1...30),
      windows: days.map {
        DayWindow(
          day: $0, startMinute: generator.next(through: 1439),
          endMinute: generator.next(through: 1439))
      }, minimumGapMinutes: generator.next(in: 1...90))
  }

  private static func days(
    from start: CivilDate, by generator: inout Xoshiro256
  ) -> ScheduleDaysDefinition {
    let rhythm: ScheduleDaysDefinition.Rhythm? =
      switch generator.next(through: 9) {
      case 0: .everyDays(UInt32(generator.next(in: 1...5)))
      case 1: .everyWeeks(UInt32(generator.next(in: 1...3)))
      case 2: .everyMonths(UInt32(generator.next(in: 1...2)))
      case 3:
        .burst(
          daysOn: UInt32(generator.next(in: 1...4)), daysOff: UInt32(generator.next(in: 1...4)))
      case 4: .sequence(Set((0..<9).map { _ in UInt32(generator.next(through: 50)) }).sorted())
      default: nil
      }
    return ScheduleDaysDefinition(
      rhythm: rhythm,
      dayCount: generator.next(through: 3) == 0 ? UInt32(generator.next(in: 1...50)) : 0,
      fromDate: generator.next(through: 5) == 0 ? start.adding(days: 2).iso8601 : "",
      untilDate: generator.next(through: 5) == 0 ? start.adding(days: 6).iso8601 : "")
  }
}
