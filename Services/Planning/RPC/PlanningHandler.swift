import FoundationEssentials
import Messages
import PlanningDomain
import RPC
import ServiceKit
import Stubs

/// `otolith.planning.v1.PlanningService`.
struct PlanningHandler: PlanningV1.PlanningServiceProtocol {
  let plans: PlanBook
  let schedules: ScheduleBook
  let studies: StudyDirectory
  let clock: any WallClock

  func access(to method: PlanningV1.PlanningServiceMethod) -> MethodAccess {
    switch method {
    // Of which study somebody must be a participant the request says.
    case .getNotificationPlan, .getSchedule, .setSchedule, .resetSchedule: .signedIn
    }
  }

  func getNotificationPlan(
    _ request: PlanningV1.GetNotificationPlanRequest, context: ServerCallContext
  ) async throws -> PlanningV1.NotificationPlan {
    let claims = try context.claims
    var check = FieldChecks()
    check.optionalID(request.studyID, field: "study_id")
    if request.limit > QuestionnairePlanner.limitMax {
      check.reject("limit", "LIMIT_OUT_OF_RANGE", "at most \(QuestionnairePlanner.limitMax)")
    }
    try check.unwrap()
    if !request.studyID.isEmpty { try claims.requireEnrolment(in: request.studyID) }
    let studyIDs =
      request.studyID.isEmpty ? claims.enrolledStudies.sorted() : [request.studyID]
    return try await answering {
      let unknown = try await studies.unknown(of: studyIDs)
      // A plan of what is known helps more than none.
      guard studyIDs.isEmpty || unknown.count < studyIDs.count else {
        throw RPCError.tryAgain("the schedules of the study are not known here yet")
      }
      let (timeZone, plan) = try await plans.next(
        PlanBook.Request(
          participantID: claims.participantID, studyIDs: studyIDs,
          requiresEnrolment: !request.studyID.isEmpty, tokenIssuedAt: claims.issuedAt,
          groups: claims.groups, timeZone: request.timeZone.isEmpty ? nil : request.timeZone,
          limit: request.limit == 0 ? QuestionnairePlanner.limitMax : Int(request.limit),
          now: clock.now()))
      return PlanningV1.NotificationPlan(notifications: plan.map(\.message), timeZone: timeZone)
    }
  }

  func getSchedule(
    _ request: PlanningV1.GetScheduleRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ParticipantSchedule {
    let key = try Self.key(request.studyID, request.questionnaireID)
    return try await answering {
      let found = try await schedules.find(try await call(key, context))
      return PlanningV1.ParticipantSchedule(key, found)
    }
  }

  func setSchedule(
    _ request: PlanningV1.SetScheduleRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ParticipantSchedule {
    let key = try Self.key(request.studyID, request.questionnaireID)
    return try await answering {
      let call = try await call(key, context)
      let chosen = try await schedules.choose(try ScheduleBook.Choice(request), call)
      return PlanningV1.ParticipantSchedule(key, chosen)
    }
  }

  func resetSchedule(
    _ request: PlanningV1.ResetScheduleRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ParticipantSchedule {
    let key = try Self.key(request.studyID, request.questionnaireID)
    return try await answering {
      let chosen = try await schedules.choose(.prescribed, try await call(key, context))
      return PlanningV1.ParticipantSchedule(key, chosen)
    }
  }

  private static func key(_ study: String, _ questionnaire: String) throws -> QuestionnaireKey {
    var check = FieldChecks()
    let readStudy = check.id(study, field: "study_id")
    let readQuestionnaire = check.id(questionnaire, field: "questionnaire_id")
    let (studyID, questionnaireID) = try check.unwrap(readStudy, readQuestionnaire)
    return QuestionnaireKey(studyID: studyID, questionnaireID: questionnaireID)
  }

  /// Who asks about what.
  private func call(
    _ key: QuestionnaireKey, _ context: ServerCallContext
  ) async throws -> ScheduleBook.Request {
    let claims = try context.claims
    try claims.requireEnrolment(in: key.studyID)
    guard try await studies.unknown(of: [key.studyID]).isEmpty else {
      throw RPCError.tryAgain("the schedules of the study are not known here yet")
    }
    return ScheduleBook.Request(
      participantID: claims.participantID, key: key, tokenIssuedAt: claims.issuedAt,
      group: claims.groups[key.studyID], now: clock.now())
  }
}
