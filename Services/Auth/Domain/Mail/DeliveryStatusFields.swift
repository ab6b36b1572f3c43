/// Parses message/delivery-status: groups of header fields separated by empty lines (RFC 3464
/// §2.1).
enum DeliveryStatusFields {
  /// Maximum number of groups. A report about our mails has two, because each has one recipient.
  static let groupsMax = 20

  /// Returns the fields of each group by lower case name; the first one if a name repeats. Ignores
  /// lines that are not fields.
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
        // A continuation of the previous line (RFC 5322 §2.2.3).
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
