/// A ``RateLimit`` at work: each event takes a token, time and useful work bring tokens back.
struct TokenBucket: Hashable {
  /// Useful work earns no more than this many bursts.
  private static let earnedBurstsMax = 64.0

  let limit: RateLimit
  private var tokens: Double
  private var refilled: ContinuousClock.Instant?

  init(_ limit: RateLimit) {
    self.limit = RateLimit(burst: max(0, limit.burst), perSecond: max(0, limit.perSecond))
    tokens = Double(self.limit.burst)
  }

  /// - Returns: false when there are fewer tokens than events; those that there are, are gone then.
  mutating func take(_ count: Int, at now: ContinuousClock.Instant) -> Bool {
    refill(at: now)
    guard Double(count) <= tokens else {
      tokens = 0
      return false
    }
    tokens -= Double(count)
    return true
  }

  /// Adds tokens for work that makes such events likely, beyond the burst if need be.
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
