public import RPCCore

/// When a failed call is retried (gRFC A6).
///
/// Use it only for methods that may be executed twice, or for codes that guarantee that nothing was
/// executed. A call's deadline covers all its attempts.
public struct RetryPolicy: Sendable, Hashable {
  /// Upper limit of ``attemptsMax`` (gRFC A6, "Limits on Retries").
  public static let attemptsLimit = 5

  /// Total number of attempts. Range 1...5, other values are clamped; 1 never retries.
  public var attemptsMax: Int {
    didSet { attemptsMax = Self.clamped(attemptsMax) }
  }
  /// Pauses before the second and later attempts.
  public var backoff: Backoff.Configuration
  /// Codes after which a call is retried; never contains OK.
  public var retryableCodes: Set<StatusCode>

  /// Creates a policy; by default four attempts within about a third of a second, after UNAVAILABLE
  /// only.
  public init(
    attemptsMax: Int = 4,
    backoff: Backoff.Configuration = .init(
      initial: .milliseconds(50), max: .seconds(1), multiplier: 2),
    retryableCodes: Set<StatusCode> = [.unavailable]
  ) {
    self.attemptsMax = Self.clamped(attemptsMax)
    self.backoff = backoff
    self.retryableCodes = retryableCodes
  }

  /// Never retries a call that a server may have seen.
  public static let none = RetryPolicy(attemptsMax: 1, retryableCodes: [])

  private static func clamped(_ count: Int) -> Int { min(max(count, 1), attemptsLimit) }
}
