internal import Questionnaires

/// Names of the forms and fields of a dictionary to write.
struct REDCapForms {
  private var names: [String: String] = [:]
  private var fields: [QuestionReference: REDCapLogicWriter.Field] = [:]
  /// Variables of scores and calculations.
  private var scores: [QuestionReference: String] = [:]
  private var elements: [QuestionReference: String] = [:]
  private let recordVariable: String

  init(_ questionnaires: [QuestionnaireDefinition]) {
    var variables = REDCapVariables()
    let recordCells = questionnaires.first?.annotations[REDCapAnnotation.recordID]
      .flatMap(TableCells.init(json:))
    recordVariable = variables.take(
      recordCells?[REDCapColumn.variable.name] ?? "record_id", form: "")
    var forms = REDCapVariables()
    for questionnaire in questionnaires {
      var form = REDCapFormName.name(questionnaire.id)
      if let kept = questionnaire.annotations[REDCapAnnotation.formName],
        REDCapFormName.id(kept) == questionnaire.id
      {
        form = kept
      } else {
        form = forms.take(form, form: "form")
      }
      names[questionnaire.id] = form
      let structure = QuestionnaireStructure(questionnaire)
      for (position, element) in questionnaire.elements.enumerated() {
        let reference = QuestionReference(
          questionnaireID: questionnaire.id, elementID: element.id)
        let variable = variables.take(element.id, form: form)
        elements[reference] = variable
        guard element.question != nil, Self.canBeWritten(structure.kinds[position]) else {
          continue
        }
        var field = REDCapLogicWriter.Field(
          variable: variable, kind: structure.kinds[position],
          codes: Self.codes(of: element, in: questionnaire, structure))
        if case .ranking(let ranking)? = field.kind {
          for option in ranking.options where field.ranks[option.code] == nil {
            let code = option.code.map { $0 == "-" || $0 == "." ? "_" : String($0) }.joined()
            field.ranks[option.code] = variables.take("\(variable)_\(code)", form: form)
          }
        }
        fields[reference] = field
      }
      for score in questionnaire.scores {
        scores[QuestionReference(questionnaireID: questionnaire.id, subject: .score(score.id))] =
          variables.take(score.id, form: form)
      }
      for calculation in questionnaire.calculations {
        let reference = QuestionReference(
          questionnaireID: questionnaire.id, subject: .calculation(calculation.id))
        scores[reference] = variables.take(calculation.id, form: form)
      }
    }
  }

  /// REDCap's codes by Otolith's, where they differ; kept with the question or its matrix.
  private static func codes(
    of element: ElementDefinition, in questionnaire: QuestionnaireDefinition,
    _ structure: QuestionnaireStructure
  ) -> [String: String] {
    let parent = structure.positions[element.parentID].map { questionnaire.elements[$0] }
    let kept =
      element.annotations[REDCapAnnotation.codes] ?? parent?.annotations[REDCapAnnotation.codes]
    let cells = kept.flatMap(TableCells.init(json:))?.cells ?? []
    return Dictionary(cells.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  /// Types of other systems have no REDCap field.
  private static func canBeWritten(_ kind: QuestionDefinition.Kind?) -> Bool {
    guard case .unsupported(let unsupported)? = kind else { return true }
    return unsupported.type.hasPrefix(REDCapAnnotation.prefix)
  }

  func form(_ questionnaireID: String) -> String { names[questionnaireID] ?? questionnaireID }

  func field(_ reference: QuestionReference) -> REDCapLogicWriter.Field? { fields[reference] }

  func variable(_ reference: QuestionReference) -> String {
    elements[reference] ?? scores[reference] ?? reference.elementID
  }

  func recordID(_ first: QuestionnaireDefinition) -> REDCapLine {
    var line = REDCapLine(recordVariable, form: form(first.id), type: "text")
    let kept = first.annotations[REDCapAnnotation.recordID].flatMap(TableCells.init(json:))
    line.fill(kept ?? TableCells(REDCapRecordID.usual))
    line[.variable] = recordVariable
    return line
  }
}
