internal import Synchronization

/// The rows that one call submits to a `BatchedWriter`.
///
/// Isolating a bad row costs a statement for each halving of its batch, which the rows of other
/// callers wait for. So after ``badRowsMax`` bad rows of a call its remaining rows are not tried.
final class SubmittedRows: Sendable {
  static let badRowsMax = 8

  private struct State {
    var badRows = 0
    var error: (any Error)?
  }

  private let state = Mutex(State())

  func noteBadRow(_ error: any Error) {
    state.withLock {
      $0.badRows += 1
      if $0.badRows >= Self.badRowsMax { $0.error = error }
    }
  }

  /// The error of the remaining rows once too many were bad.
  var error: (any Error)? { state.withLock { $0.error } }
}

/// A row submitted to a `BatchedWriter`.
final class Submission<Row: Sendable, Outcome: Sendable>: QueuedRow, @unchecked Sendable {
  let row: Row
  let call: SubmittedRows
  /// Set before submission; called once.
  private var onAnswer: ((Result<Outcome, any Error>) -> Void)?

  init(_ row: Row, of call: SubmittedRows = SubmittedRows()) {
    self.row = row
    self.call = call
  }

  func onAnswer(_ body: @escaping (Result<Outcome, any Error>) -> Void) {
    onAnswer = body
  }

  func answer(_ result: Result<Outcome, any Error>) {
    let onAnswer = self.onAnswer
    self.onAnswer = nil
    onAnswer?(result)
  }
}

/// The part of a row that the queue of a `BatchedWriter` needs, independent of the row's type.
/// Generic code would need run-time type lookups for each row.
class QueuedRow: @unchecked Sendable {
  enum Phase {
    case new, queued, taken, withdrawn
  }

  /// Time at which its caller stops waiting.
  final let deadline = PostgresDeadline.current

  /// Guarded by the writer's lock.
  final var phase = Phase.new
}

/// The outcome of a row with a client-made key, which makes retries safe. Rows that the database
/// rejects for their contents are errors instead.
public enum RowOutcome: Sendable, Hashable {
  case inserted
  /// The same contents were already stored under this key.
  case existed
  /// Other contents are stored under this key.
  case conflict
  /// Nothing is stored under this key: another rule of the table, such as a second unique index,
  /// rejects the row.
  case excluded
}

/// The result of one attempt to write a batch, for metrics.
public struct BatchReport: Sendable, Hashable {
  public var rows: Int
  public var duration: Duration
  /// False if nothing is known to be written: the rows are retried, or their callers get the error.
  public var isWritten: Bool
  /// Number of rows waiting for later batches.
  public var waiting: Int

  public init(rows: Int, duration: Duration, isWritten: Bool, waiting: Int) {
    self.rows = rows
    self.duration = duration
    self.isWritten = isWritten
    self.waiting = waiting
  }
}
