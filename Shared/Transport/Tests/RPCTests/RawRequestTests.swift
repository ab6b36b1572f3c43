import HTTP2
import MessageSupport
import RPCTestSupport
import Synchronization
import Testing

@testable import RPCCore
@testable import RPCServer

/// Records for every call whether its client violated the protocol.
private final class Faults: ServerInterceptor {
  let seen = Mutex<[Bool]>([])

  func intercept(
    _ context: ServerCallContext, next: @Sendable () async throws -> Void
  ) async throws {
    defer { seen.withLock { $0.append(context.isRequestBroken) } }
    try await next()
  }
}

/// Texts and marks of answers to requests that proper clients do not send; Conformance tests their
/// statuses.
@Suite(.timeLimit(.minutes(5))) struct RawRequestTests {
  private static let message = LengthPrefixedMessage.frame(Text(service: "x").serialized())

  /// Sends one request to an echo server and returns all events up to the end of its stream.
  private func answer(
    to headers: HTTP2HeaderBlock, body: [UInt8] = message,
    interceptors: [any ServerInterceptor] = []
  ) async throws -> [HTTP2Event] {
    let server = try await TestServer(.echo, interceptors: interceptors)
    let peer = try await RawPeer.connect(port: server.port)
    try await peer.run { session in
      _ = session.submitRequest(headers, endStream: false)
      session.send(stream: 1, body)
      session.finish(stream: 1)
    }
    let events = await peer.events { $0.isClosed(1) }
    peer.close()
    await server.stop()
    return events
  }

  @Test(arguments: [
    (
      "/otolith.test.v1.TestService/Nothing",
      "unknown method Nothing of service otolith.test.v1.TestService"
    ),
    ("/other.Service/Call", "unknown service other.Service"),
    ("/x", "malformed method path"),
    ("/", "malformed method path"),
  ])
  func unknownMethods(path: String, message: String) async throws {
    let events = try await answer(to: .request(path: path))
    let blocks = events.headers(of: 1)
    #expect(blocks.count == 1)
    #expect(events.status(of: 1) == .unimplemented)
    #expect(blocks.first?.first("grpc-message") == message)
    #expect(blocks.first?.first(":status") == "200")
    #expect(blocks.first?.first("content-type") == "application/grpc")
  }

  /// INTERNAL alone does not state that the client is at fault.
  @Test func bytesThatCannotBeDecompressedAreTheClientsFault() async throws {
    let whole = try Self.message.withUnsafeBytes {
      try MessageCompressor.compress(.init(rebasing: $0.dropFirst(5)), .gzip)
    }
    let cases: [(name: String, bytes: [UInt8], isBroken: Bool)] = [
      ("invalid", Array("junk".utf8), true), ("truncated", Array(whole.dropLast()), true),
      ("trailing", whole + [0], true), ("whole", whole, false),
    ]
    for (name, bytes, isBroken) in cases {
      let faults = Faults()
      let events = try await answer(
        to: .request([("grpc-encoding", "gzip")]),
        body: [1] + LengthPrefixedMessage.frame(bytes).dropFirst(), interceptors: [faults])
      #expect(events.status(of: 1) == (isBroken ? .internalError : .ok), "\(name)")
      #expect(faults.seen.withLock { $0 } == [isBroken], "\(name)")
    }
  }

  @Test func badFieldsAreNamed() async throws {
    let events = try await answer(
      to: .request(), body: LengthPrefixedMessage.frame([10, 1, 0xff]))
    let trailers = try #require(events.headers(of: 1).last)
    let index = try #require(trailers.index(of: "grpc-status-details-bin"))
    let bytes = try #require(Base64.decode(trailers.valueBytes(at: index)))
    guard case .badRequest(let violations) = StatusDetailsCodec.decode(bytes).first else {
      Issue.record("no BadRequest")
      return
    }
    #expect(violations.map(\.field) == ["service"])
    #expect(violations.map(\.reason) == ["INVALID_UTF8"])
    #expect(trailers.first("grpc-message") == "service: not valid UTF-8")
  }

  @Test func handlersOfCancelledCallsCount() async throws {
    var limits = ServerLimits()
    limits.runningHandlersMax = 2
    let started = Counter()
    let release = Signal()
    let service = ClosureService.unary { request, _ in
      started.add()
      // Ignores its cancellation.
      await Task { await release.wait() }.value
      return request
    }
    let server = try await TestServer(service, limits: limits)
    let peer = try await RawPeer.connect(port: server.port)
    for stream in [1, 3] as [Int32] {
      try await peer.run { session in
        _ = session.submitRequest(.request(), endStream: false)
        session.send(stream: stream, Self.message)
        session.finish(stream: stream)
      }
      await started.reaches(Int(stream + 1) / 2)
      try await peer.run { $0.reset(stream: stream, .cancel) }
    }
    try await peer.run { session in
      _ = session.submitRequest(.request(), endStream: false)
    }
    let events = await peer.events { $0.isClosed(5) }
    #expect(events.status(of: 5) == .resourceExhausted)
    release.fire()
    peer.close()
    await server.stop()
  }
}
