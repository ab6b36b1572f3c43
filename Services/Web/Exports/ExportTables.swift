import Messages
import RPCClient
import RPCCore
import Stubs

/// Tables of a study besides the sheets of one questionnaire.
enum ExportTable: String {
  case answers, participants, revisions, records, notifications
  case listeningSessions = "listening-sessions"
  case decisionPoints = "decision-points"
}

extension ExportAnswers {
  func answer(
    _ table: ExportTable, of study: String, _ request: WebRequest,
    _ query: [(name: String, value: String)], _ kept: SessionCalls.Kept
  ) async -> WebResponse {
    let upstream = sessions.upstream
    let headers = Self.attachment("\(study)-\(table.rawValue).csv", "text/csv; charset=utf-8")
    func csv<Part: Message>(
      from program: String = "otolith-ingestion",
      _ begin: @Sendable (CallOptions) -> ResponseStream<Part>,
      _ bytes: @escaping @Sendable (Part) -> [UInt8]
    ) async -> WebResponse {
      await sessions.stream(
        request, kept, from: program, begin, head: { _ in (200, headers) }, bytes: bytes)
    }
    var fields = ["studyId": study]
    do {
      switch table {
      case .answers, .participants:
        fields["layout"] = table == .answers ? "EXPORT_LAYOUT_LONG" : "EXPORT_LAYOUT_PARTICIPANTS"
        let asked: IngestionV1.ExportAnswerSheetsRequest = try message(fields, query)
        return await csv({ upstream.exports.exportAnswerSheets(asked, options: $0) }, \.csv)
      case .revisions:
        let asked: IngestionV1.ExportRevisionsRequest = try message(fields, query)
        return await csv({ upstream.amendments.exportRevisions(asked, options: $0) }, \.csv)
      case .records:
        let asked: IngestionV1.ExportRecordsRequest = try message(fields, query)
        return await csv({ upstream.records.exportRecords(asked, options: $0) }, \.csv)
      case .listeningSessions:
        let asked: IngestionV1.ExportListeningSessionsRequest = try message(fields, query)
        return await csv({ upstream.listening.exportListeningSessions(asked, options: $0) }, \.csv)
      case .notifications, .decisionPoints:
        fields["table"] =
          table == .notifications
          ? "NOTIFICATION_TABLE_NOTIFICATIONS" : "NOTIFICATION_TABLE_DECISION_POINTS"
        let asked: PlanningV1.ExportNotificationsRequest = try message(fields, query)
        return await csv(
          from: "otolith-planning", { upstream.oversight.exportNotifications(asked, options: $0) },
          \.csv)
      }
    } catch {
      return .error(CallAnswers.status(of: error))
    }
  }
}
