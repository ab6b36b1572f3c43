import Questionnaires

/// Writes calculations, constraints and placeholders.
extension FormOutput {
  mutating func writeComputed() {
    for row in choiceNames.rows + computed.rows(in: "") { survey.append(row) }
    for loss in computed.losses { report.lose(loss.place, loss.what, loss.advice) }
    for calculation in questionnaire.calculations
    where computed.written[.calculation(calculation.id)] != nil && !calculation.isHidden {
      report.lose(
        calculation.id, "calculation",
        "forms do not show it by itself; add a note with `${\(calculation.id)}`")
    }
  }

  /// Replaces placeholders in the texts of elements by names of rows.
  mutating func pipe() {
    for position in questionnaire.elements.indices {
      let element = questionnaire.elements[position]
      guard let content = element.content else { continue }
      questionnaire.elements[position].content = content.mapPipedTexts { text in
        piped(text, element.id)
      }
    }
  }

  func hasName(_ subject: QuestionReference.Subject) -> Bool {
    if case .question(let id) = subject { return names[id] != nil && structure.kind(of: id) != nil }
    return computed.written[subject] != nil
  }

  mutating func piped(_ text: TranslatedText, _ place: String) -> TranslatedText {
    var lost: [String] = []
    let piped = text.mapTexts { text in
      TextPlaceholders.parts(of: text).map { part in
        switch part {
        case .literal(let text), .invalid(let text): return text
        case .placeholder(let placeholder):
          guard let subject = placeholder.subject, let name = name(subject) else {
            lost.append("`\(placeholder.id)` cannot be shown")
            return placeholder.fallback.isEmpty ? "…" : placeholder.fallback
          }
          if !placeholder.fallback.isEmpty {
            lost.append("`\(placeholder.fallback)`, shown without an answer, is left out")
          }
          return FormulaText.reference(name)
        }
      }.joined()
    }
    for loss in Set(lost).sorted() { report.lose(place, "placeholder", loss) }
    return piped
  }

  private mutating func name(_ subject: QuestionReference.Subject) -> String? {
    guard hasName(subject) else { return nil }
    guard case .question(let id) = subject, let name = names[id] else {
      return computed.written[subject]
    }
    switch structure.kind(of: id) {
    case .singleChoice, .yesNo:
      let taken = Set(names.values).union(computed.written.values)
      return choiceNames.name(of: name, taken: taken)
    case .multipleChoice:
      report.note("forms show the names of the options chosen in `\(id)`, not their labels")
      return name
    case nil, .unsupported: return nil
    default: return name
    }
  }

  /// Adds the constraints of a question; constraints without a place are written at the last
  /// question that they refer to.
  mutating func writeConstraints(_ element: ElementDefinition, _ output: inout QuestionOutput) {
    var own = questionnaire.constraints.filter { place(of: $0) == element.id }
    guard !own.isEmpty else { return }
    var formulas: [String] = []
    own.removeAll { constraint in
      do throws(ConditionFailure) {
        formulas.append(try text(constraint, at: element.id))
        return false
      } catch {
        report.lose(constraint.id, "constraint", "\(error.reason); left out")
        return true
      }
    }
    guard let first = own.first else { return }
    let message = piped(first.message, first.id)
    guard QuestionOutput.canTake(message, structure.kind(of: element.id)) else {
      for constraint in own {
        report.lose(
          constraint.id, "constraint",
          "the question has another message for its pattern; left out")
      }
      return
    }
    output.add(
      rules: formulas, message: message,
      id: first.id == SurveyReader.constraintID(of: element.id) ? "" : first.id)
    if first.elementID.isEmpty {
      report.lose(
        first.id, "constraint", "written at `\(element.id)`, the last question that it refers to")
    }
    guard own.count > 1 else { return }
    for constraint in own {
      report.lose(
        constraint.id, "constraint",
        "a question has one; all of `\(element.id)` are written as one with the first message")
    }
  }

  private func place(of constraint: ConstraintDefinition) -> String? {
    if !constraint.elementID.isEmpty { return constraint.elementID }
    let places = constraint.expression.references.compactMap { structure.positions[$0.elementID] }
    return places.max().map { questionnaire.elements[$0].id }
  }

  mutating func loseUnplacedConstraints() {
    for constraint in questionnaire.constraints where place(of: constraint) == nil {
      report.lose(constraint.id, "constraint", "it refers to no question; left out")
    }
  }

  private func text(
    _ constraint: ConstraintDefinition, at id: String
  ) throws(ConditionFailure) -> String {
    let owner = computed.repeats.elements[id]
    let formula = try computed.writer(current: id).constraint(
      constraint.expression, reader: computed.reader(current: id, in: owner))
    // A bound would be read as that of the question's kind.
    let parts = ConstraintPart.parts(of: formula).map { part, source -> Formula in
      guard part != nil, case .binary(let operation, let left, let right) = source,
        let opposite = operation.comparison.flatMap({ Formula.Operator($0.opposite) })
      else { return source }
      return .call("not", [.binary(opposite, left, right)])
    }
    guard let first = parts.first else { throw ConditionFailure("it is empty") }
    return try FormulaPrinter(dialect: .xlsForm).text(
      parts.dropFirst().reduce(first) { .binary(.and, $0, $1) })
  }
}

/// Rows that compute the label of the chosen option, for texts.
struct ChoiceNameOutput {
  private var names: [String: String] = [:]
  private(set) var rows: [SheetOutput.Row] = []

  /// Returns the name of the row for a question's name.
  mutating func name(of question: String, taken: Set<String>) -> String {
    if let name = names[question] { return name }
    let used = taken.union(names.values)
    var name = "\(question)_label"
    while used.contains(name) { name += "_" }
    names[question] = name
    let reference = FormulaText.reference(question)
    rows.append(
      ComputedOutput.row(name, TranslatedText(), "jr:choice-name(\(reference), '\(reference)')"))
    return name
  }
}
