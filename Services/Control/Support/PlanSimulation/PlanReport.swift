import Calendar
import Foundation
import PlanningService

/// The figures of a simulation.
struct PlanReport: Sendable {
  /// One schedule of the study.
  struct Line: Sendable, Hashable {
    /// `daily-mood`, or `daily-mood/evening`.
    var name: String
    var notifications: Int
    /// Number of participants who were notified.
    var asked: Int
    /// Notifications that were not placed, by reason.
    var unplaced: [DayPlacement.Refusal: Int]
    /// The reason why it notified no participant; nil if it did.
    var silence: String?
  }

  let studyID: String
  let title: String
  let settings: PlanSimulationSettings
  /// Participants by time zone, largest group first.
  let zones: [(name: String, participants: Int)]
  let notifications: Int
  /// Notifications of a participant on a date, over all dates of participation including the first.
  let perDay: Spread?
  /// Number of such dates by number of notifications.
  let daysWith: [Int]
  /// Notifications of a participant over all dates.
  let perPerson: Spread?
  /// Notifications in each hour of local time.
  let byHour: [Int]
  /// Notifications on each date since joining.
  let byDay: [Int]
  /// Seconds between consecutive notifications of a participant, of any schedule.
  let gaps: Spread?
  /// Histogram of these seconds; ``gapSteps`` are the lower bounds.
  let gapCounts: [Int]
  /// Lines in the order of the study.
  let lines: [Line]
  let warnings: [String]

  /// Lower bounds in seconds.
  static let gapSteps = [
    0, 5 * 60, 15 * 60, 30 * 60, 3600, 2 * 3600, 4 * 3600, 8 * 3600, 16 * 3600, 24 * 3600,
  ]

  init(
    of study: SimulatedStudy, _ settings: PlanSimulationSettings, _ outcomes: [SimulatedOutcome]
  ) {
    studyID = study.definition.id
    title = study.definition.title[study.definition.defaultLanguage] ?? study.definition.id
    self.settings = settings
    zones = Dictionary(grouping: outcomes, by: \.zone)
      .map { (name: $0.key, participants: $0.value.count) }
      .sorted { ($1.participants, $0.name) < ($0.participants, $1.name) }
    let days = outcomes.map { Self.counts($0, settings.days) }
    notifications = outcomes.reduce(0) { $0 + $1.notifications.count }
    perDay = Spread(days.flatMap(\.self))
    perPerson = Spread(outcomes.map(\.notifications.count))
    let most = perDay?.most ?? 0
    daysWith = days.joined().reduce(into: Array(repeating: 0, count: most + 1)) { $0[$1] += 1 }
    byHour = outcomes.lazy.flatMap(\.notifications).reduce(into: Array(repeating: 0, count: 24)) {
      $0[$1.minuteOfDay / 60] += 1
    }
    byDay = days.reduce(into: Array(repeating: 0, count: settings.days)) { sums, counts in
      for (day, count) in counts.enumerated() { sums[day] += count }
    }
    let distances = outcomes.flatMap { outcome in
      zip(outcome.notifications, outcome.notifications.dropFirst()).map {
        $1.at.seconds(since: $0.at)
      }
    }
    gaps = Spread(distances)
    gapCounts = distances.reduce(into: Self.gapSteps.map { _ in 0 }) { counts, distance in
      counts[(Self.gapSteps.firstIndex { $0 > distance } ?? Self.gapSteps.count) - 1] += 1
    }
    lines = Self.lines(of: study, settings, outcomes)
    warnings = PlanWarnings.of(study, outcomes, daily: days, distances: distances, lines: lines)
  }

  /// Notifications on each date of a participant.
  private static func counts(_ outcome: SimulatedOutcome, _ days: Int) -> [Int] {
    outcome.notifications.reduce(into: Array(repeating: 0, count: days)) { counts, notification in
      counts[notification.date.dayNumber - outcome.firstDate.dayNumber] += 1
    }
  }

  private static func lines(
    of study: SimulatedStudy, _ settings: PlanSimulationSettings, _ outcomes: [SimulatedOutcome]
  ) -> [Line] {
    var notifications: [ScheduleKey: Int] = [:]
    var asked: [ScheduleKey: Int] = [:]
    var unplaced: [ScheduleKey: [DayPlacement.Refusal: Int]] = [:]
    var begun: Set<ScheduleKey> = []
    for outcome in outcomes {
      for notification in outcome.notifications { notifications[notification.key, default: 0] += 1 }
      for key in Set(outcome.notifications.map(\.key)) { asked[key, default: 0] += 1 }
      for one in outcome.unplaced { unplaced[one.key, default: [:]][one.refusal, default: 0] += 1 }
      begun.formUnion(outcome.begun)
    }
    return study.schedules.map { one in
      Line(
        name: one.name, notifications: notifications[one.key] ?? 0, asked: asked[one.key] ?? 0,
        unplaced: unplaced[one.key] ?? [:],
        silence: notifications[one.key] == nil
          ? one.silence(
            hasBegun: begun.contains(one.key), isRefused: unplaced[one.key] != nil,
            answers: settings.answersPerMillion != nil, isPaused: study.record.isPaused) : nil)
    }
  }
}

extension SimulatedStudy.Prescribed {
  /// The reason why the schedule notified no participant.
  fileprivate func silence(
    hasBegun: Bool, isRefused: Bool, answers: Bool, isPaused: Bool
  ) -> String {
    if isPaused { return "the study is paused" }
    if isDeactivated { return "the questionnaire is deactivated" }
    if case .staffDate(let id) = schedule.anchor.event {
      return "starts at the date `\(id)`, which the study's staff did not set"
    }
    if case .trigger(let id) = schedule.anchor.event {
      return "follows the trigger `\(id)`, which does not fire in a simulation"
    }
    if !hasBegun, case .questionnaire(let id) = schedule.anchor.event {
      return "starts when `\(id)` is filled in, which did not happen"
        + (answers ? "" : " (set an answer rate to fill in questionnaires)")
    }
    if isRefused { return "the rules leave no room for any of its notifications" }
    return hasBegun
      ? "none of its dates is in the simulation" : "it was not visible, or not open"
  }
}
