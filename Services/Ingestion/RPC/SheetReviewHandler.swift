import Calendar
import Fields
import Messages
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.SheetReviewService`.
struct SheetReviewHandler: IngestionV1.SheetReviewServiceProtocol {
  let read: ReadReviewedSheets
  let review: ReviewSheet

  /// A correction of as many answers as a sheet can have.
  var requestAllowance: RequestAllowance? {
    RequestAllowance(sizeMax: 8 << 20, elementsMax: 50_000, memoryMax: 64 << 20)
  }

  func listReviewedSheets(
    _ request: IngestionV1.ListReviewedSheetsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListReviewedSheetsResponse {
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let named = check.pseudonym(request.participant)
    check.optionalID(request.questionnaireID, field: "questionnaire_id")
    let paging: Paging<TimePosition> = check.page(request)
    let participant = try check.unwrap(named)
    let concealed = try context.claims.areGroupsConcealed(inStudy: request.studyID)
    let found = try await answering {
      try await read.list(
        of: participant, in: request.studyID, questionnaireID: request.questionnaireID,
        concealsGroups: concealed, after: paging.last, limit: paging.size + 1)
    }
    let (sheets, page) = Page(found, size: paging.size).fitting {
      IngestionV1.ReviewedSheet(listed: $0)
    }
    return IngestionV1.ListReviewedSheetsResponse(
      reviewedSheets: sheets, nextPageToken: paging.token(after: page) { $0.record.listPosition })
  }

  func getReviewedSheet(
    _ request: IngestionV1.GetReviewedSheetRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ReviewedSheet {
    var check = FieldChecks()
    let named = try check.sheet(request.sheetID, request.participant, request.studyID, context)
    let key = try check.unwrap(named)
    return IngestionV1.ReviewedSheet(try await answering { try await read.sheet(key) })
  }

  func listReviewedSheetRevisions(
    _ request: IngestionV1.ListReviewedSheetRevisionsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListReviewedSheetRevisionsResponse {
    var check = FieldChecks()
    let named = try check.sheet(request.sheetID, request.participant, request.studyID, context)
    let paging: Paging<Int> = check.page(request, standard: 20, max: 50, isKnown: { $0 > 0 })
    let key = try check.unwrap(named)
    let found = try await answering {
      try await read.revisions(of: key, after: paging.last ?? 0, limit: paging.size)
    }
    let (revisions, page) = found.fitting { IngestionV1.SheetRevision(toStaff: $0) }
    return IngestionV1.ListReviewedSheetRevisionsResponse(
      revisions: revisions, nextPageToken: paging.token(after: page) { $0.revision })
  }

  func reviewSheet(
    _ request: IngestionV1.ReviewSheetRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ReviewSheetResponse {
    var check = FieldChecks()
    let named = try check.sheet(request.sheetID, request.participant, request.studyID, context)
    let asked = check.review(request, of: named?.sheetID)
    let (key, change) = try check.unwrap(named, asked)
    let sheet = try await answering { try await review(change, of: key) }
    return IngestionV1.ReviewSheetResponse(reviewedSheet: IngestionV1.ReviewedSheet(sheet))
  }
}
