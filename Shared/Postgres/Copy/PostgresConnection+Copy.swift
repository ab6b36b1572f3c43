extension PostgresConnection {
  /// As `PostgresPool.copyIn`, as part of the transaction that the connection is in.
  @discardableResult
  public nonisolated(nonsending) func copyIn<Chunks: AsyncSequence>(
    _ query: PostgresQuery, from chunks: Chunks
  ) async throws -> Int where Chunks.Element == [UInt8] {
    try await copyIn(query) { writer in
      for try await chunk in chunks { try await writer.put(chunk) }
    }
  }

  /// As `PostgresPool.copyIn`, as part of the transaction that the connection is in.
  @discardableResult
  public nonisolated(nonsending) func copyIn<Rows: AsyncSequence, each Value: PostgresEncodable>(
    into table: String, columns: [String], rows: Rows,
    values: (Rows.Element) throws -> (repeat each Value)
  ) async throws -> Int {
    let names = columns.map(\.quotedIdentifier).joined(separator: ", ")
    let query: PostgresQuery =
      """
      COPY \(unescaped: table.quotedIdentifier) (\(unescaped: names)) FROM STDIN (FORMAT binary)
      """
    return try await copyIn(query) { writer in
      var encoder = CopyRowEncoder(columns: columns.count)
      for try await row in rows {
        let values = try values(row)
        try encoder.append(repeat each values)
        if let chunk = encoder.takeChunk() { try await writer.put(chunk) }
      }
      try await writer.put(encoder.takeLast())
    }
  }

  private nonisolated(nonsending) func copyIn(
    _ query: PostgresQuery,
    _ write: nonisolated(nonsending) (CopyInWriter) async throws -> Void
  ) async throws -> Int {
    try query.checkForCopy()
    let writer = try beginCopy(query)
    do {
      try await write(writer)
      // A stream whose reader is cancelled just ends, as if all had come.
      try Task.checkCancellation()
    } catch {
      let refusal = await writer.abort()
      // The connection, or the statement, had ended before.
      if let error = error as? PostgresError, error.kind != .cancelled { throw error }
      if case .connectionLost? = refusal?.kind, let refusal { throw refusal }
      throw error is CancellationError ? Operation.cancelledError : error
    }
    return try await writer.complete()
  }
}

extension PostgresQuery {
  /// - Throws: `PostgresError` of kind `.parameter`: COPY takes none.
  func checkForCopy() throws {
    guard bindings.entries.isEmpty else {
      throw PostgresError(kind: .parameter, message: "COPY takes no parameters")
    }
  }
}

extension String {
  /// As a name in SQL.
  var quotedIdentifier: String {
    "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
