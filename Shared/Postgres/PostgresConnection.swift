internal import Synchronization

/// One connection, lent to a closure of `PostgresPool`; afterwards it throws `.closed`.
///
/// Statements started at the same time (`async let`) are sent together, in any order; for a fixed
/// order see ``queryTogether(_:)``.
public final class PostgresConnection: PostgresExecutor {
  let pipeline: ConnectionPipeline
  private let begin: String?
  private let configuration: PostgresConfiguration
  private let isLent = Atomic<Bool>(true)

  init(pipeline: ConnectionPipeline, begin: String?, configuration: PostgresConfiguration) {
    self.pipeline = pipeline
    self.begin = begin
    self.configuration = configuration
  }

  /// Time of connecting; the server has not crashed since.
  public var openedAt: ContinuousClock.Instant { pipeline.openedAt }

  /// Id of the server process, as in `pg_stat_activity.pid`.
  public var processID: Int32 { pipeline.processID }

  /// Number of round trips since the connection was opened; statements sent together count once.
  package var roundTrips: Int { pipeline.roundTrips.load(ordering: .relaxed) }

  public nonisolated(nonsending) func query(_ query: PostgresQuery) async throws -> [PostgresRow] {
    try query.check(bytesMax: configuration.parameterBytesMax)
    return try await run(.statement(query))?.rows ?? []
  }

  @discardableResult
  public nonisolated(nonsending) func execute(_ query: PostgresQuery) async throws -> Int {
    try query.check(bytesMax: configuration.parameterBytesMax)
    return try await run(.statement(query))?.affected ?? 0
  }

  /// Runs a text of several statements without parameters, such as a migration.
  ///
  /// - Throws: `PostgresError`; the statements after a failed one are not run.
  public nonisolated(nonsending) func executeScript(_ sql: String) async throws {
    _ = try await run(.script(sql))
  }

  private nonisolated(nonsending) func run(_ command: Operation.Command) async throws -> ResultSet?
  {
    try checkIsLent()
    var deadline: ContinuousClock.Instant?
    if case .statement = command { deadline = PostgresDeadline.current }
    let operation = Operation(command, begin: begin, deadline: deadline)
    return try await withTaskCancellationHandler {
      try await perform(operation)
    } onCancel: {
      operation.cancelRequested.store(true, ordering: .relaxed)
      pipeline.reactor.enqueue { [pipeline] in pipeline.cancel(operation) }
    }
  }

  /// Runs statements that are sent together.
  nonisolated(nonsending) func run(
    _ queries: [PostgresQuery]
  ) async throws -> [Result<ResultSet?, any Error>] {
    for query in queries { try query.check(bytesMax: configuration.parameterBytesMax) }
    try checkIsLent()
    let deadline = PostgresDeadline.current
    let operations = queries.map { Operation(.statement($0), begin: begin, deadline: deadline) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let answers = AnswerCollector<ResultSet?>(
          count: operations.count, continuation: continuation)
        for (index, operation) in operations.enumerated() {
          operation.onCompletion { answers.put($0.mapError { $0 }, at: index) }
        }
        pipeline.reactor.enqueue { [pipeline] in pipeline.start(operations) }
      }
    } onCancel: {
      for operation in operations { operation.cancelRequested.store(true, ordering: .relaxed) }
      pipeline.reactor.enqueue { [pipeline] in
        for operation in operations { pipeline.cancel(operation) }
      }
    }
  }

  private func checkIsLent() throws {
    guard isLent.load(ordering: .acquiring) else {
      throw PostgresError(kind: .closed, message: "the connection was used outside its closure")
    }
  }

  private nonisolated(nonsending) func perform(_ operation: Operation) async throws -> ResultSet? {
    try await withCheckedThrowingContinuation { continuation in
      operation.onCompletion { continuation.resume(with: $0) }
      pipeline.reactor.enqueue { [pipeline] in pipeline.start(operation) }
    }
  }

  /// Ends the closure's use of the connection.
  func giveBack() {
    isLent.store(false, ordering: .releasing)
  }

  /// Commits; not cancellable, since its outcome would be unknown.
  nonisolated(nonsending) func commit() async throws {
    _ = try await perform(Operation(.statement("COMMIT"), role: .commit))
  }

  /// Rolls back; a failure leaves the connection unusable, which the pool detects.
  nonisolated(nonsending) func rollBack() async {
    _ = try? await perform(Operation(.statement("ROLLBACK"), role: .rollback))
  }
}

/// The result of one of several statements sent together.
public struct PostgresStatementResult: Sendable {
  public let rows: [PostgresRow]
  /// Number of affected or returned rows.
  public let affected: Int
}

extension PostgresConnection {
  /// Sends statements together and waits for all results: one round trip instead of several. They
  /// run in this order; each sees the effects of those before it.
  ///
  /// - Returns: their results, in the same order.
  /// - Throws: `PostgresError` of the first one that failed. In a transaction the later ones were
  ///   not run; outside, each is independent.
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
