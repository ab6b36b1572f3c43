/// How long to wait after each failed connection attempt (doc/connection-backoff.md of gRPC).
public struct ConnectionBackoff: Sendable, Hashable {
  public struct Configuration: Sendable, Hashable {
    /// After the first failure. Default 1 s.
    public var initial: Duration = .seconds(1)
    /// Never longer than this, before the jitter. Default 30 s; gRPC's 120 s is made for the open
    /// internet, our services sit beside each other.
    public var max: Duration = .seconds(30)
    /// Default 1.6.
    public var multiplier = 1.6
    /// Share of the wait by which it varies up and down. Default 0.2.
    public var jitter = 0.2

    public init() {}
  }

  private let configuration: Configuration
  private var next: Duration

  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    next = min(configuration.initial, configuration.max)
  }

  /// The wait after one more failure.
  public mutating func failed(using random: inout some RandomNumberGenerator) -> Duration {
    let base = next
    next = min(next * configuration.multiplier, configuration.max)
    let jitter = configuration.jitter
    return base * (1 + (jitter > 0 ? Double.random(in: -jitter...jitter, using: &random) : 0))
  }

  /// A connection came up.
  public mutating func succeeded() {
    next = min(configuration.initial, configuration.max)
  }
}
