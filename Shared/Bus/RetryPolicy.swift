import Messages
import Postgres

/// What happens to an event whose effect failed.
public struct RetryPolicy: Sendable {
  /// Attempts before an event becomes a dead letter, 1–100.
  public var attemptsMax: Int
  /// Pause after the first failure; doubles each time.
  public var firstPause: Duration
  public var pauseMax: Duration

  public init(
    attemptsMax: Int = 10, firstPause: Duration = .milliseconds(200),
    pauseMax: Duration = .seconds(300)
  ) {
    self.attemptsMax = attemptsMax
    self.firstPause = firstPause
    self.pauseMax = pauseMax
  }

  enum Decision: Equatable {
    case retry(after: Duration)
    case giveUp
    /// The database is away: nothing is wrong with the event.
    case waitForDatabase
  }

  /// - Parameter attempts: failed attempts so far, this one included.
  func decide(
    _ error: any Error, attempts: Int, using random: inout some RandomNumberGenerator
  ) -> Decision {
    if error is PermanentFailure || error is DecodingError { return .giveUp }
    if let error = error as? PostgresError {
      switch error.kind {
      case .connectionLost, .poolExhausted, .closed, .cancelled: return .waitForDatabase
      case .server where error.isRetryable: return .waitForDatabase
      default: break
      }
    }
    if error is CancellationError { return .waitForDatabase }
    if attempts >= attemptsMax { return .giveUp }
    return .retry(
      after: Backoff.delay(
        attempt: attempts - 1, first: firstPause, max: pauseMax, using: &random))
  }
}
