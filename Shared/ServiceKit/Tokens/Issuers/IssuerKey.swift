/// A validated public key of another issuer.
///
/// The key, not the token, decides which algorithms are permitted (RFC 8725 §3.1): its kind fixes
/// the family, and its `alg`, if present, the single algorithm.
public struct IssuerKey: Sendable {
  /// Accepted size of RSA moduli in bits. Signatures of smaller ones can be forged (RFC 7518 §3.3);
  /// verifying larger ones takes milliseconds, which an attacker could exploit.
  static let modulusBits = 2048...8192
  /// Maximum size of an RSA exponent in bytes.
  static let exponentSizeMax = 4

  enum Material: Sendable {
    /// Public key of 32 bytes.
    case ed25519([UInt8])
    /// - Parameter size: size of the modulus and of every signature, in bytes.
    case rsa(OpenSSLKey, size: Int)
    case elliptic(OpenSSLKey, EllipticCurve)
  }

  /// Key id; nil if the issuer assigns no id.
  let keyID: String?
  let algorithms: Set<SignatureAlgorithm>
  /// RFC 7638 thumbprint, independent of the key's id.
  let thumbprint: String
  let material: Material

  /// Whether a text is a valid key id of another issuer: 1 to 256 printable ASCII characters.
  static func isPlausibleKeyID(_ keyID: String) -> Bool {
    (1...256).contains(keyID.utf8.count) && keyID.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  func isValid(
    signature: [UInt8], of message: [UInt8], algorithm: SignatureAlgorithm
  ) -> Bool {
    guard algorithms.contains(algorithm) else { return false }
    switch (material, algorithm.scheme) {
    case (.ed25519(let publicKey), .ed25519):
      return SigningKey.isValid(signature: signature, of: message, publicKey: publicKey)
    case (.rsa(let key, let size), .pkcs1(let digest)):
      return signature.count == size
        && key.isValid(rsa: signature, of: message, digest: digest, isProbabilistic: false)
    case (.rsa(let key, let size), .pss(let digest)):
      return signature.count == size
        && key.isValid(rsa: signature, of: message, digest: digest, isProbabilistic: true)
    case (.elliptic(let key, let curve), .ecdsa(let wanted, let digest)):
      return curve == wanted && signature.count == 2 * curve.coordinateSize
        && key.isValid(ecdsa: signature, of: message, digest: digest)
    default:
      return false
    }
  }
}

/// The curves of RFC 7518 §6.2.1.1, by names that OpenSSL knows, too.
enum EllipticCurve: String, Sendable {
  case p256 = "P-256"
  case p384 = "P-384"
  case p521 = "P-521"

  /// Size in bytes of a coordinate, and of each half of a signature.
  var coordinateSize: Int {
    switch self {
    case .p256: 32
    case .p384: 48
    case .p521: 66
    }
  }
}
