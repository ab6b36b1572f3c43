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
}
