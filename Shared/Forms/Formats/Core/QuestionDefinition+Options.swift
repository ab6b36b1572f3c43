import Questionnaires

extension QuestionDefinition.Kind {
  /// Whether choosing no option is an answer. Formats without this feature must not require an
  /// answer.
  var isNoneAllowed: Bool {
    if case .multipleChoice(let choice) = self { choice.isNoneAllowed } else { false }
  }
}
