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
    let filter = staff.check.exportFilter(request.filter)
    try staff.check.unwrap()
    let concealed = try staff.areGroupsConcealed(context)
    if concealed, !filter.groupIDs.isEmpty { throw RPCError.groupsConcealed(of: staff.studyID) }
    try await overseeing {
      try await parts.exportNotifications(
        ComplianceQuestion(
          studyID: staff.studyID, breakdown: .total, from: from, to: to,
          questionnaireID: request.questionnaireID, filter: filter,
          includesTests: request.includeTestParticipants, concealsGroups: concealed),
        now: staff.now, exporter: staff.actor
      ) { chunk in
        try await writer.write(
          PlanningV1.ExportNotificationsResponse(csv: chunk.csv, rows: chunk.items))
      }
    }
  }
}
