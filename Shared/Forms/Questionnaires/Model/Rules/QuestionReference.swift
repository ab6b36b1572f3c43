/// Refers to a question, a score or a calculation whose value a rule uses.
public struct QuestionReference: Sendable, Hashable {
  public enum Subject: Sendable, Hashable {
    case question(String)
    /// Allowed in next lists only.
    case score(String)
    /// Of the questionnaire that contains the rule, or that a next list follows.
    case calculation(String)
  }

  /// Empty for the questionnaire that contains the rule. Otherwise the participant's latest earlier
  /// sheet of that questionnaire in the same study; the questionnaire's own id means the previous
  /// sheet.
  public var questionnaireID: String
  public var subject: Subject

  public init(questionnaireID: String = "", subject: Subject) {
    self.questionnaireID = questionnaireID
    self.subject = subject
  }

  public init(questionnaireID: String = "", elementID: String) {
    self.init(questionnaireID: questionnaireID, subject: .question(elementID))
  }

  /// Element id of the question; empty for a score or calculation.
  public var elementID: String {
    if case .question(let id) = subject { id } else { "" }
  }
}
