import HTTP2
import NIOCore
import NIOEmbedded
import Testing

@testable import RPCCore

/// Resets of streams that the server answers before the request ends.
struct EarlyAnswerTests {
  /// Answers each request at its headers.
  private final class Owner: HTTP2ConnectionOwner {
    let session: HTTP2Session

    init(_ session: HTTP2Session) { self.session = session }

    func connectionReady(_ handler: HTTP2ChannelHandler) {}

    func receive(_ event: HTTP2Event) {
      guard case .headers(let stream, _, _) = event else { return }
      session.submitResponse(stream: stream, .responseHeaders, endStream: true)
    }

    func connectionClosed(_ error: (any Error)?) {}
  }

  @Test func theResetComesATenthOfASecondLaterUnlessTheClientEndsTheStream() throws {
    var configuration = HTTP2SessionConfiguration()
    configuration.delaysEarlyResets = true
    let server = try HTTP2Session(role: .server, configuration: configuration)
    let client = try HTTP2Session(role: .client)
    let channel = EmbeddedChannel()
    let handler = HTTP2ChannelHandler(
      session: server, owner: Owner(server), eventLoop: channel.eventLoop)
    try handler.install(in: channel)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    func exchange() throws {
      var bytes: [UInt8] = []
      while try client.drain(atMost: 65_536, { bytes.append(contentsOf: $0) }) > 0 {}
      if !bytes.isEmpty { try channel.writeInbound(ByteBuffer(bytes: bytes)) }
      while let sent = try channel.readOutbound(as: ByteBuffer.self) {
        try sent.withUnsafeReadableBytes { try client.receive($0) }
      }
    }

    for _ in 0..<2 { _ = client.submitRequest(.request(), endStream: false) }
    try exchange()
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(99))
    try exchange()
    let early = client.takeEvents()
    #expect(early.endedStreams == [1, 3])
    #expect(!early.isClosed(1))
    #expect(!early.isClosed(3))
    client.finish(stream: 3)
    try exchange()
    #expect(client.takeEvents() == [.streamClosed(stream: 3, .noError)])
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    try exchange()
    #expect(client.takeEvents() == [.streamClosed(stream: 1, .noError)])
    #expect(server.openStreams == 0)
    _ = try channel.finish(acceptAlreadyClosed: true)
  }
}
