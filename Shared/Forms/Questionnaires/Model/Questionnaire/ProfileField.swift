/// A field of the participant's profile that texts and expressions may use.
public enum ProfileField: String, Sendable, Hashable, CaseIterable {
  case firstName = "first-name"
  case lastName = "last-name"
  case nickname
  case sex
  /// In hertz.
  case tinnitusFrequency = "tinnitus-frequency"

  /// Whether expressions may use it. Names stay on the device: they are only shown in texts.
  public var isComputable: Bool { self == .sex || self == .tinnitusFrequency }

  /// Whether placeholders in texts may show it. The sex has no words in the languages of a
  /// questionnaire.
  public var isShowable: Bool { self != .sex }

  /// Values of ``sex``.
  public static let sexes: Set<String> = ["male", "female", "not-applicable"]

  /// Whether expressions may have a value for it.
  public func permits(_ value: AnswerValue) -> Bool {
    switch (self, value) {
    case (.sex, .text(let text)): Self.sexes.contains { $0.isExactly(text) }
    case (.tinnitusFrequency, .number(let number)): (20...20_000).contains(number)
    default: false
    }
  }
}
