/// The 32 digits and letters of Crockford's base 32, which people do not take for each other.
enum CrockfordBase32 {
  static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  private static let values = Dictionary(
    uniqueKeysWithValues: zip(alphabet, UInt8(0)...))

  /// 0–31, nil for every other character. Case does not matter, `O` is 0, `I` and `L` are 1.
  static func value(of byte: UInt8) -> UInt8? {
    let isLowerCase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    switch isLowerCase ? byte - 0x20 : byte {
    case UInt8(ascii: "O"): return 0
    case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
    case let character: return values[character]
    }
  }

  /// The values of a text with white space and dashes of any kind anywhere, as mails and their programs break
  /// and set it. Nil when it has other characters, or is longer than a code of `length` with a separator after
  /// each character can be.
  static func values(in text: String, length: Int) -> [UInt8]? {
    guard text.utf8.count <= 3 * length else { return nil }
    var values: [UInt8] = []
    for scalar in text.unicodeScalars where !isSeparator(scalar) {
      guard let byte = UInt8(exactly: scalar.value), let value = value(of: byte) else { return nil }
      values.append(value)
    }
    return values.count == length ? values : nil
  }

  /// Also what is not seen at all: a soft hyphen, a space without width.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDash || properties.generalCategory == .format
  }

  /// Upper case, without separators.
  static func text(_ values: [UInt8]) -> String {
    String(decoding: values.map { alphabet[Int($0)] }, as: UTF8.self)
  }
}
