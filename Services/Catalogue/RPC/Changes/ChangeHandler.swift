internal import FoundationEssentials
public import Messages
internal import Postgres
public import RPC
internal import ServiceKit
public import Stubs

/// The feed of changes, page by page or as they come.
public struct ChangeHandler: CatalogueV1.ChangeServiceProtocol {
  static let pageSizeDefault = 100
  static let pageSizeMax = 1_000

  private let pool: PostgresPool
  private let feed: ChangeFeed
  private let clock: any WallClock
  private let store = ChangeStore()

  init(pool: PostgresPool, feed: ChangeFeed, clock: any WallClock) {
    self.pool = pool
    self.feed = feed
    self.clock = clock
  }

  public func listChanges(
    _ request: CatalogueV1.ListChangesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListChangesResponse {
    let reader = CatalogueReader(try context.claims)
    let cursor = try Self.cursor(request.cursor)
    let size = try PageRequest(
      size: request.pageSize, token: "", sizeDefault: Self.pageSizeDefault,
      sizeMax: Self.pageSizeMax
    ).size
    return try await answering {
      CatalogueV1.ListChangesResponse(
        try await store.changes(
          after: cursor, kinds: request.kinds, limit: size, for: reader, on: pool))
    }
  }

  public func watchChanges(
    _ request: CatalogueV1.WatchChangesRequest, context: ServerCallContext,
    to writer: ResponseWriter<CatalogueV1.ListChangesResponse>
  ) async throws {
    let claims = try context.claims
    let reader = CatalogueReader(claims)
    var cursor = try Self.cursor(request.cursor)
    try await feed.watching {
      var isFirst = true
      while true {
        try Task.checkCancellation()
        guard clock.now() < claims.expiresAt else { throw TokenRejection.expired.rpcError }
        let generation = feed.generation
        let after = cursor
        let page = try await answering {
          try await store.changes(
            after: after, kinds: request.kinds, limit: Self.pageSizeMax, for: reader, on: pool)
        }
        if isFirst || !page.changes.isEmpty {
          isFirst = false
          // Waits while the client does not read: nothing piles up here.
          try await writer.write(CatalogueV1.ListChangesResponse(page))
        }
        cursor = page.end
        if !page.hasMore { await feed.wait(since: generation) }
      }
    }
  }

  private static func cursor(_ text: String) throws -> ChangeCursor {
    guard let cursor = ChangeCursor(text) else {
      throw RPCError.badField(
        "cursor", "CURSOR_INVALID", "give the cursor of an answer, or none for the beginning")
    }
    return cursor
  }
}

extension CatalogueV1.ListChangesResponse {
  fileprivate init(_ page: ChangeStore.Page) {
    self.init(changes: page.changes, nextCursor: page.end.text, more: page.hasMore)
  }
}
