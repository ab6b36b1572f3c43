/// What one connection holds of its own, its address's and the server's budgets.
///
/// Whatever it holds it gives back one by one; nothing is given back by going away.
struct ConnectionShare {
  private let load: ServerLoad
  private let peer: PeerLoad
  private(set) var bufferedBytes: ByteBudget

  init(_ limits: ServerLimits, load: ServerLoad, peer: PeerLoad) {
    self.load = load
    self.peer = peer
    bufferedBytes = ByteBudget(limit: limits.bufferedRequestBytesMax)
  }

  // MARK: - Calls in flight

  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  func takeCall() throws(RPCError) {
    guard load.calls.take(1) else {
      throw exceeded(.calls, "the server has more than \(load.calls.limit) calls in flight")
    }
    guard peer.calls.take(1) else {
      load.calls.give(1)
      throw exceeded(
        .callsPerPeer, "the client has more than \(peer.calls.limit) calls in flight")
    }
  }

  func giveCall() {
    load.calls.give(1)
    peer.calls.give(1)
  }

  // MARK: - Bytes of requests

  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  mutating func takeBytes(_ count: Int) throws(RPCError) {
    guard bufferedBytes.take(count) else {
      throw exceeded(
        .bufferedBytes,
        "requests in transit exceed the connection's limit of \(bufferedBytes.limit) bytes")
    }
    guard peer.bufferedBytes.take(count) else {
      bufferedBytes.give(count)
      throw exceeded(
        .bufferedBytesPerPeer,
        "requests in transit exceed the client's limit of \(peer.bufferedBytes.limit) bytes")
    }
    guard load.bufferedBytes.take(count) else {
      bufferedBytes.give(count)
      peer.bufferedBytes.give(count)
      throw exceeded(
        .bufferedBytesTotal,
        "requests in transit exceed the server's limit of \(load.bufferedBytes.limit) bytes")
    }
  }

  mutating func giveBytes(_ count: Int) {
    bufferedBytes.give(count)
    peer.bufferedBytes.give(count)
    load.bufferedBytes.give(count)
  }

  private func exceeded(_ limit: ServerLimit, _ message: String) -> RPCError {
    load.metrics.hit(limit)
    return RPCError(.resourceExhausted, message)
  }
}
