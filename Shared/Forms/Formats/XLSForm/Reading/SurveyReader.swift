internal import Questionnaires

/// Converts the rows of a survey sheet to elements, scores, calculations and constraints.
struct SurveyReader {
  /// A condition to read after all questions are known.
  struct Rule {
    enum Column: String { case relevant, required }
    var element: Int
    var row: SheetTable.Row
    var column: Column
  }

  /// The part of a `constraint` that the question's kind does not express.
  struct OpenConstraint {
    var element: Int
    var row: SheetTable.Row
    var formula: Formula
    /// Why a pattern in it is not applied.
    var patternReason: String?
  }

  let table: SheetTable
  let lists: ChoiceLists
  let context: FormContext
  var elements: [ElementDefinition] = []
  var scores: [ScoreDefinition] = []
  var calculations: [CalculationDefinition] = []
  var constraints: [ConstraintDefinition] = []
  var map = SourceMap(.xlsForm)
  /// Rows of the type `calculate`.
  var calculationRows: [SheetTable.Row] = []
  var rules: [Rule] = []
  var openConstraints: [OpenConstraint] = []
  /// Scores and calculations by their names in the file.
  var computed: [String: AnswerExpression] = [:]
  /// Rows that compute the label of an answer, by their name: the question's id.
  var choiceNames: [String: (row: SheetTable.Row, id: String)] = [:]
  /// Kinds of questions by element id, known after all rows are read.
  var kinds: [String: QuestionDefinition.Kind] = [:]
  var ids = Set<String>()
  /// The last number by wanted id, which avoids quadratic time for many equal names.
  var numbers: [String: Int] = [:]
  /// Cells with a name that another row of the section has.
  var repeatedNames = Set<SourcePosition>()
  /// Questions by their names in the file.
  var questions: [String: (id: String, kind: QuestionDefinition.Kind)] = [:]
  var otherNames = Set<String>()
  private var isOnPage = false
  /// The repeating group that rows are being read of.
  var openRepeat: String?
  /// Repeating groups of elements and calculations, by their ids.
  var repeatOf: [AnswerExpression: String] = [:]
  /// Ids of calculations directly in a repeat.
  var directlyRepeated: Set<String> = []
  /// Repeats whose count is read after the calculations.
  var openCounts: [(element: Int, row: SheetTable.Row)] = []

  init(_ table: SheetTable, lists: ChoiceLists, context: FormContext) {
    self.table = table
    self.lists = lists
    self.context = context
  }

