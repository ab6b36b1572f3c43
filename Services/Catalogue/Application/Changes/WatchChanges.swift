import ServiceKit

/// Follows the change feed until the caller's token expires.
struct WatchChanges: Sendable {
  /// Maximum number of changes per page.
  private static let pageSize = 1_000

  let feed: ChangeFeed
  let list: ListChanges
  let clock: any WallClock

  /// - Parameter write: called with the first page at once, even if empty, then with non-empty
  ///   pages. Applies back-pressure: a slow client stops the reading.
  /// - Throws: ``CatalogueError`` for too many watchers, ``CatalogueError/cursorAhead``;
  ///   `TokenRejection.expired`; `PostgresError`; errors of `write`.
  func callAsFunction(
    after start: ChangeCursor, kinds: [ResourceKind], for claims: AccessClaims,
    _ write: @escaping @Sendable (ChangePage) async throws -> Void
  ) async throws {
    try await feed.watching(by: Self.watcher(claims)) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try await follow(after: start, kinds, for: CatalogueReader(claims), write)
        }
        // A client that does not read would keep its place, because it blocks in a write.
        group.addTask {
          while clock.now() < claims.expiresAt {
            try Task.checkCancellation()
            await feed.wait(since: feed.generation)
          }
          throw TokenRejection.expired
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

  /// Writes changes until cancelled.
  private func follow(
    after start: ChangeCursor, _ kinds: [ResourceKind], for reader: CatalogueReader,
    _ write: @Sendable (ChangePage) async throws -> Void
  ) async throws {
    var cursor = start
    var isFirst = true
    while true {
      try Task.checkCancellation()
      let generation = feed.generation
      let page = try await list(
        after: cursor, kinds: kinds, limit: Self.pageSize, for: reader, isBeginning: isFirst)
      if isFirst || !page.changes.isEmpty {
        isFirst = false
        try await write(page)
      }
      cursor = page.end
      if !page.hasMore { await feed.wait(since: generation) }
    }
  }
}
