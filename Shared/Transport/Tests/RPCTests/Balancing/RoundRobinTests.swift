import RPCTestSupport
import Synchronization
import Testing

@testable import RPCClient
@testable import RPCCore
@testable import RPCServer

/// Calls spread over several servers; some servers fail.
@Suite(.timeLimit(.minutes(5))) struct RoundRobinTests {
  @Test func spreadsCallsEvenly() async throws {
    try await withServers(3, .roundRobin) { group, channel in
      try await group.warmUp(channel, [0, 1, 2])
      let before = group.counts
      for _ in 0..<300 { _ = try await channel.call("x") }
      let shares = zip(group.counts, before).map { $0 - $1 }
      #expect(shares == [100, 100, 100])
    }
  }

  @Test func spreadsConcurrentCallsEvenly() async throws {
    try await withServers(3, .roundRobin) { group, channel in
      try await group.warmUp(channel, [0, 1, 2])
      let before = group.counts
      await withTaskGroup(of: Void.self) { tasks in
        for _ in 0..<300 { tasks.addTask { _ = try? await channel.call("x") } }
      }
      let shares = zip(group.counts, before).map { $0 - $1 }
      #expect(shares == [100, 100, 100])
    }
  }

  /// A server that allows fewer concurrent calls gets fewer, and no call waits for it.
  @Test func aServerWithoutRoomIsPassedOver() async throws {
    let release = Signal()
    let hold: @Sendable (Int, Text, ServerCallContext) async throws -> Text = { index, text, _ in
      if text.service == "hold" { await release.wait() }
      return Text(service: "\(index)")
    }
    var configuration = ChannelConfiguration.roundRobin
    configuration.concurrentCallsMax = 2
    try await withServers(2, configuration, handler: hold) { group, channel in
      try await group.warmUp(channel, [0, 1])
      let before = group.counts
      let held = (0..<3).map { _ in Task { try await channel.call("hold") } }
      await group.members[0].calls.reaches(before[0] + 1)
      await group.members[1].calls.reaches(before[1] + 1)
      for _ in 0..<10 { _ = try await channel.call("x") }
      release.fire()
      for call in held { _ = try await call.value }
    }
  }

  /// Calls that were running on a failed server are sent to the others.
  @Test func noCallIsLostWhenAServerDies() async throws {
    let release = Signal()
    let hold: @Sendable (Int, Text, ServerCallContext) async throws -> Text = { _, text, context in
      if text.service != "warm up" { await release.wait() }
      try Task.checkCancellation()
      return text
    }
    var configuration = ChannelConfiguration.roundRobin
    configuration.retry = RetryRules(.quick())
    try await withServers(3, configuration, handler: hold) { group, channel in
      try await group.warmUp(channel, [0, 1, 2])
      let before = group.counts
      let calls = (0..<300).map { index in Task { try await channel.call("\(index)") } }
      for member in [0, 1, 2] { await group.members[member].calls.reaches(before[member] + 100) }
      await group.members[0].server.stop(within: .zero)
      release.fire()
      for (index, call) in calls.enumerated() {
        let answer = try await call.value
        #expect(answer == "\(index)")
      }
      #expect(group.counts[1] - before[1] + group.counts[2] - before[2] == 300)
    }
  }

  @Test func withoutAPolicyCallsOfADeadServerFail() async throws {
    let release = Signal()
    let hold: @Sendable (Int, Text, ServerCallContext) async throws -> Text = { _, text, context in
      if text.service != "warm up" { await release.wait() }
      return text
    }
    try await withServers(2, .roundRobin, handler: hold) { group, channel in
      try await group.warmUp(channel, [0, 1])
      let before = group.counts
      let calls = (0..<100).map { index in
        Task { await failure { try await channel.call("\(index)") } }
      }
      for member in [0, 1] { await group.members[member].calls.reaches(before[member] + 50) }
      await group.members[0].server.stop(within: .zero)
      release.fire()
      var failures = 0
      for call in calls {
        guard let error = await call.value else { continue }
        #expect(error.code == .unavailable)
        failures += 1
      }
      #expect(failures == 50)
    }
  }

  /// A graceful shutdown of a server loses no call, even without a retry policy.
  @Test func noCallIsLostWhenAServerIsDrained() async throws {
    try await withServers(3, .roundRobin) { group, channel in
      try await group.warmUp(channel, [0, 1, 2])
      let drained = Signal()
      let finished = Counter()
      let callers = (0..<100).map { _ in
        Task {
          var failures = 0
          // Some calls before, some during, some after.
          while !drained.hasFired {
            if await failure({ try await channel.call("x") }) != nil { failures += 1 }
            finished.add()
          }
          for _ in 0..<5 where await failure({ try await channel.call("x") }) != nil {
            failures += 1
          }
          return failures
        }
      }
      await finished.reaches(500)
      await group.members[0].server.stop()
      let before = group.counts
      drained.fire()
      for caller in callers {
        let failures = await caller.value
        #expect(failures == 0)
      }
      #expect(group.counts[0] == before[0])
    }
  }

  @Test func aServerThatComesBackGetsCallsAgain() async throws {
    try await withServers(2, .roundRobin) { group, channel in
      try await group.warmUp(channel, [0, 1])
      await group.members[0].server.stop(within: .zero)
      try await group.warmUp(channel, [1])
      let again = try await ServerGroup.start(0, port: group.members[0].server.port)
      while again.calls.value == 0 {
        _ = try await channel.call("x", options: CallOptions(waitForReady: true))
      }
      await again.server.stop(within: .zero)
    }
  }

  @Test func withoutAnyServerCallsFailUnlessTheyWait() async throws {
    var configuration = ChannelConfiguration.roundRobin
    configuration.backoff.initial = .milliseconds(50)
    configuration.backoff.max = .milliseconds(50)
    try await withServers(2, configuration) { group, channel in
      try await group.warmUp(channel, [0, 1])
      await group.stop()
      var error: RPCError?
      // Calls in flight when the servers failed end with UNAVAILABLE as well.
      while error?.message.contains("cannot connect to any of 2 servers") != true {
        error = await failure { try await channel.call("x") }
        #expect(error?.code == .unavailable)
      }
      let waiting = Task { try await channel.call("x", options: CallOptions(waitForReady: true)) }
      let again = try await ServerGroup.start(7, port: group.members[1].server.port)
      let answer = try await waiting.value
      #expect(answer == "7")
      await again.server.stop(within: .zero)
    }
  }

  @Test func withoutServersNothingCanBeCalled() async throws {
    for balancing in [LoadBalancing.pickFirst, .roundRobin] {
      var configuration = ChannelConfiguration()
      configuration.loadBalancing = balancing
      let channel = RPCClient.Channel(servers: [], configuration: configuration, logger: .silent)
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unavailable)
      await channel.close()
    }
  }

  @Test func closingAChannelClosesEveryConnection() async throws {
    let group = try await ServerGroup(3)
    let channel = group.channel(.roundRobin)
    try await group.warmUp(channel, [0, 1, 2])
    await channel.close()
    // A graceful shutdown waits for connections; none is left.
    for member in group.members { await member.server.stop() }
    let error = await failure { try await channel.call("x") }
    #expect(error?.code == .unavailable)
  }
}
