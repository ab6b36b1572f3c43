internal import Bus

/// A notification as a message: the types of the appended events, one per line; empty for any.
enum NATSNotification {
  /// Above this number, the notification is for any type.
  static let typesMax = 32
  private static let lineFeed = UInt8(ascii: "\n")

  static func encode(_ types: Set<String>) -> [UInt8] {
    types.count > typesMax || types.contains(where: { $0.utf8.contains(lineFeed) })
      ? [] : Array(types.joined(separator: "\n").utf8)
  }

  static func decode(_ bytes: [UInt8]) -> LogNotification {
    // Split by bytes, because Swift treats carriage return and line feed as one character.
    let types = bytes.split(separator: lineFeed).map { String(decoding: $0, as: UTF8.self) }
    return types.isEmpty ? .any : .types(Set(types))
  }
}

/// A topic's retention as a header: `forever`, `latest-per-subject` or seconds.
enum RetentionText {
  static func encode(_ retention: Topic.Retention) -> String {
    switch retention {
    case .forever: "forever"
    case .latestPerSubject: "latest-per-subject"
    case .duration(let duration): "\(duration.components.seconds)"
    }
  }

  /// Decodes a retention; nil if written by a newer version.
  static func decode(_ text: String) -> Topic.Retention? {
    switch text {
    case "forever": .forever
    case "latest-per-subject": .latestPerSubject
    default: Int64(text).map { .duration(.seconds($0)) }
    }
  }
}
