/// What a `COPY … TO STDOUT` gives, in chunks of whole rows; each iteration runs it anew.
///
/// It holds one connection from the first chunk until the end, or until the iterator is dropped,
/// which cancels the statement, as does cancelling the task that reads.
public struct PostgresCopyOut: AsyncSequence, Sendable {
  public typealias Element = [UInt8]

  let pool: PostgresPool
  let query: PostgresQuery
  let bufferBytesMax: Int

  public func makeAsyncIterator() -> Iterator {
    Iterator(
      reader: CopyOutReader(pool: pool, query: query, bufferBytesMax: bufferBytesMax))
  }

  public struct Iterator: AsyncIteratorProtocol {
    let reader: CopyOutReader

    public mutating func next() async throws -> [UInt8]? {
      try await reader.next()
    }
  }
}
