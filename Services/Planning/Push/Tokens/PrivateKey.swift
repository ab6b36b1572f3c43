import CCrypto
import Fields
import Serialization

/// A private key of RSA or of the curve P-256, held by OpenSSL; parsed once and used for every
/// token, or made for one message.
///
/// `Sendable`: the key is not modified after parsing, OpenSSL allows concurrent use of an
/// unmodified key, and its reference count is atomic.
final class PrivateKey: Sendable {
  enum Algorithm: String, Sendable {
    /// ECDSA on P-256 with SHA-256 (RFC 7518 §3.4).
    case es256 = "ES256"
    /// RSA, PKCS #1 v1.5, with SHA-256 (RFC 7518 §3.3).
    case rs256 = "RS256"
  }

  /// Minimum key size (RFC 7518 §3.3).
  private static let rsaBitsMin: Int32 = 2_048
  private static let coordinateSize = 32

  nonisolated(unsafe) let key: OpaquePointer
  let algorithm: Algorithm

  /// - Parameter pem: PKCS #8, the format that Apple and Google issue.
  /// - Returns: nil for other input, or if the key does not support the algorithm.
  init?(pem: String, for algorithm: Algorithm) {
    let bytes = Array(pem.utf8)
    let read = Self.leavingNoErrors { otolith_crypto_private_key(bytes, Int32(bytes.count)) }
    guard let read else { return nil }
    guard Self.suits(read, algorithm) else {
      EVP_PKEY_free(read)
      return nil
    }
    if algorithm == .es256 {
      // A file can ask for compressed points.
      EVP_PKEY_set_utf8_string_param(
        read, OSSL_PKEY_PARAM_EC_POINT_CONVERSION_FORMAT, "uncompressed")
    }
    key = read
    self.algorithm = algorithm
  }

  /// Creates an ephemeral key on P-256.
  ///
  /// - Returns: nil if OpenSSL is out of memory.
  init?() {
    guard let made = Self.leavingNoErrors({ otolith_crypto_new_ec_key("P-256") }) else {
      return nil
    }
    key = made
    algorithm = .es256
  }

  deinit { EVP_PKEY_free(key) }

  /// Returns a signature in JWS form (RFC 7515); for ECDSA both numbers concatenated.
  ///
  /// - Returns: nil if OpenSSL is out of memory.
  func signature(of message: [UInt8]) -> [UInt8]? {
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

  /// Converts the DER sequence that OpenSSL produces.
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

  /// Removes errors from OpenSSL's per-thread queue; libpq and libcurl, which share the threads,
  /// would misinterpret them.
  static func leavingNoErrors<Result>(_ body: () -> Result) -> Result {
    ERR_set_mark()
    defer { ERR_pop_to_mark() }
    return body()
  }
}

/// A JSON Web Token (RFC 7519) in compact serialisation.
enum SignedToken {
  /// - Parameters:
  ///   - header: header fields besides `alg`, in order.
  ///   - payload: writes the claims.
  /// - Returns: nil if OpenSSL is out of memory.
  static func make(
    _ key: PrivateKey, header: [(String, String)], payload: (inout JSONWriter) -> Void
  ) -> String? {
    var head = JSONWriter()
    head.object { json in
      json.member("alg", key.algorithm.rawValue)
      for (name, value) in header {
        json.member(name, value)
      }
    }
    var claims = JSONWriter()
    claims.object(payload)
    let input = Base64URL.encode(head.bytes) + "." + Base64URL.encode(claims.bytes)
    return key.signature(of: Array(input.utf8)).map { input + "." + Base64URL.encode($0) }
  }
}
