/// Runs statements: a pool, each on its own connection and in its own transaction, or one
/// connection inside `transaction` or `withConnection`.
public protocol PostgresExecutor: Sendable {
  /// Returns the rows of one statement.
  ///
  /// All rows are held in memory: limit their number in the statement.
  ///
  /// - Throws: `PostgresError`.
  nonisolated(nonsending) func query(_ query: PostgresQuery) async throws -> [PostgresRow]

  /// Runs one statement and returns the number of affected rows; 0 if it affects none.
  ///
  /// - Throws: `PostgresError`.
  @discardableResult
  nonisolated(nonsending) func execute(_ query: PostgresQuery) async throws -> Int
}

/// Decodes rows into Swift values, one per column by position. The number of columns and their
/// types are checked, and NULL requires an Optional.
extension PostgresExecutor {
  /// Returns the rows of one statement: `query("SELECT id, name FROM studies", as: UUID.self,
  /// String.self)`.
  ///
  /// - Throws: `PostgresError`; of kind `.decoding` if the columns differ.
  public nonisolated(nonsending) func query<each Column: PostgresDecodable>(
    _ query: PostgresQuery, as types: repeat (each Column).Type
  ) async throws -> [(repeat each Column)] {
    let rows = try await self.query(query)
    return try rows.map { row in try row.decode(repeat each types) }
  }

  /// Returns the row of a statement that always has exactly one.
  ///
  /// - Throws: `PostgresError`; of kind `.decoding` for any other number of rows.
  public nonisolated(nonsending) func queryRow<each Column: PostgresDecodable>(
    _ query: PostgresQuery, as types: repeat (each Column).Type
  ) async throws -> (repeat each Column) {
    let rows = try await self.query(query)
    guard rows.count == 1 else {
      throw PostgresError(kind: .decoding, message: "expected 1 row, got \(rows.count)")
    }
    return try rows[0].decode(repeat each types)
  }

  /// Returns the row of a statement that has at most one, such as a look-up by key.
  ///
  /// - Returns: nil without a row.
  /// - Throws: `PostgresError`; of kind `.decoding` if there is more than one.
  public nonisolated(nonsending) func queryOptionalRow<each Column: PostgresDecodable>(
    _ query: PostgresQuery, as types: repeat (each Column).Type
  ) async throws -> (repeat each Column)? {
    let rows = try await self.query(query)
    guard rows.count <= 1 else {
      throw PostgresError(kind: .decoding, message: "expected at most 1 row, got \(rows.count)")
    }
    guard let row = rows.first else { return nil }
    return try row.decode(repeat each types)
  }
}
