extension PostgresPool {
  /// Reads what a COPY writes: `copyOut("COPY sheets TO STDOUT (FORMAT csv)")`.
  ///
  /// The server waits while the reader is behind; `PostgresConfiguration.copyTimeLimit` includes
  /// that. COPY takes no parameters: what a user wrote does not belong in its text.
  ///
  /// - Parameter bufferBytesMax: how much is read ahead; a chunk is larger only when one row is.
  /// - Returns: a sequence that throws `PostgresError`: what came before an error came is no whole.
  public func copyOut(
    _ query: PostgresQuery, bufferBytesMax: Int = 256 << 10
  ) -> PostgresCopyOut {
    PostgresCopyOut(pool: self, query: query, bufferBytesMax: bufferBytesMax)
  }

  /// Writes with a COPY: `copyIn("COPY sounds (id, name) FROM STDIN (FORMAT csv)", from: chunks)`.
  /// All rows are stored, or none.
  ///
  /// The next chunk is asked for when the socket has taken the one before. What PostgreSQL has
  /// against a row is told when all chunks are sent.
  ///
  /// - Parameter chunks: pieces of the data, cut anywhere. When it throws, or the task is cancelled,
  ///   nothing is stored.
  /// - Returns: how many rows were stored.
  /// - Throws: `PostgresError`: `.connectionLost(commitUnknown: true)` only when the connection broke
  ///   after the last chunk; what `chunks` throws.
  @discardableResult
  public nonisolated(nonsending) func copyIn<Chunks: AsyncSequence>(
    _ query: PostgresQuery, from chunks: Chunks
  ) async throws -> Int where Chunks.Element == [UInt8] {
    try await withConnection { try await $0.copyIn(query, from: chunks) }
  }

  /// Writes rows of Swift values with a binary COPY, the quickest way in. All are stored, or none.
  ///
  /// The values must have the very types of the columns: an `Int` is an `int8`.
  ///
  /// - Parameters:
  ///   - table: a name, quoted here.
  ///   - values: one row's, in the order of the columns.
  @discardableResult
  public nonisolated(nonsending) func copyIn<Rows: AsyncSequence, each Value: PostgresEncodable>(
    into table: String, columns: [String], rows: Rows,
    values: (Rows.Element) throws -> (repeat each Value)
  ) async throws -> Int {
    try await withConnection {
      try await $0.copyIn(into: table, columns: columns, rows: rows, values: values)
    }
  }
}
