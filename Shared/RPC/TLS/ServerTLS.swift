/// The server's side of TLS 1.2 and later.
public struct ServerTLS: Sendable, Hashable {
  /// PEM file: the server's certificate and the intermediate ones.
  public var certificateChainFile: String
  /// PEM file: the private key of the certificate.
  public var privateKeyFile: String
  /// PEM file: authorities of client certificates. When set, clients must show one (mutual TLS).
  public var clientTrustRootsFile: String?
  /// How often the files are looked at; a change is used for new connections without a restart.
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
