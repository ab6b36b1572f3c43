import NIOSSL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension TLSConfiguration {
  /// Reads the files as a server would at its start.
  ///
  /// - Throws: ``TLSFileError`` that names the file.
  public func validate() throws { _ = try makeContext() }

  func makeContext() throws -> NIOSSLContext {
    let chain = try reading(certificateChainFile, "holds no certificate in PEM form") {
      try NIOSSLCertificate.fromPEMFile(certificateChainFile)
    }
    let key = try reading(privateKeyFile, "holds no private key in PEM form") {
      try NIOSSLPrivateKey(file: privateKeyFile, format: .pem)
    }
    var configuration = NIOSSL.TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["h2"]
    if let clientTrustRootsFile {
      let roots = try reading(clientTrustRootsFile, "holds no certificate in PEM form") {
        try NIOSSLCertificate.fromPEMFile(clientTrustRootsFile)
      }
      configuration.trustRoots = .certificates(roots)
      // Client certificates name no host to compare.
      configuration.certificateVerification = .noHostnameVerification
    }
    return try reading(privateKeyFile, "does not belong to the certificate") {
      try NIOSSLContext(configuration: configuration)
    }
  }

  private func reading<Value>(
    _ path: String, _ problem: String, _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch {
      let isReadable = access(path, R_OK) == 0
      throw TLSFileError(
        path: path,
        problem: isReadable ? problem : "cannot be read: \(String(cString: strerror(errno)))")
    }
  }
}
