import HTTP2
import MessageSupport
import NIOCore
import NIOPosix
import RPCTestSupport
import Synchronization
import Testing

@testable import RPCClient
@testable import RPCCore
@testable import RPCServer

@Suite(.timeLimit(.minutes(5))) struct ChannelTests {
  /// A port without a listener, below the range of ephemeral ports: a client that retries could
  /// otherwise get the very port that it calls.
  private func freePort() async throws -> Int {
    while true {
      let port = Int.random(in: 10_240..<32_768)
      // Checked by connecting: our own listener could be inherited by a program that starts now.
      let probe = try? await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connect(host: "127.0.0.1", port: port).get()
      if let probe {
        try await probe.close()
        continue
      }
      return port
    }
  }

  var quick: ChannelConfiguration {
    var configuration = ChannelConfiguration()
    configuration.backoff.initial = .milliseconds(5)
    configuration.backoff.max = .milliseconds(20)
    return configuration
  }

  func channel(
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
      #expect(error?.isFromOtherProtocol == false)
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
    // One call runs, two wait, the fourth is rejected; the server never answers.
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
}
