internal import Fields

/// A place in the feed of changes. Opaque to callers, who must not build on its form.
package struct ChangeCursor: Sendable, Hashable {
  private static let prefix = "1"
  /// Longer ones cannot be ours; they are not looked into.
  private static let charactersMax = 80

  /// Before everything.
  package static let start = ChangeCursor(transaction: "0", position: 0)

  /// A transaction id of PostgreSQL, in decimal digits.
  package let transaction: String
  package let position: Int

  package init(transaction: String, position: Int) {
    self.transaction = transaction
    self.position = position
  }

  /// - Returns: nil for a cursor that this service did not give; the start for an empty one.
  package init?(_ text: String) {
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

  package var text: String {
    Base64URL.encode(Array("\(Self.prefix):\(transaction):\(position)".utf8))
  }
}
