/// Something a participant answers.
public struct QuestionDefinition: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// What the nearest group with a kind says, else the questionnaire's.
    case inherited
    case singleChoice(SingleChoiceDefinition)
    case multipleChoice(MultipleChoiceDefinition)
    /// Stored as the codes `yes` and `no`.
    case yesNo
    case slider(SliderDefinition)
    case selfAssessmentManikin(ManikinDefinition)
    case visualAnalogue(VisualAnalogueDefinition)
    case number(NumberDefinition)
    /// Stored as `YYYY-MM-DD`.
    case date(DateDefinition)
    /// Stored as `HH:MM`.
    case time
    /// Stored as `YYYY-MM-DDTHH:MM`, in the zone of the sheet.
    case dateTime
    /// Stored as a number of seconds.
    case duration(DurationDefinition)
    case text(TextEntryDefinition)
    /// Stored as the ISO 3166-1 code in two capital letters.
    case country
    /// A type that this version of Otolith does not know.
    case unsupported(UnsupportedDefinition)
  }

  public var text: TranslatedText
  /// Explains the question; shown with it.
  public var description: TranslatedText
  /// Questions are required unless this is set (generic forms §4).
  public var isOptional: Bool
  /// Nil when the definition has none, or one that the wire format does not know.
  public var kind: Kind?
  /// The item of the bank that this question is; empty: none. The same item means comparable
  /// answers, whatever questionnaire and version it stands in.
  public var itemID: String
  /// What stands there before the participant answers. Nil: nothing. Sliders and their like have
  /// none, since it would bias the answer (TYT §2, TYS FR 13).
  public var initialAnswer: AnswerValue?

  public init(
    text: TranslatedText, description: TranslatedText = TranslatedText(), isOptional: Bool = false,
    kind: Kind?, itemID: String = "", initialAnswer: AnswerValue? = nil
  ) {
    self.text = text
    self.description = description
    self.isOptional = isOptional
    self.kind = kind
    self.itemID = itemID
    self.initialAnswer = initialAnswer
  }
}
