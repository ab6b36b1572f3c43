import Calendar
import FoundationEssentials
package import Messages
package import PlanningApplication
import PlanningDomain
import RPCCore
package import RPCServer
package import ServiceKit
package import Stubs

/// `otolith.planning.v1.OversightService`.
package struct OversightHandler: PlanningV1.OversightServiceProtocol {
  /// What it calls.
  package struct Parts: Sendable {
    package var countCompliance: CountCompliance
    package var listActivities: ListActivities
    package var changeStaffDate: ChangeStaffDate
    package var listNotifications: ListNotifications
    package var askByHand: AskByHand
    package var fireTrigger: FireTrigger
    package var explain: ExplainNotification
    package var exportNotifications: ExportNotifications

    package init(
      countCompliance: CountCompliance, listActivities: ListActivities,
      changeStaffDate: ChangeStaffDate, listNotifications: ListNotifications,
      askByHand: AskByHand, fireTrigger: FireTrigger, explain: ExplainNotification,
      exportNotifications: ExportNotifications
    ) {
      self.countCompliance = countCompliance
      self.listActivities = listActivities
      self.changeStaffDate = changeStaffDate
      self.listNotifications = listNotifications
      self.askByHand = askByHand
      self.fireTrigger = fireTrigger
      self.explain = explain
      self.exportNotifications = exportNotifications
    }
  }

  let parts: Parts
  let clock: any WallClock

  package init(parts: Parts, clock: any WallClock) {
    self.parts = parts
    self.clock = clock
  }

  package func access(to method: PlanningV1.OversightServiceMethod) -> MethodAccess {
    switch method {
    // Whose notifications somebody may see the request says.
    case .getOwnCompliance, .explainNotification: .signedIn
    case .getCompliance, .listParticipantStatuses, .setParticipantDate, .listParticipantDates,
      .deleteParticipantDate, .getParticipantPlan, .addNotification, .moveNotification,
      .cancelNotification, .fireTrigger, .exportNotifications:
      .studyLeader
    }
  }

  package func getOwnCompliance(
    _ request: PlanningV1.GetOwnComplianceRequest, context: ServerCallContext
  ) async throws -> PlanningV1.OwnCompliance {
    let (claims, now) = (try context.claims, clock.now())
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let breakdown = check.breakdown(request.breakdown, but: [.participant, .group])
    let period = check.period(request.fromTime, request.toTime, now: now)
    check.optionalID(request.questionnaireID, field: "questionnaire_id")
    let (by, (from, to)) = try check.unwrap(breakdown, period)
    try claims.requireEnrolment(in: request.studyID)
    return try await overseeing {
      let (rows, _) = try await parts.countCompliance(
        ComplianceQuestion(
          studyID: request.studyID, breakdown: by, from: from, to: to,
          questionnaireID: request.questionnaireID, participantID: claims.participantID),
        isStaff: false, now: now, limit: ComplianceQuestion.daysMax + 1)
      return PlanningV1.OwnCompliance(
        rows: rows.map { PlanningV1.ComplianceRow($0) }, fromTime: .init(from), toTime: .init(to))
    }
  }

  package func getCompliance(
    _ request: PlanningV1.GetComplianceRequest, context: ServerCallContext
  ) async throws -> PlanningV1.Compliance {
    var staff = try StaffRequest(request.studyID, context, clock)
    let breakdown = staff.check.breakdown(request.breakdown)
    let period = staff.check.period(request.fromTime, request.toTime, now: staff.now)
    staff.check.optionalID(request.questionnaireID, field: "questionnaire_id")
    staff.check.optionalID(request.groupID, field: "group_id")
    if !request.participant.isEmpty { _ = staff.check.pseudonym(request.participant) }
    let limit = staff.check.pageSize(request.pageSize, standard: 200, max: 1000)
    let tokens = PageTokens("GetCompliance", request) {
      $0.pageSize = 0
      $0.pageToken = ""
    }
    let after = staff.check.pageToken(request.pageToken, of: tokens) { CompliancePage(text: $0) }
    let (by, (from, to)) = try staff.granted(breakdown, period)
    // Of one question all pages are of one period.
    let end = after.map(\.to) ?? to
    let start = request.fromTime == nil ? end - (to.timeIntervalSince(from)) : from
    return try await overseeing {
      let (rows, hasMore) = try await parts.countCompliance(
        ComplianceQuestion(
          studyID: staff.studyID, breakdown: by, from: start, to: end,
          questionnaireID: request.questionnaireID, groupID: request.groupID,
          includesTests: request.includeTestParticipants),
        pseudonym: request.participant, isStaff: true, now: staff.now, after: after?.key,
        limit: limit)
      return PlanningV1.Compliance(
        rows: rows.map { PlanningV1.ComplianceRow($0) },
        nextPageToken: hasMore
          ? rows.last.map { tokens.token(after: CompliancePage(key: $0.key, to: end).text) } ?? ""
          : "", fromTime: .init(start), toTime: .init(end))
    }
  }

  package func listParticipantStatuses(
    _ request: PlanningV1.ListParticipantStatusesRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ListParticipantStatusesResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    if request.silentDays > 365 {
      staff.check.reject("silent_days", "SILENT_DAYS_OUT_OF_RANGE", "at most 365")
    }
    if request.promptsMin > 100 {
      staff.check.reject("prompts_min", "SILENT_DAYS_OUT_OF_RANGE", "at most 100")
    }
    let limit = staff.check.pageSize(request.pageSize, standard: 50, max: 200)
    let tokens = PageTokens("ListParticipantStatuses", request) {
      $0.pageSize = 0
      $0.pageToken = ""
    }
    let after = staff.check.pageToken(request.pageToken, of: tokens) { $0 }
    try staff.granted()
    return try await overseeing {
      let (found, hasMore) = try await parts.listActivities(
        studyID: staff.studyID,
        rules: ActivityRules(
          silentDays: request.silentDays == 0 ? 3 : Int(request.silentDays),
          promptsMin: max(1, Int(request.promptsMin))),
        includesTests: request.includeTestParticipants, now: staff.now, after: after,
        limit: limit)
      return PlanningV1.ListParticipantStatusesResponse(
        participants: found.map { PlanningV1.ParticipantStatus($0, $1) },
        nextPageToken: hasMore
          ? found.last.map { tokens.token(after: $0.0.pseudonym) } ?? "" : "")
    }
  }

  package func explainNotification(
    _ request: PlanningV1.ExplainNotificationRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ExplainNotificationResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let notificationID = check.notificationID(request.notificationID)
    check.optionalID(request.studyID, field: "study_id")
    let id = try check.unwrap(notificationID)
    let isOwn = request.studyID.isEmpty
    if !isOwn { try claims.requireLeadership(of: request.studyID) }
    return try await overseeing {
      let explained = try await parts.explain(
        id, in: isOwn ? .own(claims.participantID) : .study(request.studyID))
      return PlanningV1.ExplainNotificationResponse(
        explained, studyID: isOwn ? nil : request.studyID, now: clock.now())
    }
  }
}

/// Where a page of answers ends, and of which period all of them are.
private struct CompliancePage {
  var key: String
  var to: Date

  init(key: String, to: Date) {
    self.key = key
    self.to = to
  }

  init?(text: String) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let microseconds = Int64(parts[0]) else { return nil }
    self.init(key: String(parts[1]), to: Instant(microseconds: microseconds).date)
  }

  var text: String { "\(Instant(to).microseconds) \(key)" }
}
