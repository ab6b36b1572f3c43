package import Postgres

extension PostgresPool {
  /// A transaction that is tried up to three times when it certainly had no effect and failed for a
  /// transient reason (deadlock, connection lost before the commit). While the database is down it fails
  /// after `acquireTimeout`, like every other statement.
  ///
  /// - Throws: what the closure throws; `PostgresError`.
  package func write<T: Sendable>(
    _ body: nonisolated(nonsending) (PostgresConnection) async throws -> T
  ) async throws -> T {
    // A call waits for a connection for `acquireTimeout` once, not once per attempt.
    let patience = ContinuousClock.now + configuration.acquireTimeout
    for _ in 1...2 {
      do {
        return try await transaction(body)
      } catch let error as PostgresError
        where error.isRetryable && error.kind != .poolExhausted && .now < patience
      {
        continue
      }
    }
    return try await transaction(body)
  }
}
