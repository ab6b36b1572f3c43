/// A password as it is hashed (RFC 8265 §4.2.2): all spaces are the ASCII one, and the text is in
/// normalization form C. Some keyboards write an ä as one code point, others as two; the same password
/// typed on either must match.
package struct OpaqueString: Sendable, Hashable {
  package let text: String
  /// Whether the password was sent in this form.
  package let isAsSent: Bool

  package init(_ password: String) {
    guard !password.utf8.allSatisfy({ $0 < 0x80 }) else {
      text = password
      isAsSent = true
      return
    }
    var mapped = String.UnicodeScalarView()
    for scalar in password.unicodeScalars {
      mapped.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
    }
    // The standard library's NFC; Foundation's would link all of Foundation.
    text = String(decoding: String(mapped)._nfcCodeUnits, as: UTF8.self)
    isAsSent = text.utf8.elementsEqual(password.utf8)
  }
}
