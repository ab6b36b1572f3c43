import FoundationEssentials
import PlanningDomain
import Postgres

/// What participants decide about their schedules.
struct ScheduleBook: Sendable {
  struct Request: Sendable {
    var participantID: UUID
    var key: QuestionnaireKey
    /// When the token that names the study was made.
    var tokenIssuedAt: Date
    /// The group that the token names.
    var group: String?
    var now: Date
  }

  enum Choice: Sendable {
    case plan(Plan)
    /// Keeps the plan chosen before.
    case muted
    /// As the study prescribes.
    case prescribed
  }

  let pool: PostgresPool
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let schedules = ScheduleStore()
  private let notifications = NotificationStore()

  init(pool: PostgresPool) {
    self.pool = pool
  }

  /// What is in force; nil where the study prescribes no schedule.
  ///
  /// - Throws: ``PlanningError`` `.notEnrolled`, `.questionnaireUnknown`; `PostgresError`.
  func find(_ request: Request) async throws -> ScheduleInForce? {
    try await pool.transaction(readOnly: true) { connection in
      try await state(request, on: connection).inForce
    }
  }

  /// Makes a choice. It acts at once: what was planned otherwise and is still to come is cancelled.
  /// Making it again changes nothing.
  ///
  /// - Parameter choice: its plan has no findings.
  /// - Throws: ``PlanningError`` `.notEnrolled`, `.questionnaireUnknown`, `.fixedByStudy`;
  ///   `PostgresError`.
  func choose(_ choice: Choice, _ request: Request) async throws -> ScheduleInForce? {
    try await pool.transaction { connection in
      try await participants.lock(request.participantID, on: connection)
      var state = try await state(request, on: connection)
      let own = try own(choice, in: state)
      guard own != state.own else { return state.inForce }
      if let own {
        try await schedules.keep(
          own, of: request.participantID, for: request.key, at: request.now, on: connection)
      } else {
        try await schedules.removeOwn(
          of: request.participantID, for: request.key, on: connection)
      }
      let before = state.schedule
      state.own = own
      if state.schedule != before {
        try await notifications.cancelComing(
          of: request.participantID, for: request.key, at: request.now, on: connection)
      }
      return state.inForce
    }
  }

  private func own(_ choice: Choice, in state: QuestionnaireState) throws -> OwnSchedule? {
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

  private func state(
    _ request: Request, on connection: PostgresConnection
  ) async throws -> QuestionnaireState {
    let studyID = request.key.studyID
    let enrolment = try await enrolments.find(
      request.participantID, studyIDs: [studyID], on: connection)[studyID]
    guard enrolment?.vouches(forTokenIssuedAt: request.tokenIssuedAt) ?? true else {
      throw PlanningError.notEnrolled(studyID: studyID)
    }
    let groupID =
      enrolment?.group(claimed: request.group, issuedAt: request.tokenIssuedAt) ?? request.group
    let states = try await schedules.states(
      of: request.participantID,
      in: [ScheduleStore.Membership(studyID: studyID, groupID: groupID ?? "")],
      questionnaireID: request.key.questionnaireID, on: connection)
    guard let state = states.first else { throw PlanningError.questionnaireUnknown(request.key) }
    return state
  }
}
