public import Questionnaires

/// A vocabulary's version in the form in which codes are looked up.
public struct PreparedVocabulary: Sendable, Hashable {
  public let id: String
  public let version: UInt32
  /// Of its terms.
  public let codes: Set<String>
  /// What people read for each code.
  public let titles: [String: TranslatedText]
  /// BCP 47.
  public let defaultLanguage: String
  /// Whether records may use codes of their own.
  public let isOpen: Bool

  public init(_ definition: VocabularyDefinition, version: UInt32) {
    id = definition.id
    self.version = version
    titles = Dictionary(
      definition.terms.map { ($0.code, $0.label) }, uniquingKeysWith: { first, _ in first })
    codes = Set(titles.keys)
    defaultLanguage = definition.defaultLanguage
    isOpen = definition.isOpen
  }
}
