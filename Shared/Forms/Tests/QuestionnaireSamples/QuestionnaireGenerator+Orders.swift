import Questionnaires

extension QuestionnaireGenerator {
  /// Draws a random order of the options, and the earlier answers that offer them.
  mutating func order(_ question: inout QuestionDefinition) {
    guard var options = question.kind?.options else { return }
    if chance(0.3) {
      question.hasRandomOptions = true
      options[options.count - 1].isFixed = chance(0.5)
    }
    let candidates = earlier.compactMap { element in
      element.question?.kind?.options.map { (element.id, $0.map(\.code)) }
    }
    if chance(0.2), let (id, codes) = candidates.randomElement(using: &random) {
      question.offeredBy = id
      for position in options.indices where chance(0.7) {
        options[position].offeredFor = codes.filter { _ in chance(0.6) }
      }
    }
    switch question.kind {
    case .singleChoice(var choice):
      choice.options = options
      question.kind = .singleChoice(choice)
    case .multipleChoice(var choice):
      choice.options = options
      question.kind = .multipleChoice(choice)
    case .ranking(var ranking):
      ranking.options = options
      question.kind = .ranking(ranking)
    default: break
    }
  }
}
