/// A group of elements. The members name the group as their parent and follow it directly.
public struct GroupDefinition: Sendable, Hashable {
  public enum Style: Sendable, Hashable {
    /// A heading above any elements.
    case section
    /// One answer in several fields, such as an address. If required, every field has its own rule.
    /// If optional, all fields are required once one is filled in (generic forms §5).
    case composite(isOptional: Bool)
    /// Rows with answers on one scale. Every member is a question of the kind `inherited`.
    case matrix
  }

  /// Shown above the members; optional.
  public var title: TranslatedText
  public var style: Style?
  /// The kind of members with the kind `inherited`; nil to use that of the enclosing group or the
  /// questionnaire.
  public var sharedKind: QuestionDefinition.Kind?
  /// Whether the direct members are shown in a random order; see ``ShownOrder``.
  public var hasRandomOrder: Bool
  /// How often it is shown; nil for once.
  public var repetition: RepeatDefinition?
  /// Set by ``QuestionnaireDefinition/unrolled`` only: the repetition that this copy is.
  public var copy: RepeatCopy?

  public init(
    title: TranslatedText = TranslatedText(), style: Style?,
    sharedKind: QuestionDefinition.Kind? = nil, hasRandomOrder: Bool = false,
    repetition: RepeatDefinition? = nil
  ) {
    self.hasRandomOrder = hasRandomOrder
    self.title = title
    self.style = style
    self.sharedKind = sharedKind
    self.repetition = repetition
  }
}
