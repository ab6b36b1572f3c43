/// A rate limit: a burst, and a sustained rate.
public struct RateLimit: Sendable, Hashable {
  /// Maximum number of events at once. From 0.
  public var burst: Int
  /// Events regained per second. From 0.
  public var perSecond: Int

  public init(burst: Int, perSecond: Int) {
    self.burst = burst
    self.perSecond = perSecond
  }
}

/// A token bucket for a ``RateLimit``: each event takes a token; time and useful work add tokens.
struct TokenBucket: Hashable {
  /// Maximum number of bursts that useful work can add.
  private static let earnedBurstsMax = 64.0

  let limit: RateLimit
  private var tokens: Double
  private var refilled: ContinuousClock.Instant?

  init(_ limit: RateLimit) {
    self.limit = RateLimit(burst: max(0, limit.burst), perSecond: max(0, limit.perSecond))
    tokens = Double(self.limit.burst)
  }

  /// - Returns: false if there are fewer tokens than events; then none are left.
  mutating func take(_ count: Int, at now: ContinuousClock.Instant) -> Bool {
    refill(at: now)
    guard Double(count) <= tokens else {
      tokens = 0
      return false
    }
    tokens -= Double(count)
    return true
  }

  /// Adds tokens for useful work, beyond the burst if necessary.
  mutating func earn(_ count: Double) {
    tokens = max(tokens, min(tokens + count, Double(limit.burst) * Self.earnedBurstsMax))
  }

  private mutating func refill(at now: ContinuousClock.Instant) {
    defer { refilled = now }
    guard let refilled, refilled < now, tokens < Double(limit.burst) else { return }
    let seconds = (now - refilled) / .seconds(1)
    tokens = min(Double(limit.burst), tokens + seconds * Double(limit.perSecond))
  }
}
