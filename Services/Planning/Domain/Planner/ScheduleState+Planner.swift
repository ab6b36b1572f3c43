import Calendar
import FoundationEssentials

extension ScheduleState {
  /// - Parameters:
  ///   - fired: what brings instants that follow a trigger.
  ///   - quietHours: that those wait for.
  func planner(
    of schedule: Schedule, for participantID: UUID, _ dayZero: CivilDate, _ zone: IANAZone,
    revision number: Int, _ fired: [FiredTrigger], _ quietHours: QuietHours
  ) -> SchedulePlanner {
    SchedulePlanner(
      schedule: schedule, zone: zone, dayZero: dayZero,
      studyStart: studyStart.map { Instant(ceiling: $0) },
      studyEnd: studyEnd.map { Instant(ceiling: $0) },
      seed: PlanSeed(
        participant: participantID.bytes, studyID: key.studyID,
        questionnaireID: key.questionnaireID, revision: number, scheduleID: key.scheduleID),
      fired: fired, quietHours: quietHours)
  }
}

extension UUID {
  /// In the order in which they are written.
  var bytes: [UInt8] {
    withUnsafeBytes(of: uuid) { Array($0) }
  }
}
