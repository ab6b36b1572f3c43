package import CatalogueDomain
package import ServiceKit

/// Follows the feed of changes as they come, until the caller's token expires.
package struct WatchChanges: Sendable {
  /// Of changes that are told at once.
  private static let pageSize = 1_000

  private let feed: ChangeFeed
  private let list: ListChanges
  private let clock: any WallClock

  package init(feed: ChangeFeed, list: ListChanges, clock: any WallClock) {
    self.feed = feed
    self.list = list
    self.clock = clock
  }

  /// - Parameter write: hears the first page at once, also an empty one, then those with changes. Waits
  ///   while the caller does not read: nothing piles up here.
  /// - Throws: ``CatalogueError`` for too many watchers, ``CatalogueError/cursorAhead``;
  ///   `TokenRejection.expired`; `PostgresError`; what `write` throws.
  package func callAsFunction(
    after start: ChangeCursor, kinds: [ResourceKind], for claims: AccessClaims,
    _ write: @escaping @Sendable (ChangePage) async throws -> Void
  ) async throws {
    try await feed.watching(by: Self.watcher(claims)) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try await follow(after: start, kinds, for: CatalogueReader(claims), write)
        }
        // A client that does not read would keep its place for ever: it waits in a write.
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

  /// Writes what happens until it is cancelled.
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
