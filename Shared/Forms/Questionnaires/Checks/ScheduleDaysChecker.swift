/// Checks day 0 of a schedule and the days on which it applies.
struct ScheduleDaysChecker {
  let limits: CatalogueLimits

  /// Does not check whether the questionnaire or trigger of day 0 is in the study;
  /// ``SchedulesChecker`` does.
  func check(_ schedule: ScheduleDefinition, _ path: FindingPlace) {
    check(schedule.anchor, path.field("anchor"))
    check(schedule.days, path.field("days"))
  }

  private func check(_ anchor: ScheduleAnchorDefinition, _ path: FindingPlace) {
    switch anchor.event {
    case .joining, .questionnaire, .trigger: break
    case .date(let date): check(date: date, path.field("date"))
    case .staffDate(let id):
      if !IdentifierSyntax.isID(id) {
        path.field("staff_date_id").add(
          .idInvalid, "invalid id `\(id)`; use 1–64 lower-case letters, digits, hyphens")
      }
    }
    if anchor.offsetDays.magnitude > limits.startDayMax {
      path.field("offset_days").add(
        .anchorInvalid, "give at most \(limits.startDayMax) days, before or after")
    }
  }

  private func check(_ days: ScheduleDaysDefinition, _ path: FindingPlace) {
    switch days.rhythm {
    case nil: break
    case .everyDays(let number):
      require(number, 1...366, path.field("every_days"))
    case .everyWeeks(let number):
      // Every week is every day: it would leave out none.
      if number == 1 {
        path.field("every_weeks").add(
          .rhythmOutOfRange,
          "1 leaves out no day; for one day of each week give a weekday, as in"
            + " `custom: [{days: [sunday], at: \"18:00\"}]`")
      }
      require(number, 1...52, path.field("every_weeks"))
    case .everyMonths(let number):
      require(number, 1...24, path.field("every_months"))
    case .burst(let on, let off):
      let path = path.field("burst")
      require(on, 1...366, path.field("days_on"))
      require(off, 1...limits.startDayMax, path.field("days_off"))
    case .sequence(let days): check(sequence: days, path.field("sequence"))
    }
    if days.dayCount > limits.startDayMax {
      path.field("day_count").add(.dayCountOutOfRange, "give at most \(limits.startDayMax) days")
    }
    for (name, date) in [("from_date", days.fromDate), ("until_date", days.untilDate)]
    where !date.isEmpty {
      check(date: date, path.field(name))
    }
    // Valid dates sort like their texts.
    if MomentSyntax.isDate(days.fromDate), MomentSyntax.isDate(days.untilDate),
      days.untilDate < days.fromDate
    {
      path.field("until_date").add(.datesEmpty, "lies before `from_date`")
    }
  }

  private func check(sequence days: [UInt32], _ path: FindingPlace) {
    if !(1...366).contains(days.count) {
      path.field("days").add(.rhythmOutOfRange, "give 1–366 days")
    }
    for (position, day) in days.prefix(366).enumerated() {
      let here = path.item("days", position)
      if day > limits.startDayMax {
        here.add(.rhythmOutOfRange, "give at most \(limits.startDayMax)")
      }
      if position > 0, day <= days[position - 1] {
        here.add(.rhythmOutOfRange, "must be greater than the previous one")
      }
    }
  }

  private func require(_ number: UInt32, _ range: ClosedRange<UInt32>, _ path: FindingPlace) {
    if range.contains(number) { return }
    path.add(.rhythmOutOfRange, "give \(range.lowerBound)–\(range.upperBound)")
  }

  private func check(date: String, _ path: FindingPlace) {
    if MomentSyntax.isDate(date) { return }
    path.add(.dateInvalid, "invalid date `\(date)`; write YYYY-MM-DD")
  }
}
