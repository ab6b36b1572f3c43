internal import Messages

/// Turns the element rows of a codebook into elements, and keeps account of them.
struct CodebookElements {
  let header: CodebookHeader
  let options: CodebookOptions
  let defaultLanguage: String
  /// Variables of the file, which generated ids must not take.
  let variables: Set<String>

  private(set) var elements: [CatalogueV1.Element] = []
  private(set) var ids: Set<String> = []
  private var counters: [String: Int] = [:]

  init(
    header: CodebookHeader, options: CodebookOptions, defaultLanguage: String,
    variables: Set<String>
  ) {
    self.header = header
    self.options = options
    self.defaultLanguage = defaultLanguage
    self.variables = variables
  }

  /// - Parameter number: of the row, from 1.
  /// - Throws: ``CodebookRow/Failure``.
  mutating func read(_ record: CSVParser.Record, number: Int) throws -> CodebookReport.Row {
    let row = CodebookRow(record: record, header: header, defaultLanguage: defaultLanguage)
    var notes: [String] = []
    switch row.elementType {
    case "headline":
      let text = try row.itemText(notes: &notes)
      let id = append(.headline(text), prefix: "headline")
      return CodebookReport.Row(row: number, kind: .headline, elementID: id, notes: notes)
    case "text":
      let text = try row.itemText(notes: &notes)
      let id = append(.text(text), prefix: "text")
      return CodebookReport.Row(row: number, kind: .text, elementID: id, notes: notes)
    case "pagebreak":
      let id = append(.pageBreak(CatalogueV1.PageBreak()), prefix: "page_break")
      return CodebookReport.Row(row: number, kind: .pageBreak, elementID: id)
    case "question":
      return try readQuestion(row, number: number)
    case let type where options.unknownTypes == .skip:
      return CodebookReport.Row(
        row: number, kind: .skipped, notes: ["the element type `\(type)` is not known"])
    case let type:
      throw CodebookRow.Failure(
        "the element type `\(type)` is not known; leave such rows out by asking to skip them")
    }
  }

  private mutating func readQuestion(
    _ row: CodebookRow, number: Int
  ) throws -> CodebookReport.Row {
    var notes: [String] = []
    switch try row.question(options, notes: &notes) {
    case .skip(let reason):
      return CodebookReport.Row(row: number, kind: .skipped, notes: [reason])
    case .question(let question):
      let variable = row.variable
      if variable.isEmpty { throw CodebookRow.Failure("the question has no `variable`") }
      let id = Self.elementID(variable)
      if id != variable { notes.append("the variable `\(variable)` became `\(id)`") }
      guard ids.insert(id).inserted else {
        throw CodebookRow.Failure("the variable `\(variable)` stands twice")
      }
      elements.append(CatalogueV1.Element(elementID: id, content: .question(question)))
      return CodebookReport.Row(
        row: number, kind: .question(row.questionType), elementID: id, notes: notes)
    }
  }

  /// Appends an element that has no name in the file: `text_1`, `text_2`, …
  private mutating func append(
    _ content: CatalogueV1.Element.OneOfContent, prefix: String
  ) -> String {
    var id: String
    repeat {
      counters[prefix, default: 0] += 1
      id = "\(prefix)_\(counters[prefix, default: 0])"
    } while variables.contains(id)
    ids.insert(id)
    elements.append(CatalogueV1.Element(elementID: id, content: content))
    return id
  }

  /// Element ids have letters, digits and `_` only.
  static func elementID(_ variable: String) -> String {
    String(variable.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
