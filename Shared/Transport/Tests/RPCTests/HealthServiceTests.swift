import MessageSupport
import RPCClient
import RPCServer
import RPCTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct HealthServiceTests {
  private typealias Response = GRPCHealthV1.HealthCheckResponse

  private func check(_ channel: RPCClient.Channel, _ service: String) async throws
    -> HealthService.Status
  {
    let response: Response = try await channel.unary(
      service: "grpc.health.v1.Health", method: "Check",
      request: GRPCHealthV1.HealthCheckRequest(service: service), options: CallOptions())
    return response.status
  }

  private func watch(_ channel: RPCClient.Channel, _ service: String) -> ResponseStream<Response> {
    channel.serverStreaming(
      service: "grpc.health.v1.Health", method: "Watch",
      request: GRPCHealthV1.HealthCheckRequest(service: service), options: CallOptions())
  }

  private func withHealth(
    _ health: HealthService, _ body: (RPCClient.Channel) async throws -> Void
  ) async throws {
    try await withServer(ClosureService { health.register(with: &$0) }) { _, channel in
      try await body(channel)
    }
  }

  @Test func checkAnswersPerService() async throws {
    let health = HealthService()
    health.set("a.B", .notServing)
    try await withHealth(health) { channel in
      let whole = try await check(channel, "")
      #expect(whole == .serving)
      let one = try await check(channel, "a.B")
      #expect(one == .notServing)
      let error = await failure { try await check(channel, "unknown") }
      #expect(error?.code == .notFound)
    }
  }

  @Test func watchSendsTheStateAndItsChanges() async throws {
    let health = HealthService()
    try await withHealth(health) { channel in
      var states = watch(channel, "a.B").makeAsyncIterator()
      let unknown = try await states.next()
      #expect(unknown?.status == .serviceUnknown)
      health.set("other", .serving)
      health.set("a.B", .serving)
      let serving = try await states.next()
      #expect(serving?.status == .serving)
      // Unchanged, so there is no message.
      health.set("a.B", .serving)
      health.set("a.B", .notServing)
      let notServing = try await states.next()
      #expect(notServing?.status == .notServing)
      health.shutDown()
      let end = try await states.next()
      #expect(end?.status == .notServing)
      let nothing = try await states.next()
      #expect(nothing == nil)
      health.set("", .serving)
      let whole = try await check(channel, "")
      #expect(whole == .notServing)
    }
  }

  @Test func watchesAreLimitedAndGivenBack() async throws {
    let health = HealthService(watchersMax: 1)
    try await withHealth(health) { channel in
      do {
        var first = watch(channel, "").makeAsyncIterator()
        _ = try await first.next()
        var second = watch(channel, "").makeAsyncIterator()
        let error = await failure { try await second.next() }
        #expect(error?.code == .resourceExhausted)
      }
      // The first iterator is gone; its watch ends when the server notices.
      while true {
        var third = watch(channel, "").makeAsyncIterator()
        if await failure({ try await third.next() }) == nil { break }
      }
    }
  }
}
