/// Elements that belong together. The members name the group as their parent and follow it without
/// a gap.
public struct GroupDefinition: Sendable, Hashable {
  public enum Style: Sendable, Hashable {
    /// A heading over any elements.
    case section
    /// One answer in several fields, such as an address. Required: every field has its own rule.
    /// Optional: as soon as one field is filled in, all must be (generic forms §5).
    case composite(isOptional: Bool)
    /// Rows with the answers of one scale. Every member is a question that inherits the kind.
    case matrix
  }

  /// Shown above the members. May be absent.
  public var title: TranslatedText
  /// Nil when the definition names none.
  public var style: Style?
  /// What members of the kind `inherited` ask for; nil: what the enclosing group or the
  /// questionnaire says.
  public var sharedKind: QuestionDefinition.Kind?

  public init(
    title: TranslatedText = TranslatedText(), style: Style?,
    sharedKind: QuestionDefinition.Kind? = nil
  ) {
    self.title = title
    self.style = style
    self.sharedKind = sharedKind
  }
}
