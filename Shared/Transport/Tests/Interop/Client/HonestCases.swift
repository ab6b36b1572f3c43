import RPCClient
import TestingMessages

/// Calls of one kind at full speed, from several callers on one channel, for
/// ``SoakSettings/duration``. `Shared/Transport/Tests/Interop/run --honest` runs them; each call
/// must end as its kind requires.
extension InteropCase {
  private typealias Client = GRPCTesting.TestServiceClient

  static let honest = [
    InteropCase("honest_small") { session in
      try await rush(session, callers: 16) { client, _ in try await small(client) }
    },
    InteropCase("honest_failing") { session in
      try await rush(session, callers: 16) { client, _ in
        let request = GRPCTesting.SimpleRequest(responseStatus: .init(code: 5, message: "none"))
        try await failure { try await client.unaryCall(request, options: .bounded) }
          .require(.notFound)
      }
    },
    InteropCase("honest_cancelled") { session in
      try await rush(session, callers: 16) { client, turn in
        guard turn.isMultiple(of: 3) else { return try await small(client) }
        let call = client.streamingInputCall(options: .bounded)
        call.start()
        call.cancel()
        try await failure { try await call.response() }.require(.cancelled)
      }
    },
    InteropCase("honest_slow_reader") { session in
      let sizes = [Int](repeating: 1_000, count: 200)
      try await rush(session, callers: 8) { client, _ in
        var count = 0
        for try await response in client.streamingOutputCall(.init(sizes: sizes), options: .slow) {
          try response.payload.requireZeros(1_000)
          count += 1
          try await Task.sleep(for: .milliseconds(1))
        }
        try require(count == sizes.count, "\(count) responses, not \(sizes.count)")
      }
    },
    InteropCase("honest_large") { session in
      let size = 1 << 20
      try await rush(session, callers: 4) { client, _ in
        let request = GRPCTesting.SimpleRequest(responseSize: Int32(size), payload: .zeros(size))
        let response = try await client.unaryCall(request, options: .slow)
        try require(response.payload?.body.count == size, "a payload of another size")
      }
    },
    InteropCase("honest_deadline") { session in
      // The response comes long after the deadline.
      let request = GRPCTesting.StreamingOutputCallRequest(
        responseParameters: [.init(size: 1, intervalUs: 60_000_000)])
      try await rush(session, callers: 32) { client, turn in
        let options = CallOptions(timeout: .milliseconds(1 + turn % 10))
        try await failure {
          for try await _ in client.streamingOutputCall(request, options: options) {}
        }.require(.deadlineExceeded)
      }
    },
  ]

  private static func small(_ client: Client) async throws {
    let request = GRPCTesting.SimpleRequest(responseSize: 10, payload: .zeros(10))
    try await client.unaryCall(request, options: .bounded).payload.requireZeros(10)
  }

  /// Calls until the time is over, and prints the number of calls.
  private static func rush(
    _ session: Session, callers: Int,
    _ call: @escaping @Sendable (Client, Int) async throws -> Void
  ) async throws {
    try await session.withClient { client in
      let until = ContinuousClock.now + session.soak.duration
      let outcome = await withTaskGroup(of: HonestOutcome.self) { group in
        for _ in 0..<callers {
          group.addTask {
            var outcome = HonestOutcome()
            repeat {
              do { try await call(client, outcome.calls) } catch { outcome.note(error) }
              outcome.calls += 1
            } while .now < until
            return outcome
          }
        }
        return await group.reduce(into: HonestOutcome()) { $0.add($1) }
      }
      print(outcome)
      try require(outcome.failures == 0, outcome.first)
    }
  }
}

extension CallOptions {
  /// Options like ``bounded``, for calls that are slow on a busy machine.
  fileprivate static var slow: CallOptions { CallOptions(timeout: .seconds(60)) }
}
