/// Which characters may stand in XML (XML 1.0 §2.2).
enum XMLCharacters {
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  static func areAllowed(in text: String) -> Bool {
    text.unicodeScalars.allSatisfy(isAllowed)
  }
}
