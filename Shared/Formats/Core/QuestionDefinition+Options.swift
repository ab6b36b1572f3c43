import Questionnaires

extension QuestionDefinition.Kind {
  /// Those of a choice; nil for what is none.
  var options: [OptionDefinition]? {
    switch self {
    case .singleChoice(let choice): choice.options
    case .multipleChoice(let choice): choice.options
    default: nil
    }
  }

  /// Whether none of several options is an answer: formats that do not know it must not require one.
  var isNoneAllowed: Bool {
    if case .multipleChoice(let choice) = self { choice.isNoneAllowed } else { false }
  }
}
