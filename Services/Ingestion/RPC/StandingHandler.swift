import Fields
import Messages
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.StandingService`. Participants access only their own sheets; the token
/// identifies the participant.
struct StandingHandler: IngestionV1.StandingServiceProtocol {
  let getStanding: GetStanding
  let listRejectedSheets: ListRejectedSheets
  let deleteRejectedSheet: DeleteRejectedSheet

  func getStanding(
    _ request: IngestionV1.GetStandingRequest, context: ServerCallContext
  ) async throws -> IngestionV1.Standing {
    let submitter = try Submitter(context)
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    try check.unwrap()
    let standing = try await answering {
      try await getStanding(of: request.studyID, to: submitter)
    }
    return IngestionV1.Standing(standing)
  }

  func listRejectedSheets(
    _ request: IngestionV1.ListRejectedSheetsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListRejectedSheetsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    check.optionalID(request.studyID, field: "study_id")
    let paging: Paging<TimePosition> = check.page(request, standard: 20, max: 100)
    try check.unwrap()
    let rejections = try await answering {
      try await listRejectedSheets(
        of: participantID, studyID: request.studyID, after: paging.last, limit: paging.size + 1)
    }
    let (sheets, page) = Page(rejections, size: paging.size).fitting {
      IngestionV1.RejectedSheet($0)
    }
    return IngestionV1.ListRejectedSheetsResponse(
      sheets: sheets, nextPageToken: paging.token(after: page) { $0.listPosition })
  }

  func deleteRejectedSheet(
    _ request: IngestionV1.DeleteRejectedSheetRequest, context: ServerCallContext
  ) async throws -> IngestionV1.DeleteRejectedSheetResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let asked = check.uuid(request.sheetID, field: "sheet_id")
    let sheetID = try check.unwrap(asked)
    try await answering { try await deleteRejectedSheet(sheetID, of: participantID) }
    return IngestionV1.DeleteRejectedSheetResponse()
  }
}
