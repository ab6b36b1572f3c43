/// The retry budget of a channel (gRFC A6, "Throttling Retry Attempts"): when too many calls fail,
/// retries stop, so that they do not overload a struggling server.
///
/// A token bucket loses one token with each retryable failure and gains a fraction with each
/// success. Retries need more than half a bucket.
public struct RetryThrottle: Sendable, Hashable {
  public struct Configuration: Sendable, Hashable {
    /// Tokens of a full bucket; half as many consecutive failures stop retries. Range 1...1,000,
    /// other values are clamped. Default 1,000: a lost connection fails all its calls at once, and
    /// they should be retried.
    public var tokensMax: Int
    /// Tokens regained by a success, which is the long-term rate of retries per success. At least
    /// 0.001, truncated to thousandths. Default 0.1.
    public var tokenRatio: Double

    public init(tokensMax: Int = 1_000, tokenRatio: Double = 0.1) {
      self.tokensMax = tokensMax
      self.tokenRatio = tokenRatio
    }
  }

  // Capacity in thousandths, so that sums are exact.
  private let full: Int
  private let gain: Int
  private var tokens: Int

  public init(_ configuration: Configuration = Configuration()) {
    full = min(max(configuration.tokensMax, 1), 1_000) * 1_000
    gain = Int(min(max(configuration.tokenRatio * 1_000, 1), Double(full)))
    tokens = full
  }

  /// Whether failed calls may be retried.
  public var allowsRetries: Bool { tokens > full / 2 }

  public mutating func succeeded() {
    tokens = min(full, tokens + gain)
  }

  /// Counts a retryable failure, or a server's request not to retry.
  public mutating func failed() {
    tokens = max(0, tokens - 1_000)
  }
}
