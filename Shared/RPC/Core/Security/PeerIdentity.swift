/// Who the other side of a connection is, from its certificate, which mutual TLS has verified.
///
/// Names are the subject alternative names; the common name of the subject is no identity
/// (RFC 9525 §2).
public struct PeerIdentity: Sendable, Hashable {
  /// E.g. `gateway.example.org`.
  public var dnsNames: [String]
  /// E.g. a SPIFFE id, `spiffe://example.org/gateway`.
  public var uris: [String]
  /// The certificate in DER form.
  public var certificate: [UInt8]

  public init(dnsNames: [String] = [], uris: [String] = [], certificate: [UInt8] = []) {
    self.dnsNames = dnsNames
    self.uris = uris
    self.certificate = certificate
  }
}
