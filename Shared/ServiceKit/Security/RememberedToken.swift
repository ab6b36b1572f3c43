/// A token as the key under which its claims are remembered.
///
/// Only its end is hashed: only tokens with a good signature are remembered, and a signature's bytes
/// are as good as random. All of it is compared.
struct RememberedToken: Hashable, Sendable {
  private static let hashedCount = 32

  /// A part of the header for looking up, a text of its own for keeping.
  let text: Substring

  init(_ text: Substring) {
    self.text = text
  }

  func hash(into hasher: inout Hasher) {
    let count = text.utf8.count
    let end: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(
        bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes.suffix(Self.hashedCount)))
      )
    }
    // A text that is kept in another form has no bytes to hash quickly.
    if end == nil { hasher.combine(count) }
  }
}
