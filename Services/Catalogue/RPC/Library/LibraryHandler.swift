internal import FoundationEssentials
public import Messages
internal import Postgres
internal import QuestionnaireWire
internal import Questionnaires
public import RPC
internal import ServiceKit
public import Stubs

/// Sounds, vocabularies and the item bank.
public struct LibraryHandler: CatalogueV1.LibraryServiceProtocol {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let threads: WorkerThreads
  private let onChange: @Sendable () -> Void
  private let store = LibraryStore()
  private let publisher = LibraryPublisher()
  private let items = ItemStore()
  private let access = ProjectAccess()
  private let audit = AuditTrail()

  init(
    pool: PostgresPool, clock: any WallClock, threads: WorkerThreads,
    onChange: @escaping @Sendable () -> Void = {}
  ) {
    self.pool = pool
    self.threads = threads
    self.clock = clock
    self.onChange = onChange
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
    let message = (request.soundCollection ?? CatalogueV1.SoundCollection()).cleaned
    return try await publish(
      LibraryEntry(message), in: request.projectID, checksOnly: request.validateOnly, context
    ) {
      SoundCollectionChecker().check(SoundCollectionDefinition(message))
    }
  }

  public func publishVocabulary(
    _ request: CatalogueV1.PublishVocabularyRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.PublishLibraryEntryResponse {
    let message = (request.vocabulary ?? CatalogueV1.Vocabulary()).cleaned
    return try await publish(
      LibraryEntry(message), in: request.projectID, checksOnly: request.validateOnly, context
    ) {
      VocabularyChecker().check(VocabularyDefinition(message))
    }
  }

  public func publishItem(
    _ request: CatalogueV1.PublishItemRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.PublishLibraryEntryResponse {
    let message = (request.item ?? CatalogueV1.Item()).cleaned
    let definition = ItemDefinition(message)
    return try await publish(
      LibraryEntry(message), in: request.projectID, checksOnly: request.validateOnly, context,
      scale: AnswerScale(definition.question.kind)
    ) { definition.findings }
  }

  /// - Parameter scale: of an item.
  private func publish(
    _ entry: LibraryEntry, in project: String, checksOnly: Bool, _ context: ServerCallContext,
    scale: AnswerScale? = nil, findings find: @escaping @Sendable () -> [Finding]
  ) async throws -> CatalogueV1.PublishLibraryEntryResponse {
    let claims = try context.claims
    try FieldChecks.requireIDs(["project_id": project])
    let now = clock.now()
    let response = try await threads.running {
      try await answering(attempts: 3) {
        try await access.require(.leader, in: project, claims, on: pool)
        let findings = find()
        guard findings.errors.isEmpty else { throw RPCError.findings(findings.errors) }
        return try await pool.transaction { connection in
          try await access.require(.leader, in: project, claims, on: connection)
          try await store.lock(entry.kind, [entry.id], on: connection)
          if let scale { try await check(scale, of: entry.id, in: project, on: connection) }
          if checksOnly {
            let newest = try await store.newest(entry.kind, [entry.id], on: connection)[entry.id]
            let isNew = newest?.contentHash != entry.contentHash
            return CatalogueV1.PublishLibraryEntryResponse(
              version: (newest?.version ?? 0) + (isNew ? 1 : 0),
              contentHash: ContentHash.hexadecimal(entry.contentHash), published: isNew,
              findings: findings.map(CatalogueV1.Finding.init))
          }
          let outcome = try await publisher.publish(
            entry, in: project, by: claims.participantID, at: now, on: connection)
          if let scale { try await items.remember([entry.id: scale], in: project, on: connection) }
          try await audit.append(
            outcome.audit.map { [$0] } ?? [], in: project, by: claims.participantID, at: now,
            on: connection)
          return CatalogueV1.PublishLibraryEntryResponse(
            version: outcome.version, contentHash: ContentHash.hexadecimal(outcome.contentHash),
            published: outcome.isNew, findings: findings.map(CatalogueV1.Finding.init))
        }
      }
    }
    if response.published, !checksOnly { onChange() }
    return response
  }

  /// What an item asks for stays what it is.
  private func check(
    _ scale: AnswerScale, of item: String, in project: String, on connection: PostgresConnection
  ) async throws {
    try await items.lock(on: connection)
    guard let known = try await items.scales(of: [item], in: project, on: connection)[item],
      known != scale
    else { return }
    throw RPCError.findings([
      Finding(
        path: "item.item_id", reason: .itemRecoded,
        advice: "`\(item)` has other codes or another range already, so answers could not be "
          + "compared; give the changed question an item id of its own")
    ])
  }

  // MARK: - Reading

  public func getSoundCollection(
    _ request: CatalogueV1.GetLibraryEntryRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetSoundCollectionResponse {
    let found = try await found(.soundCollection, request, context, "SOUND_COLLECTION_UNKNOWN")
    if found.isUnchanged { return .init(etag: found.etag, notModified: true) }
    return .init(
      soundCollection: try found.soundCollection(found.language), etag: found.etag)
  }

  public func getVocabulary(
    _ request: CatalogueV1.GetLibraryEntryRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetVocabularyResponse {
    let found = try await found(.vocabulary, request, context, "VOCABULARY_UNKNOWN")
    if found.isUnchanged { return .init(etag: found.etag, notModified: true) }
    return .init(vocabulary: try found.vocabulary(found.language), etag: found.etag)
  }

  public func getItem(
    _ request: CatalogueV1.GetLibraryEntryRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetItemResponse {
    let found = try await found(.item, request, context, "ITEM_UNKNOWN")
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
    _ kind: CatalogueV1.ResourceKind, _ request: CatalogueV1.GetLibraryEntryRequest,
    _ context: ServerCallContext, _ reason: String
  ) async throws -> LibraryView {
    let reader = CatalogueReader(try context.claims)
    var checks = FieldChecks()
    checks.id(request.id, field: "id")
    let language = checks.optionalLanguage(request.language, field: "language")
    try checks.unwrap()
    return try await answering {
      guard
        let version = try await store.version(
          kind, request.id, request.version, for: reader, on: pool)
      else { throw RPCError(.notFound, "there is no such published version", reason: reason) }
      return LibraryView(version, language: language, knownTag: request.etag)
    }
  }

  private func page(
    _ kind: CatalogueV1.ResourceKind, _ request: CatalogueV1.ListLibraryEntriesRequest,
    _ context: ServerCallContext
  ) async throws -> LibraryPage {
    let reader = CatalogueReader(try context.claims)
    var checks = FieldChecks()
    checks.optionalID(request.projectID, field: "project_id")
    let language = checks.optionalLanguage(request.language, field: "language")
    let tokens = PageTokens("\(kind)", request) {
      ($0.pageSize, $0.pageToken, $0.etag) = (0, "", "")
    }
    let page = PageRequest(
      size: request.pageSize, token: request.pageToken, of: tokens, checks: &checks)
    try checks.unwrap()
    return try await answering {
      let found = try await store.list(
        kind, project: request.projectID, after: page.last, limit: page.size + 1, for: reader,
        on: pool)
      return LibraryPage(found, page, language: language, knownTag: request.etag)
    }
  }
}
