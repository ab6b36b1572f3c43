/// Waits that grow with consecutive failures (doc/connection-backoff.md of gRPC; gRFC A6,
/// "Exponential Backoff").
public struct Backoff: Sendable, Hashable {
  public struct Configuration: Sendable, Hashable {
    /// Wait after the first failure. Default 1 s.
    public var initial: Duration
    /// Maximum wait before the jitter. Default 30 s; gRPC's 120 s is meant for the internet, while
    /// these services share a network.
    public var max: Duration
    /// Factor between two consecutive waits. Default 1.6.
    public var multiplier: Double
    /// Share of the wait by which it varies up and down. Default 0.2.
    public var jitter: Double

    public init(
      initial: Duration = .seconds(1), max: Duration = .seconds(30), multiplier: Double = 1.6,
      jitter: Double = 0.2
    ) {
      self.initial = initial
      self.max = max
      self.multiplier = multiplier
      self.jitter = jitter
    }
  }

  private let configuration: Configuration
  private var base: Duration

  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    base = Self.first(configuration)
  }

  private static func first(_ configuration: Configuration) -> Duration {
    Swift.max(.zero, min(configuration.initial, configuration.max))
  }

  /// Returns the wait after another failure.
  public mutating func next(using random: inout some RandomNumberGenerator) -> Duration {
    let wait = base
    base = min(base * Swift.max(0, configuration.multiplier), Swift.max(.zero, configuration.max))
    let jitter = configuration.jitter
    return wait * (1 + (jitter > 0 ? Double.random(in: -jitter...jitter, using: &random) : 0))
  }

  /// Starts again after a success.
  public mutating func reset() {
    base = Self.first(configuration)
  }
}
