import Fields
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.AmendmentService`. Participants access only their own sheets; leaders
/// export their study's revisions.
struct AmendmentHandler: IngestionV1.AmendmentServiceProtocol {
  let submit: SubmitAmendments
  let withdraw: WithdrawQuestion
  let list: ListRevisions
  let export: ExportRevisions

  private static let amendmentsMax = 100

  /// A hundred amendments with as many answers as a typical sheet has.
  var requestAllowance: RequestAllowance? {
    RequestAllowance(sizeMax: 8 << 20, elementsMax: 250_000, memoryMax: 192 << 20)
  }

  func submitAmendments(
    _ request: IngestionV1.SubmitAmendmentsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.SubmitAmendmentsResponse {
    let submitter = try Submitter(context)
    guard !request.amendments.isEmpty else {
      throw RPCError.invalidArgument([
        FieldViolation(
          field: "amendments", reason: .empty, description: "at least one is required")
      ])
    }
    guard request.amendments.count <= Self.amendmentsMax else {
      throw RPCError(
        .resourceExhausted,
        "\(request.amendments.count) amendments; at most \(Self.amendmentsMax) are taken per call",
        reason: .batchTooLarge, metadata: ["amendments_max": String(Self.amendmentsMax)])
    }
    let bad = try InvalidFields(context[InvalidUTF8Fields.self] ?? [], in: "amendments").violations
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

  func withdrawQuestion(
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
      sheets: UInt32(clamping: answer.sheets), complete: answer.isComplete)
  }

  func listRevisions(
    _ request: IngestionV1.ListRevisionsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListRevisionsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let sheetID = check.ownID(request.sheetID, field: "sheet_id", reason: .sheetIdInvalid)
    let paging: Paging<Int> = check.page(request, standard: 20, max: 50, isKnown: { $0 > 0 })
    let id = try check.unwrap(sheetID)
    let found = try await answering {
      try await list(of: id, by: participantID, after: paging.last ?? 0, limit: paging.size)
    }
    let (revisions, page) = found.fitting { IngestionV1.SheetRevision($0) }
    return IngestionV1.ListRevisionsResponse(
      revisions: revisions, nextPageToken: paging.token(after: page) { $0.revision })
  }

  func exportRevisions(
    _ request: IngestionV1.ExportRevisionsRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportRevisionsResponse>
  ) async throws {
    let claims = try context.claims
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let filter = check.exportFilter(request.filter)
    try check.unwrap()
    let concealsGroups = try filter.requireVisibleGroups(of: request.studyID, to: claims)
    var held = HeldChunk()
    let cursor = try await answering {
      try await export(
        of: request.studyID, filter: filter, since: request.since,
        includesTests: request.includeTestParticipants, concealsGroups: concealsGroups,
        for: claims.participantID
      ) { chunk in
        guard let earlier = held.exchange(chunk) else { return }
        try await writer.write(
          IngestionV1.ExportRevisionsResponse(csv: earlier.csv, rows: earlier.items))
      }
    }
    try await writer.write(
      IngestionV1.ExportRevisionsResponse(
        csv: held.chunk.csv, rows: held.chunk.items, cursor: cursor.text))
  }
}
