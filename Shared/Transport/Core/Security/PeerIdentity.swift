/// The identity of a connection's peer, from the certificate verified by mutual TLS.
///
/// Names are the subject alternative names; the subject's common name is not used (RFC 9525 §2).
public struct PeerIdentity: Sendable, Hashable {
  /// DNS names, such as `gateway.example.org`.
  public var dnsNames: [String]
  /// URIs, such as a SPIFFE id, `spiffe://example.org/gateway`.
  public var uris: [String]
  /// The certificate in DER form.
  public var certificate: [UInt8]

  public init(dnsNames: [String] = [], uris: [String] = [], certificate: [UInt8] = []) {
    self.dnsNames = dnsNames
    self.uris = uris
    self.certificate = certificate
  }
}
