import FoundationEssentials
import ServiceKit
import Synchronization

/// Recent attempts per network address. Kept in memory only, because addresses are never stored.
/// Bounded; the least recent attempt is evicted first.
final class PeerAttemptCounter: Sendable {
  private struct Key: Hashable {
    var peer: Peer
    var secret: ThrottleKey
  }

  private let throttles: Mutex<RecentlyUsed<Key, Throttle>>

  init(keptMax: Int = 50_000) { throttles = Mutex(RecentlyUsed(capacity: keptMax)) }

  /// Charges an attempt before its outcome is known, or returns the waiting time.
  func attempt(_ secret: ThrottleKey, by peer: Peer, at now: Date) -> Throttle.Decision {
    change(secret, by: peer) { $0.attempt(at: now, rules: secret.rules) }
  }

  /// Charges a wrong attempt.
  func failed(_ secret: ThrottleKey, by peer: Peer, at now: Date) {
    change(secret, by: peer) { $0.charge(at: now, rules: secret.rules) }
  }

  /// Seconds until the next attempt is accepted; nil if it is accepted now.
  func wait(_ secret: ThrottleKey, by peer: Peer, at now: Date) -> TimeInterval? {
    throttles.withLock {
      $0.value(for: Key(peer: peer, secret: secret))?.wait(at: now, rules: secret.rules)
    }
  }

  /// Refunds a charged attempt that was not made.
  func refund(_ secret: ThrottleKey, by peer: Peer) {
    change(secret, by: peer) { throttle in
      throttle = Throttle(
        attempts: max(0, throttle.attempts - 1), lastAttemptAt: throttle.lastAttemptAt)
    }
  }

  /// Clears the count after a success.
  func clear(_ secret: ThrottleKey, by peer: Peer) {
    _ = throttles.withLock { $0.remove(Key(peer: peer, secret: secret)) }
  }

  private func change<Result: Sendable>(
    _ secret: ThrottleKey, by peer: Peer, _ body: (inout Throttle) -> Result
  ) -> Result {
    let key = Key(peer: peer, secret: secret)
    return throttles.withLock { throttles in
      var throttle = throttles.value(for: key) ?? Throttle()
      let result = body(&throttle)
      throttles.insert(throttle, for: key)
      return result
    }
  }
}
