extension PostgresPool {
  /// Runs the closure in one transaction on one connection: commits if it returns, rolls back if it
  /// throws.
  ///
  /// BEGIN is sent with the first statement; a closure without statements costs no round trip. The
  /// commit cannot be cancelled. Other transactions may wait for the rows that the closure changes,
  /// so it must not wait for anything slow.
  ///
  /// - Throws: the closure's error; `PostgresError`: `.connectionLost(commitUnknown: true)` if the
  ///   connection broke during the commit.
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

  /// Lends one connection without a transaction. If the closure leaves a transaction open, it is
  /// rolled back by closing the connection; the closure must restore other settings of the session
  /// itself.
  ///
  /// - Throws: the closure's error; `PostgresError`.
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

/// Isolation level of a transaction (PostgreSQL manual §13.2).
public enum TransactionIsolation: Sendable {
  case readCommitted, repeatableRead, serializable

  static let readOnlySuffix = " READ ONLY"

  func begin(readOnly: Bool) -> String {
    let access = readOnly ? Self.readOnlySuffix : ""
    switch self {
    case .readCommitted: return "BEGIN ISOLATION LEVEL READ COMMITTED" + access
    case .repeatableRead: return "BEGIN ISOLATION LEVEL REPEATABLE READ" + access
    case .serializable: return "BEGIN ISOLATION LEVEL SERIALIZABLE" + access
    }
  }
}
