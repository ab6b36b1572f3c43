/// Reads message/delivery-status: groups of header fields, with empty lines between them (RFC 3464 §2.1).
enum DeliveryStatusFields {
  /// A report of one of our mails has two: it has one recipient.
  static let groupsMax = 20

  /// The fields of each group by their names in lower case; of one that stands twice the first. Lines that are
  /// no fields are passed over.
  static func groups(_ bytes: [UInt8]) -> [[String: String]] {
    var groups: [[String: String]] = []
    var fields: [String: String] = [:]
    var last: String?
    for line in lines(bytes) + [""] {
      if line.isEmpty {
        if !fields.isEmpty { groups.append(fields) }
        if groups.count == groupsMax { break }
        (fields, last) = ([:], nil)
      } else if line.first == " " || line.first == "\t" {
        // Goes on where the line before ended (RFC 5322 §2.2.3).
        if let last { fields[last, default: ""] += " " + trimmed(line[...]) }
      } else if let colon = line.firstIndex(of: ":") {
        let name = trimmed(line[..<colon]).lowercased()
        last = fields[name] == nil ? name : nil
        if last != nil { fields[name] = trimmed(line[line.index(after: colon)...]) }
      } else {
        last = nil
      }
    }
    return groups
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return trimmedEnd(String(decoding: text, as: UTF8.self))
    }
  }

  private static func trimmedEnd(_ text: String) -> String {
    var text = text
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }

  private static func trimmed(_ text: Substring) -> String {
    trimmedEnd(String(text.drop(while: \.isWhitespace)))
  }
}
