/// What a participant answered, and what is known from before.
public struct SheetAnswers: Sendable {
  /// By element id.
  public var answers: [String: AnswerValue]
  /// The latest earlier sheet of other questionnaires, and of the same one, by questionnaire id.
  public var earlier: [String: [String: AnswerValue]]

  public init(
    _ answers: [String: AnswerValue] = [:], earlier: [String: [String: AnswerValue]] = [:]
  ) {
    self.answers = answers
    self.earlier = earlier
  }
}
