/// An answer as rules see it.
public enum AnswerValue: Sendable, Hashable {
  /// Codes of the chosen options, `yes` or `no`, or a country.
  case codes([String])
  /// Sliders, scales, numbers; seconds of a duration.
  case number(Double)
  /// Texts, and dates and times in the form in which they are stored.
  case text(String)

  /// Whether it says nothing: no option chosen, or a text of white space. It counts as no answer.
  public var isBlank: Bool {
    switch self {
    case .codes(let codes): codes.isEmpty
    case .number(let number): !number.isFinite
    case .text(let text): text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
  }
}
