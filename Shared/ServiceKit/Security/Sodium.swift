import CSodium

/// The few primitives of libsodium that services use beside tokens and passwords.
public enum Sodium {
  /// `sodium_init` is thread-safe and may be called again; a static makes it happen once, first.
  private static let isInitialised: Bool = sodium_init() >= 0

  /// Every use of libsodium passes here first.
  static func prepare() {
    precondition(isInitialised, "libsodium found no source of randomness")
  }

  /// Bytes nobody can guess.
  public static func randomBytes(_ count: Int) -> [UInt8] {
    prepare()
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialised in
      if let base = buffer.baseAddress { randombytes_buf(base, count) }
      initialised = count
    }
  }

  /// SHA-256, 32 bytes (FIPS 180-4).
  public static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    prepare()
    let size = Int(crypto_hash_sha256_BYTES)
    var digest = [UInt8](repeating: 0, count: size)
    crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
    return digest
  }

  /// HMAC with SHA-256, 32 bytes (RFC 2104).
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
