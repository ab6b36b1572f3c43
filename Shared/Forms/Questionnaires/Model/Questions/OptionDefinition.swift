public struct OptionDefinition: Sendable, Hashable {
  public var code: String
  public var label: TranslatedText
  /// Whether, in a multiple choice, it excludes all other options.
  public var isExclusive: Bool
  /// Value for scores; nil to use the code if it is a number (FHIR `itemWeight`).
  public var weight: Double?
  /// Whether it means that there is no answer, such as "don't know". Scores treat the question as
  /// not answered, and exports as missing.
  public var isMissing: Bool

  public init(
    code: String, label: TranslatedText, isExclusive: Bool = false, weight: Double? = nil,
    isMissing: Bool = false
  ) {
    self.code = code
    self.label = label
    self.isExclusive = isExclusive
    self.weight = weight
    self.isMissing = isMissing
  }
}
