/// Reads the cells of one sheet.
struct WorksheetReader {
  let name: String
  let strings: [String]
  /// By index of a cell's style.
  let dateStyles: [Bool]
  let serialDate: SerialDate
  let limits: FormatLimits
  /// Bytes of the texts of all cells so far.
  var textBytes: Int

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
              throw xml.failure("`\(text)` is no row", rule: "XLSX_MALFORMED")
            }
            return number
          } ?? rowNumber + 1
        column = -1
        row = [:]
      case .start(let element) where element.name.local == "c":
        column = try self.column(of: element, after: column, row: &rowNumber, &xml)
        if let text = try text(of: element, &xml), !text.isEmpty {
          // Cells that have a format alone often fill the whole row.
          guard column < limits.fieldsMax else {
            throw xml.failure("more than \(limits.fieldsMax) columns", rule: "TOO_MANY_FIELDS")
          }
          textBytes += text.utf8.count
          if textBytes > limits.inflatedBytesMax {
            throw xml.failure(
              "the cells hold more than \(limits.inflatedBytesMax) bytes", rule: "XLSX_TOO_LARGE")
          }
          row[column] = Sheet.Cell(
            text: text,
            position: SourcePosition(line: rowNumber, column: column + 1, sheet: name))
        }
      case .end(let name) where name.local == "row":
        // Rows without contents are often written with their formatting.
        guard !row.isEmpty else { break }
        sheet.rows.append(row)
        if sheet.rows.count > limits.recordsMax {
          throw xml.failure("more than \(limits.recordsMax) rows", rule: "TOO_MANY_RECORDS")
        }
      default: break
      }
    }
    return sheet
  }

  private func column(
    of element: XMLElement, after last: Int, row: inout Int, _ xml: inout XMLReader
  ) throws(SourceError) -> Int {
    var column = last + 1
    if let reference = element["r"] {
      guard let parsed = CellReference.parse(reference) else {
        throw xml.failure("`\(reference)` is no cell", rule: "XLSX_MALFORMED")
      }
      column = parsed.column
      row = parsed.row
    }
    return column
  }

  /// Reads up to the end of the cell. What a formula gave stands beside it.
  private func text(
    of cell: XMLElement, _ xml: inout XMLReader
  ) throws(SourceError) -> String? {
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
        throw xml.failure("`\(value)` names no shared string", rule: "XLSX_MALFORMED")
      }
      return strings[index]
    case "b": return value.trimmed == "1" ? "TRUE" : "FALSE"
    case "e":
      throw xml.failure(
        "the formula in \(cell["r"] ?? "a cell") of `\(name)` gave the error \(value); mend it",
        rule: "FORMULA_ERROR")
    case "n":
      guard let number = DecimalSyntax.number(value.trimmed) else {
        throw xml.failure("`\(value)` is no number", rule: "XLSX_MALFORMED")
      }
      let style = cell["s"].flatMap { Int($0) } ?? 0
      if dateStyles.indices.contains(style), dateStyles[style], let date = serialDate.text(number) {
        return date
      }
      return DecimalSyntax.text(number)
    default: return value
    }
  }
}
