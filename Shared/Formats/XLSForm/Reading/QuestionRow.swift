internal import Questionnaires

/// Turns one row into what its question asks for. What has no field is left in `annotations` and
/// named in the report.
struct QuestionRow {
  let row: SheetTable.Row
  let type: RowType
  let table: SheetTable
  let lists: ChoiceLists
  let context: FormContext
  /// The element's id, for the report.
  let id: String
  private(set) var annotations: [Annotation] = []
  /// Words of the appearance that have no field.
  private var appearance: [String]
  private var constraints: [(part: ConstraintPart?, source: Formula)] = []

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

  /// - Returns: nil when something is wrong with the row; it is a finding then.
  mutating func question() -> QuestionDefinition? {
    if case .unsupported(let type) = type { return unsupported(type) }
    parseConstraint()
    guard let kind = kind() else { return nil }
    var question = QuestionDefinition(
      text: context.text(row, "label", of: table),
      description: context.text(row, "hint", of: table), isOptional: isOptional(), kind: kind)
    let message = context.text(row, "constraint_message", of: table)
    if case .text(var entry) = kind {
      entry.patternHint = message
      question.kind = .text(entry)
    } else {
      annotations += context.annotations(for: message, "constraint_message")
    }
    readInitial(&question)
    keepConstraints()
    keepRest()
    return question
  }

  /// What is not understood is told and kept; `relevant` has been read elsewhere.
  mutating func keepRest(handled: Set<String> = []) {
    if !appearance.isEmpty {
      annotations.append(
        Annotation(
          key: XLSFormAnnotation.appearance, value: appearance.joined(separator: " ")))
    }
    for (column, key, what, advice) in [
      ("read_only", XLSFormAnnotation.readOnly, "read_only", "participants can change the answer"),
      ("choice_filter", XLSFormAnnotation.choiceFilter, "choice_filter", "all options are offered"),
    ] where row.has(column) {
      annotations.append(Annotation(key: key, value: row[column]))
      if !["no", "false", "false()", "0"].contains(row[column].lowercased()) {
        context.report.lose(id, what, "\(advice); the rule is kept as `\(key)`")
      }
    }
    for column in ["guidance_hint", "required_message"] {
      annotations += context.annotations(for: context.text(row, column, of: table), column)
    }
    for column in ["image", "audio", "video", "big-image"] {
      let files = context.text(row, column, of: table)
      guard !files.isAbsent else { continue }
      annotations += context.annotations(for: files, column)
      context.report.lose(id, column, "questions show no media; the file's name is kept")
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
        context.report.lose(id, "column `\(header.text)`", "it has no meaning here; left out")
      }
    }
  }

  /// Columns that are read, here or elsewhere.
  private static let columns: Set<String> = [
    "type", "name", "label", "hint", "required", "relevant", "constraint", "constraint_message",
    "default", "appearance", "parameters", "read_only", "choice_filter", "guidance_hint",
    "required_message", "image", "audio", "video", "big-image", "calculation", "repeat_count",
  ]
}

// MARK: - Types

extension QuestionRow {
  private mutating func kind() -> QuestionDefinition.Kind? {
    switch type {
    case .text: return .text(entry())
    case .integer, .decimal: return .number(number())
    case .range: return slider()
    case .selectOne(let list, let orOther):
      guard let options = options(list, orOther) else { return nil }
      keepParameters()
      if list == [OptionDefinition].yesNoList, options.isYesNo { return .yesNo }
      return .singleChoice(SingleChoiceDefinition(options: options))
    case .selectMultiple(let list, let orOther):
      guard let options = options(list, orOther) else { return nil }
      keepParameters()
      return .multipleChoice(multipleChoice(options))
    case .date: return .date(date())
    case .time: return .time
    case .dateTime: return .dateTime
    case .acknowledge:
      annotations.append(Annotation(key: XLSFormAnnotation.acknowledge, value: "true"))
      context.report.lose(id, "acknowledge", "read as a question for yes or no")
      return .yesNo
    case .note, .calculate, .beginGroup, .endGroup, .beginRepeat, .endRepeat, .metadata,
      .unsupported:
      return nil
    }
  }

  private mutating func entry() -> TextEntryDefinition {
    var entry = TextEntryDefinition()
    if let word = appearance.firstIndex(of: "multiline") {
      appearance.remove(at: word)
      entry.style = .area
    }
    consume { part in
      switch part {
      case .maximumLength(let count) where entry.maximumLength == 0: entry.maximumLength = count
      case .pattern(let pattern) where entry.pattern.isEmpty: entry.pattern = pattern
      default: return false
      }
      return true
    }
    // The pattern of a style is how the style is written.
    for style in [TextEntryDefinition.Style.email, .url, .telephone]
    where entry.style == .line && style.defaultPattern == entry.pattern {
      entry.style = style
      entry.pattern = ""
    }
    return entry
  }

  private mutating func number() -> NumberDefinition {
    var number = NumberDefinition(isInteger: type == .integer)
    consume { part in
      switch part {
      case .minimum(let bound): number.minimum = max(number.minimum ?? bound, bound)
      case .maximum(let bound): number.maximum = min(number.maximum ?? bound, bound)
      // Of whole numbers, the next one is the bound.
      case .above(let bound) where number.isInteger:
        number.minimum = max(number.minimum ?? -.infinity, bound.rounded(.down) + 1)
      case .below(let bound) where number.isInteger:
        number.maximum = min(number.maximum ?? .infinity, bound.rounded(.up) - 1)
      default: return false
      }
      return true
    }
    return number
  }

