import MessageSupport
import MetricsTestKit
import RPCClient
import RPCCore
import RPCServer
import RPCTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct ClientInterceptorTests {
  private struct Adding: ClientInterceptor {
    let value: String
    let ends = Mutexed<[StatusCode]>([])

    func intercept(_ call: inout ClientCallContext) async throws {
      await Task.yield()
      call.metadata.add(value, for: "x-added")
      call.onEnd { [ends] error in ends.change { $0.append(error?.code ?? .ok) } }
    }
  }

  private struct Refusing: ClientInterceptor {
    func intercept(_ call: inout ClientCallContext) async throws {
      throw RPCError(.unauthenticated, "no token for \(call.service)/\(call.method)")
    }
  }

  /// Waits until it is cancelled or signalled.
  private struct Waiting: ClientInterceptor {
    let signal: Signal

    func intercept(_ call: inout ClientCallContext) async throws { await signal.wait() }
  }

  private func with(
    _ service: ClosureService, _ interceptors: [any ClientInterceptor],
    _ body: (RPCClient.Channel) async throws -> Void
  ) async throws {
    let server = try await TestServer(service)
    let channel = RPCClient.Channel(
      host: "127.0.0.1", port: server.port, interceptors: interceptors, logger: .silent)
    try await body(channel)
    await channel.close()
    await server.stop()
  }

  private let showing = ClosureService.unary { request, context in
    if request.service == "fail" { throw RPCError(.notFound, "no") }
    return Text(service: context.requestMetadata.values(for: "x-added").joined(separator: ","))
  }

  @Test func addMetadataInOrderAndHearOfTheEnd() async throws {
    let (first, second) = (Adding(value: "1"), Adding(value: "2"))
    try await with(showing, [first, second]) { channel in
      let answer = try await channel.call("x", options: CallOptions(metadata: ["x-added": "0"]))
      #expect(answer == "0,1,2")
      _ = await failure { try await channel.call("fail") }
    }
    #expect(first.ends.value == [.ok, .notFound])
    #expect(second.ends.value == [.ok, .notFound])
  }

  @Test func mayRefuse() async throws {
    let first = Adding(value: "1")
    try await with(showing, [first, Refusing()]) { channel in
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unauthenticated)
      #expect(error?.message == "no token for \(ClosureService.name)/Call")
    }
    #expect(first.ends.value == [.unauthenticated])
  }

  @Test func theDeadlineCountsWhileTheyWork() async throws {
    let signal = Signal()
    try await with(showing, [Waiting(signal: signal)]) { channel in
      let error = await failure {
        try await channel.call("x", options: CallOptions(timeout: .milliseconds(50)))
      }
      #expect(error?.code == .deadlineExceeded)
      signal.fire()
    }
  }

  @Test func streamsWaitForThem() async throws {
    let signal = Signal()
    let service = ClosureService {
      $0.bidirectionalStreaming(service: ClosureService.name, method: "Talk", access: .open) {
        (requests: RequestStream<Text>, _: ServerCallContext, writer: ResponseWriter<Text>) in
        for try await request in requests { try await writer.write(request) }
      }
    }
    try await with(service, [Waiting(signal: signal)]) { channel in
      let call: BidirectionalCall<Text, Text> = channel.bidirectionalStreaming(
        service: ClosureService.name, method: "Talk")
      try await call.write(Text(service: "a"))
      call.finish()
      signal.fire()
      var answers: [String] = []
      for try await answer in call.responses { answers.append(answer.service) }
      #expect(answers == ["a"])
    }
  }

  @Test func whatItThrowsOtherThanAStatusIsInternal() async throws {
    struct Unknown: Error {}
    struct Failing: ClientInterceptor {
      func intercept(_ call: inout ClientCallContext) async throws { throw Unknown() }
    }
    try await with(showing, [Failing()]) { channel in
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .internalError)
    }
  }

  @Test func callsAreCounted() async throws {
    let metrics = TestMetrics()
    try await with(showing, [MetricsClientInterceptor(factory: metrics)]) { channel in
      for _ in 0..<3 { _ = try await channel.call("x") }
      _ = await failure { try await channel.call("fail") }
    }
    let labels = [("grpc_service", ClosureService.name), ("grpc_method", "Call")]
    for (code, count) in [("OK", 3 as Int64), ("NotFound", 1)] {
      let counter = try metrics.expectCounter(
        "grpc_client_handled_total", labels + [("grpc_code", code)])
      #expect(counter.totalValue == count)
    }
    let timer = try metrics.expectTimer("grpc_client_handling_seconds", labels)
    #expect(timer.values.count == 4)
  }

  /// A call that a handler makes belongs to the trace of the call it answers.
  @Test func theTraceGoesOn() async throws {
    let seen = Mutexed<[TraceContext]>([])
    let inner = ClosureService.unary { request, context in
      seen.change { $0.append(context.trace) }
      return request
    }
    try await with(inner, [TracingClientInterceptor()]) { innerChannel in
      let outer = ClosureService.unary { request, context in
        seen.change { $0.append(context.trace) }
        return Text(service: try await innerChannel.call(request.service))
      }
      try await with(outer, []) { channel in
        let trace = "0af7651916cd43dd8448eb211c80319c"
        _ = try await channel.call(
          "x",
          options: CallOptions(metadata: [
            "traceparent": "00-\(trace)-b7ad6b7169203331-01", "tracestate": "vendor=1",
          ]))
        #expect(seen.value.map(\.traceID) == [trace, trace])
        #expect(Set(seen.value.map(\.spanID)).count == 2)
        #expect(seen.value.allSatisfy { $0.isSampled && $0.state == "vendor=1" })
        _ = try await channel.call("x")
        #expect(seen.value.count == 4)
        #expect(seen.value[2].traceID == seen.value[3].traceID)
        #expect(seen.value[2].traceID != trace)
      }
    }
  }
}

/// A value behind a lock, to be shared with closures.
final class Mutexed<Value: Sendable>: Sendable {
  private let state: Mutex<Value>

  init(_ value: Value) { state = Mutex(value) }

  var value: Value { state.withLock { $0 } }

  func change(_ body: (inout Value) -> Void) {
    state.withLock { value in
      var copy = value
      body(&copy)
      value = copy
    }
  }
}
