/// A questionnaire of the study that is offered next.
public struct NextOffer: Sendable, Hashable {
  public var questionnaireID: String
  /// What the participant reads about it; absent: its title.
  public var info: TranslatedText

  public init(questionnaireID: String, info: TranslatedText = TranslatedText()) {
    self.questionnaireID = questionnaireID
    self.info = info
  }
}
