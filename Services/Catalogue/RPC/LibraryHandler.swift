import Fields
import Messages
import Questionnaires
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// Sounds, vocabularies and the item bank.
struct LibraryHandler: CatalogueV1.LibraryServiceProtocol {
  private let publishEntry: PublishLibraryEntry
  private let read: ReadLibrary
  private let clock: any WallClock
  private let threads: AuthoringThreads

  init(
    publish: PublishLibraryEntry, read: ReadLibrary, clock: any WallClock, threads: AuthoringThreads
  ) {
    publishEntry = publish
    self.read = read
    self.clock = clock
    self.threads = threads
  }

  // MARK: - Publishing

  func publishSoundCollection(
    _ request: CatalogueV1.PublishSoundCollectionRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.PublishSoundCollectionResponse {
    try await publish(request, context)
  }

  func publishVocabulary(
    _ request: CatalogueV1.PublishVocabularyRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.PublishVocabularyResponse {
    try await publish(request, context)
  }

  func publishItem(
    _ request: CatalogueV1.PublishItemRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.PublishItemResponse {
    try await publish(request, context)
  }

  private func publish<
    Request: PublishLibraryRequest & Sendable, Response: PublishLibraryResponse & Sendable
  >(
    _ request: Request, _ context: ServerCallContext
  ) async throws -> Response {
    let claims = try context.claims
    try FieldChecks.requireIDs(["project_id": request.projectID])
    let (project, checksOnly) = (request.projectID, request.validateOnly)
    let now = clock.now()
    // Contents of 4 MiB are looked at only for callers with the role.
    try await answering { try await publishEntry.requireRight(in: project, by: claims) }
    return try await threads.threads(of: claims).running {
      let entry = LibraryEntry(request.contents.cleaned)
      return try await answering(attempts: 3) {
        let outcome = try await publishEntry(
          entry, in: project, checksOnly: checksOnly, by: claims, at: now)
        return Response(outcome, of: entry)
      }
    }
  }

  // MARK: - Reading

  func getSoundCollection(
    _ request: CatalogueV1.GetSoundCollectionRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetSoundCollectionResponse {
    let view = try await view(request, context)
    return .init(
      soundCollection: view.contents, etag: view.etag, notModified: view.contents == nil)
  }

  func getVocabulary(
    _ request: CatalogueV1.GetVocabularyRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetVocabularyResponse {
    let view = try await view(request, context)
    return .init(vocabulary: view.contents, etag: view.etag, notModified: view.contents == nil)
  }

  func getItem(
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

  func listSoundCollections(
    _ request: CatalogueV1.ListSoundCollectionsRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListSoundCollectionsResponse {
    let page = try await page(request, context)
    return .init(
      soundCollections: page.contents, nextPageToken: page.nextToken, etag: page.etag,
      notModified: page.isUnchanged)
  }

  func listVocabularies(
    _ request: CatalogueV1.ListVocabulariesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListVocabulariesResponse {
    let page = try await page(request, context)
    return .init(
      vocabularies: page.contents, nextPageToken: page.nextToken, etag: page.etag,
      notModified: page.isUnchanged)
  }

  func listItems(
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
    let page: Paging<String> = checks.page(request, max: 100)
    try checks.unwrap()
    return try await answering {
      let found = try await read.list(
        Request.Contents.kind, project: request.projectID, after: page.last ?? "",
        limit: page.size + 1,
        for: reader)
      return try LibraryPage(found, page, language: language, knownTag: request.etag)
    }
  }
}
