/// A value that participants may compare with that of all participants of the study.
public struct ComparisonDefinition: Sendable, Hashable {
  /// Unique in the study.
  public var id: String
  /// Title for participants.
  public var title: TranslatedText
  public var questionnaireID: String
  /// The compared number of a sheet; nil if the definition names none.
  public var value: QuestionReference.Subject?
  /// Lower end of the values' range; smaller values count as this one.
  public var minimum: Double
  /// Upper end of the values' range; larger values count as this one.
  public var maximum: Double
  /// Number of days before the release whose sheets count; 0 for all sheets.
  public var windowDays: UInt32

  public init(
    id: String, title: TranslatedText, questionnaireID: String,
    value: QuestionReference.Subject?, minimum: Double, maximum: Double, windowDays: UInt32 = 0
  ) {
    self.id = id
    self.title = title
    self.questionnaireID = questionnaireID
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.windowDays = windowDays
  }
}
