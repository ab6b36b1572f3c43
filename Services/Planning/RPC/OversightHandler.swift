import Calendar
import Fields
import FoundationEssentials
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// `otolith.planning.v1.OversightService`.
struct OversightHandler: PlanningV1.OversightServiceProtocol {
  /// Use cases of the handler.
  struct Parts: Sendable {
    var countCompliance: CountCompliance
    var listActivities: ListActivities
    var changeStaffDate: ChangeStaffDate
    var listNotifications: ListNotifications
    var editNotifications: EditNotifications
    var fireTrigger: FireTrigger
    var explainNotification: ExplainNotification
    var exportNotifications: ExportNotifications
    var concealedGroups: ConcealedGroups
  }

  let parts: Parts
  let clock: any WallClock

  func getOwnCompliance(
    _ request: PlanningV1.GetOwnComplianceRequest, context: ServerCallContext
  ) async throws -> PlanningV1.OwnCompliance {
    let (claims, now) = (try context.claims, clock.now())
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let breakdown = check.breakdown(
      request.breakdown, but: [.participant, .participantDate, .group])
    let period = check.period(request.fromTime, request.toTime, now: now)
    check.optionalID(request.questionnaireID, field: "questionnaire_id")
    let (by, (from, to)) = try check.unwrap(breakdown, period)
    try claims.requireEnrolment(in: request.studyID)
    return try await overseeing {
      let counted = try await parts.countCompliance(
        ComplianceQuestion(
          studyID: request.studyID, breakdown: by, from: from, to: to,
          questionnaireID: request.questionnaireID, participantID: claims.participantID),
        isStaff: false, now: now, limit: ComplianceQuestion.daysMax + 1)
      return PlanningV1.OwnCompliance(
        rows: counted.items.map { PlanningV1.ComplianceRow($0) }, fromTime: .init(from),
        toTime: .init(to))
    }
  }

  func getCompliance(
    _ request: PlanningV1.GetComplianceRequest, context: ServerCallContext
  ) async throws -> PlanningV1.Compliance {
    var staff = try StaffRequest(request.studyID, context, clock)
    let breakdown = staff.check.breakdown(request.breakdown)
    let period = staff.check.period(request.fromTime, request.toTime, now: staff.now)
    staff.check.optionalID(request.questionnaireID, field: "questionnaire_id")
    staff.check.optionalID(request.groupID, field: "group_id")
    let participant = staff.check.optionalPseudonym(request.participant)
    let paging: Paging<CompliancePosition> = staff.check.page(request, standard: 200, max: 1000) {
      guard request.fromTime != nil, let from = period?.from else { return true }
      return $0.to > from && $0.to <= from + Double(ComplianceQuestion.daysMax) * 86_400
    }
    let (by, (from, to)) = try staff.check.unwrap(breakdown, period)
    if by == .group || !request.groupID.isEmpty { try staff.requireArms(context) }
    let concealed = try staff.areGroupsConcealed(context)
    // All pages of a request cover the same period.
    let end = paging.last.map(\.to) ?? to
    let start = request.fromTime == nil ? end - to.timeIntervalSince(from) : from
    return try await overseeing {
      let page = try await parts.countCompliance(
        ComplianceQuestion(
          studyID: staff.studyID, breakdown: by, from: start, to: end,
          questionnaireID: request.questionnaireID, groupID: request.groupID,
          includesTests: request.includeTestParticipants, concealsGroups: concealed),
        pseudonym: participant, isStaff: true, now: staff.now,
        after: paging.last?.key, limit: paging.size)
      return PlanningV1.Compliance(
        rows: page.items.map { PlanningV1.ComplianceRow($0) },
        nextPageToken: paging.token(after: page) {
          CompliancePosition(key: $0.key, to: end)
        }, fromTime: .init(start), toTime: .init(end))
    }
  }

  func listParticipantStatuses(
    _ request: PlanningV1.ListParticipantStatusesRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ListParticipantStatusesResponse {
    var staff = try StaffRequest(request.studyID, context, clock)
    if request.silentDays > 365 {
      staff.check.reject("silent_days", .silentDaysOutOfRange, "must be at most 365")
    }
    if request.promptsMin > 100 {
      staff.check.reject("prompts_min", .silentDaysOutOfRange, "must be at most 100")
    }
    let paging: Paging<String> = staff.check.page(request)
    try staff.check.unwrap()
    let showsLabels = try context.claims.holds(.labelRead, onStudy: staff.studyID)
    let hasGroups = try staff.seesGroups(context)
    let concealed = try staff.areGroupsConcealed(context)
    return try await overseeing {
      let page = try await parts.listActivities(
        studyID: staff.studyID,
        rules: ActivityRules(
          silentDays: request.silentDays == 0 ? 3 : Int(request.silentDays),
          notificationsMin: max(1, Int(request.promptsMin))),
        includesTests: request.includeTestParticipants, concealsGroups: concealed,
        search: request.search, showsLabels: showsLabels, now: staff.now, after: paging.last,
        limit: paging.size)
      return PlanningV1.ListParticipantStatusesResponse(
        participants: page.items.map {
          PlanningV1.ParticipantStatus($0, $1, hasGroup: hasGroups)
        },
        nextPageToken: paging.token(after: page) { $0.0.pseudonym })
    }
  }

  func explainNotification(
    _ request: PlanningV1.ExplainNotificationRequest, context: ServerCallContext
  ) async throws -> PlanningV1.ExplainNotificationResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let notificationID = check.notificationID(request.notificationID)
    check.optionalID(request.studyID, field: "study_id")
    let id = try check.unwrap(notificationID)
    let isOwn = request.studyID.isEmpty
    return try await overseeing {
      // The placement names other notifications of the participant.
      if !isOwn, claims.areGroupsConcealed(inStudy: request.studyID) {
        try await parts.concealedGroups.requireNone(of: nil, studyID: request.studyID)
      }
      let explained = try await parts.explainNotification(
        id, in: isOwn ? .own(claims.participantID) : .study(request.studyID))
      return PlanningV1.ExplainNotificationResponse(
        explained, studyID: isOwn ? nil : request.studyID, now: clock.now())
    }
  }
}

/// End of a page, and the end of the period of all pages.
private struct CompliancePosition: PagePosition {
  var key: String
  var to: Date

  init(key: String, to: Date) {
    self.key = key
    self.to = to
  }

  init?(pageKey: String) {
    let parts = pageKey.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let to = Instant(microsecondsText: parts[0]) else { return nil }
    self.init(key: String(parts[1]), to: to.date)
  }

  var pageKey: String { "\(Instant(to).microseconds) \(key)" }
}
