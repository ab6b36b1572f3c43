/// A text entry.
public struct TextEntryDefinition: Sendable, Hashable {
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case line = "text"
    case area = "text-area"
    case email, url, telephone
  }

  public var style: Style
  /// Characters, as `isLonger(than:)` counts them; 0 means the default of the style.
  public var maximumLength: UInt32
  /// An ECMA-262 regular expression that must match the whole text, as in HTML; empty to use that
  /// of the style, if any. See `Patterns` for the supported syntax.
  public var pattern: String
  /// Describes in words what the pattern expects.
  public var patternHint: TranslatedText
  /// Whether it is concealed while it is typed, and left out of exports; only of the style `line`.
  public var isMasked: Bool

  public init(
    style: Style = .line, maximumLength: UInt32 = 0, pattern: String = "",
    patternHint: TranslatedText = TranslatedText(), isMasked: Bool = false
  ) {
    self.isMasked = isMasked
    self.style = style
    self.maximumLength = maximumLength
    self.pattern = pattern
    self.patternHint = patternHint
  }

  /// Characters.
  public var effectiveMaximumLength: UInt32 {
    maximumLength == 0 ? style.defaultMaximumLength : maximumLength
  }

  /// The pattern that applies; nil if any text is valid.
  public var effectivePattern: String? { pattern.isEmpty ? style.defaultPattern : pattern }
}

extension TextEntryDefinition.Style {
  /// Characters.
  public var defaultMaximumLength: UInt32 {
    switch self {
    case .line: 255
    case .area: 4_000
    // RFC 5321 §4.5.3.1.3, without the angle brackets.
    case .email: 254
    case .url: 2_000
    case .telephone: 32
    }
  }

  /// Upper limit for the maximum length, in characters.
  public var maximumLengthMax: UInt32 {
    switch self {
    case .line, .telephone: 1_000
    case .email: 254
    case .url: 2_000
    case .area: 10_000
    }
  }

  /// The default pattern of the style; nil if none.
  public var defaultPattern: String? {
    switch self {
    case .line, .area: nil
    // The pattern of HTML's `input type=email`, with the letters and digits of any script in the
    // domain, since other clients do not convert it to ASCII.
    case .email:
      #"[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+"#
        + #"@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?"#
        + #"(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*"#
    case .url: #"[hH][tT][tT][pP][sS]?://[^\s/?#]+(?:[/?#]\S*)?"#
    // Grouped digits with an optional `+`; at least three digits.
    case .telephone: #"\+?(?:[ ()/.-]*[0-9]){3,32}[ ()/.-]*"#
    }
  }
}
