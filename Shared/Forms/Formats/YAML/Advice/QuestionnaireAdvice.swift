internal import Questionnaires

/// Finds questions of a questionnaire that participants cannot understand.
struct QuestionnaireAdvice {
  private let questionnaire: QuestionnaireDefinition

  init(_ questionnaire: QuestionnaireDefinition) { self.questionnaire = questionnaire }

  /// Scales without words at either end.
  var found: [Advice] {
    questionnaire.elements.enumerated().compactMap { position, element in
      let path = FindingPath().item("elements", position)
      let place: (kind: QuestionDefinition.Kind, path: FindingPath)? =
        switch element.content {
        case .question(let question)?: question.kind.map { ($0, path.field("question")) }
        case .group(let group)?:
          group.sharedKind.map { ($0, path.field("group").field("shared_answer")) }
        case .headline, .text, .pageBreak, nil: nil
        }
      guard let place, let field = Self.fieldWithoutWords(place.kind),
        !haveWords(membersOf: element)
      else { return nil }
      return Advice(
        path: place.path.field(field), rule: .scaleWithoutWords,
        text: "participants see a scale without words; "
          + "give `minimum-label` and `maximum-label`, as {en: \"bad\"} and {en: \"good\"}")
    }
  }

  /// Whether each row of a group has words at its own ends.
  private func haveWords(membersOf element: ElementDefinition) -> Bool {
    let members = questionnaire.elements.filter { $0.parentID == element.id }
    return element.group != nil && !members.isEmpty
      && members.allSatisfy { $0.question?.poles != nil }
  }

  private static func fieldWithoutWords(_ kind: QuestionDefinition.Kind) -> String? {
    switch kind {
    case .slider(let slider):
      slider.minimumLabel.isAbsent && slider.maximumLabel.isAbsent && !slider.showsNumber
        && slider.labels.isEmpty ? "slider" : nil
    case .visualAnalogue(let scale):
      scale.minimumLabel.isAbsent && scale.maximumLabel.isAbsent ? "visual_analogue" : nil
    default: nil
    }
  }
}
