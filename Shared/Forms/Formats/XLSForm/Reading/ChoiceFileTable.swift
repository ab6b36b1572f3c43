internal import Questionnaires

extension SheetTable {
  /// Names of the files that types such as `select_one_from_file medicines.csv` refer to.
  var choiceFiles: [(name: String, row: Row)] {
    var seen = Set<String>()
    return rows.compactMap { row in
      guard let name = RowType.choiceFile(row["type"]), seen.insert(name).inserted else {
        return nil
      }
      return (name, row)
    }
  }

  /// A table of choices in a file as a list with the file's name.
  ///
  /// - Parameters:
  ///   - parameters: `value=` and `label=` name the columns.
  init(_ file: ChoiceFile, named name: String, parameters: [(name: String, value: String)]) {
    func column(_ parameter: String) -> String? {
      parameters.first { $0.name == parameter && !$0.value.isEmpty }?.value
    }
    let code = column("value") ?? file.codeColumn
    let label = column("label") ?? "label"
    func cell(_ text: String, _ line: Int, _ column: Int) -> Sheet.Cell {
      Sheet.Cell(
        text: text, position: SourcePosition(line: line, column: column, sheet: name), shown: nil)
    }
    var sheet = Sheet(name: name)
    var header = [0: cell("list_name", 1, 1)]
    for (index, column) in file.columns.enumerated() {
      let title = column == code ? "name" : column == label ? "label" : column
      header[index + 1] = cell(title, 1, index + 1)
    }
    sheet.rows.append(header)
    for row in file.rows {
      var cells = [0: cell(name, row.line, 1)]
      for (index, column) in file.columns.enumerated() {
        if let text = row.cells[column] { cells[index + 1] = cell(text, row.line, index + 1) }
      }
      sheet.rows.append(cells)
    }
    self.init(sheet)
  }
}

extension RowType {
  /// The file of `select_one_from_file FILE` and `select_multiple_from_file FILE`.
  static func choiceFile(_ type: String) -> String? {
    let words = type.split(whereSeparator: \.isWhitespace).map(String.init)
    let spelled = words.dropLast().joined(separator: " ").lowercased().replacing("_", with: " ")
    guard ["select one from file", "select multiple from file"].contains(spelled),
      let file = words.last, file.lowercased().hasSuffix(".csv")
    else { return nil }
    return file
  }
}
