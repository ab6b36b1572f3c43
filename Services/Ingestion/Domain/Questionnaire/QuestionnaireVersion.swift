/// Names a published questionnaire version.
public struct QuestionnaireVersion: Sendable, Hashable {
  public var questionnaireID: String
  public var version: UInt32

  public init(questionnaireID: String, version: UInt32) {
    self.questionnaireID = questionnaireID
    self.version = version
  }
}
