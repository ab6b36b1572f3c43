import HTTP2
import Messages
import NIOCore
import NIOPosix
import RPCTestSupport
import Synchronization
import Testing

@testable import RPCClient
@testable import RPCCore
@testable import RPCServer

@Suite(.timeLimit(.minutes(5))) struct ChannelTests {
  /// A port on which nothing listens, below those that the system gives to outgoing connections: a
  /// client that tries again and again could otherwise be given the very port that it calls.
  private func freePort() async throws -> Int {
    while true {
      let port = Int.random(in: 10_240..<32_768)
      // Looked for by calling: a listener of our own could live on in a program that is started now.
      let probe = try? await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connect(host: "127.0.0.1", port: port).get()
      if let probe {
        try await probe.close()
        continue
      }
      return port
    }
  }

  private var quick: ChannelConfiguration {
    var configuration = ChannelConfiguration()
    configuration.backoff.initial = .milliseconds(5)
    configuration.backoff.max = .milliseconds(20)
    return configuration
  }

  private func channel(
    port: Int, _ configuration: ChannelConfiguration = ChannelConfiguration()
  ) -> RPCClient.Channel {
    RPCClient.Channel(host: "127.0.0.1", port: port, configuration: configuration, logger: .silent)
  }

  @Test func failsFastWithoutAServer() async throws {
    let channel = channel(port: try await freePort())
    for _ in 0..<3 {
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unavailable)
      #expect(error?.message.contains("cannot connect to 127.0.0.1:") == true)
    }
    await channel.close()
  }

  @Test func waitsForTheServerWhenAsked() async throws {
    let port = try await freePort()
    let channel = channel(port: port, quick)
    let first = await failure { try await channel.call("x") }
    #expect(first?.code == .unavailable)
    let waiting = Task { try await channel.call("y", options: CallOptions(waitForReady: true)) }
    let server = try await TestServer(.echo, port: port)
    let answer = try await waiting.value
    #expect(answer == "y")
    await channel.close()
    await server.stop()
  }

  @Test func waitingEndsWithTheDeadline() async throws {
    let channel = channel(port: try await freePort(), quick)
    let error = await failure {
      try await channel.call(
        "x", options: CallOptions(timeout: .milliseconds(60), waitForReady: true))
    }
    #expect(error?.code == .deadlineExceeded)
    await channel.close()
  }

  @Test func reconnectsAfterARestart() async throws {
    let first = try await TestServer(.echo, port: try await freePort())
    let channel = channel(port: first.port, quick)
    _ = try await channel.call("x")
    await first.stop()
    let second = try await TestServer(.echo, port: first.port)
    let answer = try await channel.call("y", options: CallOptions(waitForReady: true))
    #expect(answer == "y")
    await channel.close()
    await second.stop()
  }

  @Test func aClosedChannelRefusesCalls() async throws {
    try await withServer(.echo) { server, _ in
      let channel = server.channel()
      _ = try await channel.call("x")
      await channel.close()
      await channel.close()
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unavailable)
    }
  }

  @Test func closingWaitsForCallsUnderWay() async throws {
    let started = Signal()
    let release = Signal()
    let service = ClosureService.unary { request, _ in
      started.fire()
      await release.wait()
      return request
    }
    try await withServer(service) { server, _ in
      let channel = server.channel()
      let call = Task { try await channel.call("x") }
      await started.wait()
      let closing = Task { await channel.close() }
      release.fire()
      let answer = try await call.value
      #expect(answer == "x")
      await closing.value
    }
  }

  @Test func respectsTheServersLimitOfConcurrentCalls() async throws {
    var limits = ServerLimits()
    limits.concurrentCallsMax = 3
    let running = Counter()
    let most = Mutex(0)
    let service = ClosureService.unary { request, _ in
      let now = running.add()
      most.withLock { $0 = max($0, now) }
      for _ in 0..<5 { await Task.yield() }
      running.add(-1)
      return request
    }
    try await withServer(service, limits: limits) { _, channel in
      try await withThrowingTaskGroup(of: String.self) { group in
        for index in 0..<200 { group.addTask { try await channel.call("\(index)") } }
        var answers: Set<String> = []
        for try await answer in group { answers.insert(answer) }
        #expect(answers.count == 200)
      }
    }
    #expect(most.withLock { $0 } == 3)
  }

  @Test func tooManyWaitingCallsAreRefused() async throws {
    let accepted = Signal()
    let listener = try await RawPeer.listen { _ in accepted.fire() }
    let port = try #require(listener.localAddress?.port)
    var configuration = ChannelConfiguration()
    configuration.waitingCallsMax = 2
    configuration.concurrentCallsMax = 1
    let channel = channel(port: port, configuration)
    // One runs, two wait, the fourth is too many: nobody answers.
    let calls = (0..<4).map { _ in Task { try await channel.call("x") } }
    var refused = 0
    await withTaskGroup(of: RPCError?.self) { group in
      for call in calls { group.addTask { await failure { try await call.value } } }
      if let first = await group.next() {
        #expect(first?.code == .resourceExhausted)
        refused += 1
      }
      for call in calls { call.cancel() }
      for await error in group where error?.code == .resourceExhausted { refused += 1 }
    }
    #expect(refused >= 1)
    await channel.close()
    try await listener.close()
  }

  @Test func aResponseAboveTheLimit() async throws {
    var configuration = ChannelConfiguration()
    configuration.responseSizeMax = 1_000
    try await withServer(.echo, configuration: configuration) { _, channel in
      let fits = String(repeating: "a", count: 997)
      let answer = try await channel.call(fits)
      #expect(answer == fits)
      let error = await failure { try await channel.call(fits + "a") }
      #expect(error?.code == .resourceExhausted)
      let again = try await channel.call("still works")
      #expect(again == "still works")
    }
  }

  // MARK: - Against a scripted server

  /// Runs `script` for each connection, given its number from 0 on.
  private func withScript(
    _ script: @escaping @Sendable (RawPeer, Int) async throws -> Void,
    _ body: (RPCClient.Channel) async throws -> Void
  ) async throws {
    let connections = Counter()
    let scripts = Mutex<[Task<Void, any Error>]>([])
    let listener = try await RawPeer.listen { peer in
      let index = connections.add() - 1
      scripts.withLock { $0.append(Task { try await script(peer, index) }) }
    }
    let port = try #require(listener.localAddress?.port)
    let channel = channel(port: port, quick)
    do {
      try await body(channel)
    } catch {
      Issue.record(error)
    }
    await channel.close()
    for script in scripts.withLock({ $0 }) { try await script.value }
    try await listener.close()
  }

  private static func respond(_ peer: RawPeer, _ stream: Int32, _ text: String) async throws {
    try await peer.run { session in
      session.submitResponse(stream: stream, .responseHeaders, endStream: false)
      session.send(
        stream: stream, LengthPrefixedMessage.frame(Text(service: text).serialized()))
      session.finish(stream: stream, trailers: .trailers(.ok))
    }
  }

  @Test func aRefusedStreamIsTriedAgainOnce() async throws {
    try await withScript { peer, _ in
      _ = await peer.events { $0.endedStreams.contains(1) }
      try await peer.run { $0.reset(stream: 1, .refusedStream) }
      _ = await peer.events { $0.endedStreams.contains(3) }
      try await Self.respond(peer, 3, "second")
      _ = await peer.events { $0.endedStreams.contains(5) }
      try await peer.run { $0.reset(stream: 5, .refusedStream) }
      _ = await peer.events { $0.endedStreams.contains(7) }
      try await peer.run { $0.reset(stream: 7, .refusedStream) }
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      let answer = try await channel.call("x")
      #expect(answer == "second")
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unavailable)
    }
  }

  /// The request that the GOAWAY excludes goes to the next connection; the one it includes ends here.
  @Test func goAwayMovesCallsToANewConnection() async throws {
    let firstArrived = Signal()
    try await withScript { peer, index in
      if index == 0 {
        _ = await peer.events { $0.endedStreams.contains(1) }
        firstArrived.fire()
        _ = await peer.events { $0.endedStreams.contains(3) }
        try await peer.run { $0.submitGoAway(lastStream: 1) }
        try await Self.respond(peer, 1, "first connection")
      } else {
        _ = await peer.events { $0.endedStreams.contains(1) }
        try await Self.respond(peer, 1, "second connection")
        _ = await peer.events { $0.endedStreams.contains(3) }
        try await Self.respond(peer, 3, "second connection")
      }
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      let first = Task { try await channel.call("a") }
      await firstArrived.wait()
      let excluded = try await channel.call("b")
      #expect(excluded == "second connection")
      let included = try await first.value
      #expect(included == "first connection")
      let later = try await channel.call("c")
      #expect(later == "second connection")
    }
  }

  @Test func aRequestExcludedTwiceIsUnavailable() async throws {
    try await withScript { peer, _ in
      _ = await peer.events { $0.endedStreams.contains(1) }
      try await peer.run { $0.submitGoAway(lastStream: 0) }
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unavailable)
    }
  }

  @Test func aLostConnectionIsUnavailable() async throws {
    try await withScript { peer, index in
      _ = await peer.events { $0.endedStreams.contains(1) }
      if index == 0 {
        peer.close()
      } else {
        try await Self.respond(peer, 1, "again")
        _ = await peer.eventsUntilClosed()
      }
    } _: { channel in
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unavailable)
      let answer = try await channel.call("x")
      #expect(answer == "again")
    }
  }

  @Test(arguments: [
    (0, StatusCode.unimplemented), (2, .unimplemented), (1, .ok),
  ])
  func aUnaryCallTakesOneMessage(count: Int, code: StatusCode) async throws {
    try await withScript { peer, _ in
      _ = await peer.events { $0.endedStreams.contains(1) }
      try await peer.run { session in
        session.submitResponse(stream: 1, .responseHeaders, endStream: false)
        for _ in 0..<count { session.send(stream: 1, LengthPrefixedMessage.frame([])) }
        session.finish(stream: 1, trailers: .trailers(.ok))
      }
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      let error = await failure { try await channel.call("x") }
      #expect((error?.code ?? .ok) == code)
    }
  }

  @Test func aResponseThatCannotBeDecodedIsInternal() async throws {
    try await withScript { peer, _ in
      _ = await peer.events { $0.endedStreams.contains(1) }
      try await peer.run { session in
        session.submitResponse(stream: 1, .responseHeaders, endStream: false)
        session.send(stream: 1, LengthPrefixedMessage.frame([0xff]))
        session.finish(stream: 1, trailers: .trailers(.ok))
      }
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .internalError)
    }
  }

  @Test func theRequestOnTheWire() async throws {
    try await withScript { peer, _ in
      let events = await peer.events { $0.endedStreams.contains(1) }
      let block = events.headers(of: 1).first ?? HTTP2HeaderBlock()
      #expect(block.first(":method") == "POST")
      #expect(block.first(":scheme") == "http")
      #expect(block.first(":path") == "/otolith.test.v1.TestService/Call")
      #expect(block.first(":authority")?.hasPrefix("127.0.0.1:") == true)
      #expect(block.first("te") == "trailers")
      #expect(block.first("content-type") == "application/grpc")
      #expect(block.first("authorization") == "Bearer t0ken")
      let timeout = block.first("grpc-timeout").flatMap { GRPCTimeout.decode($0) }
      #expect(timeout.map { $0 > .seconds(20) && $0 <= .seconds(30) } == true)
      try await Self.respond(peer, 1, "x")
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      var options = CallOptions.bearer("t0ken")
      options.timeout = .seconds(30)
      _ = try await channel.call("x", options: options)
    }
  }
}
