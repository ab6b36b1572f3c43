import CSodium

/// A secret of 256 bits by which a service seals what its database, and every backup of it, must not give
/// away: XChaCha20-Poly1305 (libsodium's `crypto_aead_xchacha20poly1305_ietf`), a random nonce each time.
public struct SealingKey: Sendable, Hashable {
  /// What sealing adds: the nonce in front and the tag behind.
  static let overhead =
    Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
    + Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)

  private let bytes: [UInt8]

  /// A new random key.
  public init() { bytes = Sodium.randomBytes(SecretKeyText.byteCount) }

  /// Nil unless the text is 64 hexadecimal digits; see ``SecretKeyText``.
  public init?(text: String) {
    guard let bytes = SecretKeyText.bytes(text) else { return nil }
    self.bytes = bytes
  }

  /// - Parameter context: not secret; opening needs the same, so that what is sealed stays where it
  ///   belongs.
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

  /// Nil unless it was sealed with this key in this context, and is whole.
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
}

extension SealingKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Keeps the secret out of whatever prints it.
  public var description: String { "a sealing key" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
