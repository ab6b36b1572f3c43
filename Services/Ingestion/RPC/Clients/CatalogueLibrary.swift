import IngestionApplication
package import IngestionDomain
import IngestionWire
package import Logging
import Messages
package import RPCClient
import RPCCore
package import ServiceKit
import Stubs

/// Asks the catalogue for versions of vocabularies and sound collections, in the service's own name: what a
/// project shares with nobody is used by its studies' participants all the same.
package struct CatalogueLibrary: LibraryOwner {
  /// How much longer a definition may take than a small answer.
  private static let definitionFactor = 5

  private let client: CatalogueV1.LibraryServiceClient?
  private let credential: ServiceCredential?
  private let timeout: Duration
  private let logger: Logger

  /// - Parameters:
  ///   - channel: nil when the operator named no address: nobody is asked.
  ///   - credential: nil: it is asked without a token.
  ///   - timeout: for a small answer.
  package init(
    channel: (any ClientChannel)?, credential: ServiceCredential?, timeout: Duration, logger: Logger
  ) {
    client = channel.map { CatalogueV1.LibraryServiceClient($0) }
    self.credential = credential
    self.timeout = timeout * Self.definitionFactor
    self.logger = logger
  }

  package func entry(_ key: LibraryVersion) async -> OwnerAnswer<PublishedLibraryEntry> {
    // 0 would mean the newest.
    guard let client, key.version > 0 else { return client == nil ? .unreachable : .notFound }
    do {
      let entry = try await credential.ask("otolith-catalogue", timeout: timeout) { options in
        try await Self.entry(key, of: client, options)
      }
      return entry.map { .found($0) } ?? .unreachable
    } catch let error as RPCError where error.code == .notFound {
      return .notFound
    } catch {
      logger.warning(
        "the catalogue could not be asked",
        metadata: ["what": "\(key.kind.rawValue) \(key.id)", "reason": "\(error)"])
      return .unreachable
    }
  }

  private static func entry(
    _ key: LibraryVersion, of client: CatalogueV1.LibraryServiceClient, _ options: CallOptions
  ) async throws -> PublishedLibraryEntry? {
    switch key.kind {
    case .vocabulary:
      try await client.getVocabulary(
        CatalogueV1.GetVocabularyRequest(vocabularyID: key.id, version: key.version),
        options: options
      ).vocabulary.map { PublishedLibraryEntry($0) }
    case .soundCollection:
      try await client.getSoundCollection(
        CatalogueV1.GetSoundCollectionRequest(collectionID: key.id, version: key.version),
        options: options
      ).soundCollection.map { PublishedLibraryEntry($0) }
    }
  }
}
