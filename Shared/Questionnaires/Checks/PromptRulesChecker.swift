/// The rules that a study's prompts are under together.
struct PromptRulesChecker {
  let limits: CatalogueLimits

  func check(_ study: StudyDefinition, _ path: FindingPath, into findings: inout FindingCollector) {
    let rules = study.promptRules
    let path = path.field("prompt_rules")
    if rules.perDayMax > ScheduleChecker.perDay.upperBound {
      findings.add(path.field("per_day_max"), .promptRulesOutOfRange, "give at most 96")
    }
    if rules.minimumGapMinutes > ScheduleChecker.gapMinutesMax {
      findings.add(path.field("minimum_gap_minutes"), .promptRulesOutOfRange, "give at most 720")
    }
    if rules.holidays.count > limits.holidaysMax {
      findings.add(
        path.field("holidays"), .tooManyHolidays,
        "\(rules.holidays.count) dates; at most \(limits.holidaysMax) are allowed")
    }
    var seen = Set<String>()
    for (position, date) in rules.holidays.prefix(limits.holidaysMax).enumerated() {
      let here = path.item("holidays", position)
      if !MomentSyntax.isDate(date) {
        findings.add(here, .dateInvalid, "`\(date)` is no date; write YYYY-MM-DD")
      } else if !seen.insert(date).inserted {
        findings.add(here, .holidayDuplicate, "`\(date)` stands twice")
      }
    }
  }
}
