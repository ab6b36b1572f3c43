import Questionnaires

extension QuestionRow {
  /// `yes` and variants; the default of XLSForm is no.
  mutating func isOptional() -> Bool {
    if row.isYes("required") { return false }
    let text = row["required"]
    switch text.lowercased() {
    case "", "no", "false", "false()", "0": return true
    default:
      isRequirementOpen = true
      return true
    }
  }

  mutating func parseConstraint() {
    let text = row["constraint"]
    guard !text.isEmpty else { return }
    do throws(FormulaFailure) {
      constraints = ConstraintPart.parts(of: try FormulaParser.parse(text, .xlsForm))
    } catch {
      loseConstraint(text, "\(error.message), at character \(error.offset + 1); the rule")
    }
  }

  /// Consumes the parts for which `use` has a field.
  mutating func consume(_ use: (ConstraintPart) -> Bool) {
    constraints.removeAll { $0.part.map(use) ?? false }
  }

  /// The parts without a field as one formula; nil if all have one.
  var remainingConstraint: Formula? {
    guard let first = constraints.first else { return nil }
    return constraints.dropFirst().reduce(first.source) { .binary(.and, $0, $1.source) }
  }

  private mutating func loseConstraint(_ text: String, _ subject: String) {
    let isKept = annotations.keep(text, as: XLSFormAnnotation.constraint)
    context.report.lose(
      id, "constraint", "\(subject) is \(isKept ? "kept, not applied" : "too long to be kept")",
      at: row.position("constraint"), isKept ? .kept : .lost)
  }

  mutating func readInitial(_ question: inout QuestionDefinition) {
    // Texts keep their surrounding white space.
    let text = row.cells[ColumnHeader(name: "default")]?.text ?? ""
    guard !text.isEmpty, let kind = question.kind else { return }
    question.initialAnswer = InitialText.answer(text, for: kind, codes: lists.codes)
    if question.initialAnswer == nil {
      annotations.append(Annotation(key: XLSFormAnnotation.initial, value: text))
      context.report.lose(
        id, "default", "`\(text)` is not valid there; it is kept, not applied",
        at: row.position("default"), .kept)
    }
  }
}
