import Foundation

/// Output of commands for programs where the API has no message; one format for all.
enum DocumentJSON {
  /// Contents of a file: the text and a line feed.
  static func bytes(_ document: some Encodable) throws -> [UInt8] {
    Array(try text(document).utf8) + [UInt8(ascii: "\n")]
  }

  static func text(_ document: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }
}
