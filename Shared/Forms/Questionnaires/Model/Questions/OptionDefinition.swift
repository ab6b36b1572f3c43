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
  /// Whether it keeps its place when the others are shown in a random order.
  public var isFixed: Bool
  /// Codes of ``QuestionDefinition/offeredBy`` for which it is offered; empty for always.
  public var offeredFor: [String]

  public init(
    code: String, label: TranslatedText, isExclusive: Bool = false, weight: Double? = nil,
    isMissing: Bool = false, isFixed: Bool = false, offeredFor: [String] = []
  ) {
    self.code = code
    self.label = label
    self.isExclusive = isExclusive
    self.weight = weight
    self.isMissing = isMissing
    self.isFixed = isFixed
    self.offeredFor = offeredFor
  }
}
