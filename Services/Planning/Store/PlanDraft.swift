import Calendar
import FoundationEssentials
import PlanningDomain

/// A plan and what has to be written before it is given out. Computed without a database.
struct PlanDraft {
  /// Earliest first.
  let plan: [PlanBook.Given]
  /// Coming notifications that no longer hold.
  let cancelled: [UUID]
  let revisions: [(key: QuestionnaireKey, revision: PlanRevision)]
  let new: [NotificationStore.New]

  init(
    request: PlanBook.Request, zone: IANAZone, states: [QuestionnaireState],
    enrolments: [String: EnrolmentRecord], standing: [NotificationStore.Standing]
  ) {
    let now = Instant(ceiling: request.now)
    // Instants of the future that a sheet in answer would be refused at.
    let closed: (QuestionnaireState, NotificationStore.Standing) -> Bool = { state, standing in
      guard let until = state.closedUntil.map({ Instant(ceiling: $0) }) else { return false }
      let instant = standing.handedOut.instant.at
      return standing.handedOut.isPending && instant > now && instant < until
    }
    var revisions: [(key: QuestionnaireKey, revision: PlanRevision)] = []
    var parts: [(state: QuestionnaireState, revision: Int, part: ParticipantPlan.Part)] = []
    // What is in no plan that goes on as before is cancelled as far as it is still to come.
    var cancelled = standing.filter { $0.handedOut.isPending && $0.handedOut.instant.at > now }
    for state in states {
      let inputs = state.inputs(timeZone: zone.name)
      let last = state.revision
      let isUnchanged = last.map { $0.inputs.plansTheSame(as: inputs) } ?? (inputs.schedule == nil)
      let number = (last?.number ?? 0) + (isUnchanged ? 0 : 1)
      if !isUnchanged {
        revisions.append((state.key, PlanRevision(number: number, inputs: inputs)))
      }
      guard let schedule = state.schedule else { continue }
      if isUnchanged { cancelled.removeAll { $0.key == state.key && !closed(state, $0) } }
      let handedOut = standing.filter { $0.key == state.key && !closed(state, $0) }
        .map(\.handedOut).filter { isUnchanged || !$0.isPending || $0.instant.at <= now }
      let planner = QuestionnairePlanner(
        schedule: schedule, zone: zone,
        joinedAt: Instant(flooring: enrolments[state.key.studyID]?.joinedAt ?? request.now),
        studyStart: state.studyStart.map { Instant(ceiling: $0) },
        studyEnd: state.studyEnd.map { Instant(ceiling: $0) },
        seed: PlanSeed(
          participant: request.participantID.bytes, studyID: state.key.studyID,
          questionnaireID: state.key.questionnaireID, revision: number))
      parts.append(
        (
          state, number,
          .init(
            planner: planner, handedOut: handedOut,
            notBefore: state.closedUntil.map { Instant(ceiling: $0) })
        ))
    }
    var new: [NotificationStore.New] = []
    plan = ParticipantPlan.next(request.limit, now: now, parts: parts.map(\.part)).map { entry in
      let (state, revision, _) = parts[entry.part]
      let id = entry.id ?? UUID()
      if entry.id == nil {
        new.append(
          NotificationStore.New(
            id: id, key: state.key, revision: revision, instant: entry.instant))
      }
      return PlanBook.Given(id: id, key: state.key, instant: entry.instant)
    }
    self.new = new
    self.cancelled = cancelled.map(\.handedOut.id)
    self.revisions = revisions
  }
}

extension UUID {
  /// In the order in which they are written.
  fileprivate var bytes: [UInt8] {
    withUnsafeBytes(of: uuid) { Array($0) }
  }
}
