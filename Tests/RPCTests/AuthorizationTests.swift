import HTTP2
import Messages
import RPCTestSupport
import Testing

@testable import RPCClient
@testable import RPCCore
@testable import RPCServer

private enum CallerKey: ContextKey {
  typealias Value = String
}

/// Knows who calls by what the metadata say, at once or when told.
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
        throw RPCError(.unauthenticated, "nobody knows you", reason: "STRANGER")
      }
    case let caller: context[CallerKey.self] = caller
    }
    return nil
  }
}

private struct Known: CallRequirement {
  func check(_ context: ServerCallContext) throws(RPCError) {
    guard let caller = context[CallerKey.self] else {
      throw RPCError(.unauthenticated, "nobody said who calls")
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

  /// Begins a call whose end does not come.
  private func begin(
    _ method: String, _ caller: String?, _ body: [UInt8] = [], on peer: RawPeer
  ) async throws -> Int32 {
    try await peer.run { session -> Int32 in
      let stream =
        session.submitRequest(
          .request(
            path: "/\(ClosureService.name)/\(method)", caller.map { [("caller", $0)] } ?? []),
          endStream: false) ?? 0
      if !body.isEmpty { session.send(stream: stream, body) }
      return stream
    }
  }

  private static let message = LengthPrefixedMessage.frame(Text(service: "x").serialized())

  @Test(arguments: ["Call", "Chat"], [nil, "guest"])
  func aRefusalDoesNotWaitForTheBody(method: String, caller: String?) async throws {
    try await serving { _, peer in
      let stream = try await begin(method, caller, on: peer)
      let events = await peer.events { !$0.headers(of: stream).isEmpty }
      // Trailers only.
      #expect(events.headers(of: stream).count == 1)
      #expect(events.status(of: stream) == (caller == nil ? .unauthenticated : .permissionDenied))
      // What still comes is forgotten, and other calls are served.
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
      // The server has seen it all when it answers another call.
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

  /// What a caller can have held before it is known is a stream's window.
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
      // The client knows of the deadline by itself; what it sends after its reset comes after it.
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
