import Fields
import FoundationEssentials
import Messages
import RPCCore
import RPCServer
import ServiceKit

extension OversightHandler {
  func exportNotifications(
    _ request: PlanningV1.ExportNotificationsRequest, context: ServerCallContext,
    to writer: ResponseWriter<PlanningV1.ExportNotificationsResponse>
  ) async throws {
    var staff = try StaffRequest(request.studyID, context, clock)
    let from =
      staff.check.instant(request.fromTime, field: "from_time") ?? Date(timeIntervalSince1970: 0)
    let to = staff.check.instant(request.toTime, field: "to_time") ?? staff.now
    if to <= from { staff.check.reject("to_time", .periodInvalid, "must be after from_time") }
    staff.check.optionalID(request.questionnaireID, field: "questionnaire_id")
    let filter = staff.check.exportFilter(
      request.filter, hasQuestionnaires: request.table != .decisionPoints)
    let rows = staff.check.table(request, filter)
    let table = try staff.check.unwrap(rows)
    let concealed = try staff.areGroupsConcealed(context)
    if concealed, !filter.groupIDs.isEmpty { throw RPCError.groupsConcealed(of: staff.studyID) }
    try await overseeing {
      let next = try await parts.exportNotifications(
        ExportNotifications.Request(
          table: table,
          question: ComplianceQuestion(
            studyID: staff.studyID, breakdown: .total, from: from, to: to,
            questionnaireID: request.questionnaireID, filter: filter,
            includesTests: request.includeTestParticipants, concealsGroups: concealed),
          since: request.since, exporter: staff.actor),
        now: staff.now
      ) { chunk in
        try await writer.write(
          PlanningV1.ExportNotificationsResponse(csv: chunk.csv, rows: chunk.items))
      }
      try await writer.write(PlanningV1.ExportNotificationsResponse(cursor: next.text))
    }
  }
}

extension FieldChecks {
  /// Returns the table, and rejects parts of the selection that do not apply.
  fileprivate mutating func table(
    _ request: PlanningV1.ExportNotificationsRequest, _ filter: ExportFilter
  ) -> PlanExportRow.Table? {
    if !request.since.isEmpty {
      if request.toTime != nil { reject("to_time", .notFilterable("an end with since")) }
      if !filter.groupIDs.isEmpty {
        reject("filter.group_ids", .notFilterable("groups with since"))
      }
    }
    switch request.table {
    case .unspecified, .notifications: return .notifications
    case .decisionPoints:
      if !request.questionnaireID.isEmpty {
        reject("questionnaire_id", .notFilterable("questionnaires"))
      }
      return .decisionPoints
    case .unrecognized:
      reject("table", .required, "must be NOTIFICATIONS or DECISION_POINTS")
      return nil
    }
  }
}
