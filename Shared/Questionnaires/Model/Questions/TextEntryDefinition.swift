/// Something to write.
public struct TextEntryDefinition: Sendable, Hashable {
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case line = "text"
    case area = "text-area"
    case email, url, telephone
  }

  public var style: Style
  /// In Unicode scalars; 0 means the default of the style.
  public var maximumLength: UInt32
  /// A regular expression of ECMA-262 that the whole text must match, as in HTML; empty: that of
  /// the style, if it has one. See `Patterns` for what is understood.
  public var pattern: String
  /// Says in words what the pattern asks for.
  public var patternHint: TranslatedText

  public init(
    style: Style = .line, maximumLength: UInt32 = 0, pattern: String = "",
    patternHint: TranslatedText = TranslatedText()
  ) {
    self.style = style
    self.maximumLength = maximumLength
    self.pattern = pattern
    self.patternHint = patternHint
  }

  /// In Unicode scalars.
  public var effectiveMaximumLength: UInt32 {
    maximumLength == 0 ? style.defaultMaximumLength : maximumLength
  }

  /// Nil: any text.
  public var effectivePattern: String? { pattern.isEmpty ? style.defaultPattern : pattern }
}

extension TextEntryDefinition.Style {
  /// In Unicode scalars.
  public var defaultMaximumLength: UInt32 {
    switch self {
    case .line: 255
    case .area: 4_000
    // RFC 5321 §4.5.3.1.3, less the angle brackets.
    case .email: 254
    case .url: 2_000
    case .telephone: 32
    }
  }

  /// The longest answer a definition may allow, in Unicode scalars.
  public var maximumLengthMax: UInt32 {
    switch self {
    case .line, .telephone: 1_000
    case .email: 254
    case .url: 2_000
    case .area: 10_000
    }
  }

  /// What the style itself asks of a text; nil: nothing.
  public var defaultPattern: String? {
    switch self {
    case .line, .area: nil
    // What HTML's `input type=email` takes.
    case .email:
      #"[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"#
        + #"(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*"#
    case .url: #"[hH][tT][tT][pP][sS]?://[^\s/?#]+(?:[/?#]\S*)?"#
    // Digits as people group them, with an optional `+`; at least three digits.
    case .telephone: #"\+?(?:[ ()/.-]*[0-9]){3,32}[ ()/.-]*"#
    }
  }
}
