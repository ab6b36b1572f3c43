import NIOSSL
public import RPCCore

/// Client-side TLS 1.2 and later. Certificate and host name are always verified.
public struct ClientTLS: ClientTransportSecurity, Hashable {
  /// PEM file of the trusted authorities; nil: the system's.
  public var trustRootsFile: String?
  /// Name to verify and to send as SNI if it differs from the host.
  public var serverName: String?
  /// PEM files of the client's certificate and key, for servers that require one.
  public var certificateChainFile: String?
  public var privateKeyFile: String?

  public init(
    trustRootsFile: String? = nil, serverName: String? = nil, certificateChainFile: String? = nil,
    privateKeyFile: String? = nil
  ) {
    self.trustRootsFile = trustRootsFile
    self.serverName = serverName
    self.certificateChainFile = certificateChainFile
    self.privateKeyFile = privateKeyFile
  }

  /// Reads the files like a client before its first call.
  ///
  /// - Throws: ``TLSFileError`` that names the file.
  public func validate() throws {
    if let trustRootsFile { _ = try TLSFile.certificates(trustRootsFile) }
    if let certificateChainFile { _ = try TLSFile.certificates(certificateChainFile) }
    if let privateKeyFile { _ = try TLSFile.privateKey(privateKeyFile) }
  }

  public func load() throws -> any ClientConnectionSecurity {
    ClientTLSContext(
      context: try NIOSSLContext(configuration: makeConfiguration()), serverName: serverName)
  }

  func makeConfiguration() throws -> NIOSSL.TLSConfiguration {
    var configuration = NIOSSL.TLSConfiguration.makeClientConfiguration()
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["h2"]
    if let trustRootsFile { configuration.trustRoots = .file(trustRootsFile) }
    if let certificateChainFile, let privateKeyFile {
      configuration.certificateChain = try NIOSSLCertificate.fromPEMFile(certificateChainFile)
        .map { .certificate($0) }
      configuration.privateKey = .privateKey(
        try NIOSSLPrivateKey(file: privateKeyFile, format: .pem))
    }
    // A client closes after its calls, when nothing from the server matters any more. Servers on
    // gRPC's core never answer close_notify (RFC 8446 §6.1 does not require it).
    configuration.shutdownTimeout = .milliseconds(100)
    return configuration
  }
}