  private mutating func date() -> DateDefinition {
    var date = DateDefinition()
    consume { part in
      switch part {
      case .earliest(let bound): date.earliest = max(date.earliest, bound)
      case .latest(let bound):
        date.latest = date.latest.isEmpty ? bound : min(date.latest, bound)
      default: return false
      }
      return true
    }
    return date
  }

  private mutating func multipleChoice(_ options: [OptionDefinition]) -> MultipleChoiceDefinition {
    var choice = MultipleChoiceDefinition(options: options)
    var alone: [String]?
    consume { part in
      switch part {
      case .exclusive(let code):
        guard let option = choice.options.firstIndex(where: { $0.code == code }) else {
          return false
        }
        choice.options[option].isExclusive = true
      case .minimumCount(let count, let orChosen) where choice.minimumCount == 0:
        choice.minimumCount = count
        alone = orChosen
      case .maximumCount(let count) where choice.maximumCount == 0: choice.maximumCount = count
      default: return false
      }
      return true
    }
    let exclusive = choice.options.filter(\.isExclusive).map(\.code)
    if let alone, Set(alone) != Set(exclusive) {
      context.report.lose(
        id, "constraint",
        "an exclusive option satisfies the least count by itself; the file says otherwise")
    }
    return choice
  }

  private mutating func slider() -> QuestionDefinition.Kind? {
    var slider = SliderDefinition(minimum: 1, maximum: 10, step: 1)
    var rest: [String] = []
    for (name, value) in parameters() {
      switch name {
      case "start", "end", "step":
        guard let number = DecimalSyntax.number(value) else {
          context.findings.add(
            "NUMBER_INVALID", at: row.position("parameters"), place: id,
            "`\(name)=\(value)` is no number")
          return nil
        }
        if name == "start" { slider.minimum = number }
        if name == "end" { slider.maximum = number }
        if name == "step" { slider.step = number }
      case "tick_labelset": readEnds(&slider, list: value)
      default: rest.append("\(name)=\(value)")
      }
    }
    // The labels are known only when both ends are.
    for (name, value) in parameters() where name == "tick_labelset" {
      readEnds(&slider, list: value)
    }
    if !rest.isEmpty {
      annotations.append(
        Annotation(key: XLSFormAnnotation.parameters, value: rest.joined(separator: " ")))
      context.report.lose(id, "parameters", "`\(rest.joined(separator: " "))` is only kept")
    }
    return .slider(slider)
  }

  private func readEnds(_ slider: inout SliderDefinition, list: String) {
    guard let options = lists[list]?.options else { return }
    for option in options {
      switch DecimalSyntax.number(option.code) {
      case slider.minimum: slider.minimumLabel = option.label
      case slider.maximum: slider.maximumLabel = option.label
      default: break
      }
    }
  }

  /// `name=value`, separated by spaces, commas or semicolons.
  private func parameters() -> [(name: String, value: String)] {
    row["parameters"].split(whereSeparator: { " ,;\n\t".contains($0) }).map { part in
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        pair[0].lowercased(), pair.count > 1 ? String(pair[1]).trimmed : ""
      )
    }
  }

  private mutating func keepParameters() {
    guard row.has("parameters") else { return }
    annotations.append(
      Annotation(key: XLSFormAnnotation.parameters, value: row["parameters"]))
    context.report.lose(id, "parameters", "`\(row["parameters"])` is only kept")
  }

  private mutating func options(_ list: String, _ orOther: Bool) -> [OptionDefinition]? {
    guard let known = lists[list] else {
      context.findings.add(
        "LIST_UNKNOWN", at: row.position("type"), place: id,
        list.isEmpty
          ? "name the list of choices: `select_one LIST`"
          : "the choices sheet has no list `\(list)`; add it, or correct the name")
      return nil
    }
    guard orOther else { return known.options }
    annotations.append(Annotation(key: XLSFormAnnotation.orOther, value: "true"))
    context.report.lose(
      id, "or_other", "the option `other` is offered; ask for the text by a question of its own")
    if known.options.contains(where: { $0.code == ChoiceLists.otherCode }) { return known.options }
    return known.options + [ChoiceLists.other(like: known.options, context.defaultLanguage)]
  }

  private mutating func unsupported(_ type: String) -> QuestionDefinition {
    let name = type.utf8.map { byte in
      IdentifierSyntax.isCode(String(UnicodeScalar(byte))) ? Character(UnicodeScalar(byte)) : "-"
    }
    let full = String((XLSFormAnnotation.prefix + String(name)).prefix(64))
    return QuestionDefinition(
      text: context.text(row, "label", of: table),
      description: context.text(row, "hint", of: table), isOptional: true,
      kind: .unsupported(
        UnsupportedDefinition(
          type: full, contents: row.json(without: ["name", "label", "hint", "relevant"]))))
  }
}

// MARK: - Rules

extension QuestionRow {
  /// `yes` and its like; no is the default of XLSForm.
  private mutating func isOptional() -> Bool {
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

  private mutating func parseConstraint() {
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
  private mutating func consume(_ use: (ConstraintPart) -> Bool) {
    constraints.removeAll { $0.part.map(use) ?? false }
  }

  private mutating func keepConstraints() {
    guard let first = constraints.first else { return }
    let rest = constraints.dropFirst().reduce(first.source) { .binary(.and, $0, $1.source) }
    let text = FormulaText.text(rest)
    annotations.append(Annotation(key: XLSFormAnnotation.constraint, value: text))
    context.report.lose(id, "constraint", "`\(text)` is kept, not applied")
  }

  private mutating func readInitial(_ question: inout QuestionDefinition) {
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
