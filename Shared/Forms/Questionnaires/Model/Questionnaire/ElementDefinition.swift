/// One element of a questionnaire.
public struct ElementDefinition: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    case headline(TranslatedText)
    case text(TranslatedText)
    case question(QuestionDefinition)
    case group(GroupDefinition)
    /// Starts a page that ends at the next break; its condition applies to the page. Not in a
    /// group.
    case pageBreak
  }

  public var id: String
  /// Id of the enclosing group; empty if there is no group.
  public var parentID: String
  /// Content; nil if absent or unknown to this service.
  public var content: Content?
  /// Condition for showing it; nil for always. A group's condition also applies to its members, a
  /// page break's to its page.
  public var shownIf: Condition?
  public var annotations: [Annotation]
  /// Whether it keeps its place in a group with a random order.
  public var isFixed: Bool

  public init(
    id: String, parentID: String = "", content: Content?, shownIf: Condition? = nil,
    annotations: [Annotation] = [], isFixed: Bool = false
  ) {
    self.isFixed = isFixed
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
