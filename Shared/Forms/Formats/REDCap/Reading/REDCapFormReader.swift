internal import Questionnaires

/// Converts one form to a questionnaire.
struct REDCapFormReader {
  let form: REDCapForm
  let computations: REDCapComputations
  let language: String
  private var names: REDCapNames
  private(set) var elements: [ElementDefinition] = []
  private(set) var scores: [ScoreDefinition] = []
  var calculations: [CalculationDefinition] = []
  private(set) var map = SourceMap(.redcap)
  var report: ConversionReport

  var fields: REDCapFields { computations.fields }

  init(
    _ form: REDCapForm, _ computations: REDCapComputations, names: REDCapNames, language: String,
    limits: FormatLimits
  ) {
    self.form = form
    self.computations = computations
    self.names = names
    self.language = language
    report = ConversionReport(limits: limits)
  }

  mutating func read() {
    var index = 0
    while index < form.fields.count {
      let field = form.fields[index]
      let group = field.row[.matrixGroup]
      if !group.isEmpty, let kind = field.matrixKind {
        let rows = form.fields[index...].prefix {
          $0.row[.matrixGroup] == group && $0.matrixKind == kind
            && ($0.position == field.position || $0.row[.sectionHeader].isEmpty)
        }
        readMatrix(Array(rows), kind)
        index += rows.count
      } else {
        if !group.isEmpty {
          report.lose(
            field.row[.variable], "matrix",
            "only radio and checkbox fields form one; it is written "
              + "itself")
        }
        readSectionHeader(field)
        read(field)
        index += 1
      }
    }
    pipe()
    let reader = self
    TextMarkup { reader.references($0) }.apply(to: &elements, &report)
    for element in elements { report.count(element) }
  }

  /// The header above the first field of a matrix belongs to the matrix.
  private mutating func readMatrix(_ rows: [REDCapForm.Field], _ kind: QuestionDefinition.Kind) {
    let first = rows[0].row
    let id = names.take(first[.matrixGroup], orEnding: "_matrix")
    if let ranking = ranking(rows, kind) { return append(ranking, id, rows[0]) }
    var conditions = rows.map { row in condition(of: row) }
    var head = ElementDefinition(
      id: id,
      content: .group(
        GroupDefinition(
          title: text(first[.sectionHeader]), style: .matrix, sharedKind: kind)))
    // A condition shared by all rows becomes the condition of the matrix, so that its title is
    // hidden too.
    if let shared = conditions[0].condition, conditions.allSatisfy({ $0.condition == shared }) {
      head.shownIf = shared
      for index in conditions.indices { conditions[index].condition = nil }
    }
    if first.isYes(.matrixRanking) {
      head.annotations.append(Annotation(key: REDCapAnnotation.matrixRanking, value: "y"))
      report.lose(id, "ranking", "Otolith allows each answer in any number of rows", .changed)
    }
    if case .question(_, let question) = rows[0].content {
      head.annotations += question.annotations
      for loss in question.losses { report.lose(id, loss.what, loss.advice, loss.effect) }
    }
    append(head, first, .sectionHeader)
    for (row, condition) in zip(rows, conditions) {
      guard case .question(let member, let question) = row.content else { continue }
      append(
        ElementDefinition(
          id: member, parentID: id,
          content: .question(definition(row.row, question, kind: .inherited)),
          shownIf: condition.condition,
          annotations: condition.annotations + annotations(row.row, question.tags, [])), row.row,
        .label)
    }
  }

  private mutating func readSectionHeader(_ field: REDCapForm.Field) {
    let header = field.row[.sectionHeader]
    guard !header.isEmpty else { return }
    append(
      ElementDefinition(
        id: names.take(field.row[.variable] + "_header"), content: .headline(text(header))),
      field.row, .sectionHeader)
  }

  private mutating func read(_ field: REDCapForm.Field) {
    let row = field.row
    for change in row.changes {
      report.lose(
        row[.variable], change.what, change.advice, at: row.position(.fieldType), .changed)
    }
    switch field.content {
    case .score(let score):
      map.note(FindingPath().item("scores", scores.count), at: row.position(.choices))
      scores.append(score)
      loseRest(of: row, score.id, isScore: true)
    case .computed(let calculation):
      map.note(
        FindingPath().item("calculations", calculations.count),
        at: row.position(row.fieldType == "calc" ? .choices : .annotation))
      calculations.append(calculation)
      loseRest(of: row, calculation.id, isScore: false)
    case .text(let id):
      let condition = condition(of: field)
      var kept = condition.annotations + annotations(row, REDCapActionTags(row[.annotation]), [])
      if !row[.note].isEmpty {
        kept.append(Annotation(key: REDCapAnnotation.note, value: row[.note]))
      }
      append(
        ElementDefinition(
          id: id, content: .text(label(row)), shownIf: condition.condition, annotations: kept),
        row, .label)
    case .calculation(let id, let failure):
      if let tag = row.hidingTag {
        report.lose(
          id, tag,
          "the calculation is no score, and participants do not see it; left out: "
            + failure.message, at: row.position(.choices))
        return
      }
      report.lose(
        id, "calculation", "\(failure.message); kept and shown as not supported",
        at: row.position(.choices), .kept)
      let condition = condition(of: field)
      let kind = REDCapKindReader(row: row, language: language).unsupported("calc")
      let question = REDCapKindReader.Question(
        kind: kind, tags: REDCapActionTags(row[.annotation]))
      append(
        ElementDefinition(
          id: id, content: .question(definition(row, question, kind: kind)),
          shownIf: condition.condition,
          annotations: condition.annotations + annotations(row, question.tags, [])), row, .label)
    case .question(let id, var question):
      for loss in question.losses { report.lose(id, loss.what, loss.advice, loss.effect) }
      let condition = condition(of: field)
      let initial = initialAnswer(&question, id)
      var definition = definition(row, question, kind: question.kind)
      definition.initialAnswer = initial
      append(
        ElementDefinition(
          id: id, content: .question(definition), shownIf: condition.condition,
          annotations: condition.annotations
            + annotations(row, question.tags, question.annotations)), row, .label)
    }
  }

