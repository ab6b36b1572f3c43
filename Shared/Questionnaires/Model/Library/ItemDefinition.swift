/// An item of the bank: a question that may stand in many questionnaires. Whatever asks for it by
/// its id has answers that can be compared.
public struct ItemDefinition: Sendable, Hashable {
  /// 1–64 lower-case letters, digits, hyphens.
  public var id: String
  /// BCP 47.
  public var defaultLanguage: String
  /// Its `itemID` is this id; its kind is never `inherited`.
  public var question: QuestionDefinition

  public init(id: String, defaultLanguage: String, question: QuestionDefinition) {
    self.id = id
    self.defaultLanguage = defaultLanguage
    self.question = question
  }
}
