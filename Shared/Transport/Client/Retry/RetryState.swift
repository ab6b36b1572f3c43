import RPCCore

/// Decides whether a call is retried after a failed attempt (gRFC A6).
struct RetryState: Hashable {
  enum Decision: Hashable {
    /// The caller gets the error.
    case end
    case retry(after: Duration)
  }

  private let policy: RetryPolicy?
  /// Number of earlier attempts that a server may have executed; sent as
  /// `grpc-previous-rpc-attempts` from 1 on.
  private(set) var previousAttempts = 0
  /// Number of attempts that the server did not process.
  private(set) var transparentRetries = 0
  private var backoff: Backoff
  /// Whether no attempt can follow: the response began, or the request is no longer kept.
  private(set) var isCommitted = false

  init(policy: RetryPolicy?) {
    self.policy = policy
    backoff = Backoff(policy?.backoff ?? Backoff.Configuration())
  }

  mutating func commit() {
    isCommitted = true
  }

  /// Handles a request that the server did not process: REFUSED_STREAM, or a GOAWAY that excludes
  /// it. It is retried once regardless of the policy; the second time counts like UNAVAILABLE.
  mutating func refused(
    throttle: inout RetryThrottle, using random: inout some RandomNumberGenerator
  ) -> Decision {
    if !isCommitted, transparentRetries == 0 {
      transparentRetries += 1
      return .retry(after: .zero)
    }
    return failed(.unavailable, pushback: .none, throttle: &throttle, using: &random)
  }

  /// The attempt ended with an error.
  mutating func failed(
    _ code: StatusCode, pushback: RetryPushback, throttle: inout RetryThrottle,
    using random: inout some RandomNumberGenerator
  ) -> Decision {
    guard let policy, policy.attemptsMax > 1 else { return .end }
    let isRetryable = code != .ok && policy.retryableCodes.contains(code)
    // The budget counts the server's failures, regardless of the outcome of the call.
    if isRetryable || pushback == .doNotRetry { throttle.failed() }
    guard isRetryable, !isCommitted, throttle.allowsRetries,
      previousAttempts + 1 < policy.attemptsMax
    else { return .end }
    switch pushback {
    case .doNotRetry:
      return .end
    case .after(let wait):
      previousAttempts += 1
      backoff.reset()
      return .retry(after: wait)
    case .none:
      previousAttempts += 1
      return .retry(after: backoff.next(using: &random))
    }
  }
}
