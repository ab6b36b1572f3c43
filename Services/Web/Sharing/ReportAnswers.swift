import Messages
import NIOHTTP1
import RPCClient
import RPCCore
import Stubs

/// Answers requests for the participant's own report, and for that of a clinician's patient: a page to
/// read and print.
struct ReportAnswers: Sendable {
  let sessions: SessionCalls

  static let path = "/report"

  func answer(_ request: WebRequest) async -> WebResponse {
    guard request.method == .GET else {
      return .onlyGET
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
      let html = try await CallPropagation.$parent.withValue(WebCall(request)) {
        try await sessions.withToken(&kept, request.origin) { session in
          let (upstream, options) = (
            sessions.upstream,
            sessions.upstream.options(for: "otolith-ingestion", request.origin, session)
          )
          switch asked {
          case .own(let report):
            return try await upstream.results.renderReport(report, options: options).html
          case .patient(let report):
            return try await upstream.clinicians.readPatientReport(report, options: options).html
          }
        }
      }
      var response = WebResponse(
        status: 200,
        headers: [("content-type", "text/html; charset=utf-8"), ("cache-control", "no-store")]
          + (try kept.headers()), body: .bytes(Array(html.utf8)))
      response.policy = .document
      return response
    } catch {
      let status = CallAnswers.status(of: error)
      var response = WebResponse.text(status.message, status: status.code.httpStatus)
      response.error = status
      return response.adding((try? kept.headers()) ?? [])
    }
  }

  private enum Asked: Sendable {
    case own(IngestionV1.RenderReportRequest)
    case patient(IngestionV1.ReadPatientReportRequest)
  }

  /// Reads `study` or `grant`, `language` and `zone`; nil without one of the first two, with both, or for
  /// other names. The own report has all data of the study.
  private static func message(_ parameters: [(name: String, value: String)]) -> Asked? {
    var (study, grant, language, zone) = ("", "", "", "")
    for (name, value) in parameters {
      switch name {
      case "study": study = value
      case "grant": grant = value
      case "language": language = value
      case "zone": zone = value
      default: return nil
      }
    }
    guard study.isEmpty != grant.isEmpty else { return nil }
    if !grant.isEmpty {
      return .patient(
        IngestionV1.ReadPatientReportRequest(grantID: grant, language: language, timeZone: zone))
    }
    let scope = IngestionV1.ReportScope(
      studyID: study, allQuestionnaires: true, healthRecords: true, listening: true)
    return .own(IngestionV1.RenderReportRequest(scope: scope, language: language, timeZone: zone))
  }
}
