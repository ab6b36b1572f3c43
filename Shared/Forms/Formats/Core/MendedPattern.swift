internal import Patterns

/// A pattern of another system, with its common spellings corrected.
struct MendedPattern {
  /// The pattern; nil if it cannot be applied.
  let text: String?
  /// Why it cannot be applied.
  let reason: String?

  init(_ written: String) {
    let mended = written.withLiteralHyphens
    do throws(PatternError) {
      _ = try TextPattern(mended)
      (text, reason) = (mended, nil)
    } catch {
      (text, reason) = (nil, "at character \(error.position + 1) of the pattern: \(error)")
    }
  }
}

extension String {
  /// The pattern with a backslash before hyphens beside a class such as `\w`. Browsers and Java take
  /// such a hyphen literally: `[\w-\.]+@…` is the e-mail pattern of many forms.
  var withLiteralHyphens: String {
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    var isInBrackets = false
    var isAfterSet = false
    func isSet(_ letter: Unicode.Scalar?) -> Bool {
      letter.map("wWdDsS".unicodeScalars.contains) ?? false
    }
    while let scalar = rest.popFirst() {
      let next = rest.first
      if scalar == "\\", let letter = rest.popFirst() {
        result.append(contentsOf: [scalar, letter])
        isAfterSet = isInBrackets && isSet(letter)
        continue
      }
      let isBeforeSet = next == "\\" && isSet(rest.dropFirst().first)
      if scalar == "-", isInBrackets, next != "]", isAfterSet || isBeforeSet { result.append("\\") }
      if scalar == "[" || scalar == "]" { isInBrackets = scalar == "[" }
      isAfterSet = false
      result.append(scalar)
    }
    return String(result)
  }
}