  mutating func read(depthMax: Int) {
    let tree = SurveyNode.tree(of: table, context.findings, depthMax: depthMax)
    checkNames(tree)
    for node in tree { top(node) }
    kinds = Dictionary(
      questions.values.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    readOffers()
    readCalculations()
    readRepeatCounts()
    readRules()
    readConstraints()
    readPipes()
  }

  /// Equal names within a section would make answers ambiguous.
  private mutating func checkNames(_ nodes: [SurveyNode]) {
    var names = Set<String>()
    for node in nodes {
      let name = node.row["name"]
      if !name.isEmpty, !names.insert(name).inserted {
        repeatedNames.insert(node.row.position("name"))
      }
      checkNames(node.children)
    }
  }

  // MARK: Elements

  /// Reads a top-level row; pages are created here.
  private mutating func top(_ node: SurveyNode) {
    let isPage = node.type == .beginGroup && node.appearance.contains("field-list")
    guard isPage, matrixHead(node) == nil else {
      if isOnPage, makesElement(node) {
        isOnPage = false
        let id = freshID("page_\(elements.count + 1)")
        elements.append(
          ElementDefinition(
            id: id, content: .pageBreak,
            annotations: [Annotation(key: XLSFormAnnotation.pageEnd, value: "true")]))
        note(elements.count - 1, node.row)
      }
      add(node, parent: "")
      return
    }
    let (id, annotations) = name(node, "page")
    var reader = QuestionRow(
      SurveyNode.withoutFieldList(node), id: id, table: table, lists: lists, context: context)
    reader.keepRest()
    append(
      ElementDefinition(
        id: id, content: .pageBreak, annotations: annotations + reader.annotations), node.row)
    let label = context.text(node.row, "label", of: table)
    if !label.isAbsent {
      elements.append(
        ElementDefinition(
          id: freshID("\(id)_title"), content: .headline(label),
          annotations: [Annotation(key: XLSFormAnnotation.pageLabel, value: "true")]))
      note(elements.count - 1, node.row)
    }
    for child in node.children { add(child, parent: "") }
    isOnPage = true
  }

  private func makesElement(_ node: SurveyNode) -> Bool {
    switch node.type {
    case .calculate, .metadata: false
    default: true
    }
  }

  mutating func add(_ node: SurveyNode, parent: String) {
    switch node.type {
    case .beginGroup, .beginRepeat: group(node, parent)
    case .note: note(node, parent)
    case .metadata: keepRecord(node)
    case .calculate:
      otherNames.insert(node.row["name"])
      calculationRows.append(node.row)
      let id = ElementName.id(node.row["name"])
      repeatOf[.calculation(id)] = openRepeat
      if parent == openRepeat { directlyRepeated.insert(id) }
    case .endGroup, .endRepeat: break
    default: question(node, parent)
    }
  }

  mutating func question(_ node: SurveyNode, _ parent: String) {
    guard node.row.has("name") else {
      context.findings.add(
        "NAME_MISSING", at: node.row.position("type"), place: "survey",
        "add a name to the question; its answers are stored under it")
      return
    }
    let (id, annotations) = name(node, "question")
    var reader = QuestionRow(node, id: id, table: table, lists: lists, context: context)
    guard let question = reader.question(), let kind = question.kind else { return }
    if case .unsupported = node.type, let meant = RowType.meant(by: node.row["type"]) {
      context.findings.add(
        "TYPE_UNKNOWN", at: node.row.position("type"), place: "survey",
        "`\(node.row["type"])` is not a question type; did you mean `\(meant)`?")
    }
    if case .unsupported(let type) = kind {
      context.report.lose(
        id, type.type, "the type is not supported; it is kept for converting back", .kept)
    }
    questions[node.row["name"]] = questions[node.row["name"]] ?? (id, kind)
    repeatOf[.answer(id)] = openRepeat
    if let formula = reader.openConstraint {
      openConstraints.append(
        OpenConstraint(
          element: elements.count, row: node.row, formula: formula,
          patternReason: reader.patternReason))
    }
    if reader.isRequirementOpen {
      rules.append(Rule(element: elements.count, row: node.row, column: .required))
    }
    append(
      ElementDefinition(
        id: id, parentID: parent, content: .question(question),
        annotations: annotations + reader.annotations), node.row)
    noteOptions(of: kind, node)
  }

  mutating func note(_ node: SurveyNode, _ parent: String) {
    let (id, annotations) = name(node, "note")
    var kept = annotations
    let text = context.label(node.row, id, of: table)
    let (content, level) = HeadingText.content(text)
    if let level { kept.append(Annotation(key: XLSFormAnnotation.heading, value: "\(level)")) }
    let hint = context.text(node.row, "hint", of: table)
    if !hint.isAbsent {
      kept += context.annotations(for: hint, "hint")
      context.report.lose(id, "hint", "texts have no hints; it is kept, not shown", .kept)
    }
    var rest = QuestionRow(node, id: id, table: table, lists: lists, context: context)
    rest.keepRest()
    append(
      ElementDefinition(
        id: id, parentID: parent, content: content, annotations: kept + rest.annotations),
      node.row)
  }

  private mutating func group(_ node: SurveyNode, _ parent: String) {
    let (id, annotations) = name(node, "group")
    otherNames.insert(node.row["name"])
    let head = matrixHead(node)
    var shown = node
    if head != nil { shown = SurveyNode.withoutMatrix(node) }
    var rest = QuestionRow(shown, id: id, table: table, lists: lists, context: context)
    rest.keepRest()
    var kept = annotations + rest.annotations
    let isRepeat = node.type == .beginRepeat && openRepeat == nil
    defer { if isRepeat { openRepeat = nil } }
    if isRepeat {
      openRepeat = id
    } else if node.type == .beginRepeat {
      kept.append(Annotation(key: XLSFormAnnotation.repeated, value: node.row["repeat_count"]))
      context.report.lose(
        id, "repeat", "it is in another repeat; its questions are asked once in each", .changed)
    } else if node.appearance.contains("field-list"), head == nil {
      context.report.lose(
        id, "field-list", "a page cannot be inside a group; read as a group", .changed)
    }
    let hint = context.text(node.row, "hint", of: table)
    kept += context.annotations(for: hint, "hint")
    if !hint.isAbsent {
      context.report.lose(
        id, "hint", "groups have no hints; it is kept, not shown", at: node.row.position("hint"),
        .kept)
    }
    let position = elements.count
    var definition = GroupDefinition(
      title: context.text(node.row, "label", of: table), style: .section)
    if isRepeat { definition.repetition = repetition(node, id) }
    append(
      ElementDefinition(
        id: id, parentID: parent, content: .group(definition), annotations: kept), node.row)
    for child in node.children.dropFirst(head == .row ? 1 : 0) { add(child, parent: id) }
    if let head, let kind = matrixKind(after: position, head) {
      definition.style = .matrix
      definition.sharedKind = kind
      if head == .row, let row = node.children.first {
        otherNames.insert(row.row["name"])
        elements[position].annotations.append(
          Annotation(key: XLSFormAnnotation.headRow, value: row.row["name"]))
        let label = context.text(row.row, "label", of: table)
        if definition.title.isAbsent { definition.title = label }
        for (column, text) in [
          ("label", label), ("hint", context.text(row.row, "hint", of: table)),
        ]
        where !text.isAbsent && text != definition.title {
          context.report.lose(
            id, column, "the matrix's head row `\(row.row["name"])` has one; left out",
            at: row.row.position(column))
        }
      }
      elements[position].content = .group(definition)
    }
    if elements.count == position + 1 {
      // The group contained only calculations, records and rows that are not asked.
      elements.removeLast()
      rules.removeAll { $0.element == position }
      context.report.lose(
        id, "group", "no question remains in it; left out", at: node.row.position("type"))
    }
  }
}
