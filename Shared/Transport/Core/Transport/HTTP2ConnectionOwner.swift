package import HTTP2
import NIOCore

/// The gRPC part of a connection, which handles the HTTP/2 events of the server or client.
///
/// Everything is called on the connection's event loop.
package protocol HTTP2ConnectionOwner: AnyObject {
  /// Called when data can be transferred: the socket is connected, and TLS, if any, has negotiated
  /// `h2`.
  func connectionReady(_ handler: HTTP2ChannelHandler)
  /// Called when the available bytes have been read and their events received.
  func readHandled()
  func receive(_ event: HTTP2Event)
  /// The connection is ending: nothing more is sent or read, though the socket may stay open for a
  /// moment. Only ``connectionClosed(_:)`` follows.
  func connectionEnding(_ error: (any Error)?)
  /// Called when the connection is closed; no event follows.
  func connectionClosed(_ error: (any Error)?)
}

extension HTTP2ConnectionOwner {
  package func readHandled() {}
  package func connectionEnding(_ error: (any Error)?) {}
}
