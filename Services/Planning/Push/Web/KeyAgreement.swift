import CCrypto

/// Keys on P-256 as Web Push uses them: uncompressed points (SEC 1 §2.3.3) and ECDH.
extension PrivateKey {
  private static let sharedSecretSize = 32

  /// The public key as an uncompressed point, 65 bytes.
  ///
  /// - Returns: nil for a key of another kind, or if OpenSSL is out of memory.
  var publicPoint: [UInt8]? {
    Self.leavingNoErrors {
      var point = [UInt8](repeating: 0, count: WebPushSubscription.publicKeySize)
      var size = 0
      guard algorithm == .es256,
        EVP_PKEY_get_octet_string_param(
          key, OSSL_PKEY_PARAM_PUB_KEY, &point, point.count, &size) == 1,
        size == point.count
      else { return nil }
      return point
    }
  }

  /// Returns whether the bytes are an uncompressed point on P-256.
  static func isPoint(_ bytes: [UInt8]) -> Bool {
    leavingNoErrors {
      guard let key = otolith_crypto_ec_key("P-256", bytes, bytes.count) else { return false }
      EVP_PKEY_free(key)
      return bytes.count == WebPushSubscription.publicKeySize
    }
  }

  /// Returns the shared secret with the owner of another public key (ECDH, NIST SP 800-56A).
  ///
  /// - Parameter point: uncompressed point of the other key.
  /// - Returns: nil if the point is not on the curve, or if OpenSSL is out of memory.
  func sharedSecret(with point: [UInt8]) -> [UInt8]? {
    Self.leavingNoErrors {
      guard let other = otolith_crypto_ec_key("P-256", point, point.count) else { return nil }
      defer { EVP_PKEY_free(other) }
      guard let context = EVP_PKEY_CTX_new_from_pkey(nil, key, nil) else { return nil }
      defer { EVP_PKEY_CTX_free(context) }
      var secret = [UInt8](repeating: 0, count: Self.sharedSecretSize)
      var size = secret.count
      guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, other) == 1,
        EVP_PKEY_derive(context, &secret, &size) == 1, size == secret.count
      else { return nil }
      return secret
    }
  }
}

/// HKDF with SHA-256 (RFC 5869) for keys of at most 32 bytes, which one block of output covers.
enum HKDF {
  private static let hashSize = 32

  /// - Parameters:
  ///   - info: context of the derived key.
  ///   - count: size of the derived key, 1–32 bytes.
  /// - Returns: nil if OpenSSL is out of memory.
  static func derive(
    from material: [UInt8], salt: [UInt8], info: [UInt8], count: Int
  ) -> [UInt8]? {
    precondition((1...hashSize).contains(count), "one block of output")
    guard let extracted = hmac(material, key: salt), let block = hmac(info + [1], key: extracted)
    else { return nil }
    return Array(block.prefix(count))
  }

  private static func hmac(_ bytes: [UInt8], key: [UInt8]) -> [UInt8]? {
    PrivateKey.leavingNoErrors {
      var code = [UInt8](repeating: 0, count: hashSize)
      var size = 0
      let result = EVP_Q_mac(
        nil, "HMAC", nil, "SHA256", nil, key, key.count, bytes, bytes.count, &code, code.count,
        &size)
      return result != nil && size == hashSize ? code : nil
    }
  }
}

/// AES-128 in Galois/counter mode (NIST SP 800-38D) with a tag of 16 bytes.
enum AES128GCM {
  static let keySize = 16
  static let nonceSize = 12
  static let tagSize = 16

  /// Returns the ciphertext followed by the tag; nil if OpenSSL is out of memory.
  static func seal(_ plaintext: [UInt8], key: [UInt8], nonce: [UInt8]) -> [UInt8]? {
    precondition(key.count == keySize && nonce.count == nonceSize, "sizes of AES-128-GCM")
    return PrivateKey.leavingNoErrors {
      guard let context = EVP_CIPHER_CTX_new() else { return nil }
      defer { EVP_CIPHER_CTX_free(context) }
      var sealed = [UInt8](repeating: 0, count: plaintext.count)
      var rest = [UInt8](repeating: 0, count: tagSize)
      var tag = rest
      var written: Int32 = 0
      var last: Int32 = 0
      guard EVP_EncryptInit_ex(context, EVP_aes_128_gcm(), nil, key, nonce) == 1,
        EVP_EncryptUpdate(context, &sealed, &written, plaintext, Int32(plaintext.count)) == 1,
        // A mode without blocks leaves nothing to be written at the end.
        EVP_EncryptFinal_ex(context, &rest, &last) == 1, Int(written) == plaintext.count,
        EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tagSize), &tag) == 1
      else { return nil }
      return sealed + tag
    }
  }
}
