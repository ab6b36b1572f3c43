import NIOCore
import RPCTestSupport
import Synchronization
import Testing

@testable import RPCClient

/// Channels to names.
@Suite(.timeLimit(.minutes(5))) struct ResolutionTests {
  /// A resolver whose answers a test can change.
  private final class Names: Sendable {
    private struct Failure: Error {}
    private let answer: Mutex<[SocketAddress]?>
    let lookUps = Counter()

    init(_ addresses: [ServerAddress]?) {
      answer = Mutex(addresses.map { $0.compactMap { AddressResolver.literal($0) } })
    }

    func set(_ addresses: [ServerAddress]) {
      answer.withLock { $0 = addresses.compactMap { AddressResolver.literal($0) } }
    }

    var resolver: AddressResolver {
      AddressResolver { [self] _ in
        lookUps.add()
        guard let addresses = answer.withLock({ $0 }) else { throw Failure() }
        return addresses
      }
    }
  }

  private func channel(_ names: Names, _ configuration: ChannelConfiguration) -> RPCClient.Channel {
    RPCClient.Channel(
      servers: [ServerAddress(host: "servers.test", port: 1)], tls: nil,
      configuration: configuration, resolver: names.resolver, logger: .silent)
  }

  private var configuration: ChannelConfiguration {
    var configuration = ChannelConfiguration.roundRobin
    configuration.resolutionIntervalMin = .milliseconds(10)
    return configuration
  }

  @Test func theSystemsNames() async throws {
    let server = try await TestServer(.echo)
    let channel = RPCClient.Channel(host: "localhost", port: server.port, logger: .silent)
    let answer = try await channel.call("x")
    #expect(answer == "x")
    await channel.close()
    await server.stop()
  }

  @Test func aNameMayStandForSeveralServers() async throws {
    let group = try await ServerGroup(3)
    let names = Names(group.addresses)
    let channel = channel(names, configuration)
    try await group.warmUp(channel, [0, 1, 2])
    #expect(names.lookUps.value == 1)
    await channel.close()
    await group.stop()
  }

  @Test func aLostConnectionLeadsToNewAddresses() async throws {
    let group = try await ServerGroup(2)
    let names = Names([group.addresses[0]])
    let channel = channel(names, configuration)
    try await group.warmUp(channel, [0])
    names.set([group.addresses[1]])
    await group.members[0].server.stop(within: .zero)
    while group.counts[1] == 0 {
      _ = await failure {
        try await channel.call("x", options: CallOptions(waitForReady: true))
      }
    }
    let error = await failure { try await channel.call("x") }
    #expect(error == nil)
    await channel.close()
    await group.stop()
  }

  /// A server that is removed from the name keeps its calls and gets no new ones.
  @Test func callsOnAServerThatWasRemovedGoOn() async throws {
    let release = Signal()
    let group = try await ServerGroup(3) { index, text, _ in
      if text.service == "hold" { await release.wait() }
      return Text(service: "\(index)")
    }
    let names = Names([group.addresses[0], group.addresses[2]])
    let channel = channel(names, configuration)
    try await group.warmUp(channel, [0, 2])
    let before = group.counts
    let held = (0..<2).map { _ in Task { try await channel.call("hold") } }
    await group.members[0].calls.reaches(before[0] + 1)
    await group.members[2].calls.reaches(before[2] + 1)
    names.set([group.addresses[1]])
    // The lost connection makes the channel resolve again.
    await group.members[2].server.stop(within: .zero)
    while group.counts[1] == 0 {
      _ = await failure { try await channel.call("x", options: CallOptions(waitForReady: true)) }
    }
    let counts = group.counts
    for _ in 0..<20 { _ = try await channel.call("x") }
    #expect(group.counts[0] == counts[0])
    release.fire()
    var answers: [String] = []
    for call in held {
      if let answer = try? await call.value { answers.append(answer) }
    }
    #expect(answers == ["0"])
    await channel.close()
    await group.stop()
  }

  @Test func aNameWithoutAddressesFailsCallsThatDoNotWait() async throws {
    let group = try await ServerGroup(1)
    for answer in [nil, []] as [[ServerAddress]?] {
      let names = Names(answer)
      let channel = channel(names, configuration)
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unavailable)
      #expect(error?.message.contains("servers.test has no address") == true)
      let waiting = Task { try await channel.call("x", options: CallOptions(waitForReady: true)) }
      names.set(group.addresses)
      let response = try await waiting.value
      #expect(response == "0")
      await channel.close()
    }
    await group.stop()
  }

  @Test func lookUpsKeepTheirDistance() async throws {
    let names = Names(nil)
    var configuration = configuration
    configuration.backoff.initial = .seconds(600)
    configuration.backoff.max = .seconds(600)
    let channel = channel(names, configuration)
    for _ in 0..<50 {
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unavailable)
    }
    #expect(names.lookUps.value == 1)
    await channel.close()
  }

  @Test func aResolverThatNeverAnswersIsNotWaitedForLongerThanAConnection() async throws {
    let release = Signal()
    var configuration = configuration
    configuration.connectTimeout = .milliseconds(30)
    let channel = RPCClient.Channel(
      servers: [ServerAddress(host: "servers.test", port: 1)], tls: nil,
      configuration: configuration,
      resolver: AddressResolver { _ in
        await release.wait()
        return []
      }, logger: .silent)
    for _ in 0..<2 {
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unavailable)
    }
    release.fire()
    await channel.close()
  }
}
