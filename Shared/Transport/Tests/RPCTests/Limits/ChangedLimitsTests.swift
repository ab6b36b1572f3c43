import RPCTestSupport
import Testing

@testable import RPCClient
@testable import RPCCore
@testable import RPCServer

/// Limits that change while a server runs.
@Suite(.timeLimit(.minutes(5))) struct ChangedLimitsTests {
  private func adopt(
    _ server: Server, _ limits: ServerLimits,
    lifetime: ConnectionLifetimeConfiguration = ConnectionLifetimeConfiguration()
  ) {
    server.adopt(
      limits: limits.patient, keepalive: ServerKeepaliveConfiguration(), lifetime: lifetime)
  }

  @Test func connectionsThatBeginLaterGetTheNewLimits() async throws {
    let server = try await LimitedServer(.chatty, ServerLimits())
    let old = server.channel()
    let large = String(repeating: "x", count: 10_000)
    #expect(try await old.call(large) == large)
    var limits = ServerLimits()
    limits.requestSizeMax = 5_000
    adopt(server.server, limits)
    // Existing connections keep their limits.
    #expect(try await old.call(large) == large)
    let new = server.channel()
    let error = await #expect(throws: RPCError.self) { try await new.call(large) }
    #expect(error?.reason == "MESSAGE_TOO_LARGE")
    adopt(server.server, ServerLimits())
    let newest = server.channel()
    #expect(try await newest.call(large) == large)
    for channel in [old, new, newest] { await channel.close() }
    await server.stop()
  }

  @Test func whatAllHoldTogetherIsCountedAgainstTheNewLimitsAtOnce() async throws {
    let running = Counter()
    let go = Signal()
    let service = ClosureService.unary { request, _ in
      running.add()
      await go.wait()
      return request
    }
    let server = try await LimitedServer(service, ServerLimits())
    let channel = server.channel()
    async let first = channel.call("1")
    async let second = channel.call("2")
    await running.reaches(2)
    var limits = ServerLimits()
    limits.callsMax = 2
    adopt(server.server, limits)
    // Running calls continue, but no new one is admitted.
    let error = await #expect(throws: RPCError.self) { try await channel.call("3") }
    #expect(error?.code == .resourceExhausted)
    limits.callsMax = 1
    adopt(server.server, limits)
    limits.callsMax = 3
    adopt(server.server, limits)
    async let third = channel.call("3")
    await running.reaches(3)
    go.fire()
    let answers = try await [first, second, third]
    #expect(answers == ["1", "2", "3"])
    limits.callsPerPeerMax = 0
    adopt(server.server, limits)
    let ofAddress = await #expect(throws: RPCError.self) { try await channel.call("4") }
    #expect(ofAddress?.code == .resourceExhausted)
    await channel.close()
    await server.stop()
  }

  @Test func connectionsBeyondALowerLimitStayAndNoMoreComeIn() async throws {
    let server = try await LimitedServer(.chatty, ServerLimits())
    let first = try await server.peer()
    let second = try await server.peer()
    try #require(await first.pong(1))
    try #require(await second.pong(1))
    var limits = ServerLimits()
    limits.connectionsMax = 1
    adopt(server.server, limits)
    #expect(await (try server.peer(from: "127.0.0.2")).framesUntilClosed() == [])
    #expect(try server.hits(.connections) == 1)
    #expect(await first.pong(2))
    limits.connectionsMax = 10
    limits.connectionsPerPeerMax = 2
    adopt(server.server, limits)
    #expect(await (try server.peer()).framesUntilClosed() == [])
    #expect(try server.hits(.connectionsPerPeer) == 1)
    let other = try await server.peer(from: "127.0.0.2")
    #expect(await other.pong(1))
    for peer in [first, second, other] { peer.close() }
    await server.stop()
  }

  @Test func budgetsTakeAnotherLimitWhateverIsHeld() {
    let budget = SharedBudget(limit: 10)
    #expect(budget.take(8))
    budget.adopt(limit: 5)
    #expect(budget.isExceeded && !budget.take(1))
    budget.give(4)
    #expect(!budget.isExceeded && budget.take(1) && !budget.take(1))
    budget.adopt(limit: -3)
    #expect(budget.limit == 0 && !budget.take(1))
    let sockets = OpenSockets(limit: 1)
    #expect(!sockets.opened() && !sockets.hasRoom)
    sockets.adopt(limit: 2)
    #expect(sockets.hasRoom)
  }

  @Test func changingLimitsAndCallsDoNotRace() async throws {
    let server = try await LimitedServer(.chatty, ServerLimits())
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for round in 0..<200 {
          var limits = ServerLimits()
          limits.callsMax = 1_000 + round
          limits.requestSizeMax = 10_000 + round
          adopt(server.server, limits)
          await Task.yield()
        }
      }
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<10 {
            let channel = server.channel()
            for _ in 0..<10 {
              let answer = try await channel.call("x")
              #expect(answer == "x")
            }
            await channel.close()
          }
        }
      }
      try await group.waitForAll()
    }
    await server.stop()
  }
}
