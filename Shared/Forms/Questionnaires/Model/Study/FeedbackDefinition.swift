/// A text shown to the participant after a sheet.
public struct FeedbackDefinition: Sendable, Hashable {
  /// A change since the participant's previous sheet of the questionnaire.
  public struct Change: Sendable, Hashable {
    /// The number that changes; nil if the definition names none.
    public var value: QuestionReference.Subject?
    /// Smallest change, inclusive; nil for no limit.
    public var minimum: Double?
    /// Largest change, inclusive; nil for no limit.
    public var maximum: Double?

    public init(
      value: QuestionReference.Subject?, minimum: Double? = nil, maximum: Double? = nil
    ) {
      self.value = value
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// The sheets that the text applies to.
  public var sheet: SheetCause
  /// Change that must apply as well; nil for any change, also without a previous sheet.
  public var change: Change?
  public var text: TranslatedText

  public init(sheet: SheetCause, change: Change? = nil, text: TranslatedText) {
    self.sheet = sheet
    self.change = change
    self.text = text
  }
}
