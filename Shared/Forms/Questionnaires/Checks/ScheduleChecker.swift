/// Checks the rules of a study leader's schedule.
struct ScheduleChecker {
  static let perDay: ClosedRange<UInt32> = 1...96
  static let gapMinutesMax: UInt32 = 720
  static let minuteOfDayMax: UInt32 = 1_439

  let limits: CatalogueLimits

  func check(_ schedule: ScheduleDefinition, _ path: FindingPlace) {
    switch schedule.plan {
    case nil:
      path.add(.planMissing, "specify a standard, custom, monthly, daily or after plan")
    case .standard(let plan):
      checkStandard(plan, path.field("standard"))
    case .custom(let times):
      checkCustom(times, path.field("custom"))
    case .monthly(let day, let minute):
      let path = path.field("monthly")
      if !(1...31).contains(day) {
        path.field("day_of_month").add(.dayOfMonthOutOfRange, "give 1–31")
      }
      Self.checkMinute(minute, path.field("minute_of_day"))
    case .daily(let minutes):
      checkDaily(minutes, path.field("daily"))
    case .after(let plan):
      AfterPlanChecker(limits: limits).check(plan, of: schedule, path)
    }
    if schedule.isDrawnOnce {
      if case .standard = schedule.plan {
      } else {
        path.field("drawn_once").add(
          .drawnOnceNotApplicable, "only a standard plan has random times")
      }
    }
    if schedule.priority > limits.priorityMax {
      path.field("priority").add(.priorityOutOfRange, "give at most \(limits.priorityMax)")
    }
    ScheduleDaysChecker(limits: limits).check(schedule, path)
    ParticipantBoundsChecker().check(schedule, path)
    FollowUpChecker().check(schedule, path)
    if schedule.startDay > limits.startDayMax {
      path.field("start_day").add(.startDayOutOfRange, "give at most \(limits.startDayMax) days")
    }
    if schedule.expiresAfterMinutes > limits.expiryMinutesMax {
      path.field("expires_after_minutes").add(
        .expiryOutOfRange, "give at most \(limits.expiryMinutesMax) minutes")
    }
  }

  private func checkStandard(_ plan: StandardPlanDefinition, _ path: FindingPlace) {
    let perDayIsGood = Self.perDay.contains(plan.perDay)
    if !perDayIsGood {
      path.field("per_day").add(.perDayOutOfRange, "give 1–96")
    }
    let gapIsGood = plan.minimumGapMinutes <= Self.gapMinutesMax
    if !gapIsGood {
      path.field("minimum_gap_minutes").add(.gapOutOfRange, "give at most 720, or 0 for 15")
    }
    if plan.windows.isEmpty {
      path.field("windows").add(.noWindows, "specify a window for at least one weekday")
    }
    let gap = plan.gapMinutes
    DayWindowChecker().check(plan.windows, path) { window, here in
      guard perDayIsGood, gapIsGood else { return }
      let most = window.lengthMinutes / gap + 1
      if most < plan.perDay {
        here.add(
          .windowTooShort,
          "\(window.lengthMinutes) minutes fit \(most) notifications \(gap) minutes apart, not "
            + "\(plan.perDay); widen the window, or lower the number or the gap")
      }
    }
  }

  private func checkCustom(_ times: [WeeklyTimeDefinition], _ path: FindingPlace) {
    if times.isEmpty { path.field("times").add(.noTimes, "specify at least one time") }
    if times.count > limits.weeklyTimesMax {
      path.field("times").add(
        .tooManyTimes, "\(times.count) times; at most \(limits.weeklyTimesMax) a week are allowed")
    }
    var seen = Set<WeeklyTimeDefinition>()
    for (position, time) in times.prefix(limits.weeklyTimesMax).enumerated() {
      let here = path.item("times", position)
      if time.day == nil {
        here.field("day").add(.dayMissing, "name the weekday")
      } else if !seen.insert(time).inserted {
        here.add(.timeDuplicate, "duplicate time")
      }
      Self.checkMinute(time.minuteOfDay, here.field("minute_of_day"))
    }
  }

  func checkDaily(_ minutes: [UInt32], _ path: FindingPlace) {
    let field = path.field("minutes_of_day")
    if minutes.isEmpty { field.add(.noTimes, "specify at least one time") }
    if minutes.count > limits.dailyTimesMax {
      field.add(
        .tooManyTimes, "\(minutes.count) times; at most \(limits.dailyTimesMax) a day are allowed")
    }
    var seen = Set<UInt32>()
    for (position, minute) in minutes.prefix(limits.dailyTimesMax).enumerated() {
      let here = path.item("minutes_of_day", position)
      if !seen.insert(minute).inserted {
        here.add(.timeDuplicate, "duplicate time")
      }
      Self.checkMinute(minute, here)
    }
  }

  /// - Returns: whether it is a valid minute.
  @discardableResult
  static func checkMinute(_ minute: UInt32, _ path: FindingPlace) -> Bool {
    if minute <= minuteOfDayMax { return true }
    path.add(.minuteOutOfRange, "give minutes since midnight, 0–1439")
    return false
  }
}
