/// The content coding aes128gcm (RFC 8188) with a single record.
enum EncryptedContent {
  static let saltSize = 16
  /// Record size of the header; a single record may be shorter (RFC 8291 §4).
  private static let recordSize: UInt32 = 4_096
  private static let lastRecord: UInt8 = 2

  /// - Parameters:
  ///   - material: input keying material.
  ///   - salt: 16 random bytes, used once.
  ///   - keyID: key id of the header, at most 255 bytes.
  ///   - paddedSize: size of the plaintext with its padding, in bytes; a longer plaintext gets no
  ///     padding.
  /// - Returns: nil if the plaintext exceeds a record, or if OpenSSL is out of memory.
  static func encode(
    _ plaintext: [UInt8], material: [UInt8], salt: [UInt8], keyID: [UInt8], paddedSize: Int = 0
  ) -> [UInt8]? {
    let padding = [UInt8](repeating: 0, count: max(0, paddedSize - plaintext.count))
    let record = plaintext + [lastRecord] + padding
    guard record.count + AES128GCM.tagSize <= Int(recordSize),
      let key = HKDF.derive(
        from: material, salt: salt, info: info("aes128gcm"), count: AES128GCM.keySize),
      // The nonce of the first record is the derived one: it is combined with the number 0.
      let nonce = HKDF.derive(
        from: material, salt: salt, info: info("nonce"), count: AES128GCM.nonceSize),
      let sealed = AES128GCM.seal(record, key: key, nonce: nonce)
    else { return nil }
    let size = (0..<4).map { UInt8(truncatingIfNeeded: recordSize >> (24 - 8 * $0)) }
    return salt + size + [UInt8(keyID.count)] + keyID + sealed
  }

  private static func info(_ name: String) -> [UInt8] {
    Array("Content-Encoding: \(name)".utf8) + [0]
  }
}

/// Encryption of a message for a browser (RFC 8291).
enum WebPushEncryption {
  /// Maximum size of a message, in bytes; push services need not accept more (RFC 8030 §7.2).
  static let sizeMax = 4_096
  /// Maximum size of the plaintext, in bytes (RFC 8291 §4).
  static let plaintextSizeMax = 3_993
  /// Sizes of padded plaintexts, in bytes: messages do not differ in size by their text. The
  /// largest is for long texts of an operator only, because some services accept less than 4,096.
  static let paddedSizes = [1_024, plaintextSizeMax]

  /// - Parameters:
  ///   - key: ephemeral key, used once.
  ///   - salt: 16 random bytes, used once.
  /// - Returns: nil if the plaintext is too long, the subscription's key is not on the curve, or
  ///   OpenSSL is out of memory.
  static func encrypt(
    _ plaintext: [UInt8], for subscription: WebPushSubscription, key: PrivateKey, salt: [UInt8],
    paddedSize: Int
  ) -> [UInt8]? {
    guard plaintext.count <= plaintextSizeMax, let point = key.publicPoint,
      let shared = key.sharedSecret(with: subscription.publicKey),
      let material = HKDF.derive(
        from: shared, salt: subscription.secret,
        info: Array("WebPush: info".utf8) + [0] + subscription.publicKey + point, count: 32)
    else { return nil }
    return EncryptedContent.encode(
      plaintext, material: material, salt: salt, keyID: point, paddedSize: paddedSize)
  }

  /// Encrypts with a new key and a new salt, padded to the first of ``paddedSizes`` that suffices.
  static func encrypt(_ plaintext: [UInt8], for subscription: WebPushSubscription) -> [UInt8]? {
    guard let key = PrivateKey(), let size = paddedSizes.first(where: { plaintext.count <= $0 })
    else { return nil }
    let salt = (0..<EncryptedContent.saltSize).map { _ in UInt8.random(in: .min ... .max) }
    return encrypt(plaintext, for: subscription, key: key, salt: salt, paddedSize: size)
  }
}
