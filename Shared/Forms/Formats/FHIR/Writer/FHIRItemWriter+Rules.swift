import Questionnaires
import Serialization

/// Writes what FHIR has no element for.
extension FHIRItemWriter {
  mutating func write(
    requirement condition: Condition?, _ element: ElementDefinition, into node: inout FHIRNode
  ) {
    guard let condition else { return }
    guard let own = ConditionJSON(questions: questions).write(condition) else {
      report.lose(element.id, "a malformed condition", "left out; it is optional")
      return
    }
    node.extend(.requiredWhen, "String", .string(JSONWriter.line(own)))
    report.lose(
      element.id, "the condition for requiring it", "other systems do not require an answer")
  }

  mutating func write(
    _ repetition: RepeatDefinition, of element: ElementDefinition, into node: inout FHIRNode
  ) {
    FHIRRepeat(questions: questions).write(repetition, into: &node)
    guard repetition.count != nil else { return }
    report.lose(
      element.id, "the number of repetitions", "in other systems people add them, up to the maximum"
    )
  }

  /// FHIR's texts have no values of answers.
  mutating func losePlaceholders(_ texts: TranslatedText..., of element: ElementDefinition) {
    let hasPlaceholder = texts.flatMap(\.translations).contains { translation in
      TextPlaceholders.parts(of: translation.text).contains { part in
        if case .placeholder = part { true } else { false }
      }
    }
    guard hasPlaceholder else { return }
    report.lose(
      element.id, "a value in a text", "other systems show its placeholder as it is written")
  }
}
