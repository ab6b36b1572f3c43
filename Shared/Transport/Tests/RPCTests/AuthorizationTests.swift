import HTTP2
import MessageSupport
import RPCTestSupport
import Testing

@testable import RPCClient
@testable import RPCCore
@testable import RPCServer

private enum CallerKey: ContextKey {
  typealias Value = String
}

/// Identifies callers by metadata, either at once or after a signal.
private struct Door: CallAuthorizer {
  let opens: Signal

  func authorize(
    _ context: ServerCallContext, for access: MethodAccess
  ) throws(RPCError) -> PendingAuthorization? {
    guard case .credentials = access else { return nil }
    switch context.requestMetadata.first(for: "caller") {
    case nil: throw RPCError(.unauthenticated, "who are you?", reason: "UNKNOWN")
    case "late":
      return { [opens] in
        await opens.wait()
        context[CallerKey.self] = "late"
      }
    case "late stranger":
      return { [opens] in
        await opens.wait()
        throw RPCError(.unauthenticated, "unknown caller", reason: "STRANGER")
      }
    case let caller: context[CallerKey.self] = caller
    }
    return nil
  }
}

private struct Known: CallRequirement {
  func check(_ context: ServerCallContext) throws(RPCError) {
    guard let caller = context[CallerKey.self] else {
      throw RPCError(.unauthenticated, "no caller given")
    }
    guard caller != "guest" else {
      throw RPCError(.permissionDenied, "guests may not", reason: "GUEST")
    }
  }
}

