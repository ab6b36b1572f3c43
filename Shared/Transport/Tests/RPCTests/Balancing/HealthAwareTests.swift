import RPCTestSupport
import Testing

@testable import RPCClient
@testable import RPCServer

/// Servers that report whether they serve.
@Suite(.timeLimit(.minutes(5))) struct HealthAwareTests {
  private static let service = "otolith.test.v1.TestService"

  private var configuration: ChannelConfiguration {
    var configuration = ChannelConfiguration.roundRobin
    configuration.healthCheckService = Self.service
    return configuration
  }

  /// Calls until a whole round used the other servers.
  private func untilAvoided(_ index: Int, _ group: ServerGroup, _ channel: RPCClient.Channel)
    async throws
  {
    while true {
      let before = group.counts[index]
      for _ in group.members { _ = try await channel.call("x") }
      if group.counts[index] == before { return }
    }
  }

  @Test func aServerThatDoesNotServeIsAvoidedUntilItDoes() async throws {
    try await withServers(2, configuration, withHealth: true) { group, channel in
      for member in group.members { member.health.set(Self.service, .serving) }
      try await group.warmUp(channel, [0, 1])
      group.members[0].health.set(Self.service, .notServing)
      try await untilAvoided(0, group, channel)
      let before = group.counts
      for _ in 0..<50 { _ = try await channel.call("x") }
      #expect(group.counts[0] == before[0])
      #expect(group.counts[1] == before[1] + 50)
      group.members[0].health.set(Self.service, .serving)
      try await group.warmUp(channel, [0, 1])
    }
  }

  @Test func noCallGoesToAServerBeforeItHasSaidThatItServes() async throws {
    try await withServers(2, configuration, withHealth: true) { group, channel in
      // The service is unknown to the first server.
      group.members[1].health.set(Self.service, .serving)
      for _ in 0..<50 { _ = try await channel.call("x") }
      #expect(group.counts == [0, 50])
    }
  }

  @Test func callsUnderWayGoOnWhenAServerStopsServing() async throws {
    let release = Signal()
    let hold: @Sendable (Int, Text, ServerCallContext) async throws -> Text = { _, text, _ in
      if text.service == "hold" { await release.wait() }
      return text
    }
    try await withServers(2, configuration, withHealth: true, handler: hold) { group, channel in
      for member in group.members { member.health.set(Self.service, .serving) }
      try await group.warmUp(channel, [0, 1])
      let before = group.counts
      let held = (0..<2).map { _ in Task { try await channel.call("hold") } }
      for index in [0, 1] { await group.members[index].calls.reaches(before[index] + 1) }
      group.members[0].health.set(Self.service, .notServing)
      try await untilAvoided(0, group, channel)
      release.fire()
      for call in held {
        let answer = try await call.value
        #expect(answer == "hold")
      }
    }
  }

  @Test func whenNobodyServesCallsFail() async throws {
    try await withServers(2, configuration, withHealth: true) { group, channel in
      for member in group.members { member.health.set(Self.service, .notServing) }
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unavailable)
      #expect(error?.message.contains("does not serve") == true)
      let waiting = Task { try await channel.call("x", options: CallOptions(waitForReady: true)) }
      group.members[1].health.set(Self.service, .serving)
      let answer = try await waiting.value
      #expect(answer == "1")
      #expect(group.counts == [0, 1])
    }
  }

  @Test func aServerThatDoesNotSpeakOfHealthIsUsed() async throws {
    try await withServers(2, configuration, withHealth: false) { group, channel in
      try await group.warmUp(channel, [0, 1])
    }
  }

  /// A server that shuts down ends its watches; the client neither delays it nor asks again
  /// repeatedly.
  @Test func aShutdownIsNotHeldUpByTheWatch() async throws {
    try await withServers(2, configuration, withHealth: true) { group, channel in
      for member in group.members { member.health.set(Self.service, .serving) }
      try await group.warmUp(channel, [0, 1])
      // Its health service does not report the stop.
      await group.members[0].server.stop(within: .seconds(600))
      group.members[1].health.shutDown()
      await group.members[1].server.stop(within: .seconds(600))
    }
  }

  @Test func pickFirstAsksNobody() async throws {
    var configuration = configuration
    configuration.loadBalancing = .pickFirst
    try await withServers(1, configuration, withHealth: true) { group, channel in
      group.members[0].health.set(Self.service, .notServing)
      let answer = try await channel.call("x")
      #expect(answer == "0")
    }
  }
}
