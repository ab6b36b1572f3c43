/// Crockford's base 32: 32 digits and letters that are hard to confuse.
public enum CrockfordBase32 {
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  private static let values = Dictionary(
    uniqueKeysWithValues: zip(alphabet, UInt8(0)...))

  /// Returns 0–31, or nil for other characters. Ignores case; `O` is 0, `I` and `L` are 1.
  private static func value(of byte: UInt8) -> UInt8? {
    let isLowerCase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    switch isLowerCase ? byte - 0x20 : byte {
    case UInt8(ascii: "O"): return 0
    case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
    case let character: return values[character]
    }
  }

  /// Returns the values of a text, ignoring white space and dashes that mail programs may insert.
  /// Returns nil for other characters, or if the text is longer than a full-width code of `length`
  /// with one separator per character.
  public static func values(in text: String, length: Int) -> [UInt8]? {
    guard text.utf8.count <= 6 * length else { return nil }
    var values: [UInt8] = []
    for scalar in text.unicodeScalars where !isSeparator(scalar) {
      guard let value = value(of: scalar) else { return nil }
      values.append(value)
    }
    return values.count == length ? values : nil
  }

  /// Reads digits of every script and full-width letters, as keyboards for other scripts write them.
  private static func value(of scalar: Unicode.Scalar) -> UInt8? {
    if scalar.properties.numericType == .decimal {
      return scalar.properties.numericValue.flatMap(UInt8.init(exactly:))
    }
    let isFullWidth = (0xFF21...0xFF5A).contains(scalar.value)
    return UInt8(exactly: isFullWidth ? scalar.value - 0xFEE0 : scalar.value).flatMap(value(of:))
  }

  /// Whether the scalar is a separator, including invisible ones such as a soft hyphen.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDash || properties.generalCategory == .format
  }

  /// Returns upper case text without separators.
  public static func text(_ values: [UInt8]) -> String {
    String(decoding: values.map { alphabet[Int($0)] }, as: UTF8.self)
  }
}
