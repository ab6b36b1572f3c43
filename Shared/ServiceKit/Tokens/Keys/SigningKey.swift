import CSodium
import ServiceBasics

/// An Ed25519 key pair (RFC 8032) that signs access tokens and manifests.
public struct SigningKey: Sendable, Hashable {
  /// Secret of 32 random bytes from which both halves are derived.
  public let seed: [UInt8]
  /// Public key of 32 bytes.
  public let publicKey: [UInt8]
  /// Id in token headers and key sets: the JWK thumbprint of the public key (RFC 7638).
  public let keyID: String
  private let secretKey: [UInt8]

  /// Creates a random key.
  public init() {
    self.init(knownSeed: Sodium.randomBytes(Int(crypto_sign_SEEDBYTES)))
  }

  /// Creates a key from a seed; nil unless it has 32 bytes.
  public init?(seed: [UInt8]) {
    guard seed.count == Int(crypto_sign_SEEDBYTES) else { return nil }
    Sodium.prepare()
    self.init(knownSeed: seed)
  }

  private init(knownSeed seed: [UInt8]) {
    var publicKey = [UInt8](repeating: 0, count: Int(crypto_sign_PUBLICKEYBYTES))
    var secretKey = [UInt8](repeating: 0, count: Int(crypto_sign_SECRETKEYBYTES))
    crypto_sign_seed_keypair(&publicKey, &secretKey, seed)
    self.seed = seed
    self.publicKey = publicKey
    self.secretKey = secretKey
    keyID = JSONWebKeySet.thumbprint(of: publicKey)
  }

  public var publicHalf: PublicSigningKey { PublicSigningKey(keyID: keyID, publicKey: publicKey) }

  /// Returns the signature, 64 bytes.
  public func signature(of message: [UInt8]) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: Int(crypto_sign_BYTES))
    crypto_sign_detached(&signature, nil, message, UInt64(message.count), secretKey)
    return signature
  }

  static func isValid(signature: [UInt8], of message: [UInt8], publicKey: [UInt8]) -> Bool {
    Sodium.prepare()
    return signature.count == Int(crypto_sign_BYTES)
      && publicKey.count == Int(crypto_sign_PUBLICKEYBYTES)
      && crypto_sign_verify_detached(signature, message, UInt64(message.count), publicKey) == 0
  }
}

extension SigningKey: CustomStringConvertible, CustomDebugStringConvertible {
  /// Shows the key's id and hides the secret.
  public var description: String { "SigningKey(\(keyID))" }
  public var debugDescription: String { description }
}
