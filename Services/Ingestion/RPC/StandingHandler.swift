package import IngestionApplication
import IngestionDomain
package import Messages
package import RPCServer
import ServiceKit
package import Stubs

/// `otolith.ingestion.v1.StandingService`. Everybody reaches the own sheets only: the participant is the token's.
package struct StandingHandler: IngestionV1.StandingServiceProtocol {
  private let getStanding: GetStanding
  private let listRejectedSheets: ListRejectedSheets
  private let deleteRejectedSheet: DeleteRejectedSheet

  package init(
    getStanding: GetStanding, listRejectedSheets: ListRejectedSheets,
    deleteRejectedSheet: DeleteRejectedSheet
  ) {
    self.getStanding = getStanding
    self.listRejectedSheets = listRejectedSheets
    self.deleteRejectedSheet = deleteRejectedSheet
  }

  private static let pageSizeDefault = 20
  private static let pageSizeMax = 100

  package func access(to method: IngestionV1.StandingServiceMethod) -> MethodAccess {
    switch method {
    // Of which study somebody must have been a participant the request says.
    case .getStanding, .listRejectedSheets, .deleteRejectedSheet: .signedIn
    }
  }

  package func getStanding(
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

  package func listRejectedSheets(
    _ request: IngestionV1.ListRejectedSheetsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListRejectedSheetsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    check.optionalID(request.studyID, field: "study_id")
    let pageSize = check.pageSize(
      request.pageSize, standard: Self.pageSizeDefault, max: Self.pageSizeMax)
    let tokens = PageTokens("ListRejectedSheets", request) {
      ($0.pageSize, $0.pageToken) = (0, "")
    }
    let position = check.pageToken(request.pageToken, of: tokens) {
      RejectedSheet.ListPosition(key: $0)
    }
    try check.unwrap()
    let rejections = try await answering {
      try await listRejectedSheets(
        of: participantID, studyID: request.studyID, after: position, limit: pageSize + 1)
    }
    var response = IngestionV1.ListRejectedSheetsResponse()
    var budget = ResponseBudget()
    for rejected in rejections.prefix(pageSize) {
      let message = IngestionV1.RejectedSheet(rejected)
      guard budget.takes(message.serialized().count) else { break }
      response.sheets.append(message)
    }
    if response.sheets.count < rejections.count, !response.sheets.isEmpty {
      response.nextPageToken = tokens.token(
        after: rejections[response.sheets.count - 1].listPosition.key)
    }
    return response
  }

  package func deleteRejectedSheet(
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
