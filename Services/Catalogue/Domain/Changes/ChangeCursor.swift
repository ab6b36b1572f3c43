import Fields

/// A position in the change feed. Opaque to callers.
struct ChangeCursor: Sendable, Hashable {
  private static let prefix = "1"
  /// Maximum length; longer cursors are invalid.
  private static let charactersMax = 80

  /// The beginning of the feed.
  static let start = ChangeCursor(transaction: "0", position: 0)

  /// A PostgreSQL transaction id in decimal digits.
  let transaction: String
  let position: Int

  init(transaction: String, position: Int) {
    self.transaction = transaction
    self.position = position
  }

  /// - Returns: nil for an invalid cursor; the start for an empty text.
  init?(_ text: String) {
    if text.isEmpty {
      self = .start
      return
    }
    guard text.utf8.count <= Self.charactersMax, let bytes = Base64URL.decode(text.utf8) else {
      return nil
    }
    let parts = String(decoding: bytes, as: UTF8.self).split(
      separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == Self.prefix, let transaction = UInt64(parts[1]),
      let position = Int(parts[2]), position >= 0
    else { return nil }
    self.init(transaction: String(transaction), position: position)
  }

  var text: String {
    Base64URL.encode(Array("\(Self.prefix):\(transaction):\(position)".utf8))
  }
}
