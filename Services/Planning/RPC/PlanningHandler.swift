import Fields
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// `otolith.planning.v1.PlanningService`.
struct PlanningHandler: PlanningV1.PlanningServiceProtocol {
  let getPlan: GetNotificationPlan
  let findSchedule: FindSchedule
  let changeSchedule: ChangeSchedule
  let recordReports: RecordReports
  let clock: any WallClock

  func getNotificationPlan(
    _ request: PlanningV1.GetNotificationPlanRequest, context: ServerCallContext
  ) async throws -> PlanningV1.NotificationPlan {
    let claims = try context.claims
    var check = FieldChecks()
    check.optionalID(request.studyID, field: "study_id")
    let timeZone = request.timeZone.asLabel
    if request.limit > SchedulePlanner.limitMax {
      check.reject("limit", .limitOutOfRange, "must be at most \(SchedulePlanner.limitMax)")
    }
    let token = PlanToken(text: request.planToken)
    if token == nil, !request.planToken.isEmpty {
      check.reject(
        "plan_token", .planTokenInvalid, "must be the plan_token of a previous answer, or empty")
    }
    try check.unwrap()
    if !request.studyID.isEmpty { try claims.requireEnrolment(in: request.studyID) }
    let studyIDs =
      request.studyID.isEmpty ? claims.enrolledStudies.sorted() : [request.studyID]
    let now = clock.now()
    return try await answering {
      let answer = try await getPlan(
        PlanPerson.Request(
          participantID: claims.participantID,
          studyIDs: studyIDs.filter { !claims.isConsentEnded(in: $0, at: now) },
          token: PlanPerson.Token(
            requiresEnrolment: !request.studyID.isEmpty, issuedAt: claims.issuedAt,
            groups: claims.groups, consentEnds: claims.consentEnds),
          timeZone: timeZone.isEmpty ? nil : timeZone,
          limit: request.limit == 0 ? SchedulePlanner.limitDefault : Int(request.limit),
          known: token, now: now))
      return PlanningV1.NotificationPlan(answer)
    }
  }

  func reportNotifications(
    _ request: PlanningV1.ReportNotificationsRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ReportNotificationsResponse {
    let claims = try context.claims
    var check = FieldChecks()
    if request.reports.isEmpty {
      check.reject("reports", .reportsMissing, "at least one report is required")
    }
    if request.reports.count > RecordReports.reportsMax {
      check.reject("reports", .tooManyReports, "must have at most \(RecordReports.reportsMax)")
    }
    try check.unwrap()
    let reports = request.reports.enumerated().map { index, report in
      NotificationReport(report, "reports[\(index)]", &check)
    }
    return try await answering {
      var outcomes = try await recordReports(
        reports.compactMap(\.self), of: claims.participantID, tokenIssuedAt: claims.issuedAt,
        now: clock.now()
      ).makeIterator()
      return PlanningV1.ReportNotificationsResponse(
        outcomes: reports.map { report in
          report.flatMap { _ in outcomes.next() }.map { PlanningV1.ReportOutcome($0) } ?? .invalid
        }, violations: check.violations.map { PlanningV1.EntryViolation($0) })
    }
  }

  func getSchedule(
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

  func setSchedule(
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

  func resetSchedule(
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

  /// Questionnaire and schedule named by a request.
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

  /// Combines the request with the caller's claims.
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
