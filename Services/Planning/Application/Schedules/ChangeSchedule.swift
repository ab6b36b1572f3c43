import Postgres

/// Applies a participant's choice for a schedule.
struct ChangeSchedule: Sendable {
  enum Choice: Sendable {
    case plan(Plan)
    /// Muted; keeps the plan chosen before.
    case muted
    /// The study's schedule.
    case prescribed
  }

  /// Result of a choice.
  struct Outcome: Sendable {
    /// Schedule in force.
    var schedule: FoundSchedule
    /// Number of notifications that have room on the tightest weekday (``Feasibility``).
    var placeablePerDay: Int
  }

  private let pool: PostgresPool
  private let lookup: ScheduleLookup
  private let events: any PlanEvents
  private let ownSchedules = OwnScheduleStore()
  private let notifications = NotificationStore()
  private let due = PlanningDueStore()

  init(pool: PostgresPool, studies: StudyCache, events: any PlanEvents) {
    self.pool = pool
    self.events = events
    lookup = ScheduleLookup(studies: studies)
  }

  /// Applies a choice at once: future notifications of the previous plan are cancelled. Idempotent.
  ///
  /// - Parameter choice: choice; its plan must be valid.
  /// - Throws: ``PlanningError`` `.studyNotKnownYet`, `.notEnrolled`, `.questionnaireUnknown`,
  ///   `.scheduleUnknown`, `.scheduleIDMissing`, `.fixedByStudy`, `.outOfBounds`, `.infeasible`; `PostgresError`.
  func callAsFunction(
    _ choice: Choice, _ request: ScheduleRequest
  ) async throws -> Outcome {
    try await lookup.requireStudy(of: request)
    let (outcome, cancels) = try await pool.transaction { connection in
      let found = try await lookup.lockedState(for: request, on: connection)
      var state = found.state
      let own = try Self.own(choice, in: state)
      let feasibility = Feasibility(found.rules)
      func outcome() -> Outcome {
        Outcome(
          schedule: FoundSchedule(state),
          placeablePerDay: feasibility.placeablePerDay(
            of: state, among: found.seen, for: request.participantID))
      }
      guard own != state.own else { return (outcome(), false) }
      if case .plan(let plan) = choice,
        let refusal = feasibility.refusal(of: plan, in: state.key.studyID)
      {
        throw PlanningError.infeasible(refusal)
      }
      let kept = ownSchedules.keep(
        own, of: request.participantID, for: state.key, earlierIDs: state.earlierIDs,
        at: request.now)
      let before = state.schedule
      state.own = own
      guard state.schedule != before else {
        try await connection.run([kept])
        return (outcome(), false)
      }
      let (_, cancelled, _) = try await connection.answers(
        to: kept,
        notifications.cancelComing(
          of: request.participantID, for: state.key, earlierIDs: state.earlierIDs,
          at: request.now),
        due.scheduleNow([request.participantID]))
      try await tell(of: cancelled, request, on: connection)
      return (outcome(), !cancelled.isEmpty)
    }
    if cancels { events.wake() }
    return outcome
  }

  private func tell(
    of cancelled: [PlannedNotification], _ request: ScheduleRequest,
    on connection: PostgresConnection
  ) async throws {
    guard !cancelled.isEmpty else { return }
    try await events.publish(
      planned: [], cancelled: cancelled, of: request.participantID, at: request.now,
      on: connection)
  }

  private static func own(_ choice: Choice, in state: ScheduleState) throws -> OwnSchedule? {
    if case .prescribed = choice { return nil }
    guard let prescribed = state.prescribed else {
      let finding = Finding(
        field: "", reason: .fixedByStudy,
        description: "the study has no schedule for this questionnaire")
      throw PlanningError.fixedByStudy([finding])
    }
    let change = ScheduleChange(prescribed: prescribed)
    switch choice {
    case .plan(let plan):
      let findings = change.findings(for: plan)
      guard findings.isEmpty else {
        throw findings.contains { $0.reason == .outOfBounds }
          ? PlanningError.outOfBounds(findings) : PlanningError.fixedByStudy(findings)
      }
      return OwnSchedule(plan: plan, isMuted: false)
    case .muted:
      let findings = change.findingsForMuting
      guard findings.isEmpty else { throw PlanningError.fixedByStudy(findings) }
      return OwnSchedule(plan: state.own?.plan, isMuted: true)
    case .prescribed:
      return nil
    }
  }
}
