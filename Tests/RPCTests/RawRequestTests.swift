import HTTP2
import Messages
import RPCTestSupport
import Synchronization
import Testing

@testable import RPCCore
@testable import RPCServer

/// Notes of every call whether its client broke the protocol.
private final class Faults: ServerInterceptor {
  let seen = Mutex<[Bool]>([])

  func intercept(
    _ context: ServerCallContext, next: @Sendable () async throws -> Void
  ) async throws {
    defer { seen.withLock { $0.append(context.isRequestBroken) } }
    try await next()
  }
}

/// What the server answers to requests that no proper client sends.
@Suite(.timeLimit(.minutes(5))) struct RawRequestTests {
  private static let message = LengthPrefixedMessage.frame(Text(service: "x").serialized())

  /// Sends one request to an echo server and returns everything up to the end of its stream.
  private func answer(
    to headers: HTTP2HeaderBlock, body: [UInt8]? = message, limits: ServerLimits = ServerLimits(),
    service: ClosureService = .echo, interceptors: [any ServerInterceptor] = []
  ) async throws -> [HTTP2Event] {
    let server = try await TestServer(service, limits: limits, interceptors: interceptors)
    let peer = try await RawPeer.connect(port: server.port)
    let stream = try await peer.run { session -> Int32? in
      let stream = session.submitRequest(headers, endStream: body == nil)
      if let stream, let body {
        session.send(stream: stream, body)
        session.finish(stream: stream)
      }
      return stream
    }
    #expect(stream == 1)
    let events = await peer.events { $0.isClosed(1) }
    peer.close()
    await server.stop()
    return events
  }

  @Test func theWireFormOfAnAnswer() async throws {
    let events = try await answer(to: .request([("te", "trailers")]))
    let blocks = events.headers(of: 1)
    #expect(
      blocks.first
        == HTTP2HeaderBlock([
          (":status", "200"), ("content-type", "application/grpc"),
          ("grpc-accept-encoding", "identity,gzip,deflate"),
        ]))
    #expect(blocks.last == HTTP2HeaderBlock([("grpc-status", "0")]))
    #expect(events.contains(.data(stream: 1, Self.message, endStream: false)))
    #expect(events.closeCode(of: 1) == .noError)
  }

  @Test(arguments: [
    ("application/json", "POST", "415"), ("application/grpc-web", "POST", "415"),
    ("application/grpc", "GET", "405"),
  ])
  func whatIsNotGRPC(contentType: String, method: String, status: String) async throws {
    let events = try await answer(to: .request(method: method, contentType: contentType))
    #expect(events.headers(of: 1) == [HTTP2HeaderBlock([(":status", status)])])
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

  @Test(arguments: [
    ("no message", [] as [UInt8], StatusCode.unimplemented),
    ("two messages", message + message, .unimplemented),
    ("cut", Array(message.dropLast()), .internalError),
    ("compressed", [1] + message.dropFirst(), .internalError),
    ("not the message", LengthPrefixedMessage.frame([0xff]), .invalidArgument),
    ("not UTF-8", LengthPrefixedMessage.frame([10, 1, 0xff]), .invalidArgument),
  ])
  func badBodies(name: String, body: [UInt8], code: StatusCode) async throws {
    let events = try await answer(to: .request(), body: body)
    #expect(events.status(of: 1) == code, "\(name)")
  }

  /// INTERNAL says nothing of whose fault it is.
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

  @Test func aRequestWithoutABodyHasNoMessage() async throws {
    let events = try await answer(to: .request(), body: nil)
    #expect(events.status(of: 1) == .unimplemented)
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

  @Test(arguments: [
    ("grpc-timeout", "1", "400", StatusCode.internalError),
    ("grpc-timeout", "123456789S", "400", .internalError),
    ("x-bin", "!", "400", .internalError),
    ("grpc-encoding", "br", "200", .unimplemented),
  ])
  func badHeaders(name: String, value: String, http: String, code: StatusCode) async throws {
    let events = try await answer(to: .request([(name, value)]))
    #expect(events.status(of: 1) == code)
    #expect(events.headers(of: 1).first?.first(":status") == http)
    #expect(events.headers(of: 1).first?.first("grpc-accept-encoding") == "identity,gzip,deflate")
  }

  @Test func aMessageAboveTheLimitIsRefusedBeforeItHasArrived() async throws {
    var limits = ServerLimits()
    limits.requestSizeMax = 1_000
    let fits = Text(service: String(repeating: "a", count: 997)).serialized()
    #expect(fits.count == 1_000)
    let ok = try await answer(
      to: .request(), body: LengthPrefixedMessage.frame(fits), limits: limits)
    #expect(ok.status(of: 1) == .ok)

    let server = try await TestServer(.echo, limits: limits)
    let peer = try await RawPeer.connect(port: server.port)
    try await peer.run { session in
      _ = session.submitRequest(.request(), endStream: false)
      session.send(stream: 1, [0, 0, 0, 0x03, 0xe9])
    }
    let events = await peer.events { $0.isClosed(1) }
    #expect(events.status(of: 1) == .resourceExhausted)
    #expect(
      events.headers(of: 1).last?.first("grpc-message")
        == "message of 1001 bytes exceeds the limit of 1000 bytes")
    #expect(events.closeCode(of: 1) == .noError)
    peer.close()
    await server.stop()
  }

  @Test func metadataAboveTheLimitIsRefused() async throws {
    var limits = ServerLimits()
    limits.metadataSizeMax = 500
    let events = try await answer(
      to: .request([("x", String(repeating: "a", count: 500))]), limits: limits)
    #expect(events.status(of: 1) == .resourceExhausted)
    let ok = try await answer(
      to: .request([("x", String(repeating: "a", count: 100))]), limits: limits)
    #expect(ok.status(of: 1) == .ok)
  }

  @Test func incompleteRequestsShareABudget() async throws {
    var limits = ServerLimits()
    limits.bufferedRequestBytesMax = 1_000
    let server = try await TestServer(.echo, limits: limits)
    let peer = try await RawPeer.connect(port: server.port)
    let part: [UInt8] = [0, 0, 0, 8, 0] + [UInt8](repeating: 0, count: 395)
    for stream in [1, 3, 5] as [Int32] {
      try await peer.run { session in
        _ = session.submitRequest(.request(), endStream: false)
        session.send(stream: stream, part)
      }
    }
    let events = await peer.events { $0.isClosed(5) }
    #expect(events.status(of: 5) == .resourceExhausted)
    #expect(!events.isClosed(1))
    #expect(!events.isClosed(3))
    // What a call gives up is free for others.
    try await peer.run { session in
      session.reset(stream: 1, .cancel)
      _ = session.submitRequest(.request(), endStream: false)
      session.send(stream: 7, part)
      session.send(stream: 3, [UInt8](repeating: 0, count: 1_000))
    }
    let later = await peer.events { $0.isClosed(3) }
    #expect(later.status(of: 3) == .resourceExhausted)
    #expect(!later.isClosed(7))
    peer.close()
    await server.stop()
  }

  /// The deadline is the server's business too: this client does not keep it.
  @Test func theServerKeepsTheDeadline() async throws {
    let cancelled = Signal()
    let service = ClosureService.unary { request, context in
      #expect(context.deadline != nil)
      let never = Signal()
      await never.wait()
      if Task.isCancelled { cancelled.fire() }
      return request
    }
    let events = try await answer(to: .request([("grpc-timeout", "50m")]), service: service)
    #expect(events.status(of: 1) == .deadlineExceeded)
    #expect(events.headers(of: 1).count == 1)
    await cancelled.wait()
  }

  /// Also for a handler that would answer at once: it does not run.
  @Test(arguments: ["0n", "0H", "1n"])
  func aDeadlineThatHasPassedIsNotWorkedFor(timeout: String) async throws {
    let service = ClosureService.unary { request, _ in
      Issue.record("the handler runs")
      return request
    }
    let events = try await answer(to: .request([("grpc-timeout", timeout)]), service: service)
    #expect(events.status(of: 1) == .deadlineExceeded)
    #expect(events.headers(of: 1).count == 1)
  }

  @Test func handlersOfCancelledCallsCount() async throws {
    var limits = ServerLimits()
    limits.runningHandlersMax = 2
    let started = Counter()
    let release = Signal()
    let service = ClosureService.unary { request, _ in
      started.add()
      // Does not heed its cancellation.
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
