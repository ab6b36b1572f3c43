import Calendar

/// Warnings for the designer of a study.
enum PlanWarnings {
  /// Acceptable number of notifications on a date.
  static let notificationsPerDayMax = 12
  /// Waking hours, 07:00 to 23:00.
  static let wakingMinutes = 7 * 60..<23 * 60
  /// Minimum distance in seconds; closer notifications are answered as one.
  static let gapSecondsMin = 5 * 60

  /// - Parameters:
  ///   - daily: number of notifications on each date, for each participant.
  ///   - distances: seconds between notifications.
  static func of(
    _ study: SimulatedStudy, _ outcomes: [SimulatedOutcome], daily: [[Int]], distances: [Int],
    lines: [PlanReport.Line]
  ) -> [String] {
    var warnings: [String] = []
    if study.schedules.isEmpty {
      warnings.append("no questionnaire of the study has a schedule: no participant is notified")
    }
    let burdened = daily.filter { $0.contains { $0 > notificationsPerDayMax } }
    if let most = burdened.lazy.compactMap({ $0.max() }).max() {
      warnings.append(
        "\(burdened.count) of \(outcomes.count) participants have a day with more than "
          + "\(notificationsPerDayMax) notifications; at most \(most)")
    }
    let early = outcomes.map { outcome in
      outcome.notifications.count { !wakingMinutes.contains($0.minuteOfDay) }
    }
    let sum = early.reduce(0, +)
    if sum > 0 {
      warnings.append(
        "\(sum) notifications of \(early.count { $0 > 0 }) participants come before "
          + "\(PlanFigures.clock(wakingMinutes.lowerBound)) or from "
          + "\(PlanFigures.clock(wakingMinutes.upperBound)) on")
    }
    let close = distances.count { $0 < gapSecondsMin }
    if close > 0 {
      warnings.append(
        "\(close) notifications come less than \(gapSecondsMin / 60) minutes after the previous one"
      )
    }
    let unplaced = outcomes.reduce(0) { $0 + $1.unplaced.count }
    if unplaced > 0 { warnings.append("\(unplaced) notifications could not be placed") }
    return warnings + withoutRoom(study, outcomes)
      + lines.compactMap { line in
        line.silence.map { "\(line.name) notifies no participant: \($0)" }
      }
  }

  /// Names the schedules after triggers that have no room on some days, because notifications of the
  /// same or a higher priority reach the maximum.
  private static func withoutRoom(
    _ study: SimulatedStudy, _ outcomes: [SimulatedOutcome]
  ) -> [String] {
    let most = Int(study.record.notificationRules.perDayMax)
    guard most > 0 else { return [] }
    let priorities = Dictionary(
      study.schedules.map { ($0.key, $0.schedule.priority) },
      uniquingKeysWith: { first, _ in first })
    return study.schedules.compactMap { one in
      guard case .after = one.schedule.plan else { return nil }
      let days = outcomes.reduce(0) { sum, outcome in
        let before = outcome.notifications.filter {
          priorities[$0.key, default: 0] >= one.schedule.priority
        }
        return sum + Dictionary(grouping: before, by: \.date).values.count { $0.count >= most }
      }
      return days == 0
        ? nil
        : "\(one.name) has no room on \(days) days: \(most) notifications of the same or a higher "
          + "priority fall on them"
    }
  }
}
