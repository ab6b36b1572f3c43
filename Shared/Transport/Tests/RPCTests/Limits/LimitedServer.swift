import MetricsTestKit
import RPCTestSupport

@testable import RPCClient
@testable import RPCServer

/// A server with limits, and its metrics.
struct LimitedServer {
  let metrics = TestMetrics()
  let server: Server
  let port: Int

  init(_ service: ClosureService, _ limits: ServerLimits) async throws {
    var configuration = ServerConfiguration(limits: limits.patient, eventLoops: 1)
    configuration.metrics = metrics
    // gRPC's own limit for PINGs is tested elsewhere.
    configuration.keepalive.pingStrikesMax = 0
    server = Server(configuration: configuration, services: [service], logger: .silent)
    port = try await server.start()
  }

  /// A client that has sent its preface.
  func peer(from source: String = "127.0.0.1") async throws -> FramePeer {
    let peer = try await FramePeer.connect(port: port, from: source)
    peer.send(FramePeer.preface)
    return peer
  }

  func channel() -> RPCClient.Channel {
    RPCClient.Channel(host: "127.0.0.1", port: port, logger: .silent)
  }

  func hits(_ limit: ServerLimit) throws -> Int64 { try metrics.hits(limit) }

  func stop() async {
    await server.shutdownGracefully(within: .zero)
  }
}

extension ClosureService {
  /// `Call` echoes its request, `Chat` echoes each message.
  static let chatty = ClosureService { registry in
    registry.unary(service: name, method: "Call", access: .open) { (request: Text, _) in request }
    registry.bidirectionalStreaming(service: name, method: "Chat", access: .open) {
      (requests: RequestStream<Text>, _, writer: ResponseWriter<Text>) in
      for try await request in requests { try await writer.write(request) }
    }
  }
}
