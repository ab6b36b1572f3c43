package import IngestionApplication
package import Messages
import RPCCore
package import RPCServer
import ServiceKit
package import Stubs

/// `otolith.ingestion.v1.PseudonymService`.
package struct PseudonymHandler: IngestionV1.PseudonymServiceProtocol {
  /// Who shows a study's staff the same names.
  private static let reader = "otolith-planning"

  private let giveKey: GivePseudonymKey

  package init(giveKey: GivePseudonymKey) {
    self.giveKey = giveKey
  }

  package func access(to method: IngestionV1.PseudonymServiceMethod) -> MethodAccess {
    switch method {
    // Which one the call itself looks at.
    case .getPseudonymKey: .signedInOrService
    }
  }

  package func getPseudonymKey(
    _ request: IngestionV1.GetPseudonymKeyRequest, context: ServerCallContext
  ) async throws -> IngestionV1.PseudonymKey {
    guard try context.claims.callingService == Self.reader else {
      throw RPCError(
        .permissionDenied, "only \(Self.reader) may ask for it", reason: "NOT_FOR_PEOPLE")
    }
    try FieldChecks.requireIDs(["study_id": request.studyID])
    return try await answering {
      IngestionV1.PseudonymKey(
        studyID: request.studyID, key: try await giveKey(request.studyID))
    }
  }
}
