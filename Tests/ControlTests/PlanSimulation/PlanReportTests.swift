import Calendar
import CalendarSamples
import Foundation
import Questionnaires
import Testing

@testable import Control
@testable import PlanningService

/// Compares the figures of a report with a straightforward count.
@Suite struct PlanReportTests {
  private typealias Samples = SimulatedSamples
  private let keys = [Samples.key("mood"), Samples.key("tea", "morning")]
  private let study = Samples.study([
    Samples.use("mood", [Samples.standard(4)]),
    Samples.use("tea", [Samples.daily([600], id: "morning")]),
  ])

  private func outcomes(
    _ count: Int, _ settings: PlanSimulationSettings, by random: inout Xoshiro256
  ) throws -> [SimulatedOutcome] {
    try (0..<count).map { _ in
      let name = ["Europe/Berlin", "Asia/Kathmandu"][random.next(through: 1)]
      let zone = try zone(name)
      let first = settings.start.adding(days: random.next(through: 4))
      let seconds = Set(
        (0..<random.next(through: 60)).map { _ in
          random.next(through: settings.days * 86_400 - 7_200)
        })
      let midnight = zone.start(of: LocalTime(first, minuteOfDay: 0))
      let notifications = seconds.sorted().map {
        SimulatedNotification(
          key: keys[random.next(through: 1)], at: midnight.adding(seconds: $0), in: zone)
      }
      let refusals = DayPlacement.Refusal.allCases
      let unplaced = (0..<random.next(through: 3)).map {
        UnplacedNotification(
          key: keys[random.next(through: 1)], wish: midnight.adding(seconds: $0),
          refusal: refusals[random.next(through: refusals.count - 1)])
      }
      return SimulatedOutcome(
        zone: name, firstDate: first, notifications: notifications, unplaced: unplaced,
        begun: Set(keys))
    }
  }

  /// The smallest value that the given share of values does not exceed.
  private func rank(_ share: Double, of values: [Int]) -> Int? {
    values.filter { value in
      Double(values.count { $0 <= value }) >= share * Double(values.count) - 1e-9
    }.min()
  }

  private func figures(_ spread: Spread?) -> [Int?] {
    [spread?.least, spread?.tenth, spread?.median, spread?.ninth, spread?.most]
  }

  private func figures(of values: [Int]) -> [Int?] {
    [
      values.min(), rank(0.1, of: values), rank(0.5, of: values), rank(0.9, of: values),
      values.max(),
    ]
  }

