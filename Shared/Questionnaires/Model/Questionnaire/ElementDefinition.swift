/// One line of a questionnaire.
public struct ElementDefinition: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    case headline(TranslatedText)
    case text(TranslatedText)
    case question(QuestionDefinition)
    case group(GroupDefinition)
    /// Begins a page, up to the next break; its condition is the page's. Stands in no group.
    case pageBreak
  }

  public var id: String
  /// The group that it is a member of; empty: none.
  public var parentID: String
  /// Nil when the definition has none, or one that this service does not know.
  public var content: Content?
  /// Nil: always shown. A group's condition is its members' too, a page break's that of its page.
  public var shownIf: Condition?
  public var annotations: [Annotation]

  public init(
    id: String, parentID: String = "", content: Content?, shownIf: Condition? = nil,
    annotations: [Annotation] = []
  ) {
    self.id = id
    self.parentID = parentID
    self.content = content
    self.shownIf = shownIf
    self.annotations = annotations
  }

  public var question: QuestionDefinition? {
    if case .question(let question)? = content { question } else { nil }
  }

  public var group: GroupDefinition? {
    if case .group(let group)? = content { group } else { nil }
  }
}
