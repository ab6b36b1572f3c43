internal import Synchronization

/// Combines writes of many callers into few transactions: rows submitted while batches are in
/// flight form the next one. After a batch of several rows, the next one waits for further rows as
/// long as that batch took, at most 5 ms, unless enough rows for a full one wait. Otherwise a row does
/// not wait.
///
/// A failing batch is split until the bad rows are isolated, so a bad row affects only itself; after
/// eight bad rows of one call the remaining rows of that call fail as well. A batch whose commit is
/// unknown (`.connectionLost(commitUnknown: true)`) fails for all its callers, who retry by id, unless
/// its statement only reads. With one batch in flight, the default, rows keep the order of submission;
/// with more, rows of different batches may not.
public final class BatchedWriter<Row: Sendable, Outcome: Sendable>: Sendable {
  /// Writes rows in the transaction of the connection and returns one outcome per row, in order.
  /// May run more than once for the same row.
  public typealias Flush = @Sendable ([Row], PostgresConnection) async throws -> [Outcome]

  private typealias Entry = Submission<Row, Outcome>

  private enum Remedy {
    case retry, split, failAll
  }

  /// An error after the rows were written: a retry would write them twice.
  private struct AfterCommit: Error {
    var cause: any Error
  }

  /// Number of attempts for a batch after transient failures.
  private static var attemptsMax: Int { 3 }
  /// The longest time that a batch waits for further rows.
  private static var gatheringMax: Duration { .milliseconds(5) }

  private let rowsMax: Int
  private let waitersMax: Int
  private let isReading: Bool
  private let attempt: @Sendable ([Row]) async throws -> [Outcome]
  private let onBatch: @Sendable (BatchReport) -> Void
  private let queue: Mutex<BatchQueue>

  /// - Parameters:
  ///   - rowsMax: maximum rows per batch; at least 1.
  ///   - waitersMax: maximum number of waiting rows; further ones are rejected.
  ///   - batchesInFlightMax: maximum number of concurrent batches, each on its own connection; at
  ///     least 1. With two, one can be prepared while the other waits for the disk. A further one
  ///     starts only when as many rows wait as are in flight.
  ///   - onBatch: called after each attempt; must not block.
  public convenience init(
    pool: PostgresPool, rowsMax: Int = 500, waitersMax: Int = 10_000, batchesInFlightMax: Int = 1,
    onBatch: @escaping @Sendable (BatchReport) -> Void = { _ in }, flush: @escaping Flush
  ) {
    self.init(
      rowsMax: rowsMax, waitersMax: waitersMax, batchesInFlightMax: batchesInFlightMax,
      onBatch: onBatch
    ) { rows in
      // Within the transaction: an invalid result is not committed.
      try await pool.transaction { connection in
        try Self.check(try await flush(rows, connection), of: rows)
      }
    }
  }

  /// Uses one statement per batch, which is its own transaction: BEGIN and COMMIT cost no round
  /// trip.
  ///
  /// - Parameters:
  ///   - rowsMax: maximum rows per batch; at least 1.
  ///   - waitersMax: maximum number of waiting rows; further ones are rejected.
  ///   - batchesInFlightMax: see above.
  ///   - isReading: whether the statement only reads: it is repeated once after a lost connection,
  ///     though it may have run.
  ///   - statement: may be called more than once for the same row.
  ///   - outcomes: converts the returned rows to one outcome per row, in order. The rows are
  ///     committed by then, so all callers of the batch get an error that it throws.
  public convenience init(
    pool: PostgresPool, rowsMax: Int = 500, waitersMax: Int = 10_000, batchesInFlightMax: Int = 1,
    isReading: Bool = false, statement: @escaping @Sendable ([Row]) -> PostgresQuery,
    outcomes: @escaping @Sendable ([Row], [PostgresRow]) throws -> [Outcome]
  ) {
    self.init(
      rowsMax: rowsMax, waitersMax: waitersMax, batchesInFlightMax: batchesInFlightMax,
      isReading: isReading
    ) { rows in
      let answer = try await pool.query(statement(rows))
      do {
        return try Self.check(try outcomes(rows, answer), of: rows)
      } catch {
        throw AfterCommit(cause: error)
      }
    }
  }

  /// `write` is responsible for transactions.
  ///
  /// - Parameters:
  ///   - rowsMax: maximum rows per batch; at least 1.
  ///   - waitersMax: maximum number of waiting rows; further ones are rejected.
  ///   - batchesInFlightMax: see above.
  ///   - isReading: see above.
  ///   - onBatch: see above.
  ///   - write: returns one outcome per row, in order. May be called more than once for the same
  ///     row, even after it was committed, so it must detect repeated rows.
  public init(
    rowsMax: Int = 500, waitersMax: Int = 10_000, batchesInFlightMax: Int = 1,
    isReading: Bool = false,
    onBatch: @escaping @Sendable (BatchReport) -> Void = { _ in },
    write: @escaping @Sendable ([Row]) async throws -> [Outcome]
  ) {
    self.onBatch = onBatch
    self.rowsMax = max(1, rowsMax)
    self.waitersMax = waitersMax
    self.isReading = isReading
    queue = Mutex(BatchQueue(batchesInFlightMax: max(1, batchesInFlightMax)))
    attempt = { rows in try Self.check(try await write(rows), of: rows) }
  }

  /// Number of rows waiting for later batches.
  public var waiting: Int { queue.withLock { $0.waiting } }

