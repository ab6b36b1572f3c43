import FoundationEssentials
import Messages
import RPCClient
import RPCCore

/// A client with an access token.
struct Caller: Sendable {
  let stack: IngestionStack
  let participantID: UUID
  let token: String

  /// The same caller, connected to another process.
  func through(_ other: IngestionStack) -> Caller {
    Caller(stack: other, participantID: participantID, token: token)
  }

  private var options: CallOptions { .bearer(token) }

  func submit(_ sheets: [IngestionV1.AnswerSheet]) async throws -> [IngestionV1.SheetVerdict] {
    try await stack.sheets.submitAnswerSheets(
      IngestionV1.SubmitAnswerSheetsRequest(sheets: sheets), options: options
    ).verdicts
  }

  func verdicts(_ sheets: IngestionV1.AnswerSheet...) async throws -> [IngestionV1.Verdict] {
    try await submit(sheets).map(\.verdict)
  }

  /// The verdict, or the reasons of a rejected sheet, or the verdict and what is left out.
  func outcomes(_ sheets: IngestionV1.AnswerSheet...) async throws -> [String] {
    try await submit(sheets).map { verdict in
      let reasons = verdict.violations.map(\.reason)
      return switch verdict.verdict {
      case .rejected: reasons.joined(separator: " ")
      case .created, .exists: (["\(verdict.verdict)"] + reasons).joined(separator: " ")
      default: "\(verdict.verdict)"
      }
    }
  }

  /// The reasons for each postponed sheet; empty for decided ones.
  func obstacles(_ sheets: IngestionV1.AnswerSheet...) async throws -> [[String]] {
    try await submit(sheets).map { verdict in
      verdict.verdict == .retryLater ? verdict.violations.map(\.reason) : []
    }
  }

  func offers(in studyID: String) async throws -> [IngestionV1.Offer] {
    try await stack.sheets.listOffers(.init(studyID: studyID), options: options).offers
  }

  func list(
    _ request: IngestionV1.ListAnswerSheetsRequest = .init()
  ) async throws -> IngestionV1.ListAnswerSheetsResponse {
    try await stack.sheets.listAnswerSheets(request, options: options)
  }

  /// Lists sheets with a deadline.
  func list(within timeout: Duration) async throws -> IngestionV1.ListAnswerSheetsResponse {
    var options = options
    options.timeout = timeout
    return try await stack.sheets.listAnswerSheets(.init(), options: options)
  }

  /// All pages.
  func listAll(
    _ request: IngestionV1.ListAnswerSheetsRequest = .init()
  ) async throws -> [IngestionV1.StoredAnswerSheet] {
    var request = request
    var sheets: [IngestionV1.StoredAnswerSheet] = []
    repeat {
      let page = try await list(request)
      sheets += page.sheets
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return sheets
  }

  func series(_ request: IngestionV1.GetSeriesRequest) async throws
    -> IngestionV1.GetSeriesResponse
  {
    try await stack.sheets.getSeries(request, options: options)
  }

  func export(
    _ studyID: String, _ questionnaireID: String = "", _ layout: IngestionV1.ExportLayout,
    tests: Bool = false
  ) async throws -> [IngestionV1.ExportAnswerSheetsResponse] {
    var chunks: [IngestionV1.ExportAnswerSheetsResponse] = []
    let request = IngestionV1.ExportAnswerSheetsRequest(
      studyID: studyID, questionnaireID: questionnaireID, layout: layout,
      includeTestParticipants: tests)
    for try await chunk in stack.exports.exportAnswerSheets(request, options: options) {
      chunks.append(chunk)
    }
    return chunks
  }

  func codebook(
    _ request: IngestionV1.ExportCodebookRequest
  ) async throws -> [IngestionV1.ExportCodebookResponse] {
    var parts: [IngestionV1.ExportCodebookResponse] = []
    for try await part in stack.exports.exportCodebook(request, options: options) {
      parts.append(part)
    }
    return parts
  }
}

/// The status of a failed call; nil on success.
func failure<Value>(_ body: () async throws -> Value) async -> RPCError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error as? RPCError ?? RPCError(.unknown, "\(error)")
  }
}
