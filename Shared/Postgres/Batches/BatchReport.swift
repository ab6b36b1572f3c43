/// What one attempt to write a batch came to, for metrics.
public struct BatchReport: Sendable, Hashable {
  public var rows: Int
  public var duration: Duration
  /// False: nothing is known to be written; the rows are tried again, or their callers get the error.
  public var isWritten: Bool
  /// Rows that wait for the batches after it.
  public var waiting: Int

  public init(rows: Int, duration: Duration, isWritten: Bool, waiting: Int) {
    self.rows = rows
    self.duration = duration
    self.isWritten = isWritten
    self.waiting = waiting
  }
}
