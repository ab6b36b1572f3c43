/// What day 0 of a schedule is, and on which days it counts.
struct ScheduleDaysChecker {
  let limits: CatalogueLimits

  /// Whether a questionnaire or trigger that a schedule counts from is in the study is for
  /// ``SchedulesChecker``.
  func check(
    _ schedule: ScheduleDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    check(schedule.anchor, path.field("anchor"), into: &findings)
    check(schedule.days, path.field("days"), into: &findings)
  }

  private func check(
    _ anchor: ScheduleAnchorDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    switch anchor.event {
    case .joining, .questionnaire, .trigger: break
    case .date(let date): check(date: date, path.field("date"), into: &findings)
    case .staffDate(let id):
      if !IdentifierSyntax.isID(id) {
        findings.add(
          path.field("staff_date_id"), .idInvalid,
          "`\(id)` is no id; use 1–64 lower-case letters, digits, hyphens")
      }
    }
    if anchor.offsetDays.magnitude > limits.startDayMax {
      findings.add(
        path.field("offset_days"), .anchorInvalid,
        "give at most \(limits.startDayMax) days, before or after")
    }
  }

  private func check(
    _ days: ScheduleDaysDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    switch days.rhythm {
    case nil: break
    case .everyDays(let number):
      require(number, 1...366, path.field("every_days"), into: &findings)
    case .everyWeeks(let number):
      require(number, 1...52, path.field("every_weeks"), into: &findings)
    case .everyMonths(let number):
      require(number, 1...24, path.field("every_months"), into: &findings)
    case .burst(let on, let off):
      let path = path.field("burst")
      require(on, 1...366, path.field("days_on"), into: &findings)
      require(off, 1...limits.startDayMax, path.field("days_off"), into: &findings)
    case .sequence(let days): check(sequence: days, path.field("sequence"), into: &findings)
    }
    if days.dayCount > limits.startDayMax {
      findings.add(
        path.field("day_count"), .dayCountOutOfRange, "give at most \(limits.startDayMax) days")
    }
    for (name, date) in [("from_date", days.fromDate), ("until_date", days.untilDate)]
    where !date.isEmpty {
      check(date: date, path.field(name), into: &findings)
    }
    // So spelled, dates stand in the order of their texts.
    if MomentSyntax.isDate(days.fromDate), MomentSyntax.isDate(days.untilDate),
      days.untilDate < days.fromDate
    {
      findings.add(path.field("until_date"), .datesEmpty, "lies before `from_date`")
    }
  }

  private func check(
    sequence days: [UInt32], _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if !(1...366).contains(days.count) {
      findings.add(path.field("days"), .rhythmOutOfRange, "give 1–366 days")
    }
    for (position, day) in days.prefix(366).enumerated() {
      let here = path.item("days", position)
      if day > limits.startDayMax {
        findings.add(here, .rhythmOutOfRange, "give at most \(limits.startDayMax)")
      }
      if position > 0, day <= days[position - 1] {
        findings.add(here, .rhythmOutOfRange, "must be above the one before")
      }
    }
  }

  private func require(
    _ number: UInt32, _ range: ClosedRange<UInt32>, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if range.contains(number) { return }
    findings.add(path, .rhythmOutOfRange, "give \(range.lowerBound)–\(range.upperBound)")
  }

  private func check(
    date: String, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if MomentSyntax.isDate(date) { return }
    findings.add(path, .dateInvalid, "`\(date)` is no date; write YYYY-MM-DD")
  }
}
