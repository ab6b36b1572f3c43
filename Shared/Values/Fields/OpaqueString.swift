/// A password in the form in which it is hashed (RFC 8265 §4.2.2): spaces mapped to ASCII, in
/// normalisation form C. Keyboards encode an ä as one code point or two; both must match.
public struct OpaqueString: Sendable, Hashable {
  public let text: String

  public init(_ password: String) {
    guard !password.isASCII else {
      text = password
      return
    }
    var mapped = String.UnicodeScalarView()
    for scalar in password.unicodeScalars {
      mapped.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
    }
    text = TypedText.composed(String(mapped))
  }
}

extension String {
  /// The text without surrounding white space, which keyboards and pasting add and which no name,
  /// address or study's password contains.
  public var typed: String { TypedText.trimmed(self) }
}
