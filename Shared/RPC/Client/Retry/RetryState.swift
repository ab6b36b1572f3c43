import RPCCore

/// Whether one call is sent again after an attempt failed (gRFC A6).
struct RetryState: Hashable {
  enum Decision: Hashable {
    /// The caller gets the error.
    case end
    case retry(after: Duration)
  }

  private let policy: RetryPolicy?
  /// Attempts before the one under way that a server may have carried out; sent as
  /// `grpc-previous-rpc-attempts` from 1 on.
  private(set) var previousAttempts = 0
  /// Attempts that the server said it had not looked at.
  private(set) var transparentRetries = 0
  private var retriesSincePushback = 0
  /// No attempt follows: the response began, or the request is not held any more.
  private(set) var isCommitted = false

  init(policy: RetryPolicy?) {
    self.policy = policy
  }

  mutating func commit() {
    isCommitted = true
  }

  /// The server said that it has not looked at the request: REFUSED_STREAM, or a GOAWAY that excludes
  /// it. Sent again once whatever the policy says; the second time counts like UNAVAILABLE.
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
    // The budget counts what the server does, not what becomes of the call.
    if isRetryable || pushback == .doNotRetry { throttle.failed() }
    guard isRetryable, !isCommitted, throttle.allowsRetries,
      previousAttempts + 1 < policy.attemptsMax
    else { return .end }
    switch pushback {
    case .doNotRetry:
      return .end
    case .after(let wait):
      previousAttempts += 1
      retriesSincePushback = 0
      return .retry(after: wait)
    case .none:
      previousAttempts += 1
      retriesSincePushback += 1
      return .retry(after: policy.backoff(retry: retriesSincePushback, using: &random))
    }
  }
}
