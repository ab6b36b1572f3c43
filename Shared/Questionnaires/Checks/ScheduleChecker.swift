/// The rules a study leader's schedule must meet.
struct ScheduleChecker {
  static let perDay: ClosedRange<UInt32> = 1...96
  static let gapMinutesMax: UInt32 = 720
  static let minuteOfDayMax: UInt32 = 1_439

  let limits: CatalogueLimits

  func check(
    _ schedule: ScheduleDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    switch schedule.plan {
    case nil:
      findings.add(path, .planMissing, "give a standard, custom, monthly, daily or after plan")
    case .standard(let plan):
      checkStandard(plan, path.field("standard"), into: &findings)
    case .custom(let times):
      checkCustom(times, path.field("custom"), into: &findings)
    case .monthly(let day, let minute):
      let path = path.field("monthly")
      if !(1...31).contains(day) {
        findings.add(path.field("day_of_month"), .dayOfMonthOutOfRange, "give 1–31")
      }
      Self.checkMinute(minute, path.field("minute_of_day"), into: &findings)
    case .daily(let minutes):
      checkDaily(minutes, path.field("daily"), into: &findings)
    case .after(let plan):
      AfterPlanChecker(limits: limits).check(plan, of: schedule, path, into: &findings)
    }
    if schedule.isDrawnOnce {
      if case .standard = schedule.plan {
      } else {
        findings.add(
          path.field("drawn_once"), .drawnOnceNotApplicable, "only a standard plan is drawn")
      }
    }
    if schedule.priority > limits.priorityMax {
      findings.add(
        path.field("priority"), .priorityOutOfRange, "give at most \(limits.priorityMax)")
    }
    ScheduleDaysChecker(limits: limits).check(schedule, path, into: &findings)
    ParticipantBoundsChecker().check(schedule, path, into: &findings)
    FollowUpChecker().check(schedule, path, into: &findings)
    if schedule.startDay > limits.startDayMax {
      findings.add(
        path.field("start_day"), .startDayOutOfRange, "give at most \(limits.startDayMax) days")
    }
    if schedule.expiresAfterMinutes > limits.expiryMinutesMax {
      findings.add(
        path.field("expires_after_minutes"), .expiryOutOfRange,
        "give at most \(limits.expiryMinutesMax) minutes")
    }
  }

  private func checkStandard(
    _ plan: StandardPlanDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    let perDayIsGood = Self.perDay.contains(plan.perDay)
    if !perDayIsGood {
      findings.add(path.field("per_day"), .perDayOutOfRange, "give 1–96")
    }
    let gapIsGood = plan.minimumGapMinutes <= Self.gapMinutesMax
    if !gapIsGood {
      findings.add(
        path.field("minimum_gap_minutes"), .gapOutOfRange, "give at most 720, or 0 for 15")
    }
    if plan.windows.isEmpty {
      findings.add(path.field("windows"), .noWindows, "give at least one weekday a window")
    }
    let gap = plan.gapMinutes
    DayWindowChecker().check(plan.windows, path, into: &findings) { window, here, findings in
      guard perDayIsGood, gapIsGood else { return }
      let most = window.lengthMinutes / gap + 1
      if most < plan.perDay {
        findings.add(
          here, .windowTooShort,
          "\(window.lengthMinutes) minutes hold \(most) notifications \(gap) minutes apart, not "
            + "\(plan.perDay); widen the window, lower the number or the gap")
      }
    }
  }

  private func checkCustom(
    _ times: [WeeklyTimeDefinition], _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if times.isEmpty { findings.add(path.field("times"), .noTimes, "give at least one time") }
    if times.count > limits.weeklyTimesMax {
      findings.add(
        path.field("times"), .tooManyTimes,
        "\(times.count) times; at most \(limits.weeklyTimesMax) a week are allowed")
    }
    var seen = Set<WeeklyTimeDefinition>()
    for (position, time) in times.prefix(limits.weeklyTimesMax).enumerated() {
      let here = path.item("times", position)
      if time.day == nil {
        findings.add(here.field("day"), .dayMissing, "name the weekday")
      } else if !seen.insert(time).inserted {
        findings.add(here, .timeDuplicate, "this time stands twice")
      }
      Self.checkMinute(time.minuteOfDay, here.field("minute_of_day"), into: &findings)
    }
  }

  private func checkDaily(
    _ minutes: [UInt32], _ path: FindingPath, into findings: inout FindingCollector
  ) {
    let field = path.field("minutes_of_day")
    if minutes.isEmpty { findings.add(field, .noTimes, "give at least one time") }
    if minutes.count > limits.dailyTimesMax {
      findings.add(
        field, .tooManyTimes,
        "\(minutes.count) times; at most \(limits.dailyTimesMax) a day are allowed")
    }
    var seen = Set<UInt32>()
    for (position, minute) in minutes.prefix(limits.dailyTimesMax).enumerated() {
      let here = path.item("minutes_of_day", position)
      if !seen.insert(minute).inserted {
        findings.add(here, .timeDuplicate, "this time stands twice")
      }
      Self.checkMinute(minute, here, into: &findings)
    }
  }

  /// - Returns: whether it is one.
  @discardableResult
  static func checkMinute(
    _ minute: UInt32, _ path: FindingPath, into findings: inout FindingCollector
  ) -> Bool {
    if minute <= minuteOfDayMax { return true }
    findings.add(path, .minuteOutOfRange, "give minutes since midnight, 0–1439")
    return false
  }
}
