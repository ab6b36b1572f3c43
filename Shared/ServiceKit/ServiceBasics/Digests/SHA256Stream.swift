import CSodium

/// SHA-256 of bytes that are added in parts (FIPS 180-4).
public struct SHA256Stream {
  private var state = crypto_hash_sha256_state()

  public init() {
    Sodium.prepare()
    crypto_hash_sha256_init(&state)
  }

  public mutating func add(_ bytes: UnsafeRawBufferPointer) {
    crypto_hash_sha256_update(
      &state, bytes.bindMemory(to: UInt8.self).baseAddress, UInt64(bytes.count))
  }

  /// Returns the 32 bytes of the digest.
  public consuming func digest() -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    crypto_hash_sha256_final(&state, &digest)
    return digest
  }
}
