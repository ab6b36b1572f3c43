import MessageSupport
import MetricsTestKit
import RPCClient
import RPCCore
import RPCServer
import RPCTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct MethodMetricsTests {
  @Test func everyEndIsCountedOnce() async throws {
    let metrics = TestMetrics()
    let running = Signal()
    let service = ClosureService.unary { request, _ in
      switch request.service {
      case "fail": throw RPCError(.notFound, "no")
      case "wait":
        running.fire()
        try await Task.sleep(for: .seconds(60))
        return request
      default: return request
      }
    }
    var configuration = ServerConfiguration()
    configuration.metrics = metrics
    let server = Server(configuration: configuration, services: [service], logger: .silent)
    let port = try await server.start()
    let channel = RPCClient.Channel(host: "127.0.0.1", port: port, logger: .silent)
    for _ in 0..<3 { _ = try await channel.call("x") }
    _ = await failure { try await channel.call("fail") }
    _ = await failure {
      try await channel.call("wait", options: CallOptions(timeout: .milliseconds(50)))
    }
    let cancelled = Task { try await channel.call("wait") }
    await running.wait()
    cancelled.cancel()
    _ = await cancelled.result
    await channel.close()
    await server.shutdownGracefully(within: .seconds(5))

    let labels = [
      ("grpc_type", "unary"), ("grpc_service", ClosureService.name), ("grpc_method", "Call"),
    ]
    let started = try metrics.expectCounter("grpc_server_started_total", labels)
    let total = started.totalValue
    // The two that end early may have ended before their request arrived.
    #expect((4...6).contains(total))
    var ended: Int64 = 0
    for (code, count) in [("OK", 3 as Int64), ("NotFound", 1)] {
      let counter = try metrics.expectCounter(
        "grpc_server_handled_total", labels + [("grpc_code", code)])
      #expect(counter.totalValue == count)
      ended += counter.totalValue
    }
    for code in ["DeadlineExceeded", "Canceled"] {
      let counter = try? metrics.expectCounter(
        "grpc_server_handled_total", labels + [("grpc_code", code)])
      ended += counter?.totalValue ?? 0
    }
    #expect(ended == total)
    let timer = try metrics.expectTimer("grpc_server_handling_seconds", labels)
    #expect(timer.values.count == Int(total))
    // Received requests and sent responses.
    let received = try metrics.expectCounter("grpc_server_msg_received_total", labels)
    #expect((4...total).contains(received.totalValue))
    #expect(try metrics.expectCounter("grpc_server_msg_sent_total", labels).totalValue == 3)
  }

  @Test func everyMessageOfAStreamIsCounted() async throws {
    let metrics = TestMetrics()
    var configuration = ServerConfiguration()
    configuration.metrics = metrics
    let service = ClosureService.streaming { request, _, writer in
      for index in 0..<5 { try await writer.write(Text(service: "\(index)")) }
    }
    let server = Server(configuration: configuration, services: [service], logger: .silent)
    let port = try await server.start()
    let channel = RPCClient.Channel(host: "127.0.0.1", port: port, logger: .silent)
    var count = 0
    for try await _ in channel.stream("x") { count += 1 }
    #expect(count == 5)
    await channel.close()
    await server.shutdownGracefully(within: .seconds(5))
    let labels = [
      ("grpc_type", "server_stream"), ("grpc_service", ClosureService.name),
    ]
    func total(_ name: String) -> Int64 {
      metrics.counters.filter { counter in
        counter.label == name
          && labels.allSatisfy { label in counter.dimensions.contains { $0 == label } }
      }.reduce(0) { $0 + $1.totalValue }
    }
    #expect(total("grpc_server_msg_received_total") == 1)
    #expect(total("grpc_server_msg_sent_total") == 5)
  }
}
