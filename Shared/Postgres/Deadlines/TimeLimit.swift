/// A `statement_timeout` in milliseconds, at least 1; nil: unlimited.
///
/// Limits from deadlines are rounded up to fixed steps, so similar deadlines use the same limit,
/// and it need not be sent again.
struct TimeLimit: Sendable, Hashable {
  /// Milliseconds; nil: unlimited.
  let milliseconds: Int64?

  static let none = TimeLimit(milliseconds: nil)

  /// A configured limit; zero: unlimited.
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

  /// The limit of a statement that must end at `deadline`; nil if the deadline has passed.
  func shortened(
    to deadline: ContinuousClock.Instant?, now: ContinuousClock.Instant = .now
  ) -> TimeLimit? {
    guard let deadline else { return self }
    let left = now.duration(to: deadline)
    guard left > .zero else { return nil }
    // Values above PostgreSQL's maximum do not limit.
    let (seconds, attoseconds) = left.components
    guard seconds < Int64(Int32.max) / 1000 else { return self }
    let exact = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    let step = Self.step(atLeast: exact)
    if let milliseconds, milliseconds <= step { return self }
    return TimeLimit(milliseconds: step)
  }

  /// 1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, …: at most twice the requested value, mostly
  /// less than one and a half times.
  private static func step(atLeast milliseconds: Int64) -> Int64 {
    var scale: Int64 = 1
    while scale * 10 < milliseconds { scale *= 10 }
    for tenths: Int64 in [10, 15, 20, 30, 50, 70] where tenths * scale >= milliseconds * 10 {
      // Steps are whole milliseconds.
      return max(1, (tenths * scale + 9) / 10)
    }
    return 10 * scale
  }

  /// The value of PostgreSQL's setting.
  var setting: String { String(milliseconds ?? 0) }

  var duration: Duration? { milliseconds.map { .milliseconds($0) } }
}

/// The time at which the caller of the current task stops waiting.
///
/// Work under it waits for a connection no longer than that, and the server stops each statement by
/// then (`statement_timeout`), so no work is done after the client has given up. Late work fails
/// with `PostgresError` of kind `.timedOut`.
///
/// Commits are not interrupted, since their outcome would be unknown. Scripts have limits of their
/// own. Unstructured tasks inherit the deadline; start work that is shared with other callers with
/// `Task.detached`.
public enum PostgresDeadline {
  /// The deadline; nil for background work, which has only the pool's limits.
  @TaskLocal public static var current: ContinuousClock.Instant?

  static var error: PostgresError {
    PostgresError(kind: .timedOut, message: "the caller's deadline has passed")
  }
}
