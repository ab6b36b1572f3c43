internal import Questionnaires

/// Converts one questionnaire to the rows of a form.
struct REDCapFormWriter {
  let questionnaire: QuestionnaireDefinition
  let form: String
  /// Language of the texts, BCP 47.
  let language: String
  private let forms: REDCapForms
  private let structure: QuestionnaireStructure
  private let computed: REDCapComputedOutput
  /// Elements with fields instead of placeholders in their texts.
  private var elements: [ElementDefinition] = []
  private(set) var lines: [REDCapLine] = []
  /// Elements with another id when the dictionary is read.
  private(set) var renamed: [String: String] = [:]
  /// Changes to elements, by id.
  private(set) var remarks: [String: String] = [:]
  /// Changes to their conditions.
  private(set) var conditionRemarks: [String: String] = [:]
  /// Section header for the next row.
  private var header = ""

  init(_ questionnaire: QuestionnaireDefinition, _ forms: REDCapForms, language: String) {
    self.questionnaire = questionnaire
    self.forms = forms
    form = forms.form(questionnaire.id)
    self.language = language.isEmpty ? questionnaire.defaultLanguage : language
    structure = QuestionnaireStructure(questionnaire)
    computed = REDCapComputedOutput(
      questionnaire, structure, forms, language: self.language)
  }

  mutating func write() {
    pipe()
    for position in elements.indices { write(position) }
    lines += computed.lines
    remarks.merge(computed.remarks) { own, _ in own }
  }

  private mutating func pipe() {
    elements = questionnaire.elements
    for position in elements.indices {
      var isLost = false
      elements[position].content = elements[position].content?.mapPipedTexts {
        computed.piped($0, &isLost)
      }
      if isLost {
        remarks[elements[position].id] =
          "REDCap shows no such value in a text, and no text in its place while it is missing"
      }
    }
  }

  private mutating func write(_ position: Int) {
    let element = elements[position]
    let variable = variable(element.id)
    switch element.content {
    case nil: break
    case .pageBreak:
      remarks[element.id] =
        "REDCap dictionaries have no pages; a condition of the page is written with its elements"
    case .headline(let text):
      if let next = headedElement(after: position) {
        header = plain(text)
        let read = self.variable(next.id) + "_header"
        if read != element.id { renamed[element.id] = read }
      } else {
        appendText(text, element, position, variable)
      }
    case .text(let text): appendText(text, element, position, variable)
    case .group(let group):
      if isMatrix(element) {
        header = plain(group.title)
      } else if !group.title.isAbsent {
        if questionnaire.elements.indices.contains(position + 1),
          isField(questionnaire.elements[position + 1])
        {
          header = plain(group.title)
        } else {
          appendText(group.title, element, position, variable)
        }
      }
    case .question(let question): write(question, element, position)
    }
    if variable != element.id, renamed[element.id] == nil, element.content != .pageBreak {
      renamed[element.id] = variable
    }
  }

  /// Returns the element below a headline: the next one, if it has a row of its own and the
  /// headline is unconditional.
  private func headedElement(after position: Int) -> ElementDefinition? {
    let element = questionnaire.elements[position]
    guard conditions(position).isEmpty, position + 1 < questionnaire.elements.count else {
      return nil
    }
    let next = questionnaire.elements[position + 1]
    guard next.parentID == element.parentID else { return nil }
    switch next.content {
    case .text: return next
    case .question: return isField(next) ? next : nil
    default: return nil
    }
  }

  private mutating func appendText(
    _ text: TranslatedText, _ element: ElementDefinition, _ position: Int, _ variable: String
  ) {
    var line = REDCapLine(variable, form: form, type: "descriptive", label: plain(text))
    line[.note] = element.annotations[REDCapAnnotation.note] ?? ""
    append(line, element, position)
  }

  private mutating func write(
    _ question: QuestionDefinition, _ element: ElementDefinition, _ position: Int
  ) {
    guard let field = field(element.id) else {
      remarks[element.id] = "REDCap has no such field; it is left out"
      header = ""
      return
    }
    if case .ranking(let ranking)? = field.kind {
      return write(ranking, field, question, element, position)
    }
    var line = REDCapLine(field.variable, form: form, type: "text", label: plain(question.text))
    line[.note] = plain(question.description)
    line[.required] = question.isOptional || field.kind?.isNoneAllowed == true ? "" : "y"
    var group: ElementDefinition?
    if let parent = structure.positions[element.parentID].map({ questionnaire.elements[$0] }),
      isMatrix(parent)
    {
      group = parent
      line[.matrixGroup] = variable(parent.id)
      line[.matrixRanking] = parent.annotations[REDCapAnnotation.matrixRanking] ?? ""
    }
    var kinds = REDCapKindWriter(
      language: language, defaultLanguage: questionnaire.defaultLanguage, element: element,
      codes: field.codes)
    kinds.write(field.kind, &line)
    if group == nil, let initial = question.initialAnswer {
      kinds.write(initial, field.kind, &line)
    }
    if question.hasRandomOptions, field.kind?.options != nil { line.append(tag: "@RANDOMORDER") }
    if let remark = kinds.remark { remarks[element.id] = remark }
    append(line, element, position)
  }

