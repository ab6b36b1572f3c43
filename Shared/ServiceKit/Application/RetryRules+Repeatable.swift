public import RPCClient
import Stubs

extension RetryRules {
  /// For channels to our own services: sends again, after UNAVAILABLE, what bears being carried out
  /// twice. That is every read, and every write that names a client-made id or replaces a state; the
  /// `idempotency_level` of a method in its proto file says so.
  ///
  /// Not among them: signing in, confirming and refreshing, which count attempts or use up what they
  /// are given, and asking for another e-mail; changing a draft or a project on top of an etag, where
  /// the second time finds its own change.
  public static let repeatable: RetryRules = {
    var rules = RetryRules()
    // Saves calls from a connection that was lost; a service that is down is told within 110 ms.
    let policy = RetryPolicy(
      attemptsMax: 3, initialBackoff: .milliseconds(30), backoffMax: .milliseconds(500),
      multiplier: 2, retryableCodes: [.unavailable])
    for (service, method) in RepeatableMethods.all {
      rules.set(policy, service: service, method: method)
    }
    return rules
  }()
}
