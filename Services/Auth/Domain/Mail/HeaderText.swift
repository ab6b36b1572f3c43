import FoundationEssentials

/// Header text, folded (RFC 5322 §2.2.3) and encoded (RFC 2047 §2).
enum HeaderText {
  /// UTF-8 bytes per encoded word: 52 characters of base 64, 12 around them and the field name fit
  /// in the 76 allowed per line (RFC 2047 §2). Characters are never split (§5).
  private static let wordBytesMax = 39
  /// Maximum length of a text that is written unencoded.
  private static let lineLengthMax = 60

  /// Encodes a subject.
  static func unstructured(_ text: String) -> String {
    // Text that resembles an encoded word has to be encoded.
    let isPlain =
      text.utf8.allSatisfy { (0x20...0x7E).contains($0) } && text.utf8.count <= lineLengthMax
      && !text.contains("=?") && text.first != " " && text.last != " "
    return isPlain ? text : encoded(text)
  }

  /// Encodes the name before an address, quoted or encoded (RFC 5322 §3.2.5).
  static func phrase(_ text: String) -> String {
    let isPlain =
      text.utf8.allSatisfy { (0x20...0x7E).contains($0) && !"\"\\".utf8.contains($0) }
      && text.utf8.count <= lineLengthMax && !text.contains("=?")
    guard isPlain else { return encoded(text) }
    let isAtom = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || $0 == UInt8(ascii: " ")
    }
    return isAtom ? text : "\"\(text)\""
  }

  private static func encoded(_ text: String) -> String {
    var words: [[UInt8]] = [[]]
    for scalar in text.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      if words[words.count - 1].count + bytes.count > wordBytesMax { words.append([]) }
      words[words.count - 1] += bytes
    }
    return words.map { "=?utf-8?B?" + Data($0).base64EncodedString() + "?=" }
      .joined(separator: "\r\n ")
  }
}
