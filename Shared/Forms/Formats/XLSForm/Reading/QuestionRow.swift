internal import Questionnaires

/// Converts one row to a question. Data without a field is kept in `annotations` and reported.
struct QuestionRow {
  let row: SheetTable.Row
  let type: RowType
  let table: SheetTable
  let lists: ChoiceLists
  let context: FormContext
  /// The element's id for the report.
  let id: String
  var annotations: [Annotation] = []
  /// Words of the appearance without a field.
  var appearance: [String]
  var constraints: [(part: ConstraintPart?, source: Formula)] = []
  /// Why the pattern of the constraint is not applied.
  var patternReason: String?
  /// The part of the constraint that the kind does not express.
  var openConstraint: Formula?
  /// Whether answers decide if the question is required.
  var isRequirementOpen = false
  /// Whether the options are in a random order.
  var hasRandomOptions = false
  /// Name in the file of the question whose answer decides which options are offered.
  var offeredBy = ""

  init(
    _ node: SurveyNode, id: String, table: SheetTable, lists: ChoiceLists, context: FormContext
  ) {
    row = node.row
    type = node.type
    self.id = id
    self.table = table
    self.lists = lists
    self.context = context
    appearance = node.appearance
  }

  /// - Returns: nil, with a finding, if the row is invalid.
  mutating func question() -> QuestionDefinition? {
    if case .unsupported(let type) = type { return unsupported(type) }
    parseConstraint()
    guard let kind = kind() else { return nil }
    var question = QuestionDefinition(
      text: context.label(row, id, of: table), description: context.text(row, "hint", of: table),
      isOptional: isOptional(),
      kind: kind, hasRandomOptions: hasRandomOptions, offeredBy: offeredBy)
    openConstraint = remainingConstraint
    let message = context.text(row, "constraint_message", of: table)
    if case .text(var entry) = kind {
      if openConstraint == nil || !entry.pattern.isEmpty { entry.patternHint = message }
      question.kind = .text(entry)
    } else if case .number(var number) = kind, !number.pattern.isEmpty {
      number.patternHint = message
      question.kind = .number(number)
    } else if openConstraint == nil {
      annotations += context.annotations(for: message, "constraint_message")
    }
    readInitial(&question)
    keepRest()
    if row.has("calculation") {
      annotations.append(
        Annotation(key: XLSFormAnnotation.calculation, value: row["calculation"]))
      context.report.lose(
        id, "calculation",
        "the answer is not filled in; kept as `\(XLSFormAnnotation.calculation)`",
        at: row.position("calculation"), .kept)
    }
    return question
  }

  /// Reports and keeps unsupported cells; `relevant` is read elsewhere.
  mutating func keepRest(handled: Set<String> = []) {
    if !appearance.isEmpty {
      annotations.append(
        Annotation(
          key: XLSFormAnnotation.appearance, value: appearance.joined(separator: " ")))
    }
    for (column, key, what, advice) in [
      ("read_only", XLSFormAnnotation.readOnly, "read_only", "participants can change the answer"),
      ("choice_filter", XLSFormAnnotation.choiceFilter, "choice_filter", "all options are offered"),
    ] where row.has(column) && (column != "choice_filter" || offeredBy.isEmpty) {
      annotations.append(Annotation(key: key, value: row[column]))
      if !["no", "false", "false()", "0"].contains(row[column].lowercased()) {
        context.report.lose(
          id, what, "\(advice); the rule is kept as `\(key)`", at: row.position(column), .kept)
      }
    }
    for column in ["guidance_hint", "required_message"] {
      annotations += context.annotations(for: context.text(row, column, of: table), column)
    }
    for column in ["image", "audio", "video", "big-image"] {
      let files = context.text(row, column, of: table)
      guard !files.isAbsent else { continue }
      annotations += context.annotations(for: files, column)
      context.report.lose(
        id, column, "questions show no media; the file's name is kept", at: row.position(column),
        .kept)
    }
    keepColumns(handled: handled)
  }

  private mutating func keepColumns(handled: Set<String>) {
    let known = Self.columns.union(handled)
    for header in table.headers where !known.contains(header.name) {
      guard let cell = row.cells[header] else { continue }
      if let key = XLSFormAnnotation.column(header.text) {
        annotations.append(Annotation(key: key, value: cell.text))
      } else {
        context.report.lose(
          id, "column `\(header.text)`", "it has no meaning here; left out", at: cell.position)
      }
    }
  }

  /// Columns that are read, here or elsewhere.
  private static let columns: Set<String> = [
    "type", "name", "label", "hint", "required", "relevant", "constraint", "constraint_message",
    "default", "appearance", "parameters", "read_only", "choice_filter", "guidance_hint",
    "required_message", "image", "audio", "video", "big-image", "calculation", "repeat_count",
    "constraint_id", "repeat_minimum", "repeat_maximum",
  ]
}
