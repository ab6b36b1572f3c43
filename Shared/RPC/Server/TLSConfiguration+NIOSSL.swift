import NIOSSL

extension TLSConfiguration {
  /// Reads the files.
  func makeContext() throws -> NIOSSLContext {
    let chain = try NIOSSLCertificate.fromPEMFile(certificateChainFile)
    let key = try NIOSSLPrivateKey(file: privateKeyFile, format: .pem)
    var configuration = NIOSSL.TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["h2"]
    if let clientTrustRootsFile {
      configuration.trustRoots = .file(clientTrustRootsFile)
      // Client certificates name no host to compare.
      configuration.certificateVerification = .noHostnameVerification
    }
    return try NIOSSLContext(configuration: configuration)
  }
}
