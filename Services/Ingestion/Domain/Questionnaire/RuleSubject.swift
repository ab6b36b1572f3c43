/// A question that a rule looks at.
public struct RuleSubject: Sendable, Hashable {
  /// Nil: this sheet. Otherwise the participant's latest earlier sheet of that questionnaire in the
  /// same study; the questionnaire's own id is allowed and means the sheet before.
  public var questionnaireID: String?
  public var elementID: String

  public init(questionnaireID: String? = nil, elementID: String) {
    self.questionnaireID = questionnaireID
    self.elementID = elementID
  }

  /// Nil for a question of the sheet itself.
  var reference: ReferencedQuestion? {
    questionnaireID.map { ReferencedQuestion(questionnaireID: $0, elementID: elementID) }
  }
}
