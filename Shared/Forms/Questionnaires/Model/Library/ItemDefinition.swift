/// An item of the bank: a question for use in several questionnaires. Answers to the same item id
/// are comparable.
public struct ItemDefinition: Sendable, Hashable {
  /// 1–64 lower-case letters, digits, hyphens.
  public var id: String
  /// BCP 47.
  public var defaultLanguage: String
  /// Its `itemID` is this id; its kind is not `inherited`.
  public var question: QuestionDefinition

  public init(id: String, defaultLanguage: String, question: QuestionDefinition) {
    self.id = id
    self.defaultLanguage = defaultLanguage
    self.question = question
  }
}
