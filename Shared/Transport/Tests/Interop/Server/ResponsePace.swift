import RPCCore

/// The time of the next response: `interval_us` counts from the previous response's due time, so
/// that delays of the sender do not add up.
struct ResponsePace {
  /// Longest interval. Default 10 minutes.
  private static let microsecondsMax: Int32 = 600_000_000
  private var due = ContinuousClock.now

  /// - Throws: INVALID_ARGUMENT for an interval below zero or above ten minutes.
  mutating func wait(microseconds: Int32) async throws {
    guard (0...Self.microsecondsMax).contains(microseconds) else {
      throw RPCError(.invalidArgument, "invalid interval_us: expected 0 to \(Self.microsecondsMax)")
    }
    guard microseconds > 0 else { return }
    due += .microseconds(microseconds)
    if due > .now { try await Task.sleep(until: due, clock: .continuous) }
  }
}
