public import Logging
internal import Synchronization

/// A bounded number of connections to one database.
///
/// Connections are opened when they are needed; those beyond the first that nobody has needed for
/// `idleMax` are closed. One that breaks is replaced, with a
/// growing and jittered wait between attempts; callers meanwhile wait for `acquireTimeout`, but not
/// beyond their `PostgresDeadline`, first come first served; where the server refuses the connection
/// (wrong password, no such database, …), they are told at once. Single statements that waited share
/// the connection that becomes free; transactions have one to themselves.
///
/// While the server takes no writes (SQLSTATE 25006), one connection more is opened now and then to see
/// whether it does again; then all others are replaced, for sessions keep what they began with.
public final class PostgresPool: PostgresExecutor {
  public let configuration: PostgresConfiguration
  let reactor = Reactor.shared
  let logger: Logger
  let onWriteAccess: @Sendable (Bool) -> Void
  let state: Mutex<PoolState>

  /// - Parameter onWriteAccess: told false when the server is seen to take no writes, and true when it
  ///   does again; on the reactor's thread, so it must not block.
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

  /// How many connections there are, and how many callers wait for one.
  public var statistics: PoolStatistics {
    state.withLock {
      PoolStatistics(connections: $0.pipelines.count, idle: $0.idle.count, waiting: $0.waiting)
    }
  }

  /// Refuses new work, lets what is under way end, and closes the connections.
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
          // On the reactor's thread, so that the connection is free before the caller resumes.
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
