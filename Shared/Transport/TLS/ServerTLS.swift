/// Server-side TLS 1.2 and later.
public struct ServerTLS: Sendable, Hashable {
  /// PEM file of the server's certificate and the intermediate ones.
  public var certificateChainFile: String
  /// PEM file of the certificate's private key.
  public var privateKeyFile: String
  /// PEM file of the authorities of client certificates. If set, clients must present one (mutual
  /// TLS).
  public var clientTrustRootsFile: String?
  /// Protocols that ALPN offers to clients.
  public var applicationProtocols = ["h2"]
  /// Interval of checking the files; new connections use a changed certificate without a restart.
  /// Default 5 s.
  public var reloadInterval: Duration = .seconds(5)

  public init(
    certificateChainFile: String, privateKeyFile: String, clientTrustRootsFile: String? = nil
  ) {
    self.certificateChainFile = certificateChainFile
    self.privateKeyFile = privateKeyFile
    self.clientTrustRootsFile = clientTrustRootsFile
  }
}
