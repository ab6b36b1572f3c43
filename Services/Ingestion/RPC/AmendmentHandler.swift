package import IngestionApplication
import IngestionDomain
package import Messages
import RPCCore
package import RPCServer
import ServiceKit
package import Stubs

/// `otolith.ingestion.v1.AmendmentService`. Everybody reaches the own sheets only; leaders export what their study
/// has.
package struct AmendmentHandler: IngestionV1.AmendmentServiceProtocol {
  private let submit: SubmitAmendments
  private let withdraw: WithdrawQuestion
  private let list: ListRevisions
  private let export: ExportRevisions

  package init(
    submit: SubmitAmendments, withdraw: WithdrawQuestion, list: ListRevisions,
    export: ExportRevisions
  ) {
    self.submit = submit
    self.withdraw = withdraw
    self.list = list
    self.export = export
  }

  private static let amendmentsMax = 100
  private static let pageSizeDefault = 20
  private static let pageSizeMax = 50

  /// A hundred amendments with as many answers as a sheet commonly has.
  package var requestAllowance: RequestAllowance? {
    RequestAllowance(sizeMax: 8 << 20, elementsMax: 250_000, memoryMax: 192 << 20)
  }

  package func access(to method: IngestionV1.AmendmentServiceMethod) -> MethodAccess {
    switch method {
    case .exportRevisions: .studyLeader
    // Whose sheets somebody may amend the sheets say.
    case .submitAmendments, .withdrawQuestion, .listRevisions: .signedIn
    }
  }

  package func submitAmendments(
    _ request: IngestionV1.SubmitAmendmentsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.SubmitAmendmentsResponse {
    let submitter = try Submitter(context)
    guard !request.amendments.isEmpty else {
      throw RPCError.invalidArgument([
        FieldViolation(
          field: "amendments", reason: "EMPTY", description: "at least one is needed")
      ])
    }
    guard request.amendments.count <= Self.amendmentsMax else {
      throw RPCError(
        .resourceExhausted,
        "\(request.amendments.count) amendments; at most \(Self.amendmentsMax) are taken at once",
        reason: "BATCH_TOO_LARGE", metadata: ["amendments_max": String(Self.amendmentsMax)])
    }
    let bad = try BadParts(context[BadTexts.self] ?? [], in: "amendments").violations
    let read = request.amendments.enumerated().map { place, message in
      bad[place].map { AmendmentReading(refusedBy: $0) } ?? AmendmentReading(message)
    }
    let answers = try await answering {
      try await submit(read.compactMap(\.amendment), by: submitter)
    }
    var decided = answers.makeIterator()
    return IngestionV1.SubmitAmendmentsResponse(
      verdicts: zip(request.amendments, read).map { message, read in
        let verdict =
          read.amendment == nil
          ? AmendmentVerdict(.rejected(read.violations)) : decided.next()
        return IngestionV1.AmendmentVerdict(
          verdict ?? AmendmentVerdict(.postponed([])), amendmentID: message.amendmentID)
      })
  }

  package func withdrawQuestion(
    _ request: IngestionV1.WithdrawQuestionRequest, context: ServerCallContext
  ) async throws -> IngestionV1.WithdrawQuestionResponse {
    let submitter = try Submitter(context)
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    check.id(request.questionnaireID, field: "questionnaire_id")
    check.elementID(request.elementID, field: "element_id")
    for violation in Amendment.violations(ofReason: request.reason) {
      check.reject(violation.field, violation.reason.rawValue, violation.description)
    }
    try check.unwrap()
    let answer = try await answering {
      try await withdraw(
        WithdrawQuestion.Request(
          studyID: request.studyID, questionnaireID: request.questionnaireID,
          elementID: request.elementID, reason: request.reason), by: submitter)
    }
    return IngestionV1.WithdrawQuestionResponse(
      sheets: UInt32(answer.sheets), complete: answer.isComplete)
  }

  package func listRevisions(
    _ request: IngestionV1.ListRevisionsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListRevisionsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let sheetID = check.ownID(request.sheetID, field: "sheet_id", reason: "SHEET_ID_INVALID")
    let pageSize = check.pageSize(
      request.pageSize, standard: Self.pageSizeDefault, max: Self.pageSizeMax)
    let tokens = PageTokens("ListRevisions", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let position = check.pageToken(request.pageToken, of: tokens) { key in
      Int(key).flatMap { $0 > 0 ? $0 : nil }
    }
    let id = try check.unwrap(sheetID)
    let (revisions, isLast) = try await answering {
      try await list(of: id, by: participantID, after: position ?? 0, limit: pageSize)
    }
    var response = IngestionV1.ListRevisionsResponse()
    var budget = ResponseBudget()
    for revision in revisions {
      let message = IngestionV1.SheetRevision(revision)
      guard budget.takes(message.serialized().count + 6) else { break }
      response.revisions.append(message)
    }
    if !isLast || response.revisions.count < revisions.count,
      let last = response.revisions.last
    {
      response.nextPageToken = tokens.token(after: String(last.revision))
    }
    return response
  }

  package func exportRevisions(
    _ request: IngestionV1.ExportRevisionsRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportRevisionsResponse>
  ) async throws {
    let claims = try context.claims
    try FieldChecks.requireIDs(["study_id": request.studyID])
    try claims.requireLeadership(of: request.studyID)
    try await answering {
      try await export(
        of: request.studyID, includesTests: request.includeTestParticipants,
        for: claims.participantID
      ) { chunk in
        try await writer.write(
          IngestionV1.ExportRevisionsResponse(csv: chunk.csv, rows: chunk.items))
      }
    }
  }
}
