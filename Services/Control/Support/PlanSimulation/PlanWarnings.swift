import Calendar

/// What somebody who plans a study should look at.
enum PlanWarnings {
  /// More of them on a date are a burden.
  static let promptsPerDayMax = 12
  /// From 07:00 to 23:00; people sleep at other times.
  static let wakingMinutes = 7 * 60..<23 * 60
  /// Two prompts that are closer are answered as one.
  static let gapSecondsMin = 5 * 60

  /// - Parameters:
  ///   - daily: of each participant, the prompts on each date.
  ///   - distances: seconds between prompts.
  static func of(
    _ study: SimulatedStudy, _ outcomes: [SimulatedOutcome], daily: [[Int]], distances: [Int],
    lines: [PlanReport.Line]
  ) -> [String] {
    var warnings: [String] = []
    if study.schedules.isEmpty {
      warnings.append("no questionnaire of the study has a schedule: nobody is asked")
    }
    let burdened = daily.filter { $0.contains { $0 > promptsPerDayMax } }
    if let most = burdened.lazy.compactMap({ $0.max() }).max() {
      warnings.append(
        "\(burdened.count) of \(outcomes.count) participants have a day with more than "
          + "\(promptsPerDayMax) prompts; the most are \(most)")
    }
    let early = outcomes.map { outcome in
      outcome.prompts.count { !wakingMinutes.contains($0.minuteOfDay) }
    }
    let sum = early.reduce(0, +)
    if sum > 0 {
      warnings.append(
        "\(sum) prompts of \(early.count { $0 > 0 }) participants come before "
          + "\(PlanFigures.clock(wakingMinutes.lowerBound)) or from "
          + "\(PlanFigures.clock(wakingMinutes.upperBound)) on")
    }
    let close = distances.count { $0 < gapSecondsMin }
    if close > 0 {
      warnings.append(
        "\(close) prompts come less than \(gapSecondsMin / 60) minutes after the one before")
    }
    let unplaced = outcomes.reduce(0) { $0 + $1.unplaced.count }
    if unplaced > 0 { warnings.append("\(unplaced) prompts have no room") }
    return warnings
      + lines.compactMap { line in line.silence.map { "\(line.name) asks nobody: \($0)" } }
  }
}
