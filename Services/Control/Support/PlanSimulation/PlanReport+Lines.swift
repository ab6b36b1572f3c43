import PlanningDomain

extension PlanReport {
  /// For a terminal.
  package var text: [String] {
    heading + spreads + hours + schedules + findings
  }

  /// What was simulated.
  var heading: [String] {
    let joining =
      settings.joinDays == 1
      ? "joining on \(settings.start)"
      : "joining on \(settings.joinDays) dates from \(settings.start)"
    return [
      "\(PlainLine.text(title)) (\(studyID)): \(settings.participants) participants, "
        + "\(settings.days) days each, \(joining), seed \(settings.seed)",
      "zones: " + zones.map { "\($0.name) \($0.participants)" }.joined(separator: ", "),
      "rules of the participants: \(settings.choices); \(settings.answering)", "",
    ]
  }

  /// One row for each spread, in words.
  var spreadRows: [[String]] {
    let rows: [(String, Spread?, (Int) -> String)] = [
      ("prompts per person and day", perDay, { "\($0)" }),
      ("prompts per person", perPerson, { "\($0)" }),
      ("from one prompt to the next", gaps, PlanFigures.duration),
    ]
    return rows.map { name, spread, word in
      [name]
        + [spread?.least, spread?.tenth, spread?.median, spread?.ninth, spread?.most].map {
          $0.map(word) ?? "-"
        }
    }
  }

  private var spreads: [String] {
    var table = TextTable([
      ("", .left), ("min", .right), ("p10", .right), ("median", .right), ("p90", .right),
      ("max", .right),
    ])
    for row in spreadRows { table.add(row) }
    return table.lines + [""]
  }

  private var hours: [String] {
    let most = byHour.max() ?? 0
    guard most > 0 else { return [] }
    var table = TextTable([
      ("hour", .left), ("prompts", .right), ("each", .right), ("", .left),
    ])
    for (hour, count) in byHour.enumerated() where count > 0 {
      table.add([
        PlanFigures.clock(hour * 60), "\(count)",
        PlanFigures.each(count, of: settings.participants * settings.days),
        String(repeating: "#", count: (count * 40 + most - 1) / most),
      ])
    }
    return table.lines + ["each: per person and day, by the clock of the participant", ""]
  }

  private var schedules: [String] {
    guard !lines.isEmpty else { return [] }
    var table = TextTable([
      ("schedule", .left), ("prompts", .right), ("participants", .right), ("quiet", .right),
      ("cap", .right), ("gap", .right),
    ])
    for line in lines {
      table.add(
        [line.name, "\(line.prompts)", "\(line.asked)"]
          + DayPlacement.Refusal.allCases.map { "\(line.unplaced[$0] ?? 0)" })
    }
    return table.lines + ["quiet, cap, gap: what had no room, by the rule", ""]
  }

  private var findings: [String] {
    warnings.isEmpty ? ["no warnings"] : warnings.map { "warning: \(PlainLine.text($0))" }
  }
}
