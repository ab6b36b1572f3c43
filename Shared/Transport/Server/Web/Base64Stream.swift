import MessageSupport

/// Decodes a body in Base64 that arrives in parts; each may end with padding.
struct Base64Stream {
  /// Characters that do not make a whole group of four.
  private var rest: [UInt8] = []

  /// Returns the decoded bytes of the whole groups; nil if they are not Base64, or if the last one
  /// is incomplete.
  mutating func decode(_ bytes: [UInt8], isLast: Bool) -> [UInt8]? {
    rest += bytes
    var decoded: [UInt8] = []
    var start = 0
    var end = 0
    let padding = UInt8(ascii: "=")
    while rest.count - end >= 4 {
      end += 4
      guard rest[end - 1] == padding || rest.count - end < 4 else { continue }
      guard let part = Base64.decode(rest[start..<end]) else { return nil }
      decoded += part
      start = end
    }
    rest.removeFirst(start)
    return isLast && !rest.isEmpty ? nil : decoded
  }
}
