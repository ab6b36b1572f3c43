import CSodium

/// Primitives of libsodium.
public enum Sodium {
  /// Runs the thread-safe `sodium_init` once.
  private static let isInitialised: Bool = sodium_init() >= 0

  /// Initialises libsodium; call before any other use.
  package static func prepare() {
    precondition(isInitialised, "libsodium found no source of randomness")
  }

  /// Returns cryptographically secure random bytes.
  public static func randomBytes(_ count: Int) -> [UInt8] {
    prepare()
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialised in
      if let base = buffer.baseAddress { randombytes_buf(base, count) }
      initialised = count
    }
  }

  /// Computes SHA-256, 32 bytes (FIPS 180-4).
  public static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    prepare()
    let size = Int(crypto_hash_sha256_BYTES)
    var digest = [UInt8](repeating: 0, count: size)
    crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
    return digest
  }

  /// Computes HMAC-SHA-256, 32 bytes (RFC 2104).
  public static func hmacSHA256(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    prepare()
    var code = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
    var state = crypto_auth_hmacsha256_state()
    crypto_auth_hmacsha256_init(&state, key, key.count)
    crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
    crypto_auth_hmacsha256_final(&state, &code)
    return code
  }
}

/// A 256-bit secret in a file: 64 hexadecimal digits with an optional line end, as written by
/// `openssl rand -hex 32`.
package enum SecretKeyText {
  package static let byteCount = 32

  /// Returns nil for any other text.
  package static func bytes(_ text: String) -> [UInt8]? {
    let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first ?? ""
    let digits = line.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard digits.count == byteCount * 2, line.utf8.count == digits.count else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }
}
