import PlanningService

extension PlanReport {
  /// The report for a terminal.
  var text: [String] {
    heading + spreads + hours + schedules + findings
  }

  /// Description of the simulation.
  private var heading: [String] {
    let joining =
      settings.joinDays == 1
      ? "joining on \(settings.start)"
      : "joining on \(settings.joinDays) dates from \(settings.start)"
    return [
      "\(LogSafeText.text(title)) (\(studyID)): \(settings.participants) participants, "
        + "\(settings.days) days each, \(joining), seed \(settings.seed)",
      "zones: " + zones.map { "\($0.name) \($0.participants)" }.joined(separator: ", "),
      "rules of the participants: \(choices); \(answering)", "",
    ]
  }

  /// Notification settings of the participants.
  private var choices: String {
    let rules = settings.rules
    var parts = rules.quietHours.map { "quiet \(PlanFigures.clock($0))" }
    if rules.perDayMax > 0 { parts.append("at most \(rules.perDayMax) notifications a day") }
    if rules.gapMinutes > 0 { parts.append("\(rules.gapMinutes) min between notifications") }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  private var answering: String {
    guard let answersPerMillion = settings.answersPerMillion else {
      return "only blocking questionnaires are filled in"
    }
    return "\(PlanFigures.share(answersPerMillion, of: 1_000_000)) of notifications are answered"
  }

  /// One row for each distribution.
  private var spreads: [String] {
    let rows: [(String, Spread?, (Int) -> String)] = [
      ("notifications per person and day", perDay, { "\($0)" }),
      ("notifications per person", perPerson, { "\($0)" }),
      ("from one notification to the next", gaps, PlanFigures.duration),
    ]
    var table = TextTable([
      ("", .left), ("min", .right), ("p10", .right), ("median", .right), ("p90", .right),
      ("max", .right),
    ])
    for (name, spread, word) in rows {
      let figures = [spread?.least, spread?.tenth, spread?.median, spread?.ninth, spread?.most]
      table.add([name] + figures.map { $0.map(word) ?? "-" })
    }
    return table.lines + [""]
  }

  private var hours: [String] {
    let most = byHour.max() ?? 0
    guard most > 0 else { return [] }
    var table = TextTable([
      ("hour", .left), ("notifications", .right), ("each", .right), ("", .left),
    ])
    for (hour, count) in byHour.enumerated() where count > 0 {
      table.add([
        PlanFigures.clock(hour * 60), "\(count)",
        PlanFigures.each(count, of: settings.participants * settings.days),
        String(repeating: "#", count: (count * 40 + most - 1) / most),
      ])
    }
    return table.lines + ["each: per person and day, in the participant's local time", ""]
  }

  private var schedules: [String] {
    guard !lines.isEmpty else { return [] }
    var table = TextTable([
      ("schedule", .left), ("notifications", .right), ("participants", .right), ("quiet", .right),
      ("cap", .right), ("gap", .right),
    ])
    for line in lines {
      table.add(
        [line.name, "\(line.notifications)", "\(line.asked)"]
          + DayPlacement.Refusal.ofRules.map { "\(line.unplaced[$0] ?? 0)" })
    }
    return table.lines + ["quiet, cap, gap: notifications that a rule left no room for", ""]
  }

  private var findings: [String] {
    warnings.isEmpty ? ["no warnings"] : warnings.map { "warning: \(LogSafeText.text($0))" }
  }
}
