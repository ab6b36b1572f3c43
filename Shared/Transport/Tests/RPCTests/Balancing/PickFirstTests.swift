import NIOCore
import NIOPosix
import RPCTestSupport
import Testing

@testable import RPCClient

@Suite(.timeLimit(.minutes(5))) struct PickFirstTests {
  private var configuration: ChannelConfiguration {
    var configuration = ChannelConfiguration.roundRobin
    configuration.loadBalancing = .pickFirst
    return configuration
  }

  @Test func allCallsGoToTheFirst() async throws {
    try await withServers(3, configuration) { group, channel in
      for _ in 0..<20 { _ = try await channel.call("x") }
      #expect(group.counts == [20, 0, 0])
    }
  }

  @Test func theNextServerIsTriedWhenTheFirstCannotBeReached() async throws {
    try await withServers(3, configuration) { group, channel in
      await group.members[0].server.stop(within: .zero)
      for _ in 0..<20 { _ = try await channel.call("x") }
      #expect(group.counts == [0, 20, 0])
    }
  }

  @Test func anotherServerTakesOver() async throws {
    var configuration = configuration
    configuration.retry = RetryRules(.quick())
    try await withServers(2, configuration) { group, channel in
      _ = try await channel.call("x")
      await group.members[0].server.stop(within: .zero)
      for _ in 0..<10 { _ = try await channel.call("x") }
      #expect(group.counts == [1, 10])
    }
  }

  /// The first server accepts and sends nothing: the second is tried in parallel.
  @Test func aSlowAttemptIsOvertaken() async throws {
    let silent = try await silentListener()
    let group = try await ServerGroup(1)
    let first = ServerAddress(host: "127.0.0.1", port: try #require(silent.localAddress?.port))
    var configuration = configuration
    configuration.connectTimeout = .seconds(600)
    configuration.connectionAttemptDelay = .milliseconds(20)
    let channel = RPCClient.Channel(
      servers: [first] + group.addresses, configuration: configuration, logger: .silent)
    for _ in 0..<3 {
      let answer = try await channel.call("x")
      #expect(answer == "0")
    }
    await channel.close()
    await group.stop()
    try await silent.close()
  }

  @Test func anAttemptHasItsTime() async throws {
    let silent = try await silentListener()
    var configuration = configuration
    configuration.connectTimeout = .milliseconds(30)
    let channel = RPCClient.Channel(
      host: "127.0.0.1", port: try #require(silent.localAddress?.port),
      configuration: configuration, logger: .silent)
    let error = await failure { try await channel.call("x") }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("no connection in time") == true)
    await channel.close()
    try await silent.close()
  }

  /// A server that sends its preface and disconnects is not retried without a pause.
  @Test func greetingAndHangingUpCountsAsAFailedAttempt() async throws {
    let connections = Counter()
    let listener = try await RawPeer.listen { peer in
      connections.add()
      Task {
        _ = await peer.events { !$0.isEmpty }
        peer.close()
      }
    }
    var configuration = ChannelConfiguration.roundRobin
    configuration.backoff.initial = .seconds(600)
    configuration.backoff.max = .seconds(600)
    let log = RecordedLog()
    let channel = RPCClient.Channel(
      host: "127.0.0.1", port: try #require(listener.localAddress?.port),
      configuration: configuration, logger: log.logger)
    let first = await failure { try await channel.call("x") }
    #expect(first?.code == .unavailable)
    // The channel reconnects by itself. A call in the meantime would make that connection a useful
    // one.
    await log.line("no connection")
    let count = connections.value
    let second = await failure { try await channel.call("x") }
    #expect(second?.code == .unavailable)
    #expect(second?.message.contains("cannot connect") == true)
    #expect(connections.value == count)
    await channel.close()
    try await listener.close()
  }

  /// A server that breaks the protocol before its SETTINGS ends the attempt and the waiting calls.
  @Test func aBrokenGreetingCountsAsAFailedAttempt() async throws {
    let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.writeAndFlush(ByteBuffer(string: "HTTP/1.1 400 Bad Request\r\n\r\n"), promise: nil)
        return channel.eventLoop.makeSucceededVoidFuture()
      }
      .bind(host: "127.0.0.1", port: 0).get()
    var configuration = configuration
    configuration.connectTimeout = .seconds(600)
    let channel = RPCClient.Channel(
      host: "127.0.0.1", port: try #require(listener.localAddress?.port),
      configuration: configuration, logger: .silent)
    let error = await failure { try await channel.call("x") }
    #expect(error?.code == .unavailable && error?.isFromOtherProtocol == true)
    #expect(error?.message.contains("before it spoke HTTP/2; it may be another kind") == true)
    await channel.close()
    try await listener.close()
  }
}
