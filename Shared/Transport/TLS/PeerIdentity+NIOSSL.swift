import NIOSSL
import RPCCore

extension PeerIdentity {
  /// Creates the identity; nil if the certificate cannot be encoded, which does not happen after
  /// verification.
  init?(_ certificate: NIOSSLCertificate) {
    guard let bytes = try? certificate.toDERBytes() else { return nil }
    self.init(certificate: bytes)
    for name in certificate._subjectAlternativeNames() {
      let text = name.contents.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      switch name.nameType {
      case .dnsName: dnsNames.append(text)
      case .uri: uris.append(text)
      default: break
      }
    }
  }
}
