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
  private let clock: any WallClock

  package init(
    handOutPlan: HandOutPlan, findSchedule: FindSchedule, changeSchedule: ChangeSchedule,
    clock: any WallClock
  ) {
    self.handOutPlan = handOutPlan
    self.findSchedule = findSchedule
    self.changeSchedule = changeSchedule
    self.clock = clock
  }

  package func access(to method: PlanningV1.PlanningServiceMethod) -> MethodAccess {
    switch method {
    // Of which study somebody must be a participant the request says.
    case .getNotificationPlan, .getSchedule, .setSchedule, .resetSchedule: .signedIn
    }
  }

  package func getNotificationPlan(
    _ request: PlanningV1.GetNotificationPlanRequest, context: ServerCallContext
  ) async throws -> PlanningV1.NotificationPlan {
    let claims = try context.claims
    var check = FieldChecks()
    check.optionalID(request.studyID, field: "study_id")
    let isLimitGood = request.limit <= QuestionnairePlanner.limitMax
    // The zone is looked up with the plan; here only where the call fails anyhow.
    if !isLimitGood || !check.violations.isEmpty, !handOutPlan.canPlan(in: request.timeZone) {
      check.reject("time_zone", .notATimeZone(request.timeZone))
    }
    if !isLimitGood {
      check.reject("limit", "LIMIT_OUT_OF_RANGE", "at most \(QuestionnairePlanner.limitMax)")
    }
    try check.unwrap()
    if !request.studyID.isEmpty { try claims.requireEnrolment(in: request.studyID) }
    let studyIDs =
      request.studyID.isEmpty ? claims.enrolledStudies.sorted() : [request.studyID]
    let now = clock.now()
    return try await answering {
      var answer = try await handOutPlan(
        HandOutPlan.Request(
          participantID: claims.participantID,
          studyIDs: studyIDs.filter { !claims.isConsentEnded(in: $0, at: now) },
          requiresEnrolment: !request.studyID.isEmpty, tokenIssuedAt: claims.issuedAt,
          groups: claims.groups, timeZone: request.timeZone.isEmpty ? nil : request.timeZone,
          limit: request.limit == 0 ? QuestionnairePlanner.limitMax : Int(request.limit),
          now: now))
      // Nobody is asked after the consent has ended.
      answer.plan.removeAll {
        claims.isConsentEnded(in: $0.key.studyID, at: $0.instant.at.date)
      }
      return PlanningV1.NotificationPlan(answer)
    }
  }

  package func getSchedule(
    _ request: PlanningV1.GetScheduleRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ParticipantSchedule {
    let key = try Self.key(request.studyID, request.questionnaireID)
    return try await answering {
      PlanningV1.ParticipantSchedule(key, try await findSchedule(call(key, context)))
    }
  }

  package func setSchedule(
    _ request: PlanningV1.SetScheduleRequest, context: ServerCallContext
  ) async throws -> PlanningV1.SetScheduleResponse {
    var check = FieldChecks()
    let readKey = Self.key(request.studyID, request.questionnaireID, &check)
    let choice: ChangeSchedule.Choice
    do {
      choice = try ChangeSchedule.Choice(request)
    } catch let error as RPCError where !check.violations.isEmpty {
      throw RPCError.invalidArgument(check.violations + error.violations)
    }
    let key = try check.unwrap(readKey)
    return try await answering {
      let changed = try await changeSchedule(choice, call(key, context))
      return PlanningV1.SetScheduleResponse(
        participantSchedule: PlanningV1.ParticipantSchedule(key, changed))
    }
  }

  package func resetSchedule(
    _ request: PlanningV1.ResetScheduleRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ResetScheduleResponse {
    let key = try Self.key(request.studyID, request.questionnaireID)
    return try await answering {
      let changed = try await changeSchedule(.prescribed, call(key, context))
      return PlanningV1.ResetScheduleResponse(
        participantSchedule: PlanningV1.ParticipantSchedule(key, changed))
    }
  }

  private static func key(_ study: String, _ questionnaire: String) throws -> QuestionnaireKey {
    var check = FieldChecks()
    let readKey = key(study, questionnaire, &check)
    return try check.unwrap(readKey)
  }

  private static func key(
    _ study: String, _ questionnaire: String, _ check: inout FieldChecks
  ) -> QuestionnaireKey? {
    let studyID = check.id(study, field: "study_id")
    let questionnaireID = check.id(questionnaire, field: "questionnaire_id")
    guard let studyID, let questionnaireID else { return nil }
    return QuestionnaireKey(studyID: studyID, questionnaireID: questionnaireID)
  }

  /// Who asks about what.
  private func call(
    _ key: QuestionnaireKey, _ context: ServerCallContext
  ) throws -> ScheduleRequest {
    let claims = try context.claims
    try claims.requireEnrolment(in: key.studyID)
    return ScheduleRequest(
      participantID: claims.participantID, key: key, tokenIssuedAt: claims.issuedAt,
      group: claims.groups[key.studyID], now: clock.now())
  }
}
