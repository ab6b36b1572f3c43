/// Reads the cells of one sheet.
struct WorksheetReader {
  let name: String
  let file: String
  let strings: [String]
  /// Formats by index of a cell's style.
  let formats: [CellFormat]
  let serialDate: SerialDate
  let limits: FormatLimits
  /// Total bytes of the cell texts so far.
  var textBytes: Int
  /// Cells whose formulas have an error.
  private var failures: [SourceFinding] = []

  init(
    name: String, file: String, strings: [String], formats: [CellFormat], serialDate: SerialDate,
    limits: FormatLimits, textBytes: Int
  ) {
    self.name = name
    self.file = file
    self.strings = strings
    self.formats = formats
    self.serialDate = serialDate
    self.limits = limits
    self.textBytes = textBytes
  }

  /// The text of a cell, and how the spreadsheet shows it if differently.
  private typealias Contents = (text: String, shown: String?)

  mutating func read(_ xml: XMLReader) throws(SourceError) -> Sheet {
    var xml = xml
    var sheet = Sheet(name: name)
    var row: [Int: Sheet.Cell] = [:]
    var rowNumber = 0
    var column = -1
    while let event = try xml.next() {
      switch event {
      case .start(let element) where element.name.local == "row":
        rowNumber =
          try element["r"].map { text throws(SourceError) in
            guard let number = CellReference.row(text) else {
              throw xml.failure("`\(text)` is not a row", rule: "XLSX_MALFORMED")
            }
            return number
          } ?? rowNumber + 1
        column = -1
        row = [:]
      case .start(let element) where element.name.local == "c":
        column = try self.column(of: element, after: column, row: &rowNumber, &xml)
        let position = SourcePosition(line: rowNumber, column: column + 1, sheet: name)
        if let (text, shown) = try contents(of: element, at: position, &xml), !text.isEmpty {
          // Formatted but empty cells often fill the whole row.
          guard column < limits.fieldsMax else {
            throw xml.failure("more than \(limits.fieldsMax) columns", rule: "TOO_MANY_FIELDS")
          }
          textBytes += text.utf8.count
          if textBytes > limits.inflatedBytesMax {
            throw xml.failure(
              "the cells hold more than \(limits.inflatedBytesMax) bytes", rule: "XLSX_TOO_LARGE")
          }
          row[column] = Sheet.Cell(text: text, position: position, shown: shown)
        }
      case .end(let name) where name.local == "row":
        // Empty rows are often written with their formatting.
        guard !row.isEmpty else { break }
        sheet.rows.append(row)
        if sheet.rows.count > limits.recordsMax {
          throw xml.failure("more than \(limits.recordsMax) rows", rule: "TOO_MANY_RECORDS")
        }
      default: break
      }
    }
    guard failures.isEmpty else { throw SourceError(failures) }
    return sheet
  }

  private func column(
    of element: XMLElement, after last: Int, row: inout Int, _ xml: inout XMLReader
  ) throws(SourceError) -> Int {
    var column = last + 1
    if let reference = element["r"] {
      guard let parsed = CellReference.parse(reference) else {
        throw xml.failure("`\(reference)` is not a cell", rule: "XLSX_MALFORMED")
      }
      column = parsed.column
      row = parsed.row
    }
    return column
  }

  /// Reads to the end of the cell. Results of formulas are stored beside them.
  private mutating func contents(
    of cell: XMLElement, at position: SourcePosition, _ xml: inout XMLReader
  ) throws(SourceError) -> Contents? {
    var value: String?
    var hasFormula = false
    var depth = 1
    while depth > 0, let event = try xml.next() {
      switch event {
      case .start(let element):
        switch element.name.local {
        case "v": value = try xml.textOfElement()
        case "is": value = try RichText.read(from: &xml)
        case "f":
          hasFormula = true
          try xml.skipElement()
        default: depth += 1
        }
      case .end: depth -= 1
      case .text: break
      }
    }
    guard let value, !value.isEmpty else {
      guard !hasFormula || cell["t"] == "str" else {
        throw xml.failure(
          "the formula in \(cell["r"] ?? "a cell") of `\(name)` has no result; open the file in a "
            + "spreadsheet program and save it", rule: "FORMULA_WITHOUT_RESULT")
      }
      return nil
    }
    switch cell["t"] ?? "n" {
    case "s":
      guard let index = Int(value.trimmed), strings.indices.contains(index) else {
        throw xml.failure("`\(value)` is not a shared string", rule: "XLSX_MALFORMED")
      }
      return (strings[index], nil)
    case "b": return (value.trimmed == "1" ? "TRUE" : "FALSE", nil)
    case "e":
      if failures.count < limits.findingsMax {
        failures.append(
          SourceFinding(
            file: file, position: position, rule: "FORMULA_ERROR",
            advice: "the formula has the error \(value); fix it"))
      }
      return nil
    case "n":
      guard let number = DecimalSyntax.number(value.trimmed) else {
        throw xml.failure("`\(value)` is not a number", rule: "XLSX_MALFORMED")
      }
      let style = cell["s"].flatMap { Int($0) } ?? 0
      let format = formats.indices.contains(style) ? formats[style] : CellFormat()
      if format.isDate, let date = serialDate.text(number) {
        return (date, date.contains("-") ? "a date" : "a time")
      }
      let text = DecimalSyntax.text(number)
      return (text, format.shown(number).flatMap { $0 == text ? nil : "`\($0)`" })
    default: return (value, nil)
    }
  }
}
