public import NIOCore

/// TLS of one connection, independent of the TLS library.
///
/// Created and used on the connection's event loop.
public struct ConnectionSecurity {
  /// The handler between the socket and HTTP/2. After the handshake it fires
  /// `TLSUserEvent.handshakeCompleted` with the protocol negotiated by ALPN.
  public let handler: any ChannelHandler
  /// The peer's identity from its verified certificate; nil without a certificate. Called after the
  /// handshake.
  public let peerIdentity: () -> PeerIdentity?

  public init(handler: any ChannelHandler, peerIdentity: @escaping () -> PeerIdentity?) {
    self.handler = handler
    self.peerIdentity = peerIdentity
  }
}
