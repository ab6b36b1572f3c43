import CCrypto

/// A private key of RSA or of the curve P-256, as OpenSSL holds it: read once, used for every token.
///
/// `Sendable`: nothing changes the key once it is read, and any number of threads may use one that nobody
/// changes; OpenSSL counts references to it atomically.
package final class PrivateKey: Sendable {
  package enum Algorithm: String, Sendable {
    /// ECDSA on P-256 with SHA-256 (RFC 7518 §3.4).
    case es256 = "ES256"
    /// RSA, PKCS #1 v1.5, with SHA-256 (RFC 7518 §3.3).
    case rs256 = "RS256"
  }

  /// RFC 7518 §3.3.
  private static let rsaBitsMin: Int32 = 2_048
  private static let coordinateSize = 32

  private nonisolated(unsafe) let key: OpaquePointer
  package let algorithm: Algorithm

  /// - Parameter pem: PKCS #8, as Apple and Google hand keys out.
  /// - Returns: nil for anything else, and for a key that makes no signatures of the algorithm.
  package init?(pem: String, for algorithm: Algorithm) {
    let bytes = Array(pem.utf8)
    let read = Self.leavingNoErrors { otolith_crypto_private_key(bytes, Int32(bytes.count)) }
    guard let read else { return nil }
    guard Self.suits(read, algorithm) else {
      EVP_PKEY_free(read)
      return nil
    }
    key = read
    self.algorithm = algorithm
  }

  deinit { EVP_PKEY_free(key) }

  /// As a JWS has it (RFC 7515): of ECDSA both numbers, one after the other.
  ///
  /// - Returns: nil when OpenSSL has no memory.
  package func signature(of message: [UInt8]) -> [UInt8]? {
    Self.leavingNoErrors {
      guard let encoded = encodedSignature(of: message) else { return nil }
      return algorithm == .rs256 ? encoded : Self.numbers(of: encoded)
    }
  }

  private static func suits(_ key: OpaquePointer, _ algorithm: Algorithm) -> Bool {
    switch algorithm {
    case .rs256: return EVP_PKEY_is_a(key, "RSA") == 1 && EVP_PKEY_get_bits(key) >= rsaBitsMin
    case .es256:
      var name = [CChar](repeating: 0, count: 64)
      var size = 0
      guard EVP_PKEY_is_a(key, "EC") == 1,
        EVP_PKEY_get_group_name(key, &name, name.count, &size) == 1
      else { return false }
      return name.prefix(size).elementsEqual("prime256v1".utf8.map(CChar.init(bitPattern:)))
    }
  }

  private func encodedSignature(of message: [UInt8]) -> [UInt8]? {
    guard let context = EVP_MD_CTX_new() else { return nil }
    defer { EVP_MD_CTX_free(context) }
    var size = 0
    guard EVP_DigestSignInit_ex(context, nil, "SHA256", nil, nil, key, nil) == 1,
      EVP_DigestSign(context, nil, &size, message, message.count) == 1
    else { return nil }
    var signature = [UInt8](repeating: 0, count: size)
    guard EVP_DigestSign(context, &signature, &size, message, message.count) == 1 else {
      return nil
    }
    return Array(signature.prefix(size))
  }

  /// Of the sequence in DER that OpenSSL makes.
  private static func numbers(of encoded: [UInt8]) -> [UInt8]? {
    let pair = encoded.withUnsafeBufferPointer { buffer in
      var position = buffer.baseAddress
      return d2i_ECDSA_SIG(nil, &position, buffer.count)
    }
    guard let pair else { return nil }
    defer { ECDSA_SIG_free(pair) }
    var bytes = [UInt8](repeating: 0, count: 2 * coordinateSize)
    let size = Int32(coordinateSize)
    let isWritten = bytes.withUnsafeMutableBufferPointer { buffer in
      BN_bn2binpad(ECDSA_SIG_get0_r(pair), buffer.baseAddress, size) == size
        && BN_bn2binpad(
          ECDSA_SIG_get0_s(pair), buffer.baseAddress?.advanced(by: coordinateSize), size) == size
    }
    return isWritten ? bytes : nil
  }

  /// OpenSSL queues errors by thread; what stays there would puzzle libpq and libcurl, which use TLS
  /// on threads of the same pools.
  private static func leavingNoErrors<Result>(_ body: () -> Result) -> Result {
    ERR_set_mark()
    defer { ERR_pop_to_mark() }
    return body()
  }
}
