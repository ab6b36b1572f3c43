/// Checks the rules that apply to all notifications of a study.
struct PromptRulesChecker {
  let limits: CatalogueLimits

  func check(_ study: StudyDefinition, _ path: FindingPlace) {
    check(study.promptRules, path.field("prompt_rules"))
    checkRoom(study, path)
  }

  private func check(_ rules: PromptRulesDefinition, _ path: FindingPlace) {
    if rules.perDayMax > ScheduleChecker.perDay.upperBound {
      path.field("per_day_max").add(.promptRulesOutOfRange, "give at most 96")
    }
    if rules.minimumGapMinutes > ScheduleChecker.gapMinutesMax {
      path.field("minimum_gap_minutes").add(.promptRulesOutOfRange, "give at most 720")
    }
    if rules.holidays.count > limits.holidaysMax {
      path.field("holidays").add(
        .tooManyHolidays,
        "\(rules.holidays.count) dates; at most \(limits.holidaysMax) are allowed")
    }
    var seen = Set<String>()
    for (position, date) in rules.holidays.prefix(limits.holidaysMax).enumerated() {
      let here = path.item("holidays", position)
      if !MomentSyntax.isDate(date) {
        here.add(.dateInvalid, "invalid date `\(date)`; write YYYY-MM-DD")
      } else if !seen.insert(date).inserted {
        here.add(.holidayDuplicate, "duplicate date `\(date)`")
      }
    }
  }

  /// Warns of schedules after triggers for which other notifications leave no room on some days.
  private func checkRoom(_ study: StudyDefinition, _ path: FindingPlace) {
    let most = Int(study.promptRules.perDayMax)
    guard most > 0 else { return }
    let byPriority = study.questionnaires.lazy.flatMap(\.schedules).reduce(into: [UInt32: Int]()) {
      $0[min($1.priority, 100), default: 0] += $1.plan?.mostPerDay ?? 0
    }
    for (position, use) in study.questionnaires.enumerated() {
      for (number, schedule) in use.schedules.enumerated() {
        guard case .after = schedule.plan else { continue }
        let before = byPriority.filter { $0.key >= schedule.priority }.values.reduce(0, +)
        guard before >= most else { continue }
        path.item("questionnaires", position).item("schedules", number).field("priority").add(
          .triggerWithoutRoom,
          "\(before) notifications of the same or a higher priority can fall on a day with at most "
            + "\(most): none follows the trigger then; give it a higher priority than theirs")
      }
    }
  }
}

extension ScheduleDefinition.Plan {
  /// Number of notifications on the day with the most; 0 for a plan that follows a trigger.
  fileprivate var mostPerDay: Int {
    switch self {
    case .standard(let plan): plan.windows.isEmpty ? 0 : Int(clamping: plan.perDay)
    case .custom(let times): Dictionary(grouping: times, by: \.day).values.map(\.count).max() ?? 0
    case .monthly: 1
    case .daily(let minutes): minutes.count
    case .after: 0
    }
  }
}
