import Logging
import Messages
import RPCClient
import RPCCore
import ServiceKit
import Stubs

/// Asks the catalogue for versions of vocabularies and sound collections, with the service's own
/// token: participants may use entries that their project does not share.
struct CatalogueLibrary: VersionOwner {
  /// Factor by which a definition may take longer than a small answer.
  private static let definitionFactor = 5

  private let client: CatalogueV1.LibraryServiceClient?
  private let credential: ServiceCredential?
  private let timeout: Duration
  private let logger: Logger

  /// - Parameters:
  /// - channel: nil if no address is configured; the catalogue is not asked then.
  /// - credential: nil to ask without a token.
  /// - timeout: for a small answer.
  init(
    channel: (any ClientChannel)?, credential: ServiceCredential?, timeout: Duration, logger: Logger
  ) {
    client = channel.map { CatalogueV1.LibraryServiceClient($0) }
    self.credential = credential
    self.timeout = timeout * Self.definitionFactor
    self.logger = logger
  }

  func version(_ key: LibraryVersion) async -> OwnerAnswer<PublishedLibraryEntry> {
    // 0 would mean the newest version.
    guard key.version > 0 else { return client == nil ? .unreachable : .notFound }
    return await asking(about: "\(key.kind.rawValue) \(key.id)") {
      try await Self.entry(key, of: $0, $1)
    }
  }

  /// Returns the number of the newest version of a sound collection.
  func newestVersion(ofCollection id: String) async -> OwnerAnswer<UInt32> {
    await asking(about: "newest version of \(id)") { client, options in
      try await client.getSoundCollection(
        CatalogueV1.GetSoundCollectionRequest(collectionID: id), options: options
      ).soundCollection?.version
    }
  }

  private func asking<Value>(
    about what: String,
    _ call: (CatalogueV1.LibraryServiceClient, CallOptions) async throws -> Value?
  ) async -> OwnerAnswer<Value> {
    guard let client else { return .unreachable }
    do {
      let answer = try await credential.ask("otolith-catalogue", timeout: timeout) { options in
        try await call(client, options)
      }
      return answer.map { .found($0) } ?? .unreachable
    } catch let error as RPCError where error.code == .notFound {
      return .notFound
    } catch {
      logger.warning(
        "otolith-catalogue could not be asked",
        metadata: ["what": "\(what)", "reason": "\(error)"])
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

/// Asks the catalogue for questionnaire versions.
struct CatalogueQuestionnaires: VersionOwner {
  /// Factor by which a definition (up to 32 MiB) may take longer than a small answer.
  private static let definitionFactor = 5

  let client: CatalogueClient

  func version(_ key: QuestionnaireVersion) async -> OwnerAnswer<PublishedQuestionnaire> {
    // 0 would mean the newest version.
    guard key.version > 0 else { return .notFound }
    return await client.answer(
      of: "\(key.questionnaireID) version \(key.version)",
      timeout: client.timeout * Self.definitionFactor
    ) { client, options in
      PublishedQuestionnaire(
        try await client.getQuestionnaireVersion(
          CatalogueV1.GetQuestionnaireVersionRequest(
            questionnaireID: key.questionnaireID, version: key.version), options: options))
    }
  }
}
