internal import Bus

/// News as a message: the types of what was appended, one a line; nothing for any.
enum NATSNews {
  /// With more than this, all are meant.
  static let typesMax = 32
  private static let lineFeed = UInt8(ascii: "\n")

  static func encode(_ types: Set<String>) -> [UInt8] {
    types.count > typesMax || types.contains(where: { $0.utf8.contains(lineFeed) })
      ? [] : Array(types.joined(separator: "\n").utf8)
  }

  static func decode(_ bytes: [UInt8]) -> LogNews {
    // By bytes: to Swift a line feed behind a carriage return is a part of another character.
    let types = bytes.split(separator: lineFeed).map { String(decoding: $0, as: UTF8.self) }
    return types.isEmpty ? .any : .types(Set(types))
  }
}
