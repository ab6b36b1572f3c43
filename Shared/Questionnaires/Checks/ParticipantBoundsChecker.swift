/// Whether the bounds of participants' own plans make sense, and the study's own plan keeps them.
struct ParticipantBoundsChecker {
  func check(
    _ schedule: ScheduleDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if schedule.participantMayMute, !(schedule.participantMayChange && schedule.asksRarely) {
      findings.add(
        path.field("participant_may_mute"), .muteNotApplicable,
        schedule.participantMayChange
          ? "only what asks once a week or once a month needs it; leave it out"
          : "participants may not change this schedule; leave it out")
    }
    guard let bounds = schedule.bounds else { return }
    let path = path.field("bounds")
    guard schedule.participantMayChange else {
      findings.add(path, .boundsInvalid, "participants may not change this schedule; leave it out")
      return
    }
    let before = findings.count
    for (name, number) in [
      ("per_day_min", bounds.perDayMin), ("per_day_max", bounds.perDayMax),
    ] where number > ScheduleChecker.perDay.upperBound {
      findings.add(path.field(name), .boundsInvalid, "give at most 96")
    }
    if bounds.perDayMax > 0, bounds.perDayMin > bounds.perDayMax {
      findings.add(path.field("per_day_max"), .boundsInvalid, "is below `per_day_min`")
    }
    if bounds.minimumGapMinutes > ScheduleChecker.gapMinutesMax {
      findings.add(path.field("minimum_gap_minutes"), .boundsInvalid, "give at most 720")
    }
    for (name, minute) in [
      ("earliest_minute", bounds.earliestMinute), ("latest_minute", bounds.latestMinute),
    ] where minute > ScheduleChecker.minuteOfDayMax {
      findings.add(
        path.field(name), .boundsInvalid, "give minutes since midnight, 0–1439")
    }
    guard findings.count == before, let plan = schedule.plan else { return }
    for violation in PlanBounds(of: schedule).violations(of: plan) {
      findings.add(
        path, .boundsInvalid,
        "the schedule's own plan does not keep them: \(violation.field): \(violation.description)")
    }
  }
}
