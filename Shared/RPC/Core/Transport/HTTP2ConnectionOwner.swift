package import HTTP2
import NIOCore

/// The gRPC half of a connection: what the server or the client makes of HTTP/2's events.
///
/// Everything is called on the connection's event loop.
package protocol HTTP2ConnectionOwner: AnyObject {
  /// Bytes can flow: the socket is connected, and TLS has agreed on `h2` where there is TLS.
  func connectionReady(_ handler: HTTP2ChannelHandler)
  /// What arrived has been read, and what the session made of it has been received.
  func readHandled()
  func receive(_ event: HTTP2Event)
  /// Nothing more is sent or looked at, though the socket stays open for a moment; only
  /// ``connectionClosed(_:)`` follows.
  func connectionEnding(_ error: (any Error)?)
  /// The connection is gone; no event follows.
  func connectionClosed(_ error: (any Error)?)
}

extension HTTP2ConnectionOwner {
  package func readHandled() {}
  package func connectionEnding(_ error: (any Error)?) {}
}
