import HTTP2
import NIOCore
import NIOPosix

@testable import RPCCore

/// A peer without gRPC: a plain HTTP/2 session on a socket, which a test controls frame by frame.
///
/// `@unchecked Sendable`: confined to its event loop.
final class RawPeer: HTTP2ConnectionOwner, @unchecked Sendable {
  private let session: HTTP2Session
  private let eventLoop: any EventLoop
  private var handler: HTTP2ChannelHandler?
  private var events: [HTTP2Event] = []
  private var isClosed = false
  private var waiters: [(isMet: ([HTTP2Event]) -> Bool, CheckedContinuation<[HTTP2Event], Never>)] =
    []

  private init(role: HTTP2Session.Role, eventLoop: any EventLoop) throws {
    session = try HTTP2Session(role: role)
    self.eventLoop = eventLoop
  }

  /// Connects a client to a port of the loopback interface.
  ///
  /// - Parameter first: submits requests to send with the connection preface.
  static func connect(
    port: Int, first: (HTTP2Session) -> Void = { _ in }
  ) async throws -> RawPeer {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let peer = try RawPeer(role: .client, eventLoop: loop)
    first(peer.session)
    _ = try await ClientBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try peer.take(channel)
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    return peer
  }

  /// A server that creates a peer for every connection.
  static func listen(
    onConnection: @escaping @Sendable (RawPeer) -> Void
  ) async throws -> any NIOCore.Channel {
    try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let peer = try RawPeer(role: .server, eventLoop: channel.eventLoop)
          try peer.take(channel)
          onConnection(peer)
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  private func take(_ channel: any NIOCore.Channel) throws {
    let handler = HTTP2ChannelHandler(
      session: session, owner: self, eventLoop: eventLoop)
    self.handler = handler
    // A channel accepted while its listener closes ends before it is active and reports nothing
    // else; without this, the two would retain each other.
    channel.closeFuture.whenComplete { _ in self.connectionClosed(nil) }
    try channel.pipeline.syncOperations.addHandler(handler)
  }

  /// Runs commands on the session and sends the resulting frames.
  @discardableResult
  func run<R: Sendable>(_ body: @escaping @Sendable (HTTP2Session) -> R) async throws -> R {
    try await eventLoop.submit {
      defer { self.handler?.scheduleFlush() }
      return body(self.session)
    }.get()
  }

  /// Waits until all events so far meet a condition, or the connection closes.
  func events(
    until isMet: @escaping @Sendable ([HTTP2Event]) -> Bool
  ) async -> [HTTP2Event] {
    await withCheckedContinuation { continuation in
      eventLoop.execute {
        if self.isClosed || isMet(self.events) {
          continuation.resume(returning: self.events)
        } else {
          self.waiters.append((isMet, continuation))
        }
      }
    }
  }

  func eventsUntilClosed() async -> [HTTP2Event] {
    await events { _ in false }
  }

  func close() {
    eventLoop.execute { self.handler?.close(because: nil) }
  }

  // MARK: - HTTP2ConnectionOwner

  func connectionReady(_ handler: HTTP2ChannelHandler) {}

  func receive(_ event: HTTP2Event) {
    if case .data(let stream, let bytes, _) = event {
      session.consumeConnection(count: bytes.count)
      session.consume(stream: stream, count: bytes.count)
    }
    events.append(event)
    resumeWaiters()
  }

  func connectionClosed(_ error: (any Error)?) {
    isClosed = true
    handler = nil
    resumeWaiters()
  }

  private func resumeWaiters() {
    let met = waiters.filter { isClosed || $0.isMet(events) }
    waiters.removeAll { isClosed || $0.isMet(events) }
    for (_, continuation) in met { continuation.resume(returning: events) }
  }
}

extension HTTP2HeaderBlock {
  /// A gRPC request to the test service, with fields replaced or added.
  static func request(
    path: String = "/otolith.test.v1.TestService/Call", method: String = "POST",
    contentType: String = "application/grpc", _ more: [(String, String)] = []
  ) -> HTTP2HeaderBlock {
    HTTP2HeaderBlock(
      [
        (":method", method), (":scheme", "http"), (":path", path), (":authority", "test"),
        ("content-type", contentType),
      ] + more)
  }

  static let responseHeaders = HTTP2HeaderBlock([
    (":status", "200"), ("content-type", "application/grpc"),
  ])

  static func trailers(_ status: StatusCode) -> HTTP2HeaderBlock {
    HTTP2HeaderBlock([("grpc-status", "\(status.rawValue)")])
  }
}

extension [HTTP2Event] {
  /// The header sections of a stream, in order.
  func headers(of stream: Int32) -> [HTTP2HeaderBlock] {
    compactMap { event in
      if case .headers(stream, let block, _) = event { block } else { nil }
    }
  }

  /// The streams whose requests have arrived in full.
  var endedStreams: [Int32] {
    compactMap { event in
      switch event {
      case .headers(let stream, _, endStream: true), .data(let stream, _, endStream: true): stream
      default: nil
      }
    }
  }

  func isClosed(_ stream: Int32) -> Bool {
    contains { event in
      if case .streamClosed(stream, _) = event { true } else { false }
    }
  }

  func closeCode(of stream: Int32) -> HTTP2ErrorCode? {
    for case .streamClosed(stream, let code) in self { return code }
    return nil
  }

  /// The `grpc-status` of a stream, in headers or trailers.
  func status(of stream: Int32) -> StatusCode? {
    for block in headers(of: stream).reversed() {
      if let text = block.first("grpc-status"), let number = Int(text) {
        return StatusCode(rawValue: number)
      }
    }
    return nil
  }
}
