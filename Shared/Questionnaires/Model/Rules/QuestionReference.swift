/// Names a question, or a score, whose answer a rule looks at.
public struct QuestionReference: Sendable, Hashable {
  public enum Subject: Sendable, Hashable {
    case question(String)
    /// Only in next lists.
    case score(String)
  }

  /// Empty: the questionnaire that the rule stands in. Otherwise the participant's latest earlier
  /// sheet of that questionnaire in the same study; the questionnaire's own id means the sheet
  /// before.
  public var questionnaireID: String
  public var subject: Subject

  public init(questionnaireID: String = "", subject: Subject) {
    self.questionnaireID = questionnaireID
    self.subject = subject
  }

  public init(questionnaireID: String = "", elementID: String) {
    self.init(questionnaireID: questionnaireID, subject: .question(elementID))
  }

  /// Of the question; empty for a score.
  public var elementID: String {
    if case .question(let id) = subject { id } else { "" }
  }
}
