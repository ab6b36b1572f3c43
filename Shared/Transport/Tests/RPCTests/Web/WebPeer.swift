import HTTP2
import MessageSupport
import RPCTestSupport
import Testing

@testable import RPCCore
@testable import RPCServer

/// A response as an HTTP client sees it.
struct WebAnswer {
  let head: HTTP2HeaderBlock
  let body: [UInt8]

  var status: String? { head.first(":status") }
  var text: String { String(decoding: body, as: UTF8.self) }

  /// The messages of a body with prefixes: flags and contents.
  func messages() throws -> [(flags: UInt8, text: String)] {
    var messages: [(flags: UInt8, text: String)] = []
    var rest = body[...]
    while !rest.isEmpty {
      let prefix = Array(rest.prefix(5))
      try #require(prefix.count == 5)
      let count = prefix[1...].reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(5)
      try #require(rest.count >= count)
      messages.append((prefix[0], String(decoding: rest.prefix(count), as: UTF8.self)))
      rest = rest.dropFirst(count)
    }
    return messages
  }
}

extension TestServer {
  /// Sends one request and returns the response.
  func answer(
    to path: String, method: String = "POST", _ fields: [(String, String)], _ parts: [[UInt8]] = []
  ) async throws -> WebAnswer {
    let peer = try await RawPeer.connect(port: port)
    let head = HTTP2HeaderBlock(
      [(":method", method), (":scheme", "http"), (":path", path), (":authority", "test")] + fields)
    try await peer.run { session in
      _ = session.submitRequest(head, endStream: parts.isEmpty)
      for part in parts { session.send(stream: 1, part) }
      if !parts.isEmpty { session.finish(stream: 1) }
    }
    let events = await peer.events { $0.isClosed(1) }
    peer.close()
    let body = events.flatMap { event in
      if case .data(1, let bytes, _) = event { bytes } else { [UInt8]() }
    }
    return WebAnswer(head: try #require(events.headers(of: 1).first), body: body)
  }
}

extension ClosureService {
  /// `Check` and `Watch` of the health service, whose proto file is known.
  static func health(
    _ check:
      @escaping @Sendable (Text, ServerCallContext) async throws ->
      GRPCHealthV1.HealthCheckResponse
  ) -> ClosureService {
    ClosureService { registry in
      let service = "grpc.health.v1.Health"
      registry.describe(by: GRPCHealthV1.healthFile)
      registry.unary(service: service, method: "Check", access: .open, check)
      registry.serverStreaming(service: service, method: "Watch", access: .open) {
        (request: Text, context, writer: ResponseWriter<GRPCHealthV1.HealthCheckResponse>) in
        try await writer.write(.init(status: .serving))
        try await writer.write(try await check(request, context))
      }
    }
  }
}
