/// The database tables in a survey of LimeSurvey (.lss, XML).
struct LimeSurveyTables {
  struct Row {
    let cells: [String: Sheet.Cell]
    let position: SourcePosition

    /// The trimmed text of a column; empty if absent.
    subscript(column: String) -> String { cells[column]?.text.trimmed ?? "" }

    func position(_ column: String) -> SourcePosition { cells[column]?.position ?? position }
  }

  private var tables: [String: [Row]] = [:]

  subscript(table: String) -> [Row] { tables[table] ?? [] }

  /// Names of the tables that have rows.
  var names: [String] { tables.keys.sorted() }

  /// Whether the bytes are a survey.
  static func isSurvey(_ bytes: [UInt8], _ limits: FormatLimits) -> Bool {
    guard FHIRXML.isXML(bytes), var reader = try? XMLReader(bytes, file: "", limits: limits)
    else { return false }
    var names: [String] = []
    while names.count < 2, let event = try? reader.next() {
      if case .start(let element) = event { names.append(element.name.local) }
    }
    guard names == ["document", documentType] else { return false }
    return (try? reader.textOfElement())?.trimmed == "Survey"
  }

  static let documentType = "LimeSurveyDocType"

  /// - Throws: ``SourceError`` if the file is not well-formed or exceeds a limit.
  init(_ bytes: [UInt8], file: String, limits: FormatLimits) throws(SourceError) {
    var reader = try XMLReader(bytes, file: file, limits: limits)
    // document, table, rows, row, column
    var path: [String] = []
    var cells: [String: Sheet.Cell] = [:]
    var start = SourcePosition(line: 1)
    var count = 0
    while true {
      let position = reader.position()
      guard let event = try reader.next() else { break }
      switch event {
      case .start(let element):
        if path.count == 4 {
          let text = try reader.textOfElement()
          if !text.isEmpty {
            cells[element.name.local] = Sheet.Cell(text: text, position: position)
          }
          continue
        }
        path.append(element.name.local)
        if path.count == 4 { (cells, start) = ([:], position) }
      case .end:
        if path.count == 4, path[2] == "rows" {
          tables[path[1], default: []].append(Row(cells: cells, position: start))
          count += 1
          guard count <= limits.recordsMax else {
            throw reader.failure(
              "more than \(limits.recordsMax) rows; split the survey", rule: "XML_TOO_LARGE")
          }
        }
        path.removeLast()
      case .text: break
      }
    }
  }
}
