/// Text as keyboards and formatters of phones write it, in the one form in which it is judged,
/// stored and compared.
public enum TypedText {
  /// Returns the text in normalisation form C: keyboards write an ä as one code point or two.
  public static func composed(_ text: String) -> String {
    // The standard library's NFC; Foundation's would link all of Foundation.
    text.isASCII ? text : String(decoding: text._nfcCodeUnits, as: UTF8.self)
  }

  /// Returns the text without white space at both ends, as keyboards add it after a suggestion.
  public static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  /// Returns a date, a time or a code with ASCII digits. Formatters write the digits of the phone's
  /// language, and marks that set the direction of writing (`٠٦:٣٠`); keyboards write full-width
  /// ones.
  public static func withASCIIDigits(_ text: String) -> String {
    if text.isASCII { return trimmed(text) }
    var written = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.properties.isBidiControl {
      let properties = scalar.properties
      if properties.numericType == .decimal, let value = properties.numericValue,
        let digit = UInt32(exactly: value).flatMap({ Unicode.Scalar(0x30 + $0) })
      {
        written.append(digit)
      } else {
        written.append(scalar)
      }
    }
    return trimmed(String(written))
  }
}

extension String {
  /// Maximum Unicode scalars per character of the limit: flags of regions and families with skin
  /// colours have up to 14, and marks above a letter must not make a text of any size.
  private static let scalarsPerCharacterMax = 16

  /// Whether the text has more characters than the limit.
  ///
  /// Characters are what people see as one (extended grapheme clusters, UAX #29). All other ways of
  /// counting (Unicode scalars, UTF-16) find at least as many, so a client may use any of them.
  public func isLonger(than charactersMax: Int) -> Bool {
    // Most texts need not be counted.
    guard utf8.count > charactersMax else { return false }
    let scalars = unicodeScalars.count
    guard scalars > charactersMax else { return false }
    return scalars > charactersMax * Self.scalarsPerCharacterMax || count > charactersMax
  }
}
