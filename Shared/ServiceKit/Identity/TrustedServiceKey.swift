import FoundationEssentials

/// The public half of a key by which a service proves who it is.
struct TrustedServiceKey: Sendable, Hashable {
  /// The only one that the key can speak for.
  var service: String
  /// RFC 7638 thumbprint.
  var keyID: String
  /// Ed25519, 32 bytes.
  var publicKey: [UInt8]
  /// From then on it is worth nothing.
  var notAfter: Date

  var name: String { ServiceToken.keyName(service: service, keyID: keyID) }
}
