import NIOSSL
public import RPCCore

/// The client's side of TLS 1.2 and later. Certificate and host name are always verified.
public struct ClientTLS: ClientTransportSecurity, Hashable {
  /// PEM file: the authorities to trust; nil trusts the system's.
  public var trustRootsFile: String?
  /// Name to verify and to send as SNI when it is not the host connected to.
  public var serverName: String?
  /// PEM files of the client's own certificate, for servers that ask for one.
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

  /// Reads the files as a client would before its first call.
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
    // A client closes when its calls are over: nothing that the server could still send counts, and
    // servers on gRPC's core never answer a close_notify (RFC 8446 §6.1 does not ask them to).
    configuration.shutdownTimeout = .milliseconds(100)
    return configuration
  }
}
