/// Terms that records outside of questionnaires use: types of events and therapies, frequencies of
/// an audiogram (TNA §4).
public struct VocabularyDefinition: Sendable, Hashable {
  public var id: String
  public var title: TranslatedText
  /// BCP 47.
  public var defaultLanguage: String
  /// The languages that every text must be translated into; see ``QuestionnaireDefinition``.
  public var languages: [String]
  /// UCUM code of the terms' numbers, such as `Hz`; empty: the terms have none.
  public var unit: String
  /// In the order in which they are offered.
  public var terms: [VocabularyTerm]
  /// Whether records may use terms of their own, such as frequencies that are not listed.
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
