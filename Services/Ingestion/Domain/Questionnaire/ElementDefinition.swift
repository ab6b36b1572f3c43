/// One line of a questionnaire.
public struct ElementDefinition: Sendable, Hashable {
  /// Unique in the questionnaire; ASCII letters, digits, `_`.
  public var elementID: String
  /// Nil for headlines, texts, groups and page breaks.
  public var question: QuestionDefinition?
  /// Nil: always shown.
  public var rule: Rule?
  /// Positions of the groups and the page break, all before the element, that must be shown too.
  public var governors: [Int]
  /// Position of the optional composite that it is a field of: with one field filled in, all must be,
  /// otherwise none (generic forms §5).
  public var optionalComposite: Int?

  public init(
    elementID: String, question: QuestionDefinition?, rule: Rule? = nil, governors: [Int] = [],
    optionalComposite: Int? = nil
  ) {
    self.elementID = elementID
    self.question = question
    self.rule = rule
    self.governors = governors
    self.optionalComposite = optionalComposite
  }
}
