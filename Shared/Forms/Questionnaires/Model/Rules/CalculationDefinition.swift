/// A value computed from a sheet. It is stored and exported like a score.
public struct CalculationDefinition: Sendable, Hashable {
  /// Unique among the calculations and scores of the questionnaire; syntax of an element id.
  public var id: String
  public var title: TranslatedText
  public var expression: AnswerExpression
  /// UCUM code of a number; may be empty.
  public var unit: String
  /// Decimal digits to show a number with; nil for as many as needed, up to 2.
  public var decimals: UInt32?
  /// Whether clients do not show it by itself.
  public var isHidden: Bool
  /// The repeating group that it is computed for in each repetition; empty for once.
  public var parentID: String

  public init(
    id: String, title: TranslatedText = TranslatedText(), expression: AnswerExpression,
    unit: String = "", decimals: UInt32? = nil, isHidden: Bool = false,
    parentID: String = ""
  ) {
    self.id = id
    self.title = title
    self.expression = expression
    self.unit = unit
    self.decimals = decimals
    self.isHidden = isHidden
    self.parentID = parentID
  }
}

/// A rule between answers. Only a false value violates it.
public struct ConstraintDefinition: Sendable, Hashable {
  /// Unique among the constraints of the questionnaire; syntax of an element id.
  public var id: String
  /// The question that the message is shown at; empty for the end of the questionnaire. While it is
  /// hidden, the constraint is satisfied. One of a repeating group has the rule in each repetition.
  public var elementID: String
  public var expression: AnswerExpression
  /// Message for the participant.
  public var message: TranslatedText

  public init(
    id: String, elementID: String = "", expression: AnswerExpression, message: TranslatedText
  ) {
    self.id = id
    self.elementID = elementID
    self.expression = expression
    self.message = message
  }
}
