import Postgres

extension PostgresPool {
  /// Runs a transaction, up to three times if it certainly had no effect and failed for a transient
  /// reason (deadlock, connection lost before the commit). While the database is down, it fails
  /// after `acquireTimeout`, like every statement.
  ///
  /// - Throws: errors of the closure; `PostgresError`.
  func write<T: Sendable>(
    _ body: nonisolated(nonsending) (PostgresConnection) async throws -> T
  ) async throws -> T {
    // The wait for a connection is `acquireTimeout` in total, not per attempt.
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
