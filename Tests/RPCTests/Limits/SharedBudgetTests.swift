import Metrics
import MetricsTestKit
import Testing

@testable import RPC

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
  ) -> ConnectionShare {
    ConnectionShare(limits, load: load, peer: peer)
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
    try first.takeCall()
    try second.takeCall()
    #expect(throws: RPCError(.resourceExhausted, "the client has more than 2 calls in flight")) {
      try first.takeCall()
    }
    try other.takeCall()
    #expect(throws: RPCError(.resourceExhausted, "the server has more than 3 calls in flight")) {
      try other.takeCall()
    }
    #expect(load.calls.used == 3)
    first.giveCall()
    try first.takeCall()
    #expect(try metrics.hits(.calls) == 1)
    #expect(try metrics.hits(.callsPerPeer) == 1)
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
    try first.takeBytes(10)
    #expect(throws: RPCError.self) { try first.takeBytes(1) }
    #expect(try metrics.hits(.bufferedBytes) == 1)
    try second.takeBytes(5)
    #expect(throws: RPCError.self) { try second.takeBytes(1) }
    #expect(try metrics.hits(.bufferedBytesPerPeer) == 1)
    try other.takeBytes(5)
    #expect(throws: RPCError.self) { try other.takeBytes(1) }
    #expect(try metrics.hits(.bufferedBytesTotal) == 1)
    // What was refused is held by nobody.
    #expect(load.bufferedBytes.used == 20)
    first.giveBytes(10)
    second.giveBytes(5)
    other.giveBytes(5)
    #expect(load.bufferedBytes.used == 0)
    #expect(one.bufferedBytes.used == 0)
    #expect(first.bufferedBytes.used == 0)
  }
}

extension TestMetrics {
  /// How often a limit was hit.
  func hits(_ limit: ServerLimit) throws -> Int64 {
    try expectCounter("otolith_rpc_limit_total", [("limit", limit.rawValue)]).totalValue
  }
}
