package import IngestionApplication
import IngestionDomain
package import Messages
import RPCCore
package import RPCServer
package import ServiceKit
package import Stubs

/// `otolith.ingestion.v1.AnswerSheetService`. Everybody reaches the own sheets only: the
/// participant is the token's.
package struct AnswerSheetHandler: IngestionV1.AnswerSheetServiceProtocol {
  private let submitSheets: SubmitSheets
  private let listOffers: ListOffers
  private let listSheets: ListSheets
  private let getSeries: GetSeries
  private let rememberRejections: RememberRejections
  private let limits: InEffect<IngestionLimits>

  package init(
    submitSheets: SubmitSheets, listOffers: ListOffers, listSheets: ListSheets,
    getSeries: GetSeries, rememberRejections: RememberRejections,
    limits: InEffect<IngestionLimits>
  ) {
    self.submitSheets = submitSheets
    self.listOffers = listOffers
    self.listSheets = listSheets
    self.getSeries = getSeries
    self.rememberRejections = rememberRejections
    self.limits = limits
  }

  /// 500 sheets with a hundred choices and long texts each; stands in ingestion.proto.
  package var requestAllowance: RequestAllowance? {
    RequestAllowance(sizeMax: 8 << 20, elementsMax: 250_000, memoryMax: 192 << 20)
  }

  private static let pageSizeDefault = 50
  private static let pageSizeMax = 200
  private static let seriesPointsMax = 10_000

  package func access(to method: IngestionV1.AnswerSheetServiceMethod) -> MethodAccess {
    switch method {
    // Of which study somebody must be a participant the request says.
    case .submitAnswerSheets, .listOffers, .listAnswerSheets, .getSeries: .signedIn
    }
  }

  package func submitAnswerSheets(
    _ request: IngestionV1.SubmitAnswerSheetsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.SubmitAnswerSheetsResponse {
    let submitter = try Submitter(context)
    guard !request.sheets.isEmpty else {
      throw RPCError.invalidArgument([
        FieldViolation(field: "sheets", reason: "EMPTY", description: "at least one is needed")
      ])
    }
    let batchSheetsMax = limits.current.batchSheetsMax
    guard request.sheets.count <= batchSheetsMax else {
      throw RPCError(
        .resourceExhausted,
        "\(request.sheets.count) sheets; at most \(batchSheetsMax) are taken in one batch",
        reason: "BATCH_TOO_LARGE", metadata: ["sheets_max": String(batchSheetsMax)])
    }
    let bad = try BadParts(context[BadTexts.self] ?? [], in: "sheets").violations
    let places = request.sheets.indices.filter { bad[$0] == nil }
    let answers = try await answering {
      try await submitSheets(places.map { AnswerSheet(request.sheets[$0]) }, by: submitter)
    }
    let answerAtPlace = Dictionary(uniqueKeysWithValues: zip(places, answers))
    let answered = request.sheets.enumerated().map { place, sheet in
      (sheet, answerAtPlace[place] ?? SubmitSheets.Answer(verdict: .rejected(bad[place] ?? [])))
    }
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

  package func listOffers(
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

  package func listAnswerSheets(
    _ request: IngestionV1.ListAnswerSheetsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListAnswerSheetsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    check.optionalID(request.studyID, field: "study_id")
    check.optionalID(request.questionnaireID, field: "questionnaire_id")
    let pageSize = check.pageSize(
      request.pageSize, standard: Self.pageSizeDefault, max: Self.pageSizeMax)
    let tokens = PageTokens("ListAnswerSheets", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let position = check.pageToken(request.pageToken, of: tokens) {
      SheetRecord.ListPosition(key: $0)
    }
    try check.unwrap()
    let records = try await answering {
      try await listSheets(
        of: participantID, studyID: request.studyID, questionnaireID: request.questionnaireID,
        after: position, limit: pageSize + 1)
    }
    var response = IngestionV1.ListAnswerSheetsResponse()
    var budget = ResponseBudget()
    for record in records.prefix(pageSize) {
      let stored = IngestionV1.StoredAnswerSheet(record)
      guard budget.takes(stored.serialized().count) else { break }
      response.sheets.append(stored)
    }
    if response.sheets.count < records.count, !response.sheets.isEmpty {
      let last = records[response.sheets.count - 1]
      response.nextPageToken = tokens.token(
        after: last.listPosition.key)
    }
    return response
  }

  package func getSeries(
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
      // Two more than the point itself: its tag and length.
      guard budget.takes(point.serialized().count + 6) else { break }
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
