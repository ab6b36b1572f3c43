/// Checks a plan whose instants follow a trigger.
struct AfterPlanChecker {
  let limits: CatalogueLimits

  /// - Parameter path: path of the schedule.
  func check(_ plan: AfterPlanDefinition, of schedule: ScheduleDefinition, _ path: FindingPlace) {
    checkSurroundings(schedule, path)
    let path = path.field("after")
    for (name, minutes) in [
      ("delay_minutes_min", plan.delayMinutesMin), ("delay_minutes_max", plan.delayMinutesMax),
      ("late_minutes", plan.lateMinutes),
    ] where minutes > limits.expiryMinutesMax {
      path.field(name).add(.delayOutOfRange, "give at most \(limits.expiryMinutesMax) minutes")
    }
    if plan.delayMinutesMin > plan.delayMinutesMax {
      path.field("delay_minutes_max").add(.delayOutOfRange, "is below `delay_minutes_min`")
    }
    DayWindowChecker().check(plan.windows, path) { _, _ in }
  }

  /// Rejects settings that require days or participants' own plans, which this plan does not have.
  private func checkSurroundings(_ schedule: ScheduleDefinition, _ path: FindingPlace) {
    if schedule.anchor.triggerID == nil {
      path.field("anchor").add(.triggerAnchorMissing, "name the trigger that starts the plan")
    }
    let useless: [(FindingPlace, Bool)] = [
      (path.field("participant_may_change"), schedule.participantMayChange),
      (path.field("start_day"), schedule.startDay > 0),
      (path.field("anchor").field("offset_days"), schedule.anchor.offsetDays != 0),
      (path.field("days"), schedule.days != ScheduleDaysDefinition()),
    ]
    for (path, isThere) in useless where isThere {
      path.add(
        .afterPlanNotApplicable, "the plan applies whenever the trigger fires; leave it out")
    }
  }
}
