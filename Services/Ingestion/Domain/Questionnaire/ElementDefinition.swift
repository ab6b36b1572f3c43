/// One line of a questionnaire.
public struct ElementDefinition: Sendable, Hashable {
  /// Unique in the questionnaire; ASCII letters, digits, `_`.
  public var elementID: String
  /// Nil for headlines, texts and page breaks.
  public var question: QuestionDefinition?
  /// Empty: always shown.
  public var conditions: [Condition]
  /// How the conditions combine.
  public var behavior: EnableBehavior

  public init(
    elementID: String, question: QuestionDefinition?, conditions: [Condition] = [],
    behavior: EnableBehavior = .all
  ) {
    self.elementID = elementID
    self.question = question
    self.conditions = conditions
    self.behavior = behavior
  }
}

/// How the conditions of an element combine (FHIR `enableBehavior`).
public enum EnableBehavior: Sendable, Hashable {
  case all, any
}
