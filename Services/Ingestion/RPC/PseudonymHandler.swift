import Messages
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.PseudonymService`.
struct PseudonymHandler: IngestionV1.PseudonymServiceProtocol {
  let giveKey: GivePseudonymKey

  func getPseudonymKey(
    _ request: IngestionV1.GetPseudonymKeyRequest, context: ServerCallContext
  ) async throws -> IngestionV1.PseudonymKey {
    try FieldChecks.requireIDs(["study_id": request.studyID])
    return try await answering {
      IngestionV1.PseudonymKey(
        studyID: request.studyID, key: try await giveKey(request.studyID))
    }
  }
}
