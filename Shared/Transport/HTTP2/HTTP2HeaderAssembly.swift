/// The header section that is being received, up to the limits of the session.
struct HTTP2HeaderAssembly {
  enum Verdict {
    case fits
    /// The section exceeds the size limit with this field.
    case tooLarge
    /// The section exceeds the number of fields with this field.
    case tooLong
    /// The section exceeded a limit before.
    case skipped
  }

  private var block = HTTP2HeaderBlock()
  private var isTooLarge = false
  /// Size of an oversized section, as far as decompressed.
  private(set) var oversizedListSize = 0
  // Typical size of the sections of this connection.
  private var byteCount = 0
  private var fieldCount = 0

  mutating func begin() {
    block = HTTP2HeaderBlock()
    block.reserve(byteCount: byteCount, fieldCount: fieldCount)
    isTooLarge = false
    oversizedListSize = 0
  }

  mutating func append(
    name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>,
    _ limits: HTTP2SessionConfiguration
  ) -> Verdict {
    let fieldSize = name.count + value.count + 32
    if isTooLarge {
      oversizedListSize += fieldSize
      return .skipped
    }
    let size = block.listSize + fieldSize
    let isOverSize = size > limits.headerListSizeMax
    if isOverSize || block.count == limits.headerFieldsMax {
      isTooLarge = true
      oversizedListSize = size
      block = HTTP2HeaderBlock()
      return isOverSize ? .tooLarge : .tooLong
    }
    block.append(name: name, value: value)
    return .fits
  }

  /// - Returns: nil if the section exceeds a limit.
  mutating func finish() -> HTTP2HeaderBlock? {
    if isTooLarge { return nil }
    // The capacity for later sections grows at once with a larger section and shrinks gradually.
    byteCount = max(block.byteCount, (byteCount + block.byteCount) / 2)
    fieldCount = max(block.count, (fieldCount + block.count) / 2)
    defer { block = HTTP2HeaderBlock() }
    return block
  }
}
