import Questionnaires

extension QuestionRow {
  /// `yes` and its like; no is the default of XLSForm.
  mutating func isOptional() -> Bool {
    let text = row["required"]
    switch text.lowercased() {
    case "", "no", "false", "false()", "0": return true
    case "yes", "true", "true()", "1": return false
    default:
      annotations.append(Annotation(key: XLSFormAnnotation.required, value: text))
      context.report.lose(
        id, "required", "whether it is required depends on answers; it is optional here")
      return true
    }
  }

  mutating func parseConstraint() {
    let text = row["constraint"]
    guard !text.isEmpty else { return }
    do throws(FormulaFailure) {
      constraints = ConstraintPart.parts(of: try FormulaParser.parse(text, .xlsForm))
    } catch {
      guard error.isUnsupported else {
        context.add(error, of: "constraint", in: row, place: id)
        return
      }
      annotations.append(Annotation(key: XLSFormAnnotation.constraint, value: text))
      context.report.lose(id, "constraint", "\(error.message); the rule is kept, not applied")
    }
  }

  /// Takes the parts away that `use` has a field for.
  mutating func consume(_ use: (ConstraintPart) -> Bool) {
    constraints.removeAll { $0.part.map(use) ?? false }
  }

  mutating func keepConstraints() {
    guard let first = constraints.first else { return }
    let rest = constraints.dropFirst().reduce(first.source) { .binary(.and, $0, $1.source) }
    let text = FormulaText.text(rest)
    annotations.append(Annotation(key: XLSFormAnnotation.constraint, value: text))
    context.report.lose(id, "constraint", "`\(text)` is kept, not applied")
  }

  mutating func readInitial(_ question: inout QuestionDefinition) {
    // Texts keep the white space at their ends.
    let text = row.cells[ColumnHeader(name: "default")]?.text ?? ""
    guard !text.isEmpty, let kind = question.kind else { return }
    question.initialAnswer = InitialText.answer(text, for: kind)
    if question.initialAnswer == nil {
      annotations.append(Annotation(key: XLSFormAnnotation.initial, value: text))
      context.report.lose(id, "default", "`\(text)` cannot stand there; it is kept, not applied")
    }
  }
}
