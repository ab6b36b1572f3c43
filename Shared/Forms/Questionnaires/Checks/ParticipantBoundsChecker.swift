/// Checks the bounds of participants' own plans, and that the study's plan respects them.
struct ParticipantBoundsChecker {
  func check(_ schedule: ScheduleDefinition, _ path: FindingPlace) {
    if schedule.participantMayMute, !(schedule.participantMayChange && schedule.asksRarely) {
      path.field("participant_may_mute").add(
        .muteNotApplicable,
        schedule.participantMayChange
          ? "only schedules that ask once a week or once a month need it; leave it out"
          : "participants may not change this schedule; leave it out")
    }
    guard let bounds = schedule.bounds else { return }
    let path = path.field("bounds")
    guard schedule.participantMayChange else {
      path.add(.boundsInvalid, "participants may not change this schedule; leave it out")
      return
    }
    let before = path.findingCount
    for (name, number) in [
      ("per_day_min", bounds.perDayMin), ("per_day_max", bounds.perDayMax),
    ] where number > ScheduleChecker.perDay.upperBound {
      path.field(name).add(.boundsInvalid, "give at most 96")
    }
    if bounds.perDayMax > 0, bounds.perDayMin > bounds.perDayMax {
      path.field("per_day_max").add(.boundsInvalid, "is below `per_day_min`")
    }
    if bounds.minimumGapMinutes > ScheduleChecker.gapMinutesMax {
      path.field("minimum_gap_minutes").add(.boundsInvalid, "give at most 720")
    }
    for (name, minute) in [
      ("earliest_minute", bounds.earliestMinute), ("latest_minute", bounds.latestMinute),
    ] where minute > ScheduleChecker.minuteOfDayMax {
      path.field(name).add(.boundsInvalid, "give minutes since midnight, 0–1439")
    }
    guard path.findingCount == before, let plan = schedule.plan else { return }
    for violation in PlanBounds(of: schedule).violations(of: plan) {
      path.add(
        .boundsInvalid,
        "the schedule's own plan exceeds the bounds: \(violation.field): \(violation.description)")
    }
  }
}
