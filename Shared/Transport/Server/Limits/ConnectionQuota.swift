import RPCCore

/// The share of one connection in its own, its address's and the server's budgets.
///
/// Each amount must be released explicitly; deinitialisation releases nothing.
struct ConnectionQuota {
  private let load: ServerLoad
  private let peer: PeerLoad
  private(set) var bufferedBytes: ByteBudget
  /// Counted bytes of queued responses.
  private(set) var queuedBytes = 0

  init(_ limits: ServerLimits, load: ServerLoad, peer: PeerLoad) {
    self.load = load
    self.peer = peer
    bufferedBytes = ByteBudget(limit: limits.bufferedRequestBytesMax)
  }

  /// Budgets for decoding memory; usable on any thread.
  var decodedMemory: DecodedMemory { DecodedMemory(load: load, peer: peer) }

  private func budgets(_ standing: CallPhase) -> (server: CallBudgets, peer: CallBudgets) {
    switch standing {
    case .known: (load.known, peer.known)
    case .open: (load.open, peer.open)
    case .arriving: (load.arriving, peer.arriving)
    }
  }

  // MARK: - Calls in flight

  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  func takeCall(_ standing: CallPhase) throws(RPCError) {
    let (server, peer) = budgets(standing)
    let (limit, peerLimit, kind): (ServerLimit, ServerLimit, String) =
      switch standing {
      case .known: (.calls, .callsPerPeer, "calls")
      case .open: (.openCalls, .openCallsPerPeer, "calls without credentials")
      case .arriving:
        (.openRequests, .openRequestsPerPeer, "incomplete requests without credentials")
      }
    guard server.calls.take(1) else {
      throw exceeded(
        limit,
        "the server has more than \(server.calls.limit) \(kind) in flight", server.calls)
    }
    guard peer.calls.take(1) else {
      server.calls.give(1)
      throw exceeded(
        peerLimit,
        "the client has more than \(peer.calls.limit) \(kind) in flight", peer.calls)
    }
  }

  func giveCall(_ standing: CallPhase) {
    let (server, peer) = budgets(standing)
    server.calls.give(1)
    peer.calls.give(1)
  }

  // MARK: - Bytes of requests

  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  mutating func takeBytes(_ count: Int, _ standing: CallPhase) throws(RPCError) {
    let (server, peer) = budgets(standing)
    let isOpen = standing != .known
    let kind = isOpen ? "requests without credentials" : "requests"
    guard bufferedBytes.take(count) else {
      load.metrics.hit(.bufferedBytes)
      throw .exceeded(
        .bufferedBytes,
        "requests in transit exceed the connection's limit of \(bufferedBytes.limit) bytes",
        limit: bufferedBytes.limit)
    }
    guard peer.bufferedBytes.take(count) else {
      bufferedBytes.give(count)
      throw exceeded(
        isOpen ? .openBytesPerPeer : .bufferedBytesPerPeer,
        "\(kind) in transit exceed the client's limit of \(peer.bufferedBytes.limit) bytes",
        peer.bufferedBytes)
    }
    guard server.bufferedBytes.take(count) else {
      bufferedBytes.give(count)
      peer.bufferedBytes.give(count)
      throw exceeded(
        isOpen ? .openBytes : .bufferedBytesTotal,
        "\(kind) in transit exceed the server's limit of \(server.bufferedBytes.limit) bytes",
        server.bufferedBytes)
    }
  }

  mutating func giveBytes(_ count: Int, _ standing: CallPhase) {
    let (server, peer) = budgets(standing)
    bufferedBytes.give(count)
    peer.bufferedBytes.give(count)
    server.bufferedBytes.give(count)
  }

  // MARK: - Bytes of responses

  /// Updates the count of queued bytes. Small amounts and small changes are not counted.
  mutating func countQueued(_ queued: Int) {
    let change = queued - queuedBytes
    guard change.magnitude >= ServerLimits.queuedBytesUncounted || (queued == 0 && queuedBytes > 0)
    else { return }
    queuedBytes = queued
    load.queuedBytes.add(change)
    peer.queuedBytes.add(change)
  }

  /// - Throws: RESOURCE_EXHAUSTED naming the limit if too many bytes are queued.
  func requireRoomForResponses() throws(RPCError) {
    if peer.queuedBytes.isExceeded {
      throw exceeded(
        .queuedBytesPerPeer,
        "responses that the client does not read exceed \(peer.queuedBytes.limit) bytes",
        peer.queuedBytes)
    }
    if load.queuedBytes.isExceeded {
      throw exceeded(
        .queuedBytesTotal,
        "responses that clients do not read exceed \(load.queuedBytes.limit) bytes",
        load.queuedBytes)
    }
  }

  private func exceeded(
    _ limit: ServerLimit, _ message: String, _ budget: SharedBudget
  ) -> RPCError {
    load.metrics.hit(limit)
    return .exceeded(limit, message, limit: budget.limit)
  }
}
