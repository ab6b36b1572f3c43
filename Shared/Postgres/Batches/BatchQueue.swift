internal import DequeModule

/// The rows waiting for a `BatchedWriter`, guarded by its lock.
struct BatchQueue {
  enum Verdict {
    /// Fewer batches are in flight than allowed: the caller starts another one.
    case start
    case wait
    /// It was withdrawn before it was submitted.
    case withdrawn
    case refuse(PostgresError)
  }

  private var rows: Deque<QueuedRow> = []
  /// Number of waiting rows, without withdrawn ones.
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

  /// Accepts all rows or none, without those withdrawn before.
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

  /// Whether an additional batch is worth its cost: when as many rows wait as are in flight. Under
  /// load, few large batches cost less than many small ones.
  private var isWorthABatch: Bool { waiting >= rowsInFlight }

  private func refusal(_ waitersMax: Int) -> PostgresError {
    PostgresError(
      kind: .poolExhausted,
      message: "\(waiting) rows wait to be written; the limit is \(waitersMax)")
  }

  /// Whether the row was waiting; then its caller must be answered now.
  mutating func withdraw(_ row: QueuedRow) -> Bool {
    let phase = row.phase
    guard phase == .new || phase == .queued else { return false }
    row.phase = .withdrawn
    if phase == .queued { waiting -= 1 }
    return phase == .queued
  }

  /// Returns the next batch, and the rows whose deadlines have passed. If the batch is empty, the
  /// caller stops writing.
  ///
  /// - Parameter written: size of the previous batch, which this one replaces.
  mutating func take(
    _ rowsMax: Int, now: ContinuousClock.Instant, after written: Int
  ) -> (batch: [QueuedRow], late: [QueuedRow]) {
    rowsInFlight -= written
    if batchesInFlight > 1, !isWorthABatch {
      // The writer of the other batches takes the waiting rows.
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
