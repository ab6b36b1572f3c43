/// A tenant: it owns studies, questionnaires, items, sounds and vocabularies.
public struct ProjectDefinition: Sendable, Hashable {
  public var id: String
  public var title: TranslatedText
  public var description: TranslatedText
  /// BCP 47.
  public var defaultLanguage: String

  public init(
    id: String, title: TranslatedText, description: TranslatedText = TranslatedText(),
    defaultLanguage: String
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.defaultLanguage = defaultLanguage
  }
}
