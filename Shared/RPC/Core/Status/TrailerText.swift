/// Text that travels in trailers, whose size clients limit.
package enum TrailerText {
  /// UTF-8 bytes of a `grpc-message` before its encoding, which may make three of one.
  package static let sizeMax = 1_000

  /// The text, or as much as may travel, with an ellipsis that shows the cut.
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