  /// Writes one row; returns after the commit.
  ///
  /// If the task is cancelled before its row's batch starts, it gets `.cancelled`; if its
  /// `PostgresDeadline` has passed by then, `.timedOut`. Nothing is written in both cases. Once the
  /// batch has started, the task waits for the result, and the batch is not interrupted.
  ///
  /// - Throws: `PostgresError` (`.poolExhausted` above `waitersMax`); the error of this row.
  public nonisolated(nonsending) func submit(_ row: Row) async throws -> Outcome {
    let entry = Entry(row)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        entry.onAnswer { continuation.resume(with: $0) }
        switch queue.withLock({ $0.enter(entry, waitersMax: waitersMax) }) {
        case .start: start()
        case .wait: break
        case .withdrawn: entry.answer(.failure(Operation.cancelledError))
        case .refuse(let refusal): entry.answer(.failure(refusal))
        }
      }
    } onCancel: {
      withdraw(entry)
    }
  }

  /// Writes several independent rows; returns when all are written or failed.
  ///
  /// - Returns: one result per row, in order.
  /// - Throws: `PostgresError` of kind `.poolExhausted` if not all fit in; then none is written.
  public nonisolated(nonsending) func submit(
    _ rows: [Row]
  ) async throws -> [Result<Outcome, any Error>] {
    guard !rows.isEmpty else { return [] }
    let call = SubmittedRows()
    let entries = rows.map { Entry($0, of: call) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let answers = AnswerCollector<Outcome>(count: rows.count, continuation: continuation)
        for (index, entry) in entries.enumerated() {
          entry.onAnswer { answers.put($0, at: index) }
        }
        if let refusal = enter(entries) { continuation.resume(throwing: refusal) }
      }
    } onCancel: {
      for entry in entries { withdraw(entry) }
    }
  }

  private func enter(_ entries: [Entry]) -> PostgresError? {
    let (verdict, withdrawn) = queue.withLock { queue in
      let withdrawn = entries.filter { $0.phase == .withdrawn }
      return (queue.enter(entries, waitersMax: waitersMax), withdrawn)
    }
    if case .refuse(let error) = verdict { return error }
    if case .start = verdict { start() }
    for entry in withdrawn { entry.answer(.failure(Operation.cancelledError)) }
    return nil
  }

  private func withdraw(_ entry: Entry) {
    if queue.withLock({ $0.withdraw(entry) }) {
      entry.answer(.failure(Operation.cancelledError))
    }
  }

  private func start() {
    // Detached, so that the batch does not inherit the deadline of the first caller.
    Task.detached { await self.drain() }
  }

  private func drain() async {
    var written = 0
    while true {
      let (batch, late) = queue.withLock { $0.take(rowsMax, now: .now, after: written) }
      for row in late {
        unsafeDowncast(row, to: Entry.self).answer(.failure(PostgresDeadline.error))
      }
      if batch.isEmpty { return }
      let start = ContinuousClock.now
      await write(batch.map { unsafeDowncast($0, to: Entry.self) }[...])
      written = batch.count
      // The callers of this batch submit their next rows about as soon as they have its outcomes. One
      // batch of all of them costs less than several small ones, and none of them waits longer for it.
      if written > 1, waiting < rowsMax {
        try? await Task.sleep(for: min(.now - start, Self.gatheringMax))
      } else {
        await Task.yield()
      }
    }
  }

  private func write(_ batch: ArraySlice<Entry>) async {
    var batch = batch
    // The batch is a part of one that failed: too many rows of a call may have turned out bad.
    batch.removeAll { entry in
      guard let error = entry.call.error else { return false }
      entry.answer(.failure(error))
      return true
    }
    guard !batch.isEmpty else { return }
    let rows = batch.map { $0.row }
    var attempt = 0
    while true {
      attempt += 1
      do {
        let outcomes = try await observed(rows)
        for (index, outcome) in outcomes.enumerated() {
          batch[batch.startIndex + index].answer(.success(outcome))
        }
        return
      } catch let error as AfterCommit {
        for entry in batch { entry.answer(.failure(error.cause)) }
        return
      } catch {
        switch remedy(for: error, attempt: attempt) {
        case .retry: continue
        case .failAll:
          for entry in batch { entry.answer(.failure(error)) }
        case .split where batch.count == 1:
          for entry in batch {
            entry.call.noteBadRow(error)
            entry.answer(.failure(error))
          }
        case .split:
          // The earlier half first, to keep the order.
          let middle = batch.startIndex + batch.count / 2
          await write(batch[..<middle])
          await write(batch[middle...])
        }
        return
      }
    }
  }

  private func observed(_ rows: [Row]) async throws -> [Outcome] {
    let start = ContinuousClock.now
    func tell(isWritten: Bool) {
      onBatch(
        BatchReport(
          rows: rows.count, duration: .now - start, isWritten: isWritten, waiting: waiting))
    }
    do {
      let outcomes = try await attempt(rows)
      tell(isWritten: true)
      return outcomes
    } catch {
      tell(isWritten: error is AfterCommit)
      throw error
    }
  }

  private static func check(_ outcomes: [Outcome], of rows: [Row]) throws -> [Outcome] {
    guard outcomes.count == rows.count else {
      throw PostgresError(
        kind: .decoding, message: "\(outcomes.count) outcomes for \(rows.count) rows")
    }
    return outcomes
  }

  private func remedy(for error: any Error, attempt: Int) -> Remedy {
    if let error = error as? PostgresError {
      switch error.kind {
      case .connectionLost(let commitUnknown) where !commitUnknown || isReading:
        // A repetition writes nothing twice; the pool waits for a new connection.
        return attempt == 1 ? .retry : .failAll
      case .connectionLost, .poolExhausted, .timedOut, .cancelled, .closed:
        // No row is at fault; smaller batches would only increase the waiting time.
        return .failAll
      case .server:
        if error.isRetryable, attempt < Self.attemptsMax { return .retry }
        if error.isOfTheServer { return .failAll }
      case .decoding, .parameter:
        break
      }
    }
    return .split
  }
}
