/// The questionnaires offered after one was filled in: the sequence of forms decided by the server
/// (generic forms §5).
///
/// All lists of a study that match the questionnaire and whose condition holds are offered one
/// after the other, each questionnaire once.
public struct NextListDefinition: Sendable, Hashable {
  /// The completed questionnaire.
  public var afterQuestionnaireID: String
  /// Condition on its answers and scores, and the latest answers to others; nil means always.
  public var condition: Condition?
  /// Offers in the order of filling in.
  public var offers: [NextOffer]
  /// Whether only the next offer is accepted until the last one is filled in (generic forms §4.1).
  public var isBinding: Bool

  public init(
    afterQuestionnaireID: String, condition: Condition? = nil, offers: [NextOffer],
    isBinding: Bool = false
  ) {
    self.afterQuestionnaireID = afterQuestionnaireID
    self.condition = condition
    self.offers = offers
    self.isBinding = isBinding
  }
}

/// An offered questionnaire of the study.
public struct NextOffer: Sendable, Hashable {
  public var questionnaireID: String
  /// Information for the participant; its title if absent.
  public var info: TranslatedText

  public init(questionnaireID: String, info: TranslatedText = TranslatedText()) {
    self.questionnaireID = questionnaireID
    self.info = info
  }
}
