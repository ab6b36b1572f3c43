/// How many events are read and applied at once: more while a consumer is behind, as long as a batch
/// takes a short time; few after a failure, to find out which event failed.
///
/// The time matters to others: while the transaction of a batch runs, no reader of a PostgreSQL log
/// in the same cluster gets past what was appended since it began.
struct BatchSize {
  static let first = 500
  /// The most events that are applied one by one after a failure.
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

  /// - Returns: whether a smaller batch shall be tried; otherwise each event by itself.
  mutating func failed(with count: Int) -> Bool {
    current = Swift.min(Self.separateMax, max)
    return count > Self.separateMax
  }
}
