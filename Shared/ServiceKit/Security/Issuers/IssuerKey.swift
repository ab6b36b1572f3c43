/// A public key of another issuer, checked when it was read.
///
/// The key decides which algorithms may be used with it, never the token (RFC 8725 §3.1): its kind
/// fixes the family, its own `alg`, where it has one, that algorithm alone.
public struct IssuerKey: Sendable {
  /// RSA moduli that are accepted, in bits. Below, signatures can be forged (RFC 7518 §3.3); above,
  /// checking one costs milliseconds that a stranger's token would decide about.
  static let modulusBits = 2048...8192
  /// Of an RSA key's exponent, in bytes.
  static let exponentSizeMax = 4

  enum Material: Sendable {
    /// 32 bytes.
    case ed25519([UInt8])
    /// - Parameter size: of the modulus and so of every signature, in bytes.
    case rsa(OpenSSLKey, size: Int)
    case elliptic(OpenSSLKey, EllipticCurve)
  }

  /// Nil where the issuer gives it none.
  let keyID: String?
  let algorithms: Set<SignatureAlgorithm>
  /// RFC 7638: the same for the same key, whatever it is called.
  let thumbprint: String
  private let material: Material

  init(
    keyID: String?, algorithms: Set<SignatureAlgorithm>, thumbprint: String, material: Material
  ) {
    self.keyID = keyID
    self.algorithms = algorithms
    self.thumbprint = thumbprint
    self.material = material
  }

  /// Whether a text can name a key of another issuer's at all: 1 to 256 printable ASCII characters.
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
