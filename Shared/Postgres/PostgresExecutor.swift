/// Runs statements: a pool, each on its own connection and in its own transaction, or one
/// connection inside `transaction` or `withConnection`.
public protocol PostgresExecutor: Sendable {
  /// The rows of one statement.
  ///
  /// All of them are held in memory: bound the number in the statement.
  ///
  /// - Throws: `PostgresError`.
  nonisolated(nonsending) func query(_ query: PostgresQuery) async throws -> [PostgresRow]

  /// Runs one statement and returns how many rows it affected; 0 for one that affects none.
  ///
  /// - Throws: `PostgresError`.
  @discardableResult
  nonisolated(nonsending) func execute(_ query: PostgresQuery) async throws -> Int
}
