package import Metrics
package import RPCCore
package import RPCServer
import Synchronization

/// Limits how often one peer makes calls that cost much, such as those that hash a password, and tells
/// handlers who the peer is.
///
/// The counts of a bounded number of peers are kept, in memory only; those seen longest ago are forgotten
/// first, which does nobody harm. A peer that rests for ``PeerRate/interval`` has all its calls again.
///
/// Error: RESOURCE_EXHAUSTED with reason LIMIT_EXCEEDED, the rate's name as `limit_name`, and RetryInfo.
package final class PeerRateLimiter: CallAuthorizer {
  private struct Key: Hashable {
    var rate: Int
    var peer: Peer
  }

  private struct Bucket {
    var calls: Double
    var filled: ContinuousClock.Instant
  }

  private let rates: [PeerRate]
  private let trusted: TrustedPeers
  private let buckets: Mutex<RecentlyUsed<Key, Bucket>>
  private let refusals: [Counter]
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameter peersMax: whose calls are counted at a time, about 100 bytes each.
  package init(
    rates: [PeerRate], trusted: TrustedPeers, peersMax: Int = 100_000,
    metrics: any MetricsFactory = MetricsSystem.factory,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.rates = rates
    self.trusted = trusted
    self.now = now
    buckets = Mutex(RecentlyUsed(capacity: peersMax))
    refusals = rates.map {
      Counter(label: "otolith_rpc_limit_total", dimensions: [("limit", $0.name)], factory: metrics)
    }
  }

  package func authorize(
    _ context: ServerCallContext, for access: MethodAccess
  ) throws(RPCError) -> PendingAuthorization? {
    guard let peer = trusted.peer(of: context) else { return nil }
    context.identifiedPeer = peer
    for (index, rate) in rates.enumerated()
    where rate.calls > 0 && rate.counts(context.service, context.method, access) {
      guard let wait = take(Key(rate: index, peer: peer), of: rate) else { continue }
      refusals[index].increment()
      throw RPCError(
        .resourceExhausted, "too many calls of this kind from one address",
        reason: "LIMIT_EXCEEDED",
        metadata: ["limit_name": rate.name, "limit": String(rate.calls)],
        details: [.retryInfo(delay: .seconds(Int(wait.rounded(.up))))])
    }
    return nil
  }

  /// Nil where the call may be made; otherwise the seconds until one may be.
  private func take(_ key: Key, of rate: PeerRate) -> Double? {
    let now = now()
    let perSecond = Double(rate.calls) / PeerRate.interval
    return buckets.withLock { buckets in
      var bucket =
        buckets.value(for: key) ?? Bucket(calls: Double(rate.calls), filled: now)
      let rested = max(0, (now - bucket.filled) / .seconds(1))
      bucket.calls = min(Double(rate.calls), bucket.calls + rested * perSecond)
      bucket.filled = now
      defer { buckets.insert(bucket, for: key) }
      guard bucket.calls >= 1 else { return (1 - bucket.calls) / perSecond }
      bucket.calls -= 1
      return nil
    }
  }

  /// Counts that are in memory.
  var count: Int { buckets.withLock { $0.count } }
}

private enum IdentifiedPeerKey: ContextKey {
  typealias Value = Peer
}

extension ServerCallContext {
  /// Who makes the call, as far as a ``PeerRateLimiter`` could tell.
  package var identifiedPeer: Peer? {
    get { self[IdentifiedPeerKey.self] }
    set { self[IdentifiedPeerKey.self] = newValue }
  }
}
