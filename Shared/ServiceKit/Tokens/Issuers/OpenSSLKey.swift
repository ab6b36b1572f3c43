import CCrypto

/// A public RSA or NIST-curve key in OpenSSL's form, created once and used for every token.
///
/// `Sendable`: the key is never modified after its creation, and OpenSSL counts its references
/// atomically.
final class OpenSSLKey: Sendable {
  nonisolated(unsafe) private let key: OpaquePointer

  /// Takes both numbers unsigned and big-endian. The caller checks the bounds.
  init?(modulus: [UInt8], exponent: [UInt8]) {
    let made = Self.leavingNoErrors {
      otolith_crypto_rsa_key(modulus, Int32(modulus.count), exponent, Int32(exponent.count))
    }
    guard let made else { return nil }
    key = made
  }

  /// Creates a key from a point; nil unless both coordinates have the curve's size and the point is
  /// on the curve.
  init?(curve: EllipticCurve, x: [UInt8], y: [UInt8]) {
    guard x.count == curve.coordinateSize, y.count == curve.coordinateSize else { return nil }
    let point = [0x04] + x + y
    let made = Self.leavingNoErrors {
      otolith_crypto_ec_key(curve.rawValue, point, point.count)
    }
    guard let made else { return nil }
    key = made
  }

  deinit { EVP_PKEY_free(key) }

  /// - Parameters:
  ///   - signature: has the size of the modulus.
  ///   - isProbabilistic: true for PSS, false for PKCS #1 v1.5.
  func isValid(
    rsa signature: [UInt8], of message: [UInt8], digest: SignatureAlgorithm.Digest,
    isProbabilistic: Bool
  ) -> Bool {
    isValid(signature, of: message, digest: digest) { settings in
      guard isProbabilistic else {
        return EVP_PKEY_CTX_set_rsa_padding(settings, RSA_PKCS1_PADDING) == 1
      }
      return EVP_PKEY_CTX_set_rsa_padding(settings, RSA_PKCS1_PSS_PADDING) == 1
        && EVP_PKEY_CTX_set_rsa_mgf1_md_name(settings, digest.rawValue, nil) == 1
        && EVP_PKEY_CTX_set_rsa_pss_saltlen(settings, RSA_PSS_SALTLEN_DIGEST) == 1
    }
  }

  /// - Parameter signature: both numbers one after the other, each in the size of a coordinate.
  func isValid(
    ecdsa signature: [UInt8], of message: [UInt8], digest: SignatureAlgorithm.Digest
  ) -> Bool {
    guard let encoded = Self.distinguishedEncoding(of: signature) else { return false }
    return isValid(encoded, of: message, digest: digest) { _ in true }
  }

  private func isValid(
    _ signature: [UInt8], of message: [UInt8], digest: SignatureAlgorithm.Digest,
    configure: (OpaquePointer?) -> Bool
  ) -> Bool {
    Self.leavingNoErrors {
      guard let context = EVP_MD_CTX_new() else { return false }
      defer { EVP_MD_CTX_free(context) }
      // Owned by the context.
      var settings: OpaquePointer?
      return EVP_DigestVerifyInit_ex(context, &settings, digest.rawValue, nil, nil, key, nil) == 1
        && configure(settings)
        && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
    }
  }

  /// Converts the two fixed-size numbers of a JWS to the DER sequence that OpenSSL expects.
  private static func distinguishedEncoding(of signature: [UInt8]) -> [UInt8]? {
    let half = signature.count / 2
    guard let pair = ECDSA_SIG_new() else { return nil }
    defer { ECDSA_SIG_free(pair) }
    let r = signature.withUnsafeBufferPointer { BN_bin2bn($0.baseAddress, Int32(half), nil) }
    let s = signature.withUnsafeBufferPointer {
      BN_bin2bn($0.baseAddress?.advanced(by: half), Int32(half), nil)
    }
    guard let r, let s, ECDSA_SIG_set0(pair, r, s) == 1 else {
      BN_free(r)
      BN_free(s)
      return nil
    }
    // The pair now owns both numbers.
    let size = i2d_ECDSA_SIG(pair, nil)
    guard size > 0 else { return nil }
    var encoded = [UInt8](repeating: 0, count: Int(size))
    let written = encoded.withUnsafeMutableBufferPointer { buffer in
      var position = buffer.baseAddress
      return i2d_ECDSA_SIG(pair, &position)
    }
    return written == size ? encoded : nil
  }

  /// Removes OpenSSL's queued errors of this thread, which would confuse libpq and libcurl on the
  /// same thread pool.
  static func leavingNoErrors<Result>(_ body: () -> Result) -> Result {
    ERR_set_mark()
    defer { ERR_pop_to_mark() }
    return body()
  }
}
