/// The rows of a large result, a batch at a time; nothing is fetched ahead of the reader.
///
/// It holds one connection and one read-only transaction from the first batch until the end, or
/// until the iterator is dropped.
public struct PostgresRowBatches: AsyncSequence, Sendable {
  public typealias Element = [PostgresRow]

  let pool: PostgresPool
  let query: PostgresQuery
  let batch: Int

  public func makeAsyncIterator() -> Iterator {
    Iterator(cursor: CursorReader(pool: pool, query: query, batch: batch))
  }

  public struct Iterator: AsyncIteratorProtocol {
    let cursor: CursorReader

    public mutating func next() async throws -> [PostgresRow]? {
      try await cursor.next()
    }
  }
}

extension PostgresPool {
  /// Streams the rows of one query through a cursor.
  ///
  /// - Parameter batch: the most rows per element; at least 1.
  /// - Returns: a sequence that throws `PostgresError`; each iteration runs the query anew.
  public func queryStream(_ query: PostgresQuery, batch: Int = 500) -> PostgresRowBatches {
    PostgresRowBatches(pool: self, query: query, batch: Swift.max(1, batch))
  }
}
