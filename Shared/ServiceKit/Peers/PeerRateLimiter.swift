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
    /// Its name.
    var rate: String
    var peer: Peer
  }

  private struct Bucket {
    /// Calls that were made and are not made up for by rest yet.
    var calls: Double
    var emptied: ContinuousClock.Instant
  }

  private let limits: InEffect<PeerLimits>
  private let buckets: Mutex<RecentlyUsed<Key, Bucket>>
  /// By the rates' names.
  private let refusals: [String: Counter]
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameters:
  ///   - limits: whatever is in effect has the same rates' names.
  ///   - peersMax: whose calls are counted at a time, about 100 bytes each.
  package init(
    limits: InEffect<PeerLimits>, peersMax: Int = 100_000,
    metrics: any MetricsFactory = MetricsSystem.factory,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.limits = limits
    self.now = now
    buckets = Mutex(RecentlyUsed(capacity: peersMax))
    refusals = Dictionary(
      uniqueKeysWithValues: limits.current.rates.map {
        let dimensions = [("limit", $0.name)]
        return (
          $0.name,
          Counter(label: "otolith_rpc_limit_total", dimensions: dimensions, factory: metrics)
        )
      })
  }

  package func authorize(
    _ context: ServerCallContext, for access: MethodAccess
  ) throws(RPCError) -> PendingAuthorization? {
    let limits = limits.current
    guard let peer = limits.trusted.peer(of: context) else { return nil }
    context.identifiedPeer = peer
    for rate in limits.rates
    where rate.calls > 0 && rate.counts(context.service, context.method, access) {
      guard let wait = take(Key(rate: rate.name, peer: peer), of: rate) else { continue }
      refusals[rate.name]?.increment()
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
      var bucket = buckets.value(for: key) ?? Bucket(calls: 0, emptied: now)
      let rested = max(0, (now - bucket.emptied) / .seconds(1))
      // Never more than are permitted by now: a limit that was lowered makes nobody wait for longer than it would
      // have.
      bucket.calls = min(Double(rate.calls), max(0, bucket.calls - rested * perSecond))
      bucket.emptied = now
      defer { buckets.insert(bucket, for: key) }
      let missing = bucket.calls + 1 - Double(rate.calls)
      guard missing <= 0 else { return missing / perSecond }
      bucket.calls += 1
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
