import MessageSupport
import NIOCore
import NIOPosix
import RPCTestSupport

@testable import RPCClient
@testable import RPCServer

/// Several servers of one service; each counts its calls.
struct ServerGroup {
  struct Member: Sendable {
    let server: TestServer
    let calls: Counter
    let health: HealthService
  }

  let members: [Member]

  /// - Parameter handler: called with the number of the server, from 0.
  init(
    _ count: Int, withHealth: Bool = false,
    handler: @escaping @Sendable (Int, Text, ServerCallContext) async throws -> Text = {
      index, _, _ in Text(service: "\(index)")
    }
  ) async throws {
    var members: [Member] = []
    for index in 0..<count {
      members.append(try await Self.start(index, withHealth: withHealth, handler: handler))
    }
    self.members = members
  }

  static func start(
    _ index: Int, withHealth: Bool = false, port: Int = 0,
    handler: @escaping @Sendable (Int, Text, ServerCallContext) async throws -> Text = {
      index, _, _ in Text(service: "\(index)")
    }
  ) async throws -> Member {
    let calls = Counter()
    let health = HealthService()
    let service = ClosureService { registry in
      registry.unary(service: ClosureService.name, method: "Call", access: .open) {
        (request: Text, context: ServerCallContext) -> Text in
        calls.add()
        return try await handler(index, request, context)
      }
      if withHealth { health.register(with: &registry) }
    }
    return Member(
      server: try await TestServer(service, port: port), calls: calls, health: health)
  }

  var addresses: [ServerAddress] {
    members.map { ServerAddress(host: "127.0.0.1", port: $0.server.port) }
  }

  var counts: [Int] { members.map(\.calls.value) }

  func channel(_ configuration: ChannelConfiguration) -> RPCClient.Channel {
    RPCClient.Channel(servers: addresses, configuration: configuration, logger: .silent)
  }

  /// Calls until each of these servers has answered a new call.
  func warmUp(_ channel: RPCClient.Channel, _ indices: [Int]) async throws {
    let before = counts
    var options = CallOptions(waitForReady: true)
    options.retry = .quick()
    while indices.contains(where: { counts[$0] == before[$0] }) {
      _ = try await channel.call("warm up", options: options)
    }
  }

  func stop() async {
    for member in members { await member.server.stop(within: .zero) }
  }
}

extension ChannelConfiguration {
  /// Short pauses between connection attempts.
  static var roundRobin: ChannelConfiguration {
    var configuration = ChannelConfiguration()
    configuration.loadBalancing = .roundRobin
    configuration.backoff.initial = .milliseconds(5)
    configuration.backoff.max = .milliseconds(20)
    return configuration
  }
}

/// Runs a test against several servers and a channel to them, and closes all.
func withServers(
  _ count: Int, _ configuration: ChannelConfiguration, withHealth: Bool = false,
  handler: @escaping @Sendable (Int, Text, ServerCallContext) async throws -> Text = {
    index, _, _ in Text(service: "\(index)")
  },
  _ body: (ServerGroup, RPCClient.Channel) async throws -> Void
) async throws {
  let group = try await ServerGroup(count, withHealth: withHealth, handler: handler)
  let channel = group.channel(configuration)
  do {
    try await body(group, channel)
  } catch {
    await channel.close()
    await group.stop()
    throw error
  }
  await channel.close()
  await group.stop()
}

/// A listener that accepts connections and never sends anything.
func silentListener() async throws -> any NIOCore.Channel {
  try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    .bind(host: "127.0.0.1", port: 0).get()
}