  mutating func set(_ content: ElementDefinition.Content, at position: Int) {
    elements[position].content = content
  }

  mutating func append(
    _ element: ElementDefinition, _ row: REDCapRow, _ column: REDCapColumn
  ) {
    let path = FindingPath().item("elements", elements.count)
    map.note(path, at: row.position(column))
    map.note(path.field("element_id"), at: row.position(.variable))
    map.note(path.field("enable_when"), at: row.position(.branchingLogic))
    map.note(
      path.field("question").field(
        element.typeName.replacing("-", with: "_")), at: row.position(.choices))
    elements.append(element)
  }

  mutating func definition(
    _ row: REDCapRow, _ question: REDCapKindReader.Question, kind: QuestionDefinition.Kind
  ) -> QuestionDefinition {
    var isOptional = !row.isYes(.required)
    if case .unsupported = kind { isOptional = true }
    return QuestionDefinition(
      text: label(row), description: text(row[.note]), isOptional: isOptional, kind: kind,
      hasRandomOptions: question.hasRandomOptions && kind.options != nil)
  }

  private mutating func label(_ row: REDCapRow) -> TranslatedText {
    if row[.label].isEmpty {
      report.mend(row[.variable], "label", "the field has none; its name is used")
      return text(row[.variable])
    }
    return text(row[.label])
  }

  mutating func text(_ text: String) -> TranslatedText {
    if text.isEmpty { return TranslatedText() }
    return TranslatedText([Translation(language: language, text: text)])
  }

  /// Finds placeholders in a text for answers or record data: `[field]`, `[event][field]`,
  /// `[smart-variable]`; or for another field: `{field}`.
  private func references(_ text: String) -> [String] {
    func isField(_ name: Substring) -> Bool {
      fields[String(name.prefix { $0 != "(" && $0 != ":" }).lowercased()] != nil
    }
    func isSmart(_ name: Substring) -> Bool {
      name.contains("-")
        && name.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-" || $0 == ":") }
    }
    return TextMarkup.parts(of: text, from: "[", to: "]") { isField($0) || isSmart($0) }
      + TextMarkup.parts(of: text, from: "{", to: "}", where: isField)
  }

  /// Tags without effect on participants.
  private static let withoutEffect: Set<String> = ["@HIDDEN-PDF", "@HIDDEN-FORM", "@HIDDEN-APP"]

  /// Returns annotations for data that every field may have and the model lacks.
  mutating func annotations(
    _ row: REDCapRow, _ tags: REDCapActionTags, _ more: [Annotation]
  ) -> [Annotation] {
    var annotations = more
    // Fields that are not asked have no further losses.
    let isAsked = !report.losses.contains {
      $0.place == row[.variable] && $0.what.hasPrefix("@") && $0.advice.hasSuffix("not supported")
    }
    for tag in tags.names
    where isAsked && !Self.withoutEffect.contains(tag)
      && !report.losses.contains(where: { $0.place == row[.variable] && $0.what == tag })
    {
      report.lose(
        row[.variable], tag, "this action tag is not supported; it is kept as an annotation",
        at: row.position(.annotation), .kept)
    }
    for (column, key) in [
      (REDCapColumn.identifier, REDCapAnnotation.identifier),
      (.alignment, REDCapAnnotation.alignment), (.questionNumber, REDCapAnnotation.questionNumber),
    ] where !row[column].isEmpty {
      annotations.append(Annotation(key: key, value: row[column]))
    }
    if !tags.text.isEmpty {
      annotations.append(Annotation(key: REDCapAnnotation.annotation, value: tags.text))
    }
    return annotations
  }
}

extension REDCapForm.Field {
  /// The common kind of matrix rows; nil for fields that cannot be rows.
  fileprivate var matrixKind: QuestionDefinition.Kind? {
    guard case .question(_, let question) = content else { return nil }
    switch question.kind {
    case .singleChoice where row.fieldType == "radio", .multipleChoice: return question.kind
    default: return nil
    }
  }
}
