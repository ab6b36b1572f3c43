import RPCTLS

extension ServiceSettings {
  /// What callers are shown; nil: no TLS.
  var serverTLS: ServerTLS? {
    tls.map {
      ServerTLS(
        certificateChainFile: $0.certificateFile, privateKeyFile: $0.keyFile,
        clientTrustRootsFile: clientTrustRootsFile)
    }
  }

  /// For calls to other services; nil: no TLS.
  var clientTLS: ClientTLS? {
    trustRootsFile.map {
      ClientTLS(
        trustRootsFile: $0, certificateChainFile: tls?.certificateFile,
        privateKeyFile: tls?.keyFile)
    }
  }
}
