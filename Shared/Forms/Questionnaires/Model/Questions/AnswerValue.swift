/// An answer as used by rules.
public enum AnswerValue: Sendable, Hashable {
  /// Codes of the chosen options, `yes` or `no`, or a country code.
  case codes([String])
  /// Sliders, scales, numbers; seconds of a duration.
  case number(Double)
  /// Texts, and dates and times in their stored form.
  case text(String)

  /// Whether it counts as absent: no option chosen, or a text of white space.
  public var isBlank: Bool {
    switch self {
    case .codes(let codes): codes.isEmpty
    case .number(let number): !number.isFinite
    case .text(let text): text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
  }
}
