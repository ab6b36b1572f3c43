import CSodium

/// A 256-bit secret with which a service encrypts secrets in its database and backups:
/// XChaCha20-Poly1305 (libsodium's `crypto_aead_xchacha20poly1305_ietf`) with a random nonce.
public struct SealingKey: Sendable, Hashable {
  /// Bytes added by sealing: nonce in front and tag behind.
  static let overhead =
    Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
    + Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)

  private let bytes: [UInt8]

  /// Creates a random key.
  public init() { bytes = Sodium.randomBytes(SecretKeyText.byteCount) }

  /// Creates a key from 64 hexadecimal digits, see ``SecretKeyText``; nil for other text.
  public init?(text: String) {
    guard let bytes = SecretKeyText.bytes(text) else { return nil }
    self.bytes = bytes
  }

  /// - Parameter context: authenticated but not secret; opening needs the same value, which binds
  ///   the secret to its place.
  func seal(_ plain: [UInt8], context: String) -> [UInt8] {
    let nonce = Sodium.randomBytes(Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES))
    var sealed = [UInt8](
      repeating: 0, count: plain.count + Int(crypto_aead_xchacha20poly1305_ietf_ABYTES))
    let associated = Array(context.utf8)
    crypto_aead_xchacha20poly1305_ietf_encrypt(
      &sealed, nil, plain, UInt64(plain.count), associated, UInt64(associated.count), nil, nonce,
      bytes)
    return nonce + sealed
  }

  /// Returns nil unless the bytes were sealed with this key and context and are unchanged.
  func open(_ sealed: [UInt8], context: String) -> [UInt8]? {
    guard sealed.count >= Self.overhead else { return nil }
    Sodium.prepare()
    let nonce = Array(sealed.prefix(Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)))
    let body = Array(sealed.dropFirst(nonce.count))
    var plain = [UInt8](repeating: 0, count: sealed.count - Self.overhead)
    let associated = Array(context.utf8)
    let status = crypto_aead_xchacha20poly1305_ietf_decrypt(
      &plain, nil, nil, body, UInt64(body.count), associated, UInt64(associated.count), nonce,
      bytes)
    return status == 0 ? plain : nil
  }

  /// Computes a proof that a holder of the key issued the bytes: HMAC-SHA-256 with a key of its own
  /// for each context, truncated.
  func proof(of bytes: [UInt8], context: String, size: Int) -> [UInt8] {
    let key = Sodium.hmacSHA256(Array(context.utf8), key: self.bytes)
    return Array(Sodium.hmacSHA256(bytes, key: key).prefix(size))
  }
}

extension SealingKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Hides the secret when printed.
  public var description: String { "a sealing key" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The current sealing key, and the previous one for opening.
public struct SealingKeys: Sendable {
  public var current: SealingKey
  /// Needed until everything is sealed with the current key, at the next start.
  public var previous: SealingKey?

  public init(current: SealingKey, previous: SealingKey? = nil) {
    self.current = current
    self.previous = previous
  }

  package func seal(_ plain: [UInt8], context: String) -> [UInt8] {
    current.seal(plain, context: context)
  }

  /// Opens sealed bytes with either key; nil if neither fits.
  ///
  /// - Returns: the plain bytes, and whether the previous key was used.
  package func open(_ sealed: [UInt8], context: String) -> (plain: [UInt8], isOutdated: Bool)? {
    if let plain = current.open(sealed, context: context) { return (plain, false) }
    return previous?.open(sealed, context: context).map { ($0, true) }
  }

  /// Computes a proof, of at most 32 bytes, that a holder of the current key issued the bytes.
  package func proof(of bytes: [UInt8], context: String, size: Int) -> [UInt8] {
    current.proof(of: bytes, context: context, size: size)
  }

  /// Returns the proof by the current key and, if there is one, that by the previous key.
  package func proofs(of bytes: [UInt8], context: String, size: Int) -> [[UInt8]] {
    [current, previous].compactMap { $0?.proof(of: bytes, context: context, size: size) }
  }

  /// Whether either key made the proof. Takes the same time for every proof of a size.
  package func proves(_ proof: [UInt8], of bytes: [UInt8], context: String) -> Bool {
    [current, previous].contains { key in
      guard let key else { return false }
      let right = key.proof(of: bytes, context: context, size: proof.count)
      return right.count == proof.count && sodium_memcmp(right, proof, proof.count) == 0
    }
  }
}
