internal import Synchronization

/// Lets many callers write at once in few transactions: what they submit while batches are in
/// flight makes up the next. There is no timer; a lone caller is not kept waiting.
///
/// A batch that fails is split until the rows at fault stand alone, so that a bad row harms only
/// itself. A batch whose commit is unknown (`.connectionLost(commitUnknown: true)`) fails for all
/// of its callers, who try again by id. With one batch in flight, the default, rows keep the order in
/// which they were submitted; with more, those of different batches need not.
public final class BatchedWriter<Row: Sendable, Outcome: Sendable>: Sendable {
  /// Writes rows within the transaction of the connection and returns one outcome per row, in
  /// order. It may run more than once for the same row.
  public typealias Flush = @Sendable ([Row], PostgresConnection) async throws -> [Outcome]

  private typealias Entry = Submission<Row, Outcome>

  private enum Remedy {
    case retry, split, failAll
  }

  /// What went wrong after the rows were written: trying again would write them twice.
  private struct AfterCommit: Error {
    var cause: any Error
  }

  /// How often a batch is tried whose failure was a matter of the moment.
  private static var attemptsMax: Int { 3 }

  private let rowsMax: Int
  private let waitersMax: Int
  private let attempt: @Sendable ([Row]) async throws -> [Outcome]
  private let onBatch: @Sendable (BatchReport) -> Void
  private let queue: Mutex<BatchQueue>

  /// - Parameters:
  ///   - rowsMax: the most rows of one batch; at least 1.
  ///   - waitersMax: the most rows that wait for the next batches; more are refused.
  ///   - batchesInFlightMax: the most batches that are written at once, each on a connection of its own; at
  ///     least 1. With two, one can be made up and written while the other waits for the disk. A further one
  ///     begins only once as many rows wait as those in flight have.
  ///   - onBatch: hears of each attempt; must not block.
  public convenience init(
    pool: PostgresPool, rowsMax: Int = 500, waitersMax: Int = 10_000, batchesInFlightMax: Int = 1,
    onBatch: @escaping @Sendable (BatchReport) -> Void = { _ in }, flush: @escaping Flush
  ) {
    self.init(
      rowsMax: rowsMax, waitersMax: waitersMax, batchesInFlightMax: batchesInFlightMax,
      onBatch: onBatch
    ) { rows in
      // Within the transaction: what is not understood is not committed.
      try await pool.transaction { connection in
        try Self.check(try await flush(rows, connection), of: rows)
      }
    }
  }

  /// One statement for each batch, a transaction of its own: BEGIN and COMMIT cost no round trip.
  ///
  /// - Parameters:
  ///   - rowsMax: the most rows of one batch; at least 1.
  ///   - waitersMax: the most rows that wait for the next batches; more are refused.
  ///   - batchesInFlightMax: as above.
  ///   - statement: may be asked for more than once for the same row.
  ///   - outcomes: from the rows that the statement returned, one for each row, in order. They are
  ///     written by then: what it throws, all callers of the batch get.
  public convenience init(
    pool: PostgresPool, rowsMax: Int = 500, waitersMax: Int = 10_000, batchesInFlightMax: Int = 1,
    statement: @escaping @Sendable ([Row]) -> PostgresQuery,
    outcomes: @escaping @Sendable ([Row], [PostgresRow]) throws -> [Outcome]
  ) {
    self.init(
      rowsMax: rowsMax, waitersMax: waitersMax, batchesInFlightMax: batchesInFlightMax
    ) { rows in
      let answer = try await pool.query(statement(rows))
      do {
        return try Self.check(try outcomes(rows, answer), of: rows)
      } catch {
        throw AfterCommit(cause: error)
      }
    }
  }

  /// Whoever writes sees to transactions themselves.
  ///
  /// - Parameters:
  ///   - rowsMax: the most rows of one batch; at least 1.
  ///   - waitersMax: the most rows that wait for the next batches; more are refused.
  ///   - batchesInFlightMax: as above.
  ///   - onBatch: as above.
  ///   - write: returns one outcome per row, in order. May be asked for more than once for the same row, even for
  ///     one that it has committed: what is written again must be recognised.
  public init(
    rowsMax: Int = 500, waitersMax: Int = 10_000, batchesInFlightMax: Int = 1,
    onBatch: @escaping @Sendable (BatchReport) -> Void = { _ in },
    write: @escaping @Sendable ([Row]) async throws -> [Outcome]
  ) {
    self.onBatch = onBatch
    self.rowsMax = max(1, rowsMax)
    self.waitersMax = waitersMax
    queue = Mutex(BatchQueue(batchesInFlightMax: max(1, batchesInFlightMax)))
    attempt = { rows in try Self.check(try await write(rows), of: rows) }
  }

  /// How many rows wait for the batches after those in flight.
  public var waiting: Int { queue.withLock { $0.waiting } }

  /// Writes one row; returns after the commit.
  ///
  /// A task that is cancelled before its row's batch has begun gets `.cancelled`, one whose
  /// `PostgresDeadline` has passed by then `.timedOut`, and nothing is written; after that it waits
  /// for the answer. The batch is not cut short by either.
  ///
  /// - Throws: `PostgresError` (`.poolExhausted` over `waitersMax`); what the
  ///   writing throws for this row.
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

  /// Writes several rows, each for itself; returns when all are answered.
  ///
  /// - Returns: one result per row, in order.
  /// - Throws: `PostgresError` of kind `.poolExhausted` when they do not all fit in; then none is
  ///   written.
  public nonisolated(nonsending) func submit(
    _ rows: [Row]
  ) async throws -> [Result<Outcome, any Error>] {
    guard !rows.isEmpty else { return [] }
    let entries = rows.map { Entry($0) }
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
    // Nobody's task in particular: the deadline of whoever comes first is not the batch's.
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
      await write(batch.map { unsafeDowncast($0, to: Entry.self) }[...])
      written = batch.count
      // Callers who have another row at once hand it in before the next batch is closed. Otherwise
      // that one would hold the row of whoever is quickest, and a commit is dear.
      await Task.yield()
    }
  }

  private func write(_ batch: ArraySlice<Entry>) async {
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
        switch remedy(for: error, rows: batch.count, attempt: attempt) {
        case .retry: continue
        case .failAll:
          for entry in batch { entry.answer(.failure(error)) }
        case .split:
          // The earlier half first, for the order.
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

  private func remedy(for error: any Error, rows: Int, attempt: Int) -> Remedy {
    if let error = error as? PostgresError {
      switch error.kind {
      case .connectionLost(commitUnknown: false):
        // Nothing was written, and the pool waits for a new connection.
        return attempt == 1 ? .retry : .failAll
      case .connectionLost, .poolExhausted, .timedOut, .cancelled, .closed:
        // No row is to blame; smaller batches would only make everybody wait longer.
        return .failAll
      case .server:
        if error.isRetryable, attempt < Self.attemptsMax { return .retry }
        if error.isOfTheServer { return .failAll }
      case .decoding, .parameter:
        break
      }
    }
    return rows > 1 ? .split : .failAll
  }
}
