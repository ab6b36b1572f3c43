package import Messages
package import PlanningApplication
import PlanningDomain
import RPCCore
package import RPCServer
package import ServiceKit
package import Stubs

/// `otolith.planning.v1.PlanningService`.
package struct PlanningHandler: PlanningV1.PlanningServiceProtocol {
  private let handOutPlan: HandOutPlan
  private let findSchedule: FindSchedule
  private let changeSchedule: ChangeSchedule
  private let recordReports: RecordReports
  private let clock: any WallClock

  package init(
    handOutPlan: HandOutPlan, findSchedule: FindSchedule, changeSchedule: ChangeSchedule,
    recordReports: RecordReports, clock: any WallClock
  ) {
    self.handOutPlan = handOutPlan
    self.findSchedule = findSchedule
    self.changeSchedule = changeSchedule
    self.recordReports = recordReports
    self.clock = clock
  }

  package func access(to method: PlanningV1.PlanningServiceMethod) -> MethodAccess {
    switch method {
    // Of which study somebody must be a participant the request says.
    case .getNotificationPlan, .getSchedule, .setSchedule, .resetSchedule, .reportNotifications:
      .signedIn
    }
  }

  package func getNotificationPlan(
    _ request: PlanningV1.GetNotificationPlanRequest, context: ServerCallContext
  ) async throws -> PlanningV1.NotificationPlan {
    let claims = try context.claims
    var check = FieldChecks()
    check.optionalID(request.studyID, field: "study_id")
    let isLimitGood = request.limit <= SchedulePlanner.limitMax
    // The zone is looked up with the plan; here only where the call fails anyhow.
    if !isLimitGood || !check.violations.isEmpty, !handOutPlan.canPlan(in: request.timeZone) {
      check.reject("time_zone", .notATimeZone(request.timeZone))
    }
    if !isLimitGood {
      check.reject("limit", "LIMIT_OUT_OF_RANGE", "at most \(SchedulePlanner.limitMax)")
    }
    let token = PlanToken(text: request.planToken)
    if token == nil, !request.planToken.isEmpty {
      check.reject("plan_token", "PLAN_TOKEN_INVALID", "give the one of the answer before, or none")
    }
    try check.unwrap()
    if !request.studyID.isEmpty { try claims.requireEnrolment(in: request.studyID) }
    let studyIDs =
      request.studyID.isEmpty ? claims.enrolledStudies.sorted() : [request.studyID]
    let now = clock.now()
    return try await answering {
      let answer = try await handOutPlan(
        HandOutPlan.Request(
          participantID: claims.participantID,
          studyIDs: studyIDs.filter { !claims.isConsentEnded(in: $0, at: now) },
          requiresEnrolment: !request.studyID.isEmpty, tokenIssuedAt: claims.issuedAt,
          groups: claims.groups, consentEnds: claims.consentEnds,
          timeZone: request.timeZone.isEmpty ? nil : request.timeZone,
          limit: request.limit == 0 ? SchedulePlanner.limitDefault : Int(request.limit),
          planToken: token, now: now))
      return PlanningV1.NotificationPlan(answer)
    }
  }

  package func reportNotifications(
    _ request: PlanningV1.ReportNotificationsRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ReportNotificationsResponse {
    let claims = try context.claims
    var check = FieldChecks()
    if request.reports.isEmpty {
      check.reject("reports", "REPORTS_MISSING", "say what happened")
    }
    if request.reports.count > RecordReports.reportsMax {
      check.reject("reports", "TOO_MANY_REPORTS", "at most \(RecordReports.reportsMax)")
    }
    try check.unwrap()
    let reports = request.reports.enumerated().compactMap { index, report in
      NotificationReport(report, "reports[\(index)]", &check)
    }
    try check.unwrap()
    return try await answering {
      let outcomes = try await recordReports(
        reports, of: claims.participantID, tokenIssuedAt: claims.issuedAt, now: clock.now())
      return PlanningV1.ReportNotificationsResponse(
        outcomes: outcomes.map { PlanningV1.ReportOutcome($0) })
    }
  }

  package func getSchedule(
    _ request: PlanningV1.GetScheduleRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ParticipantSchedule {
    var check = FieldChecks()
    let named = NamedSchedule(
      request.studyID, request.questionnaireID, request.scheduleID, &check)
    let call = try call(check.unwrap(named), context)
    return try await answering {
      PlanningV1.ParticipantSchedule(try await findSchedule(call))
    }
  }

  package func setSchedule(
    _ request: PlanningV1.SetScheduleRequest, context: ServerCallContext
  ) async throws -> PlanningV1.SetScheduleResponse {
    var check = FieldChecks()
    let named = NamedSchedule(
      request.studyID, request.questionnaireID, request.scheduleID, &check)
    let choice: ChangeSchedule.Choice
    do {
      choice = try ChangeSchedule.Choice(request)
    } catch let error as RPCError where !check.violations.isEmpty {
      throw RPCError.invalidArgument(check.violations + error.violations)
    }
    let call = try call(check.unwrap(named), context)
    return try await answering {
      let outcome = try await changeSchedule(choice, call)
      return PlanningV1.SetScheduleResponse(
        participantSchedule: PlanningV1.ParticipantSchedule(outcome.schedule),
        placeablePerDay: UInt32(clamping: outcome.placeablePerDay))
    }
  }

  package func resetSchedule(
    _ request: PlanningV1.ResetScheduleRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ResetScheduleResponse {
    var check = FieldChecks()
    let named = NamedSchedule(
      request.studyID, request.questionnaireID, request.scheduleID, &check)
    let call = try call(check.unwrap(named), context)
    return try await answering {
      PlanningV1.ResetScheduleResponse(
        participantSchedule: PlanningV1.ParticipantSchedule(
          try await changeSchedule(.prescribed, call).schedule))
    }
  }

  /// What a request names.
  private struct NamedSchedule {
    let key: QuestionnaireKey
    let scheduleID: String

    init?(
      _ study: String, _ questionnaire: String, _ schedule: String, _ check: inout FieldChecks
    ) {
      let studyID = check.id(study, field: "study_id")
      let questionnaireID = check.id(questionnaire, field: "questionnaire_id")
      check.optionalID(schedule, field: "schedule_id")
      guard let studyID, let questionnaireID else { return nil }
      key = QuestionnaireKey(studyID: studyID, questionnaireID: questionnaireID)
      scheduleID = schedule
    }
  }

  /// Who asks about what.
  private func call(
    _ named: NamedSchedule, _ context: ServerCallContext
  ) throws -> ScheduleRequest {
    let claims = try context.claims
    let studyID = named.key.studyID
    try claims.requireEnrolment(in: studyID)
    let now = clock.now()
    let others = claims.enrolledStudies.sorted().filter {
      $0 != studyID && !claims.isConsentEnded(in: $0, at: now)
    }
    return ScheduleRequest(
      participantID: claims.participantID, key: named.key, scheduleID: named.scheduleID,
      tokenIssuedAt: claims.issuedAt, group: claims.groups[studyID], otherStudyIDs: others,
      otherGroups: claims.groups, now: now)
  }
}
