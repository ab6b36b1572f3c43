/// Terms for records outside of questionnaires: types of events and therapies, frequencies of an
/// audiogram (TNA §4).
public struct VocabularyDefinition: Sendable, Hashable {
  public var id: String
  public var title: TranslatedText
  /// BCP 47.
  public var defaultLanguage: String
  /// The languages that every text must be translated into; see ``QuestionnaireDefinition``.
  public var languages: [String]
  /// UCUM code of the terms' numbers, such as `Hz`; empty if the terms have no numbers.
  public var unit: String
  /// Listed in display order.
  public var terms: [VocabularyTerm]
  /// Whether records may use terms that are not listed, such as other frequencies.
  public var isOpen: Bool
  public var provenance: ProvenanceDefinition

  public init(
    id: String, title: TranslatedText, defaultLanguage: String, languages: [String] = [],
    unit: String = "", terms: [VocabularyTerm], isOpen: Bool = false,
    provenance: ProvenanceDefinition = ProvenanceDefinition()
  ) {
    self.id = id
    self.title = title
    self.defaultLanguage = defaultLanguage
    self.languages = languages
    self.unit = unit
    self.terms = terms
    self.isOpen = isOpen
    self.provenance = provenance
  }
}

/// One term.
public struct VocabularyTerm: Sendable, Hashable {
  /// Unique in the vocabulary; spelled like an option's code.
  public var code: String
  public var label: TranslatedText
  /// Number in the vocabulary's unit.
  public var number: Double?

  public init(code: String, label: TranslatedText, number: Double? = nil) {
    self.code = code
    self.label = label
    self.number = number
  }
}
