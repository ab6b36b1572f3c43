/// One term.
public struct VocabularyTerm: Sendable, Hashable {
  /// Unique in the vocabulary; spelled like an option's code.
  public var code: String
  public var label: TranslatedText
  /// In the vocabulary's unit.
  public var number: Double?

  public init(code: String, label: TranslatedText, number: Double? = nil) {
    self.code = code
    self.label = label
    self.number = number
  }
}
