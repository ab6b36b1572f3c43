internal import DequeModule

/// The rows that wait for a `BatchedWriter`, guarded by its lock.
struct BatchQueue {
  enum Verdict {
    /// Fewer batches are written than may be at once: the caller starts another.
    case start
    case wait
    /// It was withdrawn before it came.
    case withdrawn
    case refuse(PostgresError)
  }

  private var rows: Deque<QueuedRow> = []
  /// Without those that were withdrawn.
  private(set) var waiting = 0
  private let batchesInFlightMax: Int
  private var batchesInFlight = 0
  private var rowsInFlight = 0

  init(batchesInFlightMax: Int) {
    self.batchesInFlightMax = batchesInFlightMax
  }

  mutating func enter(_ row: QueuedRow, waitersMax: Int) -> Verdict {
    if row.phase == .withdrawn { return .withdrawn }
    guard waiting < waitersMax else { return .refuse(refusal(waitersMax)) }
    add(row)
    return start()
  }

  /// Takes all in or none; those that were withdrawn before are left out.
  mutating func enter(_ rows: [QueuedRow], waitersMax: Int) -> Verdict {
    guard waiting + rows.count <= waitersMax else { return .refuse(refusal(waitersMax)) }
    for row in rows where row.phase == .new { add(row) }
    return waiting == 0 ? .wait : start()
  }

  private mutating func add(_ row: QueuedRow) {
    row.phase = .queued
    rows.append(row)
    waiting += 1
  }

  private mutating func start() -> Verdict {
    guard batchesInFlight < batchesInFlightMax, isWorthABatch else { return .wait }
    batchesInFlight += 1
    return .start
  }

  /// A batch beside others is worth its cost once as many rows wait as those have: on a busy machine few large
  /// ones cost less than many small ones.
  private var isWorthABatch: Bool { waiting >= rowsInFlight }

  private func refusal(_ waitersMax: Int) -> PostgresError {
    PostgresError(
      kind: .poolExhausted,
      message: "\(waiting) rows wait to be written; the limit is \(waitersMax)")
  }

  /// Whether the row was waiting, and its caller is to be answered now.
  mutating func withdraw(_ row: QueuedRow) -> Bool {
    let phase = row.phase
    guard phase == .new || phase == .queued else { return false }
    row.phase = .withdrawn
    if phase == .queued { waiting -= 1 }
    return phase == .queued
  }

  /// The next batch, empty when there is nothing left to write, and whoever asks writes no more; and the
  /// rows whose callers' deadlines have passed.
  ///
  /// - Parameter written: of the batch before, whose place this one takes.
  mutating func take(
    _ rowsMax: Int, now: ContinuousClock.Instant, after written: Int
  ) -> (batch: [QueuedRow], late: [QueuedRow]) {
    rowsInFlight -= written
    if batchesInFlight > 1, !isWorthABatch {
      // Whoever writes the others takes what waits.
      batchesInFlight -= 1
      return ([], [])
    }
    var batch: [QueuedRow] = []
    var late: [QueuedRow] = []
    batch.reserveCapacity(min(waiting, rowsMax))
    while batch.count < rowsMax, let row = rows.popFirst() {
      guard row.phase == .queued else { continue }
      row.phase = .taken
      if let deadline = row.deadline, deadline <= now {
        late.append(row)
      } else {
        batch.append(row)
      }
    }
    waiting -= batch.count + late.count
    rowsInFlight += batch.count
    if batch.isEmpty { batchesInFlight -= 1 }
    return (batch, late)
  }
}
