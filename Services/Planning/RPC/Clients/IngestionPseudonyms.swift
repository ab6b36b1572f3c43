package import Logging
import Messages
import PlanningApplication
package import RPCClient
import RPCCore
package import ServiceKit
import Stubs

/// Asks ingestion for what the pseudonyms of a study's exports are made with, in this service's own name.
package struct IngestionPseudonyms: PseudonymOwner {
  private static let timeout = Duration.seconds(2)
  private static let owner = "otolith-ingestion"

  private let client: IngestionV1.PseudonymServiceClient?
  private let credential: ServiceCredential?
  private let logger: Logger

  /// - Parameter channel: nil when the operator named no address: it is never reachable.
  package init(
    channel: (any ClientChannel)?, credential: ServiceCredential?, logger: Logger
  ) {
    client = channel.map { IngestionV1.PseudonymServiceClient($0) }
    self.credential = credential
    self.logger = logger
  }

  package func pseudonyms(of studyID: String) async -> OwnerAnswer<Pseudonyms> {
    guard let client else { return .unreachable }
    do {
      let answer = try await credential.ask(Self.owner, timeout: Self.timeout) { options in
        try await client.getPseudonymKey(
          IngestionV1.GetPseudonymKeyRequest(studyID: studyID), options: options)
      }
      return .found(Pseudonyms(key: answer.key))
    } catch {
      logger.warning(
        "ingestion could not be asked for pseudonyms",
        metadata: ["study": "\(studyID)", "reason": "\(error)"])
      return .unreachable
    }
  }
}
