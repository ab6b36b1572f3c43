public import Questionnaires

/// An answer of another questionnaire as the device knew it when it decided what to show. With
/// neither codes nor a number nor a text it says that the device knew of no answer.
public struct ReferencedAnswer: Sendable, Hashable {
  public var questionnaireID: String
  public var elementID: String
  public var codes: [String]
  public var number: Double?
  /// A text, date or time in the form in which it is stored; empty: none.
  public var text: String

  public init(
    questionnaireID: String, elementID: String, codes: [String] = [], number: Double? = nil,
    text: String = ""
  ) {
    self.questionnaireID = questionnaireID
    self.elementID = elementID
    self.codes = codes
    self.number = number
    self.text = text
  }

  /// What it is the answer to.
  public var question: QuestionReference {
    QuestionReference(questionnaireID: questionnaireID, elementID: elementID)
  }
}
