import MessageSupport
import RPCTestSupport
import Synchronization
import Testing

@testable import RPCClient
@testable import RPCCore

/// Retries and time: deadlines, pauses, closing.
extension RetryCallTests {
  @Test func theDeadlineSpansAllAttempts() async throws {
    let attempts = Attempts()
    let policy = RetryPolicy(backoff: .init(initial: .seconds(600), max: .seconds(600)))
    try await withServer(failing(100, attempts), configuration: .retrying(policy)) { _, channel in
      let error = await failure {
        try await channel.call("x", options: CallOptions(timeout: .milliseconds(80)))
      }
      #expect(error?.code == .deadlineExceeded)
    }
    // Zero if the machine is so busy that the deadline passes before the first attempt.
    #expect(attempts.count <= 1)
  }

  @Test func laterAttemptsHaveLessTime() async throws {
    let left = Mutex<[Duration]>([])
    let service = ClosureService.unary { request, context in
      let remaining = context.deadline.map { $0 - .now } ?? .zero
      let count = left.withLock {
        $0.append(remaining)
        return $0.count
      }
      if count == 1 { throw Self.unavailable.pushingBack(for: .milliseconds(100)) }
      return request
    }
    try await withServer(service, configuration: .retrying()) { _, channel in
      _ = try await channel.call("x", options: CallOptions(timeout: .seconds(30)))
    }
    let times = left.withLock { $0 }
    #expect(times.count == 2)
    #expect(times.last.map { $0 <= .milliseconds(29_900) && $0 > .zero } == true)
  }

  @Test func noMoreCallsPauseThanMayWait() async throws {
    let attempts = Attempts()
    var configuration = ChannelConfiguration.retrying(
      RetryPolicy(backoff: .init(initial: .seconds(600), max: .seconds(600))))
    configuration.waitingCallsMax = 2
    try await withServer(failing(100, attempts)) { server, _ in
      let channel = server.channel(configuration)
      // Connect first, so that none of the three waits for the connection.
      var once = CallOptions()
      once.retry = RetryPolicy.none
      _ = await failure { try await channel.call("x", options: once) }
      let ended = Counter()
      let calls = (0..<3).map { _ in
        Task {
          let error = await failure { try await channel.call("x") }
          ended.add()
          return error
        }
      }
      await ended.reaches(1)
      await attempts.reaches(4)
      #expect(ended.value == 1)
      await channel.close()
      for call in calls {
        let error = await call.value
        #expect(error?.code == .unavailable)
      }
    }
    #expect(attempts.count == 4)
  }

  @Test func cancellingEndsAPause() async throws {
    let attempts = Attempts()
    let policy = RetryPolicy(backoff: .init(initial: .seconds(600), max: .seconds(600)))
    try await withServer(failing(100, attempts), configuration: .retrying(policy)) { _, channel in
      let call = Task { await failure { try await channel.call("x") } }
      await attempts.reaches(1)
      call.cancel()
      let error = await call.value
      #expect(error?.code == .cancelled)
    }
    #expect(attempts.count == 1)
  }

  @Test func closingEndsAPauseWithTheLastError() async throws {
    let attempts = Attempts()
    let policy = RetryPolicy(backoff: .init(initial: .seconds(600), max: .seconds(600)))
    try await withServer(failing(100, attempts)) { server, _ in
      let channel = server.channel(.retrying(policy))
      let call = Task { await failure { try await channel.call("x") } }
      await attempts.reaches(1)
      await channel.close()
      let error = await call.value
      #expect(error?.code == .unavailable)
    }
    #expect(attempts.count == 1)
  }

  @Test func interceptorsSeeOneCall() async throws {
    struct Recording: ClientInterceptor {
      let starts: Counter
      let ends: Counter
      func intercept(_ call: inout ClientCallContext) async throws {
        starts.add()
        call.onEnd { _ in ends.add() }
      }
    }
    let attempts = Attempts()
    let recording = Recording(starts: Counter(), ends: Counter())
    try await withServer(failing(2, attempts)) { server, _ in
      let channel = RPCClient.Channel(
        host: "127.0.0.1", port: server.port, configuration: .retrying(),
        interceptors: [recording], logger: .silent)
      _ = try await channel.call("x")
      await channel.close()
    }
    #expect(attempts.count == 3)
    #expect(recording.starts.value == 1)
    #expect(recording.ends.value == 1)
  }
}
