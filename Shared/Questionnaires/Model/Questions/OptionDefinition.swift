public struct OptionDefinition: Sendable, Hashable {
  public var code: String
  public var label: TranslatedText
  /// In a multiple choice: cannot be chosen together with others.
  public var isExclusive: Bool
  /// What scores count; nil: the code as a number, where it is one (FHIR `itemWeight`).
  public var weight: Double?

  public init(
    code: String, label: TranslatedText, isExclusive: Bool = false, weight: Double? = nil
  ) {
    self.code = code
    self.label = label
    self.isExclusive = isExclusive
    self.weight = weight
  }
}
