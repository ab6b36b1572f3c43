import Messages
import NIOHTTP1
import RPCClient
import RPCCore
import Stubs

/// Answers requests for the participant's own report, a page to read and print.
struct ReportAnswers: Sendable {
  let sessions: SessionCalls

  static let path = "/report"

  func answer(_ request: WebRequest) async -> WebResponse {
    guard request.method == .GET else {
      return WebResponse.text("Only GET is supported.", status: 405).adding([("allow", "GET")])
    }
    guard RequestChecks.permitsDownload(request) else {
      return .text("The report must be opened on a page of this address.", status: 403)
    }
    guard let asked = Self.message(request.parameters ?? []) else {
      return .text("The address of the report is invalid.", status: 400)
    }
    var kept = sessions.session(of: .participant, in: request)
    if let error = SessionCalls.refusal(of: request, kept) { return .error(error) }
    do {
      let report = try await CallPropagation.$parent.withValue(WebCall(request)) {
        try await sessions.withToken(&kept, request.origin) { session in
          try await sessions.upstream.results.renderReport(
            asked,
            options: sessions.upstream.options(
              for: "otolith-ingestion", request.origin, session))
        }
      }
      var response = WebResponse(
        status: 200,
        headers: [("content-type", "text/html; charset=utf-8"), ("cache-control", "no-store")]
          + (try kept.headers()), body: .bytes(Array(report.html.utf8)))
      response.policy = .document
      return response
    } catch {
      let status = CallAnswers.status(of: error)
      var response = WebResponse.text(status.message, status: status.code.httpStatus)
      response.error = status
      return response.adding((try? kept.headers()) ?? [])
    }
  }

  /// Reads `study`, `language` and `zone`; nil without a study or for other names. The report has
  /// all data of the study.
  private static func message(
    _ parameters: [(name: String, value: String)]
  ) -> IngestionV1.RenderReportRequest? {
    var request = IngestionV1.RenderReportRequest()
    var study = ""
    for (name, value) in parameters {
      switch name {
      case "study": study = value
      case "language": request.language = value
      case "zone": request.timeZone = value
      default: return nil
      }
    }
    request.scope = IngestionV1.ReportScope(
      studyID: study, allQuestionnaires: true, healthRecords: true, listening: true)
    return study.isEmpty ? nil : request
  }
}
