public import Logging
internal import Synchronization

/// A bounded number of connections to one database.
///
/// Connections are opened on demand; those beyond the first that are unused for `idleMax` are
/// closed. A broken connection is replaced, with growing and jittered waits between attempts.
/// Callers wait in order, until `acquireTimeout` or their `PostgresDeadline` at the latest. If the
/// server rejects the connection (wrong password, unknown database, …), or has been away for longer
/// than `acquireTimeout`, they fail at once. Waiting single statements share the next free
/// connection; a transaction has one exclusively.
///
/// While the server is read-only (SQLSTATE 25006), an additional connection is opened periodically
/// to check whether it is writable again. Then all others are replaced, since sessions keep the
/// settings of their start.
public final class PostgresPool: PostgresExecutor {
  public let configuration: PostgresConfiguration
  let reactor = Reactor.shared
  let logger: Logger
  let onWriteAccess: @Sendable (Bool) -> Void
  let state: Mutex<PoolState>

  /// - Parameter onWriteAccess: called with false when the server is found to be read-only, and
  ///   with true when it is writable again; on the reactor's thread, so it must not block.
  public init(
    configuration: PostgresConfiguration, logger: Logger,
    onWriteAccess: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.configuration = configuration
    self.logger = logger
    self.onWriteAccess = onWriteAccess
    state = Mutex(PoolState(configuration: configuration))
  }

  public nonisolated(nonsending) func query(_ query: PostgresQuery) async throws -> [PostgresRow] {
    try await run(query)?.rows ?? []
  }

  @discardableResult
  public nonisolated(nonsending) func execute(_ query: PostgresQuery) async throws -> Int {
    try await run(query)?.affected ?? 0
  }

  /// Numbers of connections and waiting callers.
  public var statistics: PoolStatistics {
    state.withLock {
      PoolStatistics(connections: $0.pipelines.count, idle: $0.idle.count, waiting: $0.waiting)
    }
  }

  /// Rejects new work, waits for work in flight, and closes the connections.
  public func close() async {
    let (waiters, idle) = state.withLock { $0.close() }
    for waiter in waiters { waiter.fail(PoolState.closedError) }
    for pipeline in idle { reactor.enqueue { pipeline.close() } }
    await withCheckedContinuation { continuation in
      if state.withLock({ $0.whenEmpty(continuation) }) { continuation.resume() }
    }
  }

  private nonisolated(nonsending) func run(_ query: PostgresQuery) async throws -> ResultSet? {
    try query.check(bytesMax: configuration.parameterBytesMax)
    let operation = Operation(
      .statement(query), isIndependent: true, deadline: PostgresDeadline.current)
    let waiter = Waiter(.statement(operation), deadline: operation.deadline)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        operation.onCompletion { [self] result in
          // Done on the reactor's thread, so that the connection is free before the caller resumes.
          if let pipeline = state.withLock({ $0.takeAnswered(waiter) }) { release(pipeline) }
          continuation.resume(with: result)
        }
        admit(waiter)
      }
    } onCancel: {
      operation.cancelRequested.store(true, ordering: .relaxed)
      cancel(waiter)
    }
  }
}

/// State of a pool at one moment.
public struct PoolStatistics: Sendable, Hashable {
  public var connections: Int
  public var idle: Int
  public var waiting: Int

  public init(connections: Int, idle: Int, waiting: Int) {
    self.connections = connections
    self.idle = idle
    self.waiting = waiting
  }
}
