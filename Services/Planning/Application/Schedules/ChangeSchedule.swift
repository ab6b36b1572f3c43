package import PlanningDomain
import PlanningStore
package import Postgres

/// Carries out what a participant decides about a schedule.
package struct ChangeSchedule: Sendable {
  package enum Choice: Sendable {
    case plan(Plan)
    /// Keeps the plan chosen before.
    case muted
    /// As the study prescribes.
    case prescribed
  }

  private let pool: PostgresPool
  private let lookup: ScheduleLookup
  private let ownSchedules = OwnScheduleStore()
  private let notifications = NotificationStore()

  package init(pool: PostgresPool, studies: StudyCache) {
    self.pool = pool
    lookup = ScheduleLookup(studies: studies)
  }

  /// Makes a choice. It acts at once: what was planned otherwise and is still to come is cancelled.
  /// Making it again changes nothing.
  ///
  /// - Parameter choice: its plan has no findings.
  /// - Returns: what is in force now; nil where the study prescribes no schedule.
  /// - Throws: ``PlanningError`` `.studyNotKnownYet`, `.notEnrolled`, `.questionnaireUnknown`,
  ///   `.fixedByStudy`; `PostgresError`.
  package func callAsFunction(
    _ choice: Choice, _ request: ScheduleRequest
  ) async throws -> ScheduleInForce? {
    try await lookup.requireStudy(of: request)
    return try await pool.transaction { connection in
      var state = try await lookup.lockedState(for: request, on: connection)
      let own = try Self.own(choice, in: state)
      guard own != state.own else { return state.inForce }
      var changes = [
        ownSchedules.keep(own, of: request.participantID, for: request.key, at: request.now)
      ]
      let before = state.schedule
      state.own = own
      if state.schedule != before {
        changes.append(
          notifications.cancelComing(
            of: request.participantID, for: request.key, at: request.now))
      }
      try await connection.run(changes)
      return state.inForce
    }
  }

  private static func own(_ choice: Choice, in state: QuestionnaireState) throws -> OwnSchedule? {
    if case .prescribed = choice { return nil }
    guard let prescribed = state.prescribed else {
      let finding = Finding(
        field: "", reason: .fixedByStudy,
        description: "the study prescribes no schedule for this questionnaire")
      throw PlanningError.fixedByStudy([finding])
    }
    let change = ScheduleChange(prescribed: prescribed)
    switch choice {
    case .plan(let plan):
      let findings = change.findings(for: plan)
      guard findings.isEmpty else { throw PlanningError.fixedByStudy(findings) }
      return OwnSchedule(plan: plan, isMuted: false)
    case .muted:
      // Whether anything may be changed at all does not depend on the plan.
      let findings = change.findings(for: prescribed.plan)
      guard findings.isEmpty else { throw PlanningError.fixedByStudy(findings) }
      return OwnSchedule(plan: state.own?.plan, isMuted: true)
    case .prescribed:
      return nil
    }
  }
}
