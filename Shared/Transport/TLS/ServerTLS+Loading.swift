public import Logging
public import Metrics
import NIOSSL
public import RPCCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension ServerTLS: ServerTransportSecurity {
  public func loadCertificate(
    metrics: any MetricsFactory, logger: Logger
  ) throws -> any ServerConnectionSecurity {
    let expiry = CertificateExpiry(metrics: metrics, logger: logger)
    return try ServerCertificate(self, expiry: expiry, metrics: metrics, logger: logger)
  }
}

extension ServerTLS {
  /// Reads the files like a server at its start.
  ///
  /// - Throws: ``TLSFileError`` that names the file.
  public func validate() throws { _ = try load() }

  /// The context for new connections, and the expiry time of its certificate (seconds since 1970).
  struct Loaded {
    var context: NIOSSLContext
    var notAfter: time_t
  }

  /// Loads the certificate. An expired one is rejected, since clients would not accept it.
  func load(now: time_t = time(nil)) throws -> Loaded {
    let chain = try TLSFile.certificates(certificateChainFile)
    let notAfter = chain.map(\.notValidAfter).min() ?? 0
    guard notAfter > now else {
      throw TLSFileError(
        path: certificateChainFile,
        problem: "contains a certificate that expired on \(CertificateExpiry.text(notAfter))")
    }
    let key = try TLSFile.privateKey(privateKeyFile)
    var configuration = NIOSSL.TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = applicationProtocols
    if let clientTrustRootsFile {
      configuration.trustRoots = .certificates(try TLSFile.certificates(clientTrustRootsFile))
      // Client certificates have no host name to verify.
      configuration.certificateVerification = .noHostnameVerification
    }
    let context = try TLSFile.reading(privateKeyFile, "does not belong to the certificate") {
      try NIOSSLContext(configuration: configuration)
    }
    return Loaded(context: context, notAfter: notAfter)
  }
}
