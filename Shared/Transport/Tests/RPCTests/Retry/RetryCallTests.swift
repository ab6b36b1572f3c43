import MessageSupport
import RPCTestSupport
import Synchronization
import Testing

@testable import RPCClient
@testable import RPCCore

/// Retried calls, over a socket.
@Suite(.timeLimit(.minutes(5))) struct RetryCallTests {
  static let unavailable = RPCError(.unavailable, "not now")

  /// Fails `failures` times with an error, then echoes.
  func failing(
    _ failures: Int, _ attempts: Attempts, with error: RPCError = unavailable
  ) -> ClosureService {
    .unary { request, context in
      if attempts.note(context) <= failures { throw error }
      return request
    }
  }

  @Test func aCallIsSentAgainUntilItSucceeds() async throws {
    let attempts = Attempts()
    try await withServer(failing(3, attempts), configuration: .retrying()) { _, channel in
      let answer = try await channel.call("x")
      #expect(answer == "x")
    }
    #expect(attempts.announced == [nil, "1", "2", "3"])
  }

  @Test func theOptionsOfACallWin() async throws {
    let attempts = Attempts()
    try await withServer(failing(1_000, attempts), configuration: .retrying()) { _, channel in
      var options = CallOptions()
      options.retry = RetryPolicy.none
      _ = await failure { try await channel.call("x", options: options) }
      #expect(attempts.count == 1)
      options.retry = .quick(3)
      _ = await failure { try await channel.call("x", options: options) }
      #expect(attempts.count == 4)
    }
  }

  @Test func theCallerHearsOfTheLastAttemptOnly() async throws {
    let attempts = Attempts()
    let heard = Mutex<[String?]>([])
    let service = ClosureService.unary { _, context in
      var error = Self.unavailable
      error.trailers.add("\(attempts.note(context))", for: "attempt")
      throw error
    }
    try await withServer(service, configuration: .retrying(.quick(3))) { _, channel in
      var options = CallOptions()
      options.onTrailingMetadata = { metadata in
        heard.withLock { $0.append(metadata.first(for: "attempt")) }
      }
      let error = await failure { try await channel.call("x", options: options) }
      #expect(error?.trailers.first(for: "attempt") == "3")
    }
    #expect(heard.withLock { $0 } == ["3"])
  }

  // MARK: - Pushback

  // MARK: - The budget

  @Test(arguments: [10, 100])
  func aFailingServerIsNotStormed(tokensMax: Int) async throws {
    let attempts = Attempts()
    var configuration = ChannelConfiguration.retrying()
    configuration.retryThrottle = .init(tokensMax: tokensMax, tokenRatio: 0.1)
    let calls = 300
    try await withServer(failing(.max, attempts), configuration: configuration) { _, channel in
      await withTaskGroup(of: RPCError?.self) { group in
        for _ in 0..<calls { group.addTask { await failure { try await channel.call("x") } } }
        for await error in group { #expect(error?.code == .unavailable) }
      }
    }
    #expect(attempts.count >= calls)
    #expect(attempts.count <= calls + tokensMax / 2)
  }

  // MARK: - Committed calls

  @Test(arguments: [true, false])
  func afterTheHeadersACallIsNotSentAgain(withMessage: Bool) async throws {
    let attempts = Attempts()
    let service = ClosureService.streaming { request, context, writer in
      attempts.note(context)
      if withMessage { try await writer.write(request) } else { try await writer.sendHeaders() }
      throw Self.unavailable
    }
    try await withServer(service, configuration: .retrying()) { _, channel in
      let error = await failure { for try await _ in channel.stream("x") {} }
      #expect(error?.code == .unavailable)
    }
    #expect(attempts.count == 1)
  }

  /// The framed message has 5 bytes of prefix and 4 of the field's tag and length.
  @Test(arguments: [(1_000 - 8, 2), (1_000 - 7, 1)])
  func aRequestAboveTheBufferIsNotSentAgain(size: Int, count: Int) async throws {
    let attempts = Attempts()
    var configuration = ChannelConfiguration.retrying()
    configuration.retryBufferBytesMax = 1_000
    let text = String(repeating: "a", count: size)
    try await withServer(failing(1, attempts), configuration: configuration) { _, channel in
      let error = await failure { try await channel.call(text) }
      #expect((error == nil) == (count == 2))
    }
    #expect(attempts.count == count)
  }

  @Test func allCallsTogetherKeepNoMoreThanTheChannelAllows() async throws {
    let attempts = Attempts()
    let release = Signal()
    let service = ClosureService.unary { request, context in
      if attempts.note(context) <= 4 {
        await release.wait()
        throw Self.unavailable
      }
      return request
    }
    var configuration = ChannelConfiguration.retrying()
    configuration.retryBufferBytesTotalMax = 2_500
    try await withServer(service, configuration: configuration) { _, channel in
      // Two of four calls fit; the buffer is released when they end.
      let calls = (0..<4).map { _ in
        Task { await failure { try await channel.call(String(repeating: "a", count: 1_000)) } }
      }
      await attempts.reaches(4)
      release.fire()
      var failures = 0
      for call in calls where await call.value != nil { failures += 1 }
      #expect(failures == 2)
      let answer = try await channel.call("x")
      #expect(answer == "x")
    }
    #expect(attempts.count == 7)
  }
}
