public import RPCCore

/// When a failed call is sent again (gRFC A6).
///
/// Only for methods that bear being carried out twice, or for codes that say that nothing was carried
/// out. The deadline of a call spans all its attempts.
public struct RetryPolicy: Sendable, Hashable {
  /// More attempts than this are never made, whatever is asked for (gRFC A6, "Limits on Retries").
  public static let attemptsLimit = 5

  /// Attempts altogether, the first one included. Range 1...5, values outside become the nearest;
  /// 1 never sends again.
  public var attemptsMax: Int {
    didSet { attemptsMax = Self.clamped(attemptsMax) }
  }
  /// Before the second attempt, varied by ±20 %.
  public var initialBackoff: Duration
  /// No pause is longer, before it is varied.
  public var backoffMax: Duration
  /// By which each pause is longer than the one before.
  public var multiplier: Double
  /// The codes after which a call is sent again. OK is never one of them.
  public var retryableCodes: Set<StatusCode>

  /// By default four attempts within about a third of a second, after UNAVAILABLE alone.
  public init(
    attemptsMax: Int = 4, initialBackoff: Duration = .milliseconds(50),
    backoffMax: Duration = .seconds(1), multiplier: Double = 2,
    retryableCodes: Set<StatusCode> = [.unavailable]
  ) {
    self.attemptsMax = Self.clamped(attemptsMax)
    self.initialBackoff = initialBackoff
    self.backoffMax = backoffMax
    self.multiplier = multiplier
    self.retryableCodes = retryableCodes
  }

  /// Never sends again what a server may have seen.
  public static let none = RetryPolicy(attemptsMax: 1, retryableCodes: [])

  private static func clamped(_ count: Int) -> Int { min(max(count, 1), attemptsLimit) }

  /// The pause before the n-th retry in a row, n from 1 on (gRFC A6, "Exponential Backoff").
  func backoff(retry: Int, using random: inout some RandomNumberGenerator) -> Duration {
    var base = max(.zero, min(initialBackoff, backoffMax))
    for _ in 1..<max(1, retry) where base < backoffMax {
      base = min(base * max(0, multiplier), backoffMax)
    }
    return base * Double.random(in: 0.8...1.2, using: &random)
  }
}
