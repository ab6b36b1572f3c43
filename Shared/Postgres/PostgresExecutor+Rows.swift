/// Rows straight into Swift values, one per column by position: the number of columns and their types
/// are checked, and a NULL needs an Optional.
extension PostgresExecutor {
  /// The rows of one statement: `query("SELECT id, name FROM studies", as: UUID.self, String.self)`.
  ///
  /// - Throws: `PostgresError`; of kind `.decoding` when the columns are others.
  public nonisolated(nonsending) func query<each Column: PostgresDecodable>(
    _ query: PostgresQuery, as types: repeat (each Column).Type
  ) async throws -> [(repeat each Column)] {
    let rows = try await self.query(query)
    return try rows.map { row in try row.decode(repeat each types) }
  }

  /// The one row of a statement that always gives one.
  ///
  /// - Throws: `PostgresError`; of kind `.decoding` when there is none, or more than one.
  public nonisolated(nonsending) func queryRow<each Column: PostgresDecodable>(
    _ query: PostgresQuery, as types: repeat (each Column).Type
  ) async throws -> (repeat each Column) {
    let rows = try await self.query(query)
    guard rows.count == 1 else {
      throw PostgresError(kind: .decoding, message: "\(rows.count) rows instead of 1")
    }
    return try rows[0].decode(repeat each types)
  }

  /// The row of a statement that gives at most one, such as a look-up by key.
  ///
  /// - Returns: nil without a row.
  /// - Throws: `PostgresError`; of kind `.decoding` when there is more than one.
  public nonisolated(nonsending) func queryOptionalRow<each Column: PostgresDecodable>(
    _ query: PostgresQuery, as types: repeat (each Column).Type
  ) async throws -> (repeat each Column)? {
    let rows = try await self.query(query)
    guard rows.count <= 1 else {
      throw PostgresError(kind: .decoding, message: "\(rows.count) rows instead of at most 1")
    }
    guard let row = rows.first else { return nil }
    return try row.decode(repeat each types)
  }
}
