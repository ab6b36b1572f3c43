internal import Questionnaires

/// Converts the element rows of a codebook to elements and reports the result of each row.
struct TrackCodebookElements {
  let header: TrackCodebookHeader
  let options: TrackCodebookOptions
  let defaultLanguage: String
  /// Variables in the file; generated ids must differ from them.
  let variables: Set<String>

  private(set) var elements: [ElementDefinition] = []
  private(set) var map = SourceMap(.codebook)
  private var ids: Set<String> = []
  private var counters: [String: Int] = [:]

  init(
    header: TrackCodebookHeader, options: TrackCodebookOptions, defaultLanguage: String,
    variables: Set<String>
  ) {
    self.header = header
    self.options = options
    self.defaultLanguage = defaultLanguage
    self.variables = variables
  }

  /// - Parameter number: row number from 1.
  mutating func read(
    _ record: CSVRecord, number: Int
  ) throws(TrackCodebookRow.Failure) -> TrackCodebookReport.Row {
    let row = TrackCodebookRow(record: record, header: header, defaultLanguage: defaultLanguage)
    var notes = TrackCodebookNotes()
    if row.elementType != "question", !row.questionType.isEmpty {
      notes.append("the question type `\(row.questionType)` has no meaning here")
    }
    switch row.elementType {
    case "headline":
      let text = try row.itemText(notes: &notes)
      let id = try append(.headline(text), row, prefix: "headline", notes: &notes)
      return TrackCodebookReport.Row(number, .headline, id, notes)
    case "text":
      let text = try row.itemText(notes: &notes)
      let id = try append(.text(text), row, prefix: "text", notes: &notes)
      return TrackCodebookReport.Row(number, .text, id, notes)
    case "pagebreak":
      let id = try append(.pageBreak, row, prefix: "page_break", notes: &notes)
      return TrackCodebookReport.Row(number, .pageBreak, id, notes)
    case "question":
      let reading = try row.question(options, notes: &notes)
      return try add(reading, row, number, row.questionType, notes)
    case let type:
      let reading = try row.unknown(
        "unknown element type `\(type)`", header.elementType, options, notes: &notes)
      return try add(reading, row, number, type, notes)
    }
  }

  private mutating func add(
    _ reading: TrackCodebookRow.Reading, _ row: TrackCodebookRow, _ number: Int, _ type: String,
    _ notes: TrackCodebookNotes
  ) throws(TrackCodebookRow.Failure) -> TrackCodebookReport.Row {
    var notes = notes
    switch reading {
    case .skip(let reason):
      return TrackCodebookReport.Row(row: number, kind: .skipped, notes: [reason])
    case .question(let question, let annotations):
      if row.variable.isEmpty {
        throw TrackCodebookRow.Failure(
          "VARIABLE_MISSING", header.variable, "the question has no `variable`")
      }
      let id = try named(row, notes: &notes)
      append(
        ElementDefinition(id: id, content: .question(question), annotations: annotations), row,
        notes: &notes)
      return TrackCodebookReport.Row(number, .question(type), id, notes)
    }
  }

  /// Appends an element that usually has no name in the file: `text_1`, `text_2`, …
  private mutating func append(
    _ content: ElementDefinition.Content, _ row: TrackCodebookRow, prefix: String,
    notes: inout TrackCodebookNotes
  ) throws(TrackCodebookRow.Failure) -> String {
    if !row.variable.isEmpty {
      let id = try named(row, notes: &notes)
      append(ElementDefinition(id: id, content: content), row, notes: &notes)
      return id
    }
    var id: String
    repeat {
      counters[prefix, default: 0] += 1
      id = "\(prefix)_\(counters[prefix, default: 0])"
    } while variables.contains(id)
    ids.insert(id)
    append(ElementDefinition(id: id, content: content), row, notes: &notes)
    return id
  }

  private mutating func append(
    _ element: ElementDefinition, _ row: TrackCodebookRow, notes: inout TrackCodebookNotes
  ) {
    var element = element
    element.annotations += row.remarks(notes: &notes)
    let path = FindingPath().item("elements", elements.count)
    map.note(path, at: row.record.position(0))
    if !IdentifierSyntax.isElementID(element.id) {
      map.note(path.field("element_id"), at: row.record.position(header.variable))
    }
    elements.append(element)
  }

  private mutating func named(
    _ row: TrackCodebookRow, notes: inout TrackCodebookNotes
  ) throws(TrackCodebookRow.Failure) -> String {
    let variable = row.variable
    let id = Self.elementID(variable)
    if id != variable { notes.append("the variable `\(variable)` became `\(id)`") }
    guard ids.insert(id).inserted else {
      throw TrackCodebookRow.Failure(
        "VARIABLE_DUPLICATE", header.variable, "duplicate variable `\(variable)`")
    }
    return id
  }

  /// Element ids contain letters, digits and `_` only.
  static func elementID(_ variable: String) -> String {
    if IdentifierSyntax.isElementID(variable) { return variable }
    return String(variable.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
