package import Postgres

extension PostgresPool {
  /// A transaction that is tried again, up to three times in all, when it surely had no effect and
  /// failed for a reason of the moment (deadlock, lost connection before the commit). While the database
  /// is away it fails after `acquireTimeout`, like every other statement.
  ///
  /// - Throws: what the closure throws; `PostgresError`.
  package func write<T: Sendable>(
    _ body: nonisolated(nonsending) (PostgresConnection) async throws -> T
  ) async throws -> T {
    // Whoever has waited for a connection as long as one may is told so, and waits no second time.
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
