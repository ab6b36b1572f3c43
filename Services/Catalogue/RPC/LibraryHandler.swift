package import CatalogueApplication
internal import CatalogueDomain
public import Messages
internal import Questionnaires
public import RPCServer
package import ServiceKit
public import Stubs

/// Sounds, vocabularies and the item bank.
public struct LibraryHandler: CatalogueV1.LibraryServiceProtocol {
  private let publishEntry: PublishLibraryEntry
  private let read: ReadLibrary
  private let clock: any WallClock
  private let threads: WorkerThreads

  package init(
    publish: PublishLibraryEntry, read: ReadLibrary, clock: any WallClock, threads: WorkerThreads
  ) {
    publishEntry = publish
    self.read = read
    self.clock = clock
    self.threads = threads
  }

  // MARK: - Publishing

  public func access(to method: CatalogueV1.LibraryServiceMethod) -> MethodAccess {
    switch method {
    // Roles in projects are not in tokens.
    case .publishSoundCollection, .publishVocabulary, .publishItem, .getSoundCollection,
      .getVocabulary, .getItem, .listSoundCollections, .listVocabularies, .listItems:
      .signedIn
    }
  }

  public func publishSoundCollection(
    _ request: CatalogueV1.PublishSoundCollectionRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.PublishLibraryEntryResponse {
    try await publish(
      LibraryEntry((request.soundCollection ?? CatalogueV1.SoundCollection()).cleaned),
      in: request.projectID, checksOnly: request.validateOnly, context)
  }

  public func publishVocabulary(
    _ request: CatalogueV1.PublishVocabularyRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.PublishLibraryEntryResponse {
    try await publish(
      LibraryEntry((request.vocabulary ?? CatalogueV1.Vocabulary()).cleaned),
      in: request.projectID, checksOnly: request.validateOnly, context)
  }

  public func publishItem(
    _ request: CatalogueV1.PublishItemRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.PublishLibraryEntryResponse {
    try await publish(
      LibraryEntry((request.item ?? CatalogueV1.Item()).cleaned), in: request.projectID,
      checksOnly: request.validateOnly, context)
  }

  private func publish(
    _ entry: LibraryEntry, in project: String, checksOnly: Bool, _ context: ServerCallContext
  ) async throws -> CatalogueV1.PublishLibraryEntryResponse {
    let claims = try context.claims
    try FieldChecks.requireIDs(["project_id": project])
    let now = clock.now()
    return try await threads.running {
      try await answering(attempts: 3) {
        let outcome = try await publishEntry(
          entry, in: project, checksOnly: checksOnly, by: claims, at: now)
        return CatalogueV1.PublishLibraryEntryResponse(
          version: outcome.version, contentHash: entry.contentHash.hexadecimal,
          published: outcome.isNew, findings: outcome.findings.map(CatalogueV1.Finding.init))
      }
    }
  }

  // MARK: - Reading

  public func getSoundCollection(
    _ request: CatalogueV1.GetLibraryEntryRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetSoundCollectionResponse {
    let found = try await found(.soundCollection, request, context)
    if found.isUnchanged { return .init(etag: found.etag, notModified: true) }
    return .init(
      soundCollection: try found.soundCollection(found.language), etag: found.etag)
  }

  public func getVocabulary(
    _ request: CatalogueV1.GetLibraryEntryRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetVocabularyResponse {
    let found = try await found(.vocabulary, request, context)
    if found.isUnchanged { return .init(etag: found.etag, notModified: true) }
    return .init(vocabulary: try found.vocabulary(found.language), etag: found.etag)
  }

  public func getItem(
    _ request: CatalogueV1.GetLibraryEntryRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetItemResponse {
    let found = try await found(.item, request, context)
    if found.isUnchanged { return .init(etag: found.etag, notModified: true) }
    return .init(
      item: try found.item(found.language), etag: found.etag, version: found.version.version)
  }

  public func listSoundCollections(
    _ request: CatalogueV1.ListLibraryEntriesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListSoundCollectionsResponse {
    let page = try await page(.soundCollection, request, context)
    if page.isUnchanged { return .init(etag: page.etag, notModified: true) }
    return .init(
      soundCollections: try page.entries.map { try $0.soundCollection(page.language) },
      nextPageToken: page.nextToken, etag: page.etag)
  }

  public func listVocabularies(
    _ request: CatalogueV1.ListLibraryEntriesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListVocabulariesResponse {
    let page = try await page(.vocabulary, request, context)
    if page.isUnchanged { return .init(etag: page.etag, notModified: true) }
    return .init(
      vocabularies: try page.entries.map { try $0.vocabulary(page.language) },
      nextPageToken: page.nextToken, etag: page.etag)
  }

  public func listItems(
    _ request: CatalogueV1.ListLibraryEntriesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListItemsResponse {
    let page = try await page(.item, request, context)
    if page.isUnchanged { return .init(etag: page.etag, notModified: true) }
    return .init(
      items: try page.entries.map { try $0.item(page.language) }, nextPageToken: page.nextToken,
      etag: page.etag)
  }

  private func found(
    _ kind: ResourceKind, _ request: CatalogueV1.GetLibraryEntryRequest,
    _ context: ServerCallContext
  ) async throws -> LibraryView {
    let reader = CatalogueReader(try context.claims)
    var checks = FieldChecks()
    checks.id(request.id, field: "id")
    let language = checks.optionalLanguage(request.language, field: "language")
    try checks.unwrap()
    return try await answering {
      let version = try await read(kind, request.id, version: request.version, for: reader)
      return LibraryView(version, language: language, knownTag: request.etag)
    }
  }

  private func page(
    _ kind: ResourceKind, _ request: CatalogueV1.ListLibraryEntriesRequest,
    _ context: ServerCallContext
  ) async throws -> LibraryPage {
    let reader = CatalogueReader(try context.claims)
    var checks = FieldChecks()
    checks.optionalID(request.projectID, field: "project_id")
    let language = checks.optionalLanguage(request.language, field: "language")
    let tokens = PageTokens("\(CatalogueV1.ResourceKind(kind))", request) {
      ($0.pageSize, $0.pageToken, $0.etag) = (0, "", "")
    }
    let page = PageRequest(
      size: request.pageSize, token: request.pageToken, of: tokens, checks: &checks)
    try checks.unwrap()
    return try await answering {
      let found = try await read.list(
        kind, project: request.projectID, after: page.last, limit: page.size + 1, for: reader)
      return LibraryPage(found, page, language: language, knownTag: request.etag)
    }
  }
}

extension CatalogueV1.ResourceKind {
  fileprivate init(_ kind: ResourceKind) { self.init(rawValue: Int32(kind.rawValue)) }
}
