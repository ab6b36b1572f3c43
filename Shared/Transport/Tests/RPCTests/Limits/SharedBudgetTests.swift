import Metrics
import MetricsTestKit
import Testing

@testable import RPCCore
@testable import RPCServer

@Suite struct SharedBudgetTests {
  @Test func takesToTheLimit() {
    let budget = SharedBudget(limit: 10)
    #expect(budget.take(10) == true)
    #expect(budget.take(1) == false)
    #expect(budget.take(0) == true)
    #expect(budget.used == 10)
    budget.give(4)
    #expect(budget.take(5) == false)
    #expect(budget.take(4) == true)
    #expect(SharedBudget(limit: -1).take(1) == false)
  }

  @Test func manyAtOnceNeverHoldMore() async {
    let budget = SharedBudget(limit: 8)
    let most = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          var taken = 0
          for _ in 0..<10_000 where budget.take(3) {
            taken += 1
            budget.give(3)
          }
          return taken
        }
      }
      return await group.reduce(0, +)
    }
    #expect(most > 0)
    #expect(budget.used == 0)
  }

  // MARK: - A connection's share

  private func share(
    _ limits: ServerLimits, _ load: ServerLoad, _ peer: PeerLoad
  ) -> ConnectionQuota {
    ConnectionQuota(limits, load: load, peer: peer)
  }

  @Test func callsAreBoundedForThePeerAndTheServer() throws {
    var limits = ServerLimits()
    limits.callsMax = 3
    limits.callsPerPeerMax = 2
    let metrics = TestMetrics()
    let load = ServerLoad(limits, metrics: metrics)
    let one = PeerLoad(limits)
    let first = share(limits, load, one)
    let second = share(limits, load, one)
    let other = share(limits, load, PeerLoad(limits))
    try first.takeCall(.known)
    try second.takeCall(.known)
    #expect(
      throws: RPCError.exceeded(
        .callsPerPeer, "the client has more than 2 calls in flight", limit: 2)
    ) {
      try first.takeCall(.known)
    }
    try other.takeCall(.known)
    #expect(
      throws: RPCError.exceeded(.calls, "the server has more than 3 calls in flight", limit: 3)
    ) {
      try other.takeCall(.known)
    }
    #expect(load.known.calls.used == 3)
    first.giveCall(.known)
    try first.takeCall(.known)
    #expect(try metrics.hits(.calls) == 1)
    #expect(try metrics.hits(.callsPerPeer) == 1)
  }

  /// Callers without credentials cannot exclude callers with credentials.
  @Test func callsWithoutCredentialsHaveBudgetsOfTheirOwn() throws {
    var limits = ServerLimits()
    limits.openCallsMax = 2
    limits.openCallsPerPeerMax = 1
    limits.openRequestBytesPerPeerMax = 10
    let metrics = TestMetrics()
    let load = ServerLoad(limits, metrics: metrics)
    var one = share(limits, load, PeerLoad(limits))
    let other = share(limits, load, PeerLoad(limits))
    let third = share(limits, load, PeerLoad(limits))
    try one.takeCall(.open)
    #expect(throws: RPCError.self) { try one.takeCall(.open) }
    try other.takeCall(.open)
    #expect(throws: RPCError.self) { try third.takeCall(.open) }
    #expect(throws: RPCError.self) { try one.takeBytes(11, .open) }
    try one.takeCall(.known)
    try third.takeCall(.known)
    try one.takeBytes(11, .known)
    #expect(try metrics.hits(.openCallsPerPeer) == 1)
    #expect(try metrics.hits(.openCalls) == 1)
    #expect(try metrics.hits(.openBytesPerPeer) == 1)
  }

  @Test func unreadResponsesAreCountedForPeerAndServer() throws {
    var limits = ServerLimits()
    limits.queuedBytesPerPeerMax = 100_000
    limits.queuedBytesTotalMax = 150_000
    let metrics = TestMetrics()
    let load = ServerLoad(limits, metrics: metrics)
    let peer = PeerLoad(limits)
    var one = share(limits, load, peer)
    var two = share(limits, load, peer)
    var other = share(limits, load, PeerLoad(limits))
    // Small amounts are not counted.
    one.countQueued(16_383)
    #expect(load.queuedBytes.used == 0)
    one.countQueued(60_000)
    two.countQueued(40_000)
    try one.requireRoomForResponses()
    two.countQueued(60_000)
    #expect(throws: RPCError.self) { try one.requireRoomForResponses() }
    try other.requireRoomForResponses()
    other.countQueued(40_000)
    #expect(throws: RPCError.self) { try other.requireRoomForResponses() }
    one.countQueued(0)
    try two.requireRoomForResponses()
    two.countQueued(0)
    other.countQueued(0)
    #expect(load.queuedBytes.used == 0)
    #expect(peer.queuedBytes.used == 0)
    #expect(try metrics.hits(.queuedBytesPerPeer) == 1)
    #expect(try metrics.hits(.queuedBytesTotal) == 1)
  }

  @Test func bytesAreBoundedForConnectionPeerAndServer() throws {
    var limits = ServerLimits()
    limits.bufferedRequestBytesMax = 10
    limits.bufferedRequestBytesPerPeerMax = 15
    limits.bufferedRequestBytesTotalMax = 20
    let metrics = TestMetrics()
    let load = ServerLoad(limits, metrics: metrics)
    let one = PeerLoad(limits)
    var first = share(limits, load, one)
    var second = share(limits, load, one)
    var other = share(limits, load, PeerLoad(limits))
    try first.takeBytes(10, .known)
    #expect(throws: RPCError.self) { try first.takeBytes(1, .known) }
    #expect(try metrics.hits(.bufferedBytes) == 1)
    try second.takeBytes(5, .known)
    #expect(throws: RPCError.self) { try second.takeBytes(1, .known) }
    #expect(try metrics.hits(.bufferedBytesPerPeer) == 1)
    try other.takeBytes(5, .known)
    #expect(throws: RPCError.self) { try other.takeBytes(1, .known) }
    #expect(try metrics.hits(.bufferedBytesTotal) == 1)
    // Refused amounts are not counted.
    #expect(load.known.bufferedBytes.used == 20)
    first.giveBytes(10, .known)
    second.giveBytes(5, .known)
    other.giveBytes(5, .known)
    #expect(load.known.bufferedBytes.used == 0)
    #expect(one.known.bufferedBytes.used == 0)
    #expect(first.bufferedBytes.used == 0)
  }
}

extension TestMetrics {
  /// How often a limit was hit.
  func hits(_ limit: ServerLimit) throws -> Int64 {
    try expectCounter("otolith_rpc_limit_total", [("limit", limit.rawValue)]).totalValue
  }
}
