/// Signature algorithms of tokens: those of RFC 7518 §3.1 and RFC 8037 §3.1 without a shared
/// secret. `none` and the HMACs are excluded, so a token cannot request them.
public enum SignatureAlgorithm: String, Sendable, Hashable, CaseIterable {
  /// Ed25519 only, the name in RFC 9864.
  case edDSA = "EdDSA"
  case rs256 = "RS256"
  case rs384 = "RS384"
  case rs512 = "RS512"
  case ps256 = "PS256"
  case ps384 = "PS384"
  case ps512 = "PS512"
  case es256 = "ES256"
  case es384 = "ES384"
  case es512 = "ES512"

  /// SHA-2 functions by OpenSSL's names.
  enum Digest: String, Sendable {
    case sha256 = "SHA2-256"
    case sha384 = "SHA2-384"
    case sha512 = "SHA2-512"
  }

  enum Scheme: Sendable, Hashable {
    case ed25519
    /// RSASSA-PKCS1-v1_5 (RFC 8017 §8.2).
    case pkcs1(Digest)
    /// RSASSA-PSS (RFC 8017 §8.1), with MGF1 and salt length of the same function.
    case pss(Digest)
    /// ECDSA; each curve has one hash function (RFC 7518 §3.4).
    case ecdsa(EllipticCurve, Digest)
  }

  /// Parses an `alg`, which is case-sensitive (RFC 7515 §4.1.1); nil if it is unknown.
  init?(name: String) {
    self.init(rawValue: name == "Ed25519" ? "EdDSA" : name)
  }

  var scheme: Scheme {
    switch self {
    case .edDSA: .ed25519
    case .rs256: .pkcs1(.sha256)
    case .rs384: .pkcs1(.sha384)
    case .rs512: .pkcs1(.sha512)
    case .ps256: .pss(.sha256)
    case .ps384: .pss(.sha384)
    case .ps512: .pss(.sha512)
    case .es256: .ecdsa(.p256, .sha256)
    case .es384: .ecdsa(.p384, .sha384)
    case .es512: .ecdsa(.p521, .sha512)
    }
  }
}
