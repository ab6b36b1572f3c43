/// What is offered after a questionnaire was filled in: the sequence of forms that the server
/// decides on (generic forms §5).
///
/// All lists of a study whose questionnaire was filled in and whose condition holds are offered one
/// after the other, each questionnaire once.
public struct NextListDefinition: Sendable, Hashable {
  /// The questionnaire that was filled in.
  public var afterQuestionnaireID: String
  /// Over its answers and scores, and the latest answers to others. Nil: always.
  public var condition: Condition?
  /// In the order in which they are to be filled in.
  public var offers: [NextOffer]
  /// Whether nothing but the next of the offers is accepted until the last is filled in (generic forms §4.1).
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
