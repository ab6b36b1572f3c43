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

  public func access(to method: CatalogueV1.ChangeServiceMethod) -> MethodAccess {
    switch method {
    case .listChanges, .watchChanges: .signedIn
    }
  }

  public func listChanges(
    _ request: CatalogueV1.ListChangesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListChangesResponse {
    let reader = CatalogueReader(try context.claims)
    let cursor = try Self.cursor(request.cursor)
    var checks = FieldChecks()
    let size = checks.pageSize(
      request.pageSize, standard: Self.pageSizeDefault, max: Self.pageSizeMax)
    try checks.unwrap()
    let kinds = try Self.kinds(request.kinds)
    return try await answering {
      CatalogueV1.ListChangesResponse(
        try await nextPage(after: cursor, kinds, limit: size, for: reader, isBeginning: true))
    }
  }

  public func watchChanges(
    _ request: CatalogueV1.WatchChangesRequest, context: ServerCallContext,
    to writer: ResponseWriter<CatalogueV1.ListChangesResponse>
  ) async throws {
    let claims = try context.claims
    let start = try Self.cursor(request.cursor)
    let kinds = try Self.kinds(request.kinds)
    try await feed.watching(by: Self.watcher(claims)) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await write(after: start, kinds, for: claims, to: writer) }
        // A client that does not read would keep its place for ever: it waits in a write.
        group.addTask {
          while clock.now() < claims.expiresAt {
            try Task.checkCancellation()
            await feed.wait(since: feed.generation)
          }
          throw TokenRejection.expired.rpcError
        }
        defer { group.cancelAll() }
        try await group.next()
      }
    }
  }

  private static func watcher(_ claims: AccessClaims) -> ChangeFeed.Watcher {
    if claims.roles.contains(.service) { return .service }
    if claims.roles.isDisjoint(with: [.studyLeader, .administrator]) {
      return .participant(claims.participantID)
    }
    return .staff(claims.participantID)
  }

  /// Writes what happens until it is cancelled.
  private func write(
    after start: ChangeCursor, _ kinds: [CatalogueV1.ResourceKind], for claims: AccessClaims,
    to writer: ResponseWriter<CatalogueV1.ListChangesResponse>
  ) async throws {
    let reader = CatalogueReader(claims)
    var cursor = start
    var isFirst = true
    while true {
      try Task.checkCancellation()
      let generation = feed.generation
      let after = cursor
      let isBeginning = isFirst
      let page: ChangeStore.Page = try await answering {
        try await nextPage(
          after: after, kinds, limit: Self.pageSizeMax, for: reader, isBeginning: isBeginning)
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

  /// - Parameter isBeginning: the cursor is the caller's, not one of this call.
  private func nextPage(
    after cursor: ChangeCursor, _ kinds: [CatalogueV1.ResourceKind], limit: Int,
    for reader: CatalogueReader, isBeginning: Bool
  ) async throws -> ChangeStore.Page {
    let page = try await store.changes(
      after: cursor, kinds: kinds, limit: limit, for: reader, on: pool)
    // After the database was restored from a backup, cursors may name what has not happened yet: their
    // owners would hear nothing until as much has happened again, and miss all of it.
    if isBeginning, page.changes.isEmpty, try await store.isAhead(cursor, on: pool) {
      throw RPCError.badField(
        "cursor", "CURSOR_INVALID",
        "the catalogue is not as far; was it restored? Begin anew, without a cursor")
    }
    return page
  }

  private static func kinds(
    _ kinds: [CatalogueV1.ResourceKind]
  ) throws -> [CatalogueV1.ResourceKind] {
    for (position, kind) in kinds.enumerated() {
      switch kind {
      case .unspecified, .unrecognized:
        throw RPCError.badField(
          "kinds[\(position)]", "KIND_UNKNOWN", "the feed has no changes of kind \(kind.rawValue)")
      default: break
      }
    }
    return kinds
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
