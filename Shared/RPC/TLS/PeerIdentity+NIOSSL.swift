import NIOSSL
import RPCCore

extension PeerIdentity {
  /// Nil for a certificate that cannot be written down, which nothing that was verified is.
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
