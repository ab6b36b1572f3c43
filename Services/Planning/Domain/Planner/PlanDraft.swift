package import Calendar
package import FoundationEssentials

/// A plan and what has to be written before it is given out. Computed without a database.
package struct PlanDraft {
  /// Earliest first.
  package let plan: [PlannedNotification]
  /// Coming notifications that no longer hold.
  package let cancelled: [UUID]
  package let revisions: [PlanRevision]
  package let new: [NewNotification]

  /// - Parameters:
  ///   - limit: 1–500.
  ///   - states: those that the participant sees; ties within the plan keep their order.
  ///   - standing: of the same studies, at least everything of the future and of the time of the
  ///     largest gap before now.
  package init(
    for participantID: UUID, limit: Int, now date: Date, zone: IANAZone,
    states: [ScheduleState],
    enrolments: [String: EnrolmentRecord], standing: [StandingNotification]
  ) {
    let now = Instant(ceiling: date)
    // Instants of the future that a sheet in answer would be refused at.
    let closed: (ScheduleState, StandingNotification) -> Bool = { state, standing in
      guard let until = state.closedUntil.map({ Instant(ceiling: $0) }) else { return false }
      let instant = standing.handedOut.instant.at
      return standing.handedOut.isPending && instant > now && instant < until
    }
    var revisions: [PlanRevision] = []
    var parts: [(state: ScheduleState, revision: Int, part: ParticipantPlan.Part)] = []
    // What is in no plan that goes on as before is cancelled as far as it is still to come.
    var cancelled = standing.filter { $0.handedOut.isPending && $0.handedOut.instant.at > now }
    for state in states {
      let dayZero = state.dayZero(
        in: zone, joinedAt: enrolments[state.key.studyID]?.joinedAt, now: date)
      let inputs = state.inputs(timeZone: zone.name, dayZero: dayZero)
      let last = state.revision
      let isUnchanged = last.map { $0.inputs.plansTheSame(as: inputs) } ?? (inputs.schedule == nil)
      let number = (last?.number ?? 0) + (isUnchanged ? 0 : 1)
      if !isUnchanged {
        revisions.append(PlanRevision(key: state.key, number: number, inputs: inputs))
      }
      guard let schedule = state.schedule, let dayZero else { continue }
      if isUnchanged { cancelled.removeAll { $0.key == state.key && !closed(state, $0) } }
      let handedOut = standing.filter { $0.key == state.key && !closed(state, $0) }
        .map(\.handedOut).filter { isUnchanged || !$0.isPending || $0.instant.at <= now }
      let planner = SchedulePlanner(
        schedule: schedule, zone: zone, dayZero: dayZero,
        studyStart: state.studyStart.map { Instant(ceiling: $0) },
        studyEnd: state.studyEnd.map { Instant(ceiling: $0) },
        seed: PlanSeed(
          participant: participantID.bytes, studyID: state.key.studyID,
          questionnaireID: state.key.questionnaireID, revision: number,
          scheduleID: state.key.scheduleID))
      parts.append(
        (
          state, number,
          .init(
            planner: planner, handedOut: handedOut,
            notBefore: state.closedUntil.map { Instant(ceiling: $0) })
        ))
    }
    var new: [NewNotification] = []
    plan = ParticipantPlan.next(limit, now: now, parts: parts.map(\.part)).map { entry in
      let (state, revision, _) = parts[entry.part]
      let notification = PlannedNotification(
        id: entry.id ?? UUID(), key: state.key, instant: entry.instant)
      if entry.id == nil {
        new.append(NewNotification(notification: notification, revision: revision))
      }
      return notification
    }
    self.new = new
    self.cancelled = cancelled.map(\.handedOut.id)
    self.revisions = revisions
  }

  /// Whether anything that was planned before is planned by other inputs.
  package var replans: Bool { revisions.contains { $0.number > 1 } }
}

extension UUID {
  /// In the order in which they are written.
  fileprivate var bytes: [UInt8] {
    withUnsafeBytes(of: uuid) { Array($0) }
  }
}
