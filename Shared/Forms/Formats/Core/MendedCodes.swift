internal import Questionnaires

enum MendedCodes {
  /// Returns the catalogue's codes by those of a file; most are the same.
  static func codes(_ written: [String]) -> [String: String] {
    var codes: [String: String] = [:]
    var used = Set(written.filter(IdentifierSyntax.isCode))
    // Names in other scripts are mended alike; counting each form anew would take quadratic time.
    var numbers: [Substring: Int] = [:]
    for text in written where codes[text] == nil {
      if IdentifierSyntax.isCode(text) {
        codes[text] = text
        continue
      }
      let mended = String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { IdentifierSyntax.isCode(String($0)) ? $0 : "_" })
      ).prefix(IdentifierSyntax.charactersMax - 6)
      var code = String(mended)
      var number = numbers[mended] ?? 1
      while !used.insert(code).inserted {
        number += 1
        code = "\(mended)_\(number)"
      }
      numbers[mended] = number
      codes[text] = code
    }
    return codes
  }
}
