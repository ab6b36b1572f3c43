internal import Bus

/// News as a message: the types of what was appended, one a line; nothing for any.
enum NATSNews {
  /// With more than this, all are meant.
  static let typesMax = 32

  static func encode(_ types: Set<String>) -> [UInt8] {
    types.count > typesMax || types.contains(where: { $0.contains("\n") })
      ? [] : Array(types.joined(separator: "\n").utf8)
  }

  static func decode(_ bytes: [UInt8]) -> LogNews {
    let types = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return types.isEmpty ? .any : .types(Set(types))
  }
}
