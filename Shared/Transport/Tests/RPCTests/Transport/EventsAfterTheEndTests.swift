import HTTP2
import NIOCore
import NIOEmbedded
import Testing

@testable import RPCCore

/// The owner of a connection gets no events after its end.
struct EventsAfterTheEndTests {
  /// Closes the connection at the first event.
  private final class Owner: HTTP2ConnectionOwner {
    var handler: HTTP2ChannelHandler?
    var events = 0
    var isClosed = false

    func connectionReady(_ handler: HTTP2ChannelHandler) { self.handler = handler }

    func receive(_ event: HTTP2Event) {
      events += 1
      handler?.close(because: nil)
    }

    func connectionClosed(_ error: (any Error)?) {
      isClosed = true
      handler = nil
    }
  }

  @Test func whatCameInTheSameReadIsDropped() throws {
    let client = try HTTP2Session(role: .client)
    for _ in 0..<2 { _ = client.submitRequest(.request(), endStream: true) }
    var bytes: [UInt8] = []
    while try client.drain(atMost: 65_536, { bytes.append(contentsOf: $0) }) > 0 {}

    let owner = Owner()
    let channel = EmbeddedChannel()
    let handler = HTTP2ChannelHandler(
      session: try HTTP2Session(role: .server), owner: owner, eventLoop: channel.eventLoop)
    try handler.install(in: channel)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    try channel.writeInbound(ByteBuffer(bytes: bytes))
    #expect(owner.isClosed)
    #expect(owner.events == 1)
    _ = try channel.finish(acceptAlreadyClosed: true)
  }
}
