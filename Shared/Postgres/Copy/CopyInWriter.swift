/// One COPY into the database on one connection. Used by one task at a time.
struct CopyInWriter: Sendable {
  private let link: Link
  private let operation: Operation
  private let feed: CopyInFeed

  /// Sends the statement.
  init(_ query: PostgresQuery, on link: Link, begin: String?, timeLimit: TimeLimit) {
    let feed = CopyInFeed()
    let operation = Operation(.copyIn(query.sql, feed), begin: begin, timeLimit: timeLimit)
    operation.isCommitPossible = false
    operation.onCompletion { feed.finish($0) }
    link.reactor.enqueue { link.start(operation) }
    self.link = link
    self.operation = operation
    self.feed = feed
  }

  /// Returns when the socket has taken the chunk.
  nonisolated(nonsending) func put(_ chunk: [UInt8]) async throws {
    guard !chunk.isEmpty else { return }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        link.reactor.enqueue { [link, feed] in link.put(chunk, into: feed, continuation) }
      }
    } onCancel: {
      end(.abort)
    }
  }

  /// Returns how many rows there were, once they are stored.
  nonisolated(nonsending) func complete() async throws -> Int {
    try await withTaskCancellationHandler {
      end(.complete)
      return try await result()?.affected ?? 0
    } onCancel: {
      end(.abort)
    }
  }

  /// Returns when the server has taken everything back.
  ///
  /// - Returns: what it had against the data before, if anything.
  nonisolated(nonsending) func abort() async -> PostgresError? {
    end(.abort)
    do {
      _ = try await result()
      return nil
    } catch {
      return error as? PostgresError
    }
  }

  private func end(_ end: CopyInFeed.End) {
    link.reactor.enqueue { [link, feed, operation] in link.end(feed, of: operation, end) }
  }

  private nonisolated(nonsending) func result() async throws -> ResultSet? {
    try await withCheckedThrowingContinuation { continuation in
      link.reactor.enqueue { [feed] in feed.whenFinished(continuation) }
    }
  }
}
