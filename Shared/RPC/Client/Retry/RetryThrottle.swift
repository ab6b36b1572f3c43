/// The retry budget of a channel (gRFC A6, "Throttling Retry Attempts"): when too many calls fail, no
/// failed call is sent again, so that clients do not keep a struggling server down.
///
/// A bucket of tokens loses one with each failure that is worth a retry and gains a part of one with
/// each success. Retries need more than half a bucket.
public struct RetryThrottle: Sendable, Hashable {
  public struct Configuration: Sendable, Hashable {
    /// Tokens of a full bucket; half of them fail in a row before retries stop. Range 1...1,000,
    /// values outside become the nearest. Default 1,000: a connection that is lost fails all its
    /// calls at once, and those are to be saved.
    public var tokensMax: Int
    /// Tokens that a success brings back; in the long run the retries per success. At least 0.001,
    /// finer parts are cut. Default 0.1.
    public var tokenRatio: Double

    public init(tokensMax: Int = 1_000, tokenRatio: Double = 0.1) {
      self.tokensMax = tokensMax
      self.tokenRatio = tokenRatio
    }
  }

  // Thousandths: the sums are exact.
  private let full: Int
  private let gain: Int
  private var tokens: Int

  public init(_ configuration: Configuration = Configuration()) {
    full = min(max(configuration.tokensMax, 1), 1_000) * 1_000
    gain = Int(min(max(configuration.tokenRatio * 1_000, 1), Double(full)))
    tokens = full
  }

  /// Failed calls may be sent again.
  public var allowsRetries: Bool { tokens > full / 2 }

  public mutating func succeeded() {
    tokens = min(full, tokens + gain)
  }

  /// A call failed with a retryable code, or the server asked not to be tried again.
  public mutating func failed() {
    tokens = max(0, tokens - 1_000)
  }
}
