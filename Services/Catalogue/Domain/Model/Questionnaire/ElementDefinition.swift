/// One line of a questionnaire.
public struct ElementDefinition: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    case headline(TranslatedText)
    case text(TranslatedText)
    case question(QuestionDefinition)
    case pageBreak
  }

  public enum EnableBehavior: Sendable, Hashable { case all, any }

  public var id: String
  /// Nil when the definition has none, or one that this service does not know.
  public var content: Content?
  public var enableWhen: [ConditionDefinition]
  /// Nil when the definition names one that this service does not know.
  public var enableBehavior: EnableBehavior?

  public init(
    id: String, content: Content?, enableWhen: [ConditionDefinition] = [],
    enableBehavior: EnableBehavior? = .all
  ) {
    self.id = id
    self.content = content
    self.enableWhen = enableWhen
    self.enableBehavior = enableBehavior
  }

  public var question: QuestionDefinition? {
    if case .question(let question)? = content { question } else { nil }
  }
}

/// A comparison with an answer that decides whether an element is shown.
public struct ConditionDefinition: Sendable, Hashable {
  public enum Operator: Sendable, Hashable {
    case answered, notAnswered, equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  }

  /// Empty: the questionnaire the element stands in.
  public var questionnaireID: String
  public var elementID: String
  /// Nil when the definition names none.
  public var comparison: Operator?
  public var codes: [String]
  public var number: Double?

  public init(
    questionnaireID: String = "", elementID: String, comparison: Operator?, codes: [String] = [],
    number: Double? = nil
  ) {
    self.questionnaireID = questionnaireID
    self.elementID = elementID
    self.comparison = comparison
    self.codes = codes
    self.number = number
  }
}