  /// Writes a matrix in which each option has a field for its rank.
  private mutating func write(
    _ ranking: RankingDefinition, _ field: REDCapLogicWriter.Field, _ question: QuestionDefinition,
    _ element: ElementDefinition, _ position: Int
  ) {
    let isWhole = ranking.ranks == ranking.options.count
    header = plain(question.text)
    for (index, option) in ranking.options.enumerated() {
      var line = REDCapLine(
        field.ranks[option.code] ?? "", form: form, type: "radio", label: plain(option.label))
      line[.choices] = (1...max(ranking.ranks, 1)).map { "\($0), \($0)" }.joined(separator: " | ")
      if index == 0 { line[.note] = plain(question.description) }
      line[.required] = isWhole && !question.isOptional ? "y" : ""
      line[.matrixGroup] = field.variable
      line[.matrixRanking] = "y"
      append(line, element, position)
    }
    remarks[element.id] = "written as a matrix in which each option has a field for its rank"
  }

  /// Whether the element is a question with one row.
  private func isField(_ element: ElementDefinition) -> Bool {
    element.question != nil && field(element.id)?.whole != nil
  }

  private mutating func append(_ line: REDCapLine, _ element: ElementDefinition, _ position: Int) {
    var line = line
    line[.sectionHeader] = header
    header = ""
    line[.identifier] = element.annotations[REDCapAnnotation.identifier] ?? ""
    line[.alignment] = element.annotations[REDCapAnnotation.alignment] ?? ""
    line[.questionNumber] = element.annotations[REDCapAnnotation.questionNumber] ?? ""
    if let kept = element.annotations[REDCapAnnotation.annotation] {
      line[.annotation] = kept + (line[.annotation].isEmpty ? "" : " " + line[.annotation])
    }
    let conditions = conditions(position)
    if conditions.isEmpty {
      line[.branchingLogic] = element.annotations[REDCapAnnotation.branchingLogic] ?? ""
    } else {
      writeLogic(conditions, element, &line)
    }
    lines.append(line)
  }

  private mutating func writeLogic(
    _ conditions: [Condition], _ element: ElementDefinition, _ line: inout REDCapLine
  ) {
    let (forms, computed) = (forms, computed)
    let id = questionnaire.id
    let writer = REDCapLogicWriter { reference in
      var reference = reference
      if case .calculation(let id) = reference.subject { return computed.asField(id) }
      if reference.questionnaireID == id { return nil }
      if reference.questionnaireID.isEmpty { reference.questionnaireID = id }
      return forms.field(reference)
    }
    do throws(REDCapLogicWriter.Failure) {
      line[.branchingLogic] = try writer.logic(all: conditions) ?? ""
      if conditions != (element.shownIf.map { [$0] } ?? []) {
        let remark = "the conditions of its page and groups are written with it"
        conditionRemarks[element.id] = remark
        // A condition shared by rows becomes that of their matrix when read.
        if conditionRemarks[element.parentID] == nil { conditionRemarks[element.parentID] = remark }
      }
    } catch {
      conditionRemarks[element.id] = "\(error.message); the element is always shown"
    }
  }

  /// Returns all conditions for an element to be shown.
  private func conditions(_ position: Int) -> [Condition] {
    (structure.governors[position] + [position])
      .compactMap { questionnaire.elements[$0].shownIf }
  }

  /// Whether all rows are choices; REDCap has no other matrices.
  private func isMatrix(_ element: ElementDefinition) -> Bool {
    guard element.group?.style == .matrix else { return false }
    switch element.group?.sharedKind {
    case .singleChoice, .multipleChoice: return true
    default: return false
    }
  }

  private func variable(_ id: String) -> String {
    forms.variable(QuestionReference(questionnaireID: questionnaire.id, elementID: id))
  }

  private func field(_ id: String) -> REDCapLogicWriter.Field? {
    forms.field(QuestionReference(questionnaireID: questionnaire.id, elementID: id))
  }

  private func plain(_ text: TranslatedText) -> String {
    text[language] ?? text[questionnaire.defaultLanguage] ?? ""
  }
}
