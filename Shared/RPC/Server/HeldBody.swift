/// What arrived of a call's body before it was known whether the call may be made.
struct HeldBody {
  private(set) var chunks: [[UInt8]] = []
  private(set) var endStream = false
  /// Bytes.
  private(set) var count = 0

  mutating func append(_ bytes: [UInt8], endStream: Bool) {
    if !bytes.isEmpty { chunks.append(bytes) }
    count += bytes.count
    if endStream { self.endStream = true }
  }
}
