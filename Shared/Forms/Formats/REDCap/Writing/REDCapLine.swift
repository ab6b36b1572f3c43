/// One row of a dictionary to write.
struct REDCapLine {
  private(set) var cells = Array(repeating: "", count: REDCapColumn.allCases.count)

  init(_ variable: String, form: String, type: String, label: String = "") {
    self[.variable] = variable
    self[.form] = form
    self[.fieldType] = type
    self[.label] = label
  }

  subscript(column: REDCapColumn) -> String {
    get { cells[column.rawValue] }
    set { cells[column.rawValue] = newValue }
  }

  /// Sets cells by the API's column names.
  mutating func fill(_ contents: TableCells) {
    for column in REDCapColumn.allCases {
      if let text = contents[column.name] { self[column] = text }
    }
  }

  mutating func append(tag: String) {
    self[.annotation] += self[.annotation].isEmpty ? tag : " " + tag
  }
}
