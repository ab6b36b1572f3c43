public import NIOCore

/// TLS on one connection: what the transport needs of it, whichever library it comes from.
///
/// Made and used on the connection's event loop.
public struct ConnectionSecurity {
  /// Stands between the socket and HTTP/2. When the handshake is done it fires
  /// `TLSUserEvent.handshakeCompleted` with the protocol that ALPN has agreed on.
  public let handler: any ChannelHandler
  /// Who the peer is, by a certificate that was verified; nil where it showed none. Asked after the
  /// handshake.
  public let peerIdentity: () -> PeerIdentity?

  public init(handler: any ChannelHandler, peerIdentity: @escaping () -> PeerIdentity?) {
    self.handler = handler
    self.peerIdentity = peerIdentity
  }
}
