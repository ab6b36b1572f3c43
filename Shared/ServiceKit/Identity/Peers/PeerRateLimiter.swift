import Messages
package import Metrics
package import RPCCore
package import RPCServer
import ServiceBasics
package import Settings
import Synchronization

/// Limits the rate of expensive calls by peer, such as those that hash a password, and provides
/// the peer to handlers.
///
/// Counts are kept in memory for a bounded number of peers; the least recently seen are dropped
/// first. After a pause of ``PeerRate/interval`` a peer has its full quota again.
///
/// Error: RESOURCE_EXHAUSTED with reason LIMIT_EXCEEDED, the rate's name as `limit_name`, and
/// RetryInfo.
package final class PeerRateLimiter: CallAuthorizer {
  private struct Key: Hashable {
    /// Name of the rate.
    var rate: String
    var peer: Peer
  }

  private struct Bucket {
    /// Number of calls not yet compensated by elapsed time.
    var calls: Double
    var emptied: ContinuousClock.Instant
  }

  private let limits: InEffect<PeerLimits>
  private let buckets: Mutex<RecentlyUsed<Key, Bucket>>
  /// Counters by rate name.
  private let refusals: [String: Counter]
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameters:
  ///   - limits: the rates' names must not change.
  ///   - peersMax: maximum number of counted peers, about 100 bytes each.
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
        .resourceExhausted, "too many calls of this kind from one address; retry later",
        reason: .limitExceeded,
        metadata: ["limit_name": rate.name, "limit": String(rate.calls)],
        details: [.retryInfo(delay: .seconds(Int(wait.rounded(.up))))])
    }
    return nil
  }

  /// Counts a call; nil if it is allowed, otherwise the seconds until one is.
  private func take(_ key: Key, of rate: PeerRate) -> Double? {
    let now = now()
    let perSecond = Double(rate.calls) / PeerRate.interval
    return buckets.withLock { buckets in
      var bucket = buckets.value(for: key) ?? Bucket(calls: 0, emptied: now)
      let rested = max(0, (now - bucket.emptied) / .seconds(1))
      // Capped, so that a lowered limit does not prolong the wait.
      bucket.calls = min(Double(rate.calls), max(0, bucket.calls - rested * perSecond))
      bucket.emptied = now
      defer { buckets.insert(bucket, for: key) }
      let missing = bucket.calls + 1 - Double(rate.calls)
      guard missing <= 0 else { return missing / perSecond }
      bucket.calls += 1
      return nil
    }
  }

  /// Number of counts in memory.
  var count: Int { buckets.withLock { $0.count } }
}

private enum IdentifiedPeerKey: ContextKey {
  typealias Value = Peer
}

extension ServerCallContext {
  /// Peer of the call, if a ``PeerRateLimiter`` identified it.
  package var identifiedPeer: Peer? {
    get { self[IdentifiedPeerKey.self] }
    set { self[IdentifiedPeerKey.self] = newValue }
  }
}

/// The origin of a call for rate limits: an IPv4 address or the /64 of an IPv6 address, behind the
/// gateways and proxies that the operator trusts.
///
/// Kept in memory for limits only; never stored, sent or logged. Its description hides the address.
package struct Peer: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  let address: PeerAddress

  init(_ address: PeerAddress) { self.address = address }

  /// Parses an IP address; nil if the text is not one.
  package init?(text: some StringProtocol) {
    guard let address = PeerAddress(text: text) else { return nil }
    self.address = address
  }

  package var description: String { "a peer" }

  package var customMirror: Mirror { Mirror(self, children: []) }
}