/// Calls are authorised at their headers.
@Suite(.timeLimit(.minutes(5))) struct AuthorizationTests {
  private let opens = Signal()
  private let handled = Counter()

  private var service: ClosureService {
    ClosureService { [handled] registry in
      registry.unary(service: ClosureService.name, method: "Call", access: .credentials(Known())) {
        (request: Text, context) in
        handled.add()
        return Text(service: "\(request.service) for \(context[CallerKey.self] ?? "?")")
      }
      registry.bidirectionalStreaming(
        service: ClosureService.name, method: "Chat", access: .credentials(Known())
      ) { (requests: RequestStream<Text>, _, writer: ResponseWriter<Text>) in
        handled.add()
        for try await request in requests { try await writer.write(request) }
      }
      registry.unary(service: ClosureService.name, method: "Open", access: .open) {
        (request: Text, _) in request
      }
    }
  }

  private func serving(_ body: (TestServer, RawPeer) async throws -> Void) async throws {
    let server = try await TestServer(service, authorizers: [Door(opens: opens)])
    let peer = try await RawPeer.connect(port: server.port)
    try await body(server, peer)
    peer.close()
    await server.stop()
  }

  /// Starts a call, by default without ending its request.
  private func begin(
    _ method: String, _ caller: String?, _ body: [UInt8] = [], ending: Bool = false,
    on peer: RawPeer
  ) async throws -> Int32 {
    try await peer.run { session -> Int32 in
      let stream =
        session.submitRequest(
          .request(
            path: "/\(ClosureService.name)/\(method)", caller.map { [("caller", $0)] } ?? []),
          endStream: false) ?? 0
      if !body.isEmpty { session.send(stream: stream, body) }
      if ending { session.finish(stream: stream) }
      return stream
    }
  }

  private static let message = LengthPrefixedMessage.frame(Text(service: "x").serialized())

  /// Callers without credentials that send slowly do not occupy the places of complete calls.
  @Test func incompleteOpenRequestsHavePlacesOfTheirOwnAndATimeLimit() async throws {
    var limits = ServerLimits()
    limits.openCallsMax = 1
    limits.openRequestTimeout = .seconds(2)
    let server = try await TestServer(
      service, limits: limits, authorizers: [Door(opens: opens)])
    let peer = try await RawPeer.connect(port: server.port)
    let slow = try await begin("Open", nil, Array(Self.message.prefix(4)), on: peer)
    let second = try await begin("Open", nil, on: peer)
    var events = await peer.events { $0.isClosed(second) }
    #expect(events.status(of: second) == .resourceExhausted)
    #expect(
      events.headers(of: second).last?.first("grpc-message")
        == "the server has more than 1 incomplete requests without credentials in flight")
    for _ in 0..<2 {
      let whole = try await begin("Open", nil, Self.message, ending: true, on: peer)
      events = await peer.events { $0.isClosed(whole) }
      #expect(events.status(of: whole) == .ok)
    }
    events = await peer.events { $0.isClosed(slow) }
    #expect(events.status(of: slow) == .resourceExhausted)
    #expect(
      events.headers(of: slow).last?.first("grpc-message")
        == "the request is incomplete after 2.0 seconds")
    // Its place is free again, and is given back when the request is complete.
    for _ in 0..<2 {
      let late = try await begin("Open", nil, Array(Self.message.prefix(4)), on: peer)
      try await peer.run { session in
        session.send(stream: late, Array(Self.message.dropFirst(4)))
        session.finish(stream: late)
      }
      events = await peer.events { $0.isClosed(late) }
      #expect(events.status(of: late) == .ok)
    }
    peer.close()
    await server.stop()
  }

  @Test(arguments: ["Call", "Chat"], [nil, "guest"])
  func aRefusalDoesNotWaitForTheBody(method: String, caller: String?) async throws {
    try await serving { _, peer in
      let stream = try await begin(method, caller, on: peer)
      let events = await peer.events { !$0.headers(of: stream).isEmpty }
      // Trailers only.
      #expect(events.headers(of: stream).count == 1)
      #expect(events.status(of: stream) == (caller == nil ? .unauthenticated : .permissionDenied))
      // Later bytes are discarded, and other calls are served.
      try await peer.run { $0.send(stream: stream, [UInt8](repeating: 0, count: 30_000)) }
      let good = try await begin("Call", "alice", Self.message, on: peer)
      try await peer.run { $0.finish(stream: good) }
      let answered = await peer.events { $0.isClosed(good) }
      #expect(answered.status(of: good) == .ok)
      #expect(handled.value == 1)
    }
  }

  @Test func openMethodsNeedNobody() async throws {
    try await serving { _, peer in
      let stream = try await begin("Open", nil, Self.message, on: peer)
      try await peer.run { $0.finish(stream: stream) }
      let events = await peer.events { $0.isClosed(stream) }
      #expect(events.status(of: stream) == .ok)
    }
  }

  @Test func withoutAuthorizersNobodyIsLetIn() async throws {
    try await withServer(service) { _, channel in
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unauthenticated)
    }
  }

  @Test func aRefusalPassesTheInterceptors() async throws {
    struct Renaming: ServerInterceptor {
      func intercept(
        _ context: ServerCallContext, next: @Sendable () async throws -> Void
      ) async throws {
        do {
          try await next()
        } catch {
          throw RPCError(.notFound, "\((error as? RPCError)?.reason ?? "")")
        }
      }
    }
    try await withServer(
      service, authorizers: [Door(opens: opens)], interceptors: [Renaming()]
    ) { _, channel in
      let error = await failure { try await channel.call("x") }
      #expect(error == RPCError(.notFound, "UNKNOWN"))
    }
  }

  @Test(arguments: ["Call", "Chat"])
  func theBodyWaitsForAnAuthorizationThatTakesTime(method: String) async throws {
    try await serving { _, peer in
      let stream = try await begin(method, "late", Self.message, on: peer)
      try await peer.run { $0.finish(stream: stream) }
      // When the server answers another call, it has seen everything.
      let other = try await begin("Open", nil, Self.message, on: peer)
      try await peer.run { $0.finish(stream: other) }
      let before = await peer.events { $0.isClosed(other) }
      #expect(before.headers(of: stream).isEmpty)
      #expect(handled.value == 0)
      opens.fire()
      let events = await peer.events { $0.isClosed(stream) }
      #expect(events.status(of: stream) == .ok)
      #expect(handled.value == 1)
    }
  }

  @Test(arguments: ["Call", "Chat"])
  func whatWasHeldIsForgottenWhenItIsRefused(method: String) async throws {
    try await serving { _, peer in
      let stream = try await begin(method, "late stranger", Self.message, on: peer)
      opens.fire()
      let events = await peer.events { !$0.headers(of: stream).isEmpty }
      #expect(events.status(of: stream) == .unauthenticated)
      #expect(handled.value == 0)
    }
  }

  /// An unauthorised caller can occupy at most the window of a stream.
  @Test func theWindowStaysClosedMeanwhile() async throws {
    let server = try await TestServer(service, authorizers: [Door(opens: opens)])
    let peer = try await FramePeer.connect(port: server.port)
    peer.send(FramePeer.preface)
    peer.send(FramePeer.request(1, [("caller", "late")]))
    let body = LengthPrefixedMessage.frame(
      Text(service: String(repeating: "x", count: 60_000)).serialized())
    for start in stride(from: 0, to: body.count, by: 16_000) {
      let part = Array(body[start..<min(start + 16_000, body.count)])
      peer.send(FramePeer.bytes(type: 0, stream: 1, part))
    }
    #expect(await peer.pong(1))
    let before = await peer.frames { _ in true }
    #expect(!before.contains { $0.type == 8 && $0.stream == 1 })
    opens.fire()
    peer.send(FramePeer.bytes(type: 0, flags: 1, stream: 1))
    let after = await peer.frames { $0.contains { $0.type == 0 && $0.stream == 1 } }
    #expect(after.contains { $0.type == 0 && $0.stream == 1 })
    #expect(handled.value == 1)
    peer.close()
    await server.stop()
  }

  @Test func theDeadlineHoldsMeanwhile() async throws {
    try await withServer(service, authorizers: [Door(opens: opens)]) { _, channel in
      var options = CallOptions(timeout: .milliseconds(50))
      options.metadata.add("late", for: "caller")
      let error = await failure { try await channel.call("x", options: options) }
      #expect(error?.code == .deadlineExceeded)
      // The client enforces the deadline itself; its data after the reset arrives later.
      var known = CallOptions(timeout: .seconds(60))
      known.metadata.add("friend", for: "caller")
      #expect(try await channel.call("y", options: known) == "y for friend")
      opens.fire()
      options.timeout = .seconds(60)
      let answer = try await channel.call("x", options: options)
      #expect(answer == "x for late")
    }
    #expect(handled.value == 2)
  }
}
