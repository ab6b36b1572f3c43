import Fields
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.AnswerSheetService`. Participants access only their own sheets; the token
/// identifies the participant.
struct AnswerSheetHandler: IngestionV1.AnswerSheetServiceProtocol {
  let submitSheets: SubmitSheets
  let listOffers: ListOffers
  let listSheets: ListSheets
  let getSeries: GetSeries
  let rememberRejections: RememberRejections
  let limits: InEffect<IngestionLimits>

  /// 500 sheets with a hundred choices and long texts each; documented in ingestion.proto.
  var requestAllowance: RequestAllowance? {
    RequestAllowance(sizeMax: 8 << 20, elementsMax: 250_000, memoryMax: 192 << 20)
  }

  private static let seriesPointsMax = 10_000

  func submitAnswerSheets(
    _ request: IngestionV1.SubmitAnswerSheetsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.SubmitAnswerSheetsResponse {
    let submitter = try Submitter(context)
    guard !request.sheets.isEmpty else {
      throw RPCError.invalidArgument([
        FieldViolation(field: "sheets", reason: .empty, description: "at least one is required")
      ])
    }
    let batchSheetsMax = limits.current.batchSheetsMax
    guard request.sheets.count <= batchSheetsMax else {
      throw RPCError(
        .resourceExhausted,
        "\(request.sheets.count) sheets; at most \(batchSheetsMax) are taken per batch",
        reason: .batchTooLarge, metadata: ["sheets_max": String(batchSheetsMax)])
    }
    let bad = try InvalidFields(context[InvalidUTF8Fields.self] ?? [], in: "sheets").violations
    let answers = try await answering {
      try await submitSheets(
        request.sheets.map { AnswerSheet($0) }, unreadable: bad, by: submitter)
    }
    let answered = zip(request.sheets, answers)
    await rememberRejections(answered.compactMap { Self.refused($0, $1) }, by: submitter)
    return IngestionV1.SubmitAnswerSheetsResponse(
      verdicts: answered.map { IngestionV1.SheetVerdict($1, sheetID: $0.sheetID) })
  }

  private static func refused(
    _ sheet: IngestionV1.AnswerSheet, _ answer: SubmitSheets.Answer
  ) -> (sheet: AnswerSheet, violations: [Violation])? {
    guard case .rejected(let violations) = answer.verdict else { return nil }
    return (AnswerSheet(sheet).withoutUnasked(by: answer.shown), violations)
  }

  func listOffers(
    _ request: IngestionV1.ListOffersRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListOffersResponse {
    let submitter = try Submitter(context)
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    try check.unwrap()
    try context.claims.requireEnrolment(in: request.studyID)
    let offers = try await answering {
      try await listOffers(of: request.studyID, to: submitter)
    }
    return IngestionV1.ListOffersResponse(offers: offers.map { IngestionV1.Offer($0) })
  }

  func listAnswerSheets(
    _ request: IngestionV1.ListAnswerSheetsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListAnswerSheetsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    check.optionalID(request.studyID, field: "study_id")
    check.optionalID(request.questionnaireID, field: "questionnaire_id")
    let paging: Paging<TimePosition> = check.page(request)
    try check.unwrap()
    let records = try await answering {
      try await listSheets(
        of: participantID, studyID: request.studyID, questionnaireID: request.questionnaireID,
        after: paging.last, limit: paging.size + 1)
    }
    let (sheets, page) = Page(records, size: paging.size).fitting {
      IngestionV1.StoredAnswerSheet($0)
    }
    return IngestionV1.ListAnswerSheetsResponse(
      sheets: sheets, nextPageToken: paging.token(after: page) { $0.listPosition })
  }

  func getSeries(
    _ request: IngestionV1.GetSeriesRequest, context: ServerCallContext
  ) async throws -> IngestionV1.GetSeriesResponse {
    let submitter = try Submitter(context)
    let asked = try GetSeries.Request(request)
    let entries = try await answering {
      try await getSeries(asked, limit: Self.seriesPointsMax + 1, by: submitter)
    }
    var points: [IngestionV1.SeriesPoint] = []
    var budget = ResponseBudget()
    for entry in entries.prefix(Self.seriesPointsMax) {
      let point = IngestionV1.SeriesPoint(entry)
      // Includes tag and length of the field.
      guard budget.takes(point.encodedSize + 6) else { break }
      points.append(point)
    }
    return IngestionV1.GetSeriesResponse(
      points: points.reversed(), truncated: points.count < entries.count)
  }
}

extension Submitter {
  init(_ context: ServerCallContext) throws {
    let claims = try context.claims
    self.init(
      participantID: claims.participantID, enrolledStudies: claims.enrolledStudies,
      groups: claims.groups, consentEnds: claims.consentEnds, claimedAt: claims.issuedAt,
      isTestParticipant: claims.isTestParticipant, token: context.bearerToken)
  }
}
