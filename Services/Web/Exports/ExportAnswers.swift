import Codebooks
import Fields
import FoundationEssentials
import Messages
import RPCClient
import RPCCore
import Serialization

/// Answers downloads of the console by the streams of ExportService, at the speed of the client.
struct ExportAnswers: Sendable {
  let sessions: SessionCalls
  let schema: MessageSchema
  let bodyBytesMax: Int
  let load: WebLoad

  /// A codebook in memory, in bytes.
  private static let codebookBytesMax = 64 << 20

  /// - Parameter path: what follows `/console/export/`.
  func answer(_ request: WebRequest, path: Substring) async -> WebResponse {
    guard request.method == .GET else {
      return .onlyGET
    }
    guard RequestChecks.permitsDownload(request) else {
      return .error(
        RPCError(.permissionDenied, "the download was not started on a page of this address"))
    }
    guard request.hasChunks else {
      return .text("HTTP/1.1 is required, so that a cut file does not look complete.", status: 505)
    }
    let kept = sessions.session(of: .console, in: request)
    if let error = SessionCalls.refusal(of: request, kept) { return .error(error) }
    guard let accountID = kept.current?.holder?.accountID else {
      return await file(request, path, kept)
    }
    guard let place = load.enterExport(accountID) else {
      return .error(
        RPCError(
          .resourceExhausted, "too many exports of this account at once; wait for one to end",
          details: [.retryInfo(delay: .seconds(10))]))
    }
    defer { withExtendedLifetime(place) {} }
    return await file(request, path, kept).holding(place)
  }

  private func file(
    _ request: WebRequest, _ path: Substring, _ kept: SessionCalls.Kept
  ) async -> WebResponse {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      .compactMap { WebRequest.decoded($0) }
    guard let query = request.parameters, parts.allSatisfy({ !$0.isEmpty }) else {
      return .error(RPCError(.invalidArgument, "invalid address of a download"))
    }
    let csv = ".csv"
    if parts.count == 2, parts[1].hasSuffix(csv) {
      return await sheets(request, parts[0], String(parts[1].dropLast(csv.count)), query, kept)
    }
    if parts.count == 3, parts[1] == "tables", parts[2].hasSuffix(csv),
      let table = ExportTable(rawValue: String(parts[2].dropLast(csv.count)))
    {
      return await answer(table, of: parts[0], request, query, kept)
    }
    if parts.count == 4, parts[2] == "codebook", let format = CodebookFormat(rawValue: parts[3]) {
      return await codebook(request, parts[0], parts[1], format, query, kept)
    }
    return .text("Not found.", status: 404)
  }

  // MARK: - Sheets

  private func sheets(
    _ request: WebRequest, _ study: String, _ questionnaire: String,
    _ query: [(name: String, value: String)], _ kept: SessionCalls.Kept
  ) async -> WebResponse {
    do {
      let asked: IngestionV1.ExportAnswerSheetsRequest = try message(
        ["studyId": study, "questionnaireId": questionnaire, "layout": "EXPORT_LAYOUT_WIDE"],
        query)
      let headers = Self.attachment("\(study)-\(questionnaire).csv", "text/csv; charset=utf-8")
      return await sessions.stream(request, kept) {
        sessions.upstream.exports.exportAnswerSheets(asked, options: $0)
      } head: { _ in
        (200, headers)
      } bytes: {
        $0.csv
      }
    } catch {
      return .error(CallAnswers.status(of: error))
    }
  }

  // MARK: - Codebooks

  /// Forms of a codebook.
  private enum CodebookFormat: String {
    case json, csv, html, r

    var type: String {
      switch self {
      case .json: "application/json"
      case .csv: "text/csv; charset=utf-8"
      case .html: "text/html; charset=utf-8"
      case .r: "text/plain; charset=utf-8"
      }
    }

    func bytes(_ json: [UInt8]) throws -> [UInt8] {
      switch self {
      case .json: json
      case .csv: CodebookTable.bytes(try Codebook(json: Data(json)))
      case .html: CodebookPage.bytes(try Codebook(json: Data(json)))
      case .r: RScript.bytes
      }
    }
  }

  private func codebook(
    _ request: WebRequest, _ study: String, _ questionnaire: String, _ format: CodebookFormat,
    _ query: [(name: String, value: String)], _ kept: SessionCalls.Kept
  ) async -> WebResponse {
    var kept = kept
    do {
      let asked: IngestionV1.ExportCodebookRequest = try message(
        [
          "studyId": study, "questionnaireId": questionnaire,
          "table": "EXPORT_TABLE_ANSWER_SHEETS_WIDE",
        ], query)
      let json = try await CallPropagation.$parent.withValue(WebCall(request)) {
        try await sessions.withToken(&kept, request.origin) { session in
          try await collected(
            sessions.upstream.exports.exportCodebook(
              asked,
              options: sessions.upstream.options(
                for: "otolith-ingestion", request.origin, session)))
        }
      }
      let name = "\(study)-\(questionnaire).codebook.\(format.rawValue)"
      return WebResponse(
        status: 200,
        headers: Self.attachment(name, format.type) + (try kept.headers()),
        body: .bytes(try format.bytes(json)))
    } catch {
      return WebResponse.error(CallAnswers.status(of: error))
        .adding((try? kept.headers()) ?? [])
    }
  }

  private func collected(
    _ parts: ResponseStream<IngestionV1.ExportCodebookResponse>
  ) async throws -> [UInt8] {
    var json: [UInt8] = []
    for try await part in parts {
      json += part.json
      guard json.count <= Self.codebookBytesMax else {
        throw RPCError(
          .resourceExhausted, "the codebook exceeds \(Self.codebookBytesMax) bytes")
      }
    }
    return json
  }

  // MARK: - Requests

  /// Makes a request of fields and the parameters of a query, which have the names of fields.
  func message<Request: Message>(
    _ fields: [String: String], _ query: [(name: String, value: String)]
  ) throws -> Request {
    var fields = fields
    for (name, value) in query {
      guard !["studyId", "study_id", "questionnaireId", "questionnaire_id"].contains(name) else {
        throw RPCError(.invalidArgument, "\(name) is in the path")
      }
      fields[name] = value
    }
    var writer = JSONWriter()
    writer.object { writer in
      for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
        if value == "true" || value == "false" {
          writer.member(name, value == "true")
        } else {
          writer.member(name, value)
        }
      }
    }
    do {
      let wire = try writer.bytes.withUnsafeBufferPointer {
        try schema.wire(json: $0, of: Request.fullName)
      }
      return try Request(serialized: wire)
    } catch let error as DecodingError {
      throw RPCError(decoding: error)
    }
  }

  static func attachment(
    _ name: String, _ type: String
  ) -> [(name: String, value: String)] {
    // Ids of studies and questionnaires are plain; a path may have any text.
    let plain = name.unicodeScalars.map { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar))
        ? Character(scalar) : "_"
    }
    return [
      ("content-type", type), ("cache-control", "no-store"),
      ("content-disposition", "attachment; filename=\"\(String(plain))\""),
    ]
  }
}
