public import RPCClient
import Stubs

extension RetryRules {
  /// Rules for channels to our own services: after UNAVAILABLE, repeats calls that may run twice.
  /// These are all reads, and all writes that name a client-made id or replace a state, as marked
  /// by `idempotency_level` in the proto files.
  ///
  /// Excluded: signing in, confirming and refreshing, which count attempts or consume their input;
  /// asking for another e-mail; and changes of a draft or project on top of an etag, because the
  /// repetition would conflict with its own first change.
  public static let repeatable: RetryRules = {
    var rules = RetryRules()
    // Recovers calls from a lost connection; a service that is down is reported within 110 ms.
    let policy = RetryPolicy(
      attemptsMax: 3,
      backoff: .init(initial: .milliseconds(30), max: .milliseconds(500), multiplier: 2),
      retryableCodes: [.unavailable])
    for (service, method) in RepeatableMethods.all {
      rules.set(policy, service: service, method: method)
    }
    return rules
  }()
}
