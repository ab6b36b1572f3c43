package import CatalogueApplication
internal import CatalogueDomain
public import Messages
internal import Questionnaires
import RPCCore
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

  public func access(to method: CatalogueV1.LibraryServiceMethod) -> MethodAccess {
    switch method {
    // Ingestion looks up here what participants' devices name.
    case .getSoundCollection, .getVocabulary: .signedInOrService
    // Roles in projects are not in tokens.
    case .publishSoundCollection, .publishVocabulary, .publishItem, .getItem,
      .listSoundCollections, .listVocabularies, .listItems:
      .signedIn
    }
  }

  // MARK: - Publishing

  public func publishSoundCollection(
    _ request: CatalogueV1.PublishSoundCollectionRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.PublishSoundCollectionResponse {
    try await publish(request, context)
  }

  public func publishVocabulary(
    _ request: CatalogueV1.PublishVocabularyRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.PublishVocabularyResponse {
    try await publish(request, context)
  }

  public func publishItem(
    _ request: CatalogueV1.PublishItemRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.PublishItemResponse {
    try await publish(request, context)
  }

  private func publish<Request: PublishLibraryRequest, Response: PublishLibraryResponse & Sendable>(
    _ request: Request, _ context: ServerCallContext
  ) async throws -> Response {
    let claims = try context.claims
    let entry = LibraryEntry((request.contents ?? Request.Contents()).cleaned)
    var checks = FieldChecks()
    checks.id(request.projectID, field: "project_id")
    if !checks.violations.isEmpty {
      throw RPCError.invalidArgument(
        checks.violations + entry.findings.errors.map(FieldViolation.init))
    }
    let (project, checksOnly) = (request.projectID, request.validateOnly)
    let now = clock.now()
    return try await threads.running {
      try await answering(attempts: 3) {
        let outcome = try await publishEntry(
          entry, in: project, checksOnly: checksOnly, by: claims, at: now)
        return Response(outcome, of: entry)
      }
    }
  }

  // MARK: - Reading

  public func getSoundCollection(
    _ request: CatalogueV1.GetSoundCollectionRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetSoundCollectionResponse {
    let view = try await view(request, context)
    return .init(
      soundCollection: view.contents, etag: view.etag, notModified: view.contents == nil)
  }

  public func getVocabulary(
    _ request: CatalogueV1.GetVocabularyRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetVocabularyResponse {
    let view = try await view(request, context)
    return .init(vocabulary: view.contents, etag: view.etag, notModified: view.contents == nil)
  }

  public func getItem(
    _ request: CatalogueV1.GetItemRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetItemResponse {
    let view = try await view(request, context)
    guard let item = view.contents else { return .init(etag: view.etag, notModified: true) }
    return .init(item: item, etag: view.etag, version: view.version)
  }

  private func view<Request: GetLibraryRequest>(
    _ request: Request, _ context: ServerCallContext
  ) async throws -> LibraryView<Request.Contents> {
    let reader = CatalogueReader(try context.claims)
    var checks = FieldChecks()
    checks.id(request.id, field: Request.idField)
    let language = checks.optionalLanguage(request.language, field: "language")
    try checks.unwrap()
    return try await answering {
      let version = try await read(
        Request.Contents.kind, request.id, version: request.version, for: reader)
      return try LibraryView(version, language: language, knownTag: request.etag)
    }
  }

  // MARK: - Listing

  public func listSoundCollections(
    _ request: CatalogueV1.ListSoundCollectionsRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListSoundCollectionsResponse {
    let page = try await page(request, context)
    return .init(
      soundCollections: page.contents, nextPageToken: page.nextToken, etag: page.etag,
      notModified: page.isUnchanged)
  }

  public func listVocabularies(
    _ request: CatalogueV1.ListVocabulariesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListVocabulariesResponse {
    let page = try await page(request, context)
    return .init(
      vocabularies: page.contents, nextPageToken: page.nextToken, etag: page.etag,
      notModified: page.isUnchanged)
  }

  public func listItems(
    _ request: CatalogueV1.ListItemsRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListItemsResponse {
    let page = try await page(request, context)
    return .init(
      items: page.contents, nextPageToken: page.nextToken, etag: page.etag,
      notModified: page.isUnchanged)
  }

  private func page<Request: ListLibraryRequest>(
    _ request: Request, _ context: ServerCallContext
  ) async throws -> LibraryPage<Request.Contents> {
    let reader = CatalogueReader(try context.claims)
    var checks = FieldChecks()
    checks.optionalID(request.projectID, field: "project_id")
    let language = checks.optionalLanguage(request.language, field: "language")
    let tokens = PageTokens("List", request) {
      ($0.pageSize, $0.pageToken, $0.etag) = (0, "", "")
    }
    let page = PageRequest(
      size: request.pageSize, token: request.pageToken, of: tokens, checks: &checks)
    try checks.unwrap()
    return try await answering {
      let found = try await read.list(
        Request.Contents.kind, project: request.projectID, after: page.last, limit: page.size + 1,
        for: reader)
      return try LibraryPage(found, page, language: language, knownTag: request.etag)
    }
  }
}
