/// A `statement_timeout` in milliseconds, at least 1; nil for none.
///
/// Limits that follow from deadlines are steps of a ladder, rounded up: calls with the same time to
/// live ask for the same limit again and again, so that a connection that has it needs no telling.
struct TimeLimit: Sendable, Hashable {
  /// Nil: none.
  let milliseconds: Int64?

  static let none = TimeLimit(milliseconds: nil)

  /// A configured one, zero for none.
  init(configured: Duration) {
    guard configured > .zero else {
      self = .none
      return
    }
    self.init(milliseconds: max(1, Int64((configured / .milliseconds(1)).rounded(.up))))
  }

  private init(milliseconds: Int64?) {
    self.milliseconds = milliseconds
  }

  /// What a statement may take that nobody waits for after `deadline`; nil when it has passed.
  func shortened(
    to deadline: ContinuousClock.Instant?, now: ContinuousClock.Instant = .now
  ) -> TimeLimit? {
    guard let deadline else { return self }
    let left = now.duration(to: deadline)
    guard left > .zero else { return nil }
    // Anything beyond what PostgreSQL can count is no limit.
    let (seconds, attoseconds) = left.components
    guard seconds < Int64(Int32.max) / 1000 else { return self }
    let exact = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    let step = Self.step(atLeast: exact)
    if let milliseconds, milliseconds <= step { return self }
    return TimeLimit(milliseconds: step)
  }

  /// 1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, …: at most twice what was asked for, mostly
  /// less than one and a half times.
  private static func step(atLeast milliseconds: Int64) -> Int64 {
    var scale: Int64 = 1
    while scale * 10 < milliseconds { scale *= 10 }
    for tenths: Int64 in [10, 15, 20, 30, 50, 70] where tenths * scale >= milliseconds * 10 {
      // A half is no number of milliseconds.
      return max(1, (tenths * scale + 9) / 10)
    }
    return 10 * scale
  }

  /// As PostgreSQL's setting has it.
  var setting: String { String(milliseconds ?? 0) }

  var duration: Duration? { milliseconds.map { .milliseconds($0) } }
}