  @Test(arguments: 1...12) func everyNumberIsWhatCountingGives(_ seed: UInt64) throws {
    var random = Xoshiro256(seed: seed)
    let settings = try Samples.settings(participants: 6, days: 9)
    let outcomes = try outcomes(settings.participants, settings, by: &random)
    let report = PlanReport(of: study, settings, outcomes)

    var daily: [Int] = []
    var hours: [Int: Int] = [:]
    var gaps: [Int] = []
    for outcome in outcomes {
      let zone = try zone(outcome.zone)
      for day in 0..<settings.days {
        let date = outcome.firstDate.adding(days: day)
        daily.append(outcome.notifications.count { zone.date(at: $0.at) == date })
      }
      for notification in outcome.notifications {
        hours[zone.secondOfDay(at: notification.at) / 3600, default: 0] += 1
      }
      for index in outcome.notifications.indices.dropFirst() {
        gaps.append(
          outcome.notifications[index].at.secondsSinceEpoch
            - outcome.notifications[index - 1].at.secondsSinceEpoch)
      }
    }
    #expect(report.notifications == daily.reduce(0, +))
    #expect(figures(report.perDay) == figures(of: daily))
    #expect(figures(report.perPerson) == figures(of: outcomes.map(\.notifications.count)))
    #expect(figures(report.gaps) == figures(of: gaps))
    #expect(report.byHour == (0..<24).map { hours[$0] ?? 0 })
    #expect(report.daysWith == (0...(daily.max() ?? 0)).map { k in daily.count { $0 == k } })
    #expect(
      report.byDay
        == (0..<settings.days).map { day in
          stride(from: day, to: daily.count, by: settings.days).reduce(0) { $0 + daily[$1] }
        })
    let bounds = PlanReport.gapSteps + [.max]
    #expect(
      report.gapCounts
        == zip(bounds, bounds.dropFirst()).map { from, to in
          gaps.count { $0 >= from && $0 < to }
        })
    for (key, line) in zip(keys, report.lines) {
      #expect(
        line.notifications == outcomes.reduce(0) { $0 + $1.notifications.count { $0.key == key } })
      #expect(line.asked == outcomes.count { $0.notifications.contains { $0.key == key } })
      for refusal in DayPlacement.Refusal.allCases {
        let count = outcomes.reduce(0) { sum, outcome in
          sum + outcome.unplaced.count { $0.key == key && $0.refusal == refusal }
        }
        #expect(line.unplaced[refusal, default: 0] == count)
      }
    }
  }

  private func report(
    at minutes: [Int], of study: SimulatedStudy? = nil
  ) throws -> PlanReport {
    let settings = try Samples.settings(participants: 2, days: 1)
    let zone = try zone("UTC")
    let notifications = minutes.map {
      SimulatedNotification(
        key: keys[0], at: zone.start(of: LocalTime(settings.start, minuteOfDay: $0)), in: zone)
    }
    let outcomes = [notifications, []].map {
      SimulatedOutcome(zone: "UTC", firstDate: settings.start, notifications: $0, begun: Set(keys))
    }
    return PlanReport(of: study ?? self.study, settings, outcomes)
  }

  @Test func aBurdenIsWarnedOf() throws {
    func warnings(_ minutes: [Int]) throws -> [String] {
      try report(at: minutes).warnings.filter { !$0.contains("notifies no participant") }
    }
    let twelve = (0..<12).map { 480 + $0 * 60 }
    #expect(try warnings(twelve) == [])
    #expect(
      try warnings(twelve + [1_230]) == [
        "1 of 2 participants have a day with more than 12 notifications; at most 13"
      ])
    #expect(try warnings([420, 1_379]) == [])
    #expect(
      try warnings([419, 700, 1_380]) == [
        "2 notifications of 1 participants come before 07:00 or from 23:00 on"
      ])
    #expect(try warnings([600, 605]) == [])
    #expect(
      try warnings([600, 604]) == [
        "1 notifications come less than 5 minutes after the previous one"
      ])
  }

  /// Notifications of a lower priority leave room for the follow-up, others do not.
  @Test(arguments: [(0, 2, true), (0, 3, false), (1, 2, false)] as [(UInt32, UInt32, Bool)])
  func aTriggerWithoutRoomIsWarnedOf(priority: UInt32, most: UInt32, isWarned: Bool) throws {
    let followUp = ScheduleDefinition(
      plan: .after(AfterPlanDefinition()), anchor: ScheduleAnchorDefinition(event: .trigger("t")),
      priority: priority)
    let study = Samples.study(
      [
        Samples.use("mood", [Samples.standard(4)]), Samples.use("tea", [followUp]),
      ], rules: PromptRulesDefinition(perDayMax: most))
    let warning =
      "tea has no room on 1 days: \(most) notifications of the same or a higher priority"
    #expect(
      try report(at: [600, 700], of: study).warnings.contains { $0.hasPrefix(warning) } == isWarned)
  }

  @Test func schedulesWithoutNotificationsAreNamed() throws {
    let report = try report(at: [600])
    #expect(report.lines.map { $0.silence == nil } == [true, false])
    #expect(report.warnings.contains { $0.hasPrefix("tea/morning notifies no participant: ") })
    #expect(report.text.contains { $0.hasPrefix("warning: tea/morning notifies no participant") })
  }

  @Test func theTextHasTheNumbers() throws {
    let text = try report(at: [600, 660, 1_200]).text
    let row = try #require(text.first { $0.hasPrefix("notifications per person and day") })
    #expect(row.split(separator: " ").suffix(5) == ["0", "0", "0", "3", "3"])
    let gap = try #require(text.first { $0.hasPrefix("from one notification to the next") })
    #expect(gap.split(separator: " h").map { $0.last } == ["1", "1", "1", "9", "9"])
    let hour = try #require(text.first { $0.hasPrefix("11:00") })
    #expect(hour.split(separator: " ").prefix(3) == ["11:00", "1", "0.50"])
  }

  @Test func jsonHasTheNumbers() throws {
    var random = Xoshiro256(seed: 3)
    let settings = try Samples.settings(participants: 4, days: 5, answers: 0.25)
    let outcomes = try outcomes(4, settings, by: &random)
    let report = PlanReport(of: study, settings, outcomes)
    let read = try JSONSerialization.jsonObject(with: Data(try report.json)) as? [String: Any]
    let json = try #require(read)
    #expect(json["study"] as? String == "sample" && json["seed"] as? Int == 7)
    #expect(json["notifications_by_hour"] as? [Int] == report.byHour)
    #expect(json["days_by_notifications"] as? [Int] == report.daysWith)
    #expect(json["answers_per_million"] as? Int == 250_000)
    let spread = json["notifications_per_person_and_day"] as? [String: Int]
    #expect(spread?["count"] == 20 && spread?["max"] == report.perDay?.most)
    let schedules = try #require(json["schedules"] as? [[String: Any]])
    #expect(schedules.map { $0["schedule"] as? String } == ["mood", "tea/morning"])
    #expect(schedules.map { $0["notifications"] as? Int } == report.lines.map(\.notifications))
  }

  @Test(arguments: [
    (0, "0 s"), (59, "59 s"), (60, "1 min"), (3_599, "59 min"), (3_600, "1 h"),
    (3_900, "1 h 5 min"), (86_399, "23 h 59 min"), (86_400, "1 d"), (183_600, "2 d 3 h"),
  ]) func durationsAreTold(_ seconds: Int, _ text: String) {
    #expect(PlanFigures.duration(seconds) == text)
  }
}
