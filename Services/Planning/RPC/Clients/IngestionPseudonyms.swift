import Logging
import Messages
import RPCClient
import RPCCore
import ServiceKit
import Stubs

/// Fetches the keys of studies' pseudonyms from ingestion, under this service's own credential.
struct IngestionPseudonyms: PseudonymOwner {
  private static let timeout = Duration.seconds(2)
  private static let owner = "otolith-ingestion"

  private let client: IngestionV1.PseudonymServiceClient?
  private let credential: ServiceCredential?
  private let logger: Logger

  /// - Parameter channel: nil if no address is configured; then ingestion counts as unreachable.
  init(
    channel: (any ClientChannel)?, credential: ServiceCredential?, logger: Logger
  ) {
    client = channel.map { IngestionV1.PseudonymServiceClient($0) }
    self.credential = credential
    self.logger = logger
  }

  func pseudonyms(of studyID: String) async -> OwnerAnswer<Pseudonyms> {
    guard let client else { return .unreachable }
    do {
      let answer = try await credential.ask(Self.owner, timeout: Self.timeout) { options in
        try await client.getPseudonymKey(
          IngestionV1.GetPseudonymKeyRequest(studyID: studyID), options: options)
      }
      return .found(Pseudonyms(key: answer.key))
    } catch {
      logger.warning(
        "request for pseudonyms to ingestion failed",
        metadata: ["study": "\(studyID)", "reason": "\(error)"])
      return .unreachable
    }
  }
}
