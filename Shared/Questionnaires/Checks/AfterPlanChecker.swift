/// A plan whose instants follow a trigger.
struct AfterPlanChecker {
  let limits: CatalogueLimits

  /// - Parameter path: of the schedule.
  func check(
    _ plan: AfterPlanDefinition, of schedule: ScheduleDefinition, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    checkSurroundings(schedule, path, into: &findings)
    let path = path.field("after")
    for (name, minutes) in [
      ("delay_minutes_min", plan.delayMinutesMin), ("delay_minutes_max", plan.delayMinutesMax),
      ("late_minutes", plan.lateMinutes),
    ] where minutes > limits.expiryMinutesMax {
      findings.add(
        path.field(name), .delayOutOfRange, "give at most \(limits.expiryMinutesMax) minutes")
    }
    if plan.delayMinutesMin > plan.delayMinutesMax {
      findings.add(
        path.field("delay_minutes_max"), .delayOutOfRange, "is below `delay_minutes_min`")
    }
    DayWindowChecker().check(plan.windows, path, into: &findings) { _, _, _ in }
  }

  /// What counts days, or lets participants plan, means nothing here.
  private func checkSurroundings(
    _ schedule: ScheduleDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if schedule.anchor.triggerID == nil {
      findings.add(
        path.field("anchor"), .triggerAnchorMissing, "name the trigger that the instants follow")
    }
    let useless: [(FindingPath, Bool)] = [
      (path.field("participant_may_change"), schedule.participantMayChange),
      (path.field("start_day"), schedule.startDay > 0),
      (path.field("anchor").field("offset_days"), schedule.anchor.offsetDays != 0),
      (path.field("days"), schedule.days != ScheduleDaysDefinition()),
    ]
    for (path, isThere) in useless where isThere {
      findings.add(
        path, .afterPlanNotApplicable,
        "the plan follows each time that the trigger fires; leave it out")
    }
  }
}
