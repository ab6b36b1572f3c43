/// Exponential back-off with a maximum. Each wait is randomly shortened by up to half, so that
/// callers that failed together do not retry together.
public struct Backoff: Sendable {
  private let first: Duration
  private let max: Duration
  private var attempts = 0

  public init(first: Duration, max: Duration) {
    self.first = first
    self.max = max
  }

  public mutating func reset() {
    attempts = 0
  }

  public mutating func next() -> Duration {
    var generator = SystemRandomNumberGenerator()
    defer { attempts += 1 }
    return Self.delay(attempt: attempts, first: first, max: max, using: &generator)
  }

  /// Returns the randomised wait before an attempt.
  ///
  /// - Parameter attempt: counted from 0.
  public static func delay(
    attempt: Int, first: Duration, max: Duration,
    using generator: inout some RandomNumberGenerator
  ) -> Duration {
    let doublings = Swift.min(attempt, 30)
    let full = Swift.min(max, first * (1 << doublings))
    return full * Double.random(in: 0.5...1, using: &generator)
  }
}
