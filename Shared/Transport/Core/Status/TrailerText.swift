/// Text in trailers, whose size clients limit.
package enum TrailerText {
  /// Maximum UTF-8 bytes of a `grpc-message` before its encoding, which may triple it.
  package static let sizeMax = 1_000

  /// Returns the text, truncated with an ellipsis if it is too long.
  package static func shortened(_ text: String) -> String {
    if text.utf8.count <= sizeMax { return text }
    var kept = ""
    var size = "…".utf8.count
    for character in text {
      size += character.utf8.count
      if size > sizeMax { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
