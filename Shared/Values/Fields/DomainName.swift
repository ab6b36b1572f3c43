/// Converts internationalised domain names to their form on the network (IDNA2008, RFC 5891).
public enum DomainName {
  /// Returns the name in ASCII: a label with other characters becomes its A-label (`xn--…`).
  /// Nil for a name with characters that no label may have.
  ///
  /// A name is mapped as typed, to lower case and NFC (RFC 5895). Characters that are valid only in
  /// certain contexts (RFC 5892 appendix A), such as joiners, are refused.
  public static func ascii(_ text: some StringProtocol) -> String? {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return String(text) }
    guard text.utf8.count <= bytesMax else { return nil }
    let mapped = TypedText.composed(text.lowercased())
    var labels: [String] = []
    for label in mapped.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: dots.contains)
    {
      if label.allSatisfy(\.isASCII) {
        labels.append(String(label))
      } else {
        guard isLabel(label) else { return nil }
        labels.append("xn--" + punycode(Array(label)))
      }
    }
    return labels.joined(separator: ".")
  }

  /// More than the UTF-8 of any name of 253 bytes in ASCII.
  private static let bytesMax = 1024
  /// The full stop, and those that some keyboards write instead (RFC 5895 §2).
  private static let dots: Set<Unicode.Scalar> = [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"]

  private static func isLabel(_ label: Substring.UnicodeScalarView) -> Bool {
    guard let first = label.first, let last = label.last, label.count < 60 else { return false }
    let isTagged = label.dropFirst(2).starts(with: ["-", "-"])
    return !isTagged && first != "-" && last != "-" && !first.properties.generalCategory.isMark
      && label.allSatisfy(isPermitted)
  }

  /// Whether the code point is PVALID (RFC 5892): a letter, digit or mark that is its own case
  /// folding and compatibility form.
  private static func isPermitted(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    switch category {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .nonspacingMark,
      .spacingMark:
      return exceptions.contains(scalar)
        || !scalar.properties.changesWhenNFKCCaseFolded && !ignored.contains { $0.contains(scalar) }
    default: return scalar == "-"
    }
  }

  /// `ß` and `ς`, which name other domains than `ss` and `σ` (RFC 5892 §2.6).
  private static let exceptions: Set<Unicode.Scalar> = ["\u{DF}", "\u{3C2}"]
  /// Old Hangul jamo, marks of symbols and of music, and digits that RFC 5892 does not permit.
  private static let ignored: [ClosedRange<Unicode.Scalar>] = [
    "\u{1100}"..."\u{11FF}", "\u{20D0}"..."\u{20FF}", "\u{302E}"..."\u{302F}",
    "\u{A960}"..."\u{A97C}", "\u{D7B0}"..."\u{D7FB}", "\u{1D100}"..."\u{1D24F}",
    "\u{660}"..."\u{669}", "\u{6F0}"..."\u{6F9}",
  ]
}

// MARK: - Punycode

extension DomainName {
  /// Encodes a label of less than 60 characters (RFC 3492 §6.3).
  private static func punycode(_ label: [Unicode.Scalar]) -> String {
    let basic = label.filter(\.isASCII)
    var text = String(String.UnicodeScalarView(basic)) + (basic.isEmpty ? "" : "-")
    var (handled, delta, bias) = (basic.count, 0, 72)
    var former: UInt32 = 0x80
    for next in Set(label.filter { !$0.isASCII }).sorted() {
      delta += Int(next.value - former) * (handled + 1)
      for scalar in label {
        if scalar < next { delta += 1 }
        guard scalar == next else { continue }
        append(delta, bias: bias, to: &text)
        bias = adapted(delta, to: handled + 1, isFirst: handled == basic.count)
        delta = 0
        handled += 1
      }
      delta += 1
      former = next.value + 1
    }
    return text
  }

  private static func append(_ delta: Int, bias: Int, to text: inout String) {
    var rest = delta
    var place = 36
    while true {
      let threshold = min(max(place - bias, 1), 26)
      guard rest >= threshold else { break }
      text.unicodeScalars.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      place += 36
    }
    text.unicodeScalars.append(digit(rest))
  }

  private static func digit(_ value: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(truncatingIfNeeded: value < 26 ? 0x61 + value : 0x30 + value - 26))
  }

  private static func adapted(_ delta: Int, to count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var bias = 0
    while delta > 455 {
      delta /= 35
      bias += 36
    }
    return bias + 36 * delta / (delta + 38)
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool { self == .nonspacingMark || self == .spacingMark }
}
