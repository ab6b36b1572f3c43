/// How a token may be signed: the algorithms of RFC 7518 §3.1 and RFC 8037 §3.1 that need no shared
/// secret. `none` and the HMACs are not among them, so no token can ask for them.
public enum SignatureAlgorithm: String, Sendable, Hashable, CaseIterable {
  /// With Ed25519 only; RFC 9864 calls it so.
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

  /// A function of the SHA-2 family, by OpenSSL's name for it.
  enum Digest: String, Sendable {
    case sha256 = "SHA2-256"
    case sha384 = "SHA2-384"
    case sha512 = "SHA2-512"
  }

  enum Scheme: Sendable, Hashable {
    case ed25519
    /// RSASSA-PKCS1-v1_5 (RFC 8017 §8.2).
    case pkcs1(Digest)
    /// RSASSA-PSS (RFC 8017 §8.1), MGF1 with the same function and salt of its length.
    case pss(Digest)
    /// Each curve has one function (RFC 7518 §3.4).
    case ecdsa(EllipticCurve, Digest)
  }

  /// Nil for any other `alg`; case matters (RFC 7515 §4.1.1).
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
