/// A question of another questionnaire (or of an earlier sheet of the same one).
public struct ReferencedQuestion: Sendable, Hashable {
  public var questionnaireID: String
  public var elementID: String

  public init(questionnaireID: String, elementID: String) {
    self.questionnaireID = questionnaireID
    self.elementID = elementID
  }
}

extension QuestionnaireDefinition {
  /// The questionnaires whose latest sheets are needed to validate a sheet, since the device did
  /// not say what it knew of them.
  public func questionnairesNeeded(by sheet: AnswerSheet) -> Set<String> {
    guard !referencedQuestions.isEmpty else { return [] }
    let said = sheet.referencedAnswers.map {
      ReferencedQuestion(questionnaireID: $0.questionnaireID, elementID: $0.elementID)
    }
    return Set(referencedQuestions.subtracting(said).map(\.questionnaireID))
  }
}
