import CSodium

/// Encrypts the contents of one file in blocks, so that ranges can be read: XChaCha20-Poly1305 with
/// the number of the block as nonce. Each file has a key of its own, since blocks of two contents
/// under one key would have the same nonces.
package struct BlockCipher: Sendable {
  /// Bytes of a block; the last block of a file may be shorter.
  package static let blockBytes = 65_536
  private static let tagBytes = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
  package static let sealedBlockBytes = blockBytes + tagBytes

  private let key: [UInt8]

  /// - Parameter key: 32 bytes.
  package init?(key: [UInt8]) {
    guard key.count == Int(crypto_aead_xchacha20poly1305_ietf_KEYBYTES) else { return nil }
    Sodium.prepare()
    self.key = key
  }

  /// Returns a random key.
  package static func newKey() -> [UInt8] {
    Sodium.randomBytes(Int(crypto_aead_xchacha20poly1305_ietf_KEYBYTES))
  }

  /// Returns the number of bytes that contents have when sealed.
  package static func sealedCount(of byteCount: Int) -> Int {
    byteCount + (byteCount + blockBytes - 1) / blockBytes * tagBytes
  }

  /// Seals contents that begin at a block and consist of whole blocks, or end the file.
  package func seal(_ bytes: [UInt8], from block: Int) -> [UInt8] {
    var sealed = [UInt8](repeating: 0, count: Self.sealedCount(of: bytes.count))
    bytes.withUnsafeBufferPointer { plain in
      sealed.withUnsafeMutableBufferPointer { sealed in
        var (from, to, number) = (0, 0, block)
        while from < plain.count, let source = plain.baseAddress, let target = sealed.baseAddress {
          let count = min(Self.blockBytes, plain.count - from)
          crypto_aead_xchacha20poly1305_ietf_encrypt(
            target + to, nil, source + from, UInt64(count), nil, 0, nil, Self.nonce(number), key)
          (from, to, number) = (from + count, to + count + Self.tagBytes, number + 1)
        }
      }
    }
    return sealed
  }

  /// Opens sealed blocks.
  ///
  /// - Returns: nil if they were sealed with another key or at another place, or are damaged.
  package func open(_ sealed: [UInt8], from block: Int) -> [UInt8]? {
    let blocks = (sealed.count + Self.sealedBlockBytes - 1) / Self.sealedBlockBytes
    guard sealed.count > blocks * Self.tagBytes else { return sealed.isEmpty ? [] : nil }
    var plain = [UInt8](repeating: 0, count: sealed.count - blocks * Self.tagBytes)
    let isOpen = sealed.withUnsafeBufferPointer { sealed in
      plain.withUnsafeMutableBufferPointer { plain in
        var (from, to, number) = (0, 0, block)
        while from < sealed.count, let source = sealed.baseAddress, let target = plain.baseAddress {
          let count = min(Self.sealedBlockBytes, sealed.count - from)
          guard count > Self.tagBytes,
            crypto_aead_xchacha20poly1305_ietf_decrypt(
              target + to, nil, nil, source + from, UInt64(count), nil, 0, Self.nonce(number), key)
              == 0
          else { return false }
          (from, to, number) = (from + count, to + count - Self.tagBytes, number + 1)
        }
        return true
      }
    }
    return isOpen ? plain : nil
  }

  private static func nonce(_ block: Int) -> [UInt8] {
    var nonce = [UInt8](repeating: 0, count: Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES))
    for position in 0..<8 { nonce[position] = UInt8(truncatingIfNeeded: block >> (8 * position)) }
    return nonce
  }
}
