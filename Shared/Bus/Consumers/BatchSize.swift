/// Number of events read and applied at once. It grows while a consumer is behind and batches are
/// fast, and shrinks after a failure, to find the failing event.
///
/// Short batches matter: while a batch's transaction runs, no reader of a PostgreSQL log in the
/// same cluster can pass events appended since its start.
struct BatchSize {
  static let first = 500
  /// Maximum number of events that are applied one by one after a failure.
  static let separateMax = 50
  static let timeMin = Duration.milliseconds(50)
  static let timeMax = Duration.milliseconds(200)

  private let max: Int
  private(set) var current: Int

  /// - Parameter max: at least 1.
  init(max: Int) {
    self.max = Swift.max(1, max)
    current = Swift.min(Self.first, self.max)
  }

  mutating func succeeded(isFull: Bool, in time: Duration) {
    if time > Self.timeMax {
      current = Swift.max(Swift.min(Self.separateMax, max), current / 2)
    } else if isFull, time < Self.timeMin {
      current = Swift.min(current * 2, max)
    }
  }

  /// - Returns: true to retry with a smaller batch; false to apply each event separately.
  mutating func failed(with count: Int) -> Bool {
    current = Swift.min(Self.separateMax, max)
    return count > Self.separateMax
  }
}
