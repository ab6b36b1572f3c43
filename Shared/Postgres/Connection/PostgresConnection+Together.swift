/// What one of several statements that were sent together came to.
public struct PostgresStatementResult: Sendable {
  public let rows: [PostgresRow]
  /// The rows that the statement affected, or returned.
  public let affected: Int
}

extension PostgresConnection {
  /// Sends statements together and waits for the answers to all of them: one round trip where one
  /// after the other takes several. They run in this order; each sees what those before it did.
  ///
  /// - Returns: their results, in the same order.
  /// - Throws: `PostgresError` of the first one that failed. In a transaction those after it were not
  ///   run; outside of one each stands for itself.
  public nonisolated(nonsending) func queryTogether(
    _ queries: [PostgresQuery]
  ) async throws -> [PostgresStatementResult] {
    guard !queries.isEmpty else { return [] }
    return try await run(queries).map { answer in
      let result = try answer.get()
      return PostgresStatementResult(rows: result?.rows ?? [], affected: result?.affected ?? 0)
    }
  }
}
