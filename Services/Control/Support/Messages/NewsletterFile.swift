/// A newsletter in one language: subject, empty line, text. The file is UTF-8; a byte order mark
/// and CRLF are accepted.
struct NewsletterFile: Sendable, Hashable {
  var subject: String
  var text: String

  /// The reason why a file is invalid.
  enum Fault: String, Error {
    case notUTF8 = "is not UTF-8"
    case noSubject = "has no subject: its first line is empty"
    case noEmptyLine = "has no empty line after the subject"
    case noText = "has no text after the subject"
  }

  init(bytes: [UInt8]) throws(Fault) {
    guard let decoded = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    var lines = decoded.drop { $0 == "\u{FEFF}" }
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }[...]
    let subject = lines.popFirst().map { String($0) } ?? ""
    guard !Self.isBlank(subject[...]) else { throw .noSubject }
    guard let empty = lines.popFirst() else { throw .noText }
    guard Self.isBlank(empty) else { throw .noEmptyLine }
    lines = lines.drop { Self.isBlank($0) }
    while let last = lines.last, Self.isBlank(last) { lines.removeLast() }
    guard !lines.isEmpty else { throw .noText }
    self.subject = subject
    text = lines.joined(separator: "\n")
  }

  private static func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
}
