import NIOCore
import NIOSSL
import RPCCore

/// The TLS context shared by all connections of a channel.
struct ClientTLSContext: ClientConnectionSecurity {
  let context: NIOSSLContext
  /// See ``ClientTLS/serverName``.
  let serverName: String?

  func secureConnection(to host: String) throws -> ConnectionSecurity {
    let name = serverName ?? host
    let isAddress = (try? SocketAddress(ipAddress: name, port: 0)) != nil
    // An IP address is verified against the certificate's addresses and not sent as SNI.
    let handler = try NIOSSLClientHandler(
      context: context, serverHostname: isAddress ? nil : name)
    return ConnectionSecurity(handler: handler) {
      handler.peerCertificate.flatMap { PeerIdentity($0) }
    }
  }
}
