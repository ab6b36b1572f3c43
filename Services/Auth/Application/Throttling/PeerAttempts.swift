import AuthDomain
import FoundationEssentials
import ServiceKit
import Synchronization

/// Recent attempts at secrets from each address, in this process's memory only: where somebody calls from is
/// stored nowhere. A bounded number is kept; the one made longest ago is forgotten first.
final class PeerAttempts: Sendable {
  private struct Key: Hashable {
    var peer: Peer
    var secret: ThrottleKey
  }

  private let throttles: Mutex<RecentlyUsed<Key, Throttle>>

  init(keptMax: Int = 50_000) { throttles = Mutex(RecentlyUsed(capacity: keptMax)) }

  /// Charges an attempt before its outcome is known, or says how long to wait.
  func attempt(_ secret: ThrottleKey, by peer: Peer, at now: Date) -> Throttle.Decision {
    change(secret, by: peer) { $0.attempt(at: now, rules: secret.rules) }
  }

  /// Charges an attempt that was wrong.
  func failed(_ secret: ThrottleKey, by peer: Peer, at now: Date) {
    change(secret, by: peer) { $0.charge(at: now, rules: secret.rules) }
  }

  /// Seconds until the next attempt may be made; nil: it may be now.
  func wait(_ secret: ThrottleKey, by peer: Peer, at now: Date) -> TimeInterval? {
    throttles.withLock {
      $0.value(for: Key(peer: peer, secret: secret))?.wait(at: now, rules: secret.rules)
    }
  }

  /// Takes back an attempt that was charged and never made.
  func refund(_ secret: ThrottleKey, by peer: Peer) {
    change(secret, by: peer) { throttle in
      throttle = Throttle(
        attempts: max(0, throttle.attempts - 1), lastAttemptAt: throttle.lastAttemptAt)
    }
  }

  /// After a success.
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
