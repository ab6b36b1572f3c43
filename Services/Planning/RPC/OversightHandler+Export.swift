import FoundationEssentials
package import Messages
import PlanningApplication
import PlanningDomain
import RPCCore
package import RPCServer
import ServiceKit

extension OversightHandler {
  package func exportNotifications(
    _ request: PlanningV1.ExportNotificationsRequest, context: ServerCallContext,
    to writer: ResponseWriter<PlanningV1.ExportNotificationsResponse>
  ) async throws {
    let (claims, now) = (try context.claims, clock.now())
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let from =
      check.instant(request.fromTime, field: "from_time") ?? Date(timeIntervalSince1970: 0)
    let to = check.instant(request.toTime, field: "to_time") ?? now
    if to <= from { check.reject("to_time", "PERIOD_INVALID", "must be after from_time") }
    check.optionalID(request.questionnaireID, field: "questionnaire_id")
    try check.unwrap()
    try claims.requireLeadership(of: request.studyID)
    try await overseeing {
      try await parts.exportNotifications(
        ComplianceQuestion(
          studyID: request.studyID, breakdown: .total, from: from, to: to,
          questionnaireID: request.questionnaireID,
          includesTests: request.includeTestParticipants),
        now: now, exporter: claims.participantID
      ) { chunk in
        try await writer.write(
          PlanningV1.ExportNotificationsResponse(csv: chunk.csv, rows: chunk.items))
      }
    }
  }
}
