/// Encodes text as lines of at most 76 printable ASCII characters (RFC 2045 §6.7).
enum QuotedPrintable {
  private static let lineLengthMax = 76
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// - Parameter text: text with LF line ends; the result has CRLF.
  static func encoded(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if number > 0 { result += [0x0D, 0x0A] }
      append(line, to: &result)
    }
    return result
  }

  private static func append(_ line: Substring.UTF8View, to result: inout [UInt8]) {
    var length = 0
    for index in line.indices {
      let isLast = line.index(after: index) == line.endIndex
      let token = token(line[index], isLast: isLast)
      // Leaves room for the = of a soft line break.
      if length + token.count > lineLengthMax - (isLast ? 0 : 1) {
        result += [UInt8(ascii: "="), 0x0D, 0x0A]
        length = 0
      }
      result += token
      length += token.count
    }
  }

  private static func token(_ byte: UInt8, isLast: Bool) -> [UInt8] {
    let isSpace = byte == 0x20 || byte == 0x09
    if isSpace ? !isLast : (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "=") {
      return [byte]
    }
    return [UInt8(ascii: "="), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
