import Questionnaires

/// A sheet with an answer to every question, whose conditions are decided in the order of the
/// questions.
struct ConditionSheet {
  private let questionnaires: [(QuestionnaireDefinition, QuestionnaireStructure)]
  private let answers: [String: AnswerValue]
  let conditionCount: Int

  init(_ definitions: [QuestionnaireDefinition]) {
    questionnaires = definitions.map { ($0.unrolled, QuestionnaireStructure($0.unrolled)) }
    var answers: [String: AnswerValue] = [:]
    for (questionnaire, structure) in questionnaires {
      for (element, kind) in zip(questionnaire.elements, structure.kinds) {
        answers[element.id] = kind.map(Self.answer)
      }
    }
    self.answers = answers
    conditionCount = questionnaires.reduce(0) { count, questionnaire in
      count + questionnaire.0.elements.count { $0.shownIf != nil }
    }
  }

  private static func answer(_ kind: QuestionDefinition.Kind) -> AnswerValue {
    switch kind {
    case .yesNo: .codes(["yes"])
    case .number, .slider, .visualAnalogue: .number(7)
    default: kind.options.map { .codes($0.prefix(1).map(\.code)) } ?? .text("2026-01-01")
    }
  }

  /// Decides all conditions.
  ///
  /// - Returns: number of elements that are shown.
  func shownCount() -> Int {
    questionnaires.reduce(0) { count, questionnaire in
      let (definition, structure) = questionnaire
      var walk = VisibilityWalk(definition, structure: structure) {
        answers[definition.elements[$0].id] != nil
      }
      var shown = 0
      for element in definition.elements where walk.next({ _ in nil }) == true {
        shown += 1
        if let answer = answers[element.id] { walk.answer(answer) }
      }
      return count + shown
    }
  }
}
