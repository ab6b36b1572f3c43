extension PostgresPool {
  /// Runs the closure in one transaction on one connection: commits when it returns, rolls back
  /// when it throws.
  ///
  /// BEGIN travels with the first statement; a closure that runs none costs no round trip. The
  /// commit itself cannot be cancelled. The closure may run while another transaction that changes
  /// the same rows waits, so it must not wait for anything slow.
  ///
  /// - Throws: what the closure throws; `PostgresError`: `.connectionLost(commitUnknown: true)`
  ///   when the connection broke during the commit.
  public nonisolated(nonsending) func transaction<T>(
    isolation: TransactionIsolation = .readCommitted, readOnly: Bool = false,
    _ body: nonisolated(nonsending) (PostgresConnection) async throws -> T
  ) async throws -> T {
    let begin = isolation.begin(readOnly: readOnly)
    let pipeline = try await acquire()
    let connection = PostgresConnection(
      pipeline: pipeline, begin: begin, configuration: configuration)
    defer { release(pipeline) }
    do {
      let value = try await body(connection)
      connection.giveBack()
      try await connection.commit()
      return value
    } catch {
      connection.giveBack()
      await connection.rollBack()
      throw error
    }
  }

  /// Lends one connection without a transaction. A transaction that the closure leaves open is
  /// rolled back by closing the connection; other settings of the session it must undo itself.
  ///
  /// - Throws: what the closure throws; `PostgresError`.
  public nonisolated(nonsending) func withConnection<T>(
    _ body: nonisolated(nonsending) (PostgresConnection) async throws -> T
  ) async throws -> T {
    let pipeline = try await acquire()
    let connection = PostgresConnection(
      pipeline: pipeline, begin: nil, configuration: configuration)
    defer {
      connection.giveBack()
      release(pipeline)
    }
    return try await body(connection)
  }

  nonisolated(nonsending) func acquire() async throws -> ConnectionPipeline {
    let waiter = Waiter(.lease, deadline: PostgresDeadline.current)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiter.continuation = continuation
        admit(waiter)
      }
    } onCancel: {
      cancel(waiter)
    }
  }
}
