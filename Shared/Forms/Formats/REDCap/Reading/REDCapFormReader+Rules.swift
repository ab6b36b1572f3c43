import Questionnaires

/// Conditions, initial answers, and values in texts.
extension REDCapFormReader {
  /// Returns the condition of a field, or its logic as an annotation if unsupported.
  mutating func condition(
    of field: REDCapForm.Field
  ) -> (condition: Condition?, annotations: [Annotation]) {
    let logic = field.row[.branchingLogic]
    guard !logic.isEmpty else { return (nil, []) }
    let reader = REDCapLogicReader(
      fields: fields, questionnaireID: form.questionnaireID, position: field.position)
    do throws(FormulaFailure) {
      return (try reader.condition(logic), [])
    } catch {
      if error.isUnsupported, let condition = computed(logic, of: field) { return (condition, []) }
      var kept: [Annotation] = []
      let isKept = kept.keep(logic, as: REDCapAnnotation.branchingLogic)
      report.lose(
        field.row[.variable], "branching logic",
        "\(error.message); \(isKept ? "kept as an annotation" : "too long to be kept"), and the "
          + "element is always shown",
        at: field.row.position(.branchingLogic, offset: error.offset), isKept ? .kept : .lost)
      return (nil, kept)
    }
  }

  mutating func initialAnswer(
    _ question: inout REDCapKindReader.Question, _ id: String
  ) -> AnswerValue? {
    guard let value = question.tags.value("@DEFAULT") else { return nil }
    if case .unsupported = question.kind { return nil }
    guard let answer = REDCapDefault(kind: question.kind, codes: question.codes).answer(value)
    else {
      report.lose(id, "@DEFAULT", "`\(value)` is kept as an annotation and not filled in", .kept)
      return nil
    }
    _ = question.tags.take("@DEFAULT")
    return answer
  }

  /// Logic beyond conditions becomes a calculation, and the condition asks for its value.
  private mutating func computed(_ logic: String, of field: REDCapForm.Field) -> Condition? {
    guard
      calculations.count < CatalogueLimits.default.calculationsMax - REDCapComputations.reserved,
      let formula = try? FormulaParser.parse(logic, .redcap),
      formula.names.allSatisfy({ name in
        fields[name].map { $0.isCalculation || $0.position < field.position } ?? false
      }),
      let truth = try? computations.reader(form.questionnaireID).condition(formula)
    else { return nil }
    let name = field.row[.variable]
    let taken = Set(
      scores.map(\.id) + (computations.calculations[form.questionnaireID] ?? []).map(\.id)
        + calculations.map(\.id))
    var id = String("\(TrackCodebookElements.elementID(name).prefix(50))_shown")
    while taken.contains(id) { id += "_" }
    calculations.append(CalculationDefinition(id: id, expression: truth, isHidden: true))
    report.mend(
      name, "branching logic", "it is computed as the calculation `\(id)`",
      at: field.row.position(.branchingLogic))
    return .comparison(
      Comparison(QuestionReference(subject: .calculation(id)), .equal, codes: ["yes"]))
  }

  /// Reports columns of a computed field that have no effect.
  mutating func loseRest(of row: REDCapRow, _ id: String, isScore: Bool) {
    var columns: [REDCapColumn] = [
      .note, .validation, .minimum, .maximum, .required, .identifier, .alignment, .questionNumber,
    ]
    if isScore { columns += [.branchingLogic, .annotation] }
    for column in columns where !row[column].isEmpty {
      report.lose(
        id, column.title,
        "\(isScore ? "scores" : "calculations") do not support it; it is left out")
    }
    guard !isScore else { return }
    for tag in REDCapActionTags(row[.annotation]).names
    where !["@CALCTEXT", "@HIDDEN", "@HIDDEN-SURVEY"].contains(tag) {
      report.lose(id, tag, "calculations do not support it; it is left out")
    }
  }

  /// Replaces `[field]` in texts by placeholders. Other references remain as written.
  mutating func pipe() {
    for position in elements.indices {
      guard let content = elements[position].content else { continue }
      set(content.mapPipedTexts { $0.mapTexts(piped) }, at: position)
    }
  }

  private func piped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "["),
      let end = rest[start...].firstIndex(of: "]")
    {
      let name = String(rest[start...].dropFirst().prefix { $0 != "]" })
      let follows = rest[end...].dropFirst().first
      result += rest[..<start]
      // `[event][field]` and `[field][instance]` name other records.
      let isAlone = follows != "[" && result.last != "]"
      if isAlone, let placeholder = placeholder(name) {
        result += placeholder.text
        rest = rest[end...].dropFirst()
      } else {
        result += "["
        rest = rest[start...].dropFirst()
      }
    }
    return result + rest
  }

  private func placeholder(_ name: String) -> TextPlaceholder? {
    guard let field = fields[name.trimmed], field.questionnaireID == form.questionnaireID,
      !field.elementID.isEmpty
    else { return nil }
    if field.isScore { return TextPlaceholder(.score(field.elementID)) }
    if field.isCalculation { return TextPlaceholder(.calculation(field.elementID)) }
    switch field.kind {
    case nil, .unsupported: return nil
    default: return TextPlaceholder(.question(field.elementID))
    }
  }
}
