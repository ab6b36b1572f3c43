internal import Questionnaires

/// One field of a dictionary, as the file has it.
struct REDCapRow {
  let record: CSVRecord
  /// By ``REDCapColumn``: where in the record it stands; nil where the file has no such column.
  let columns: [Int?]

  subscript(column: REDCapColumn) -> String {
    columns[column.rawValue].map(record.trimmed) ?? ""
  }

  /// - Parameter offset: UTF-8 bytes of the cell.
  func position(_ column: REDCapColumn, offset: Int = 0) -> SourcePosition {
    columns[column.rawValue].map { record.position($0, offset: offset) }
      ?? record.start
  }

  var fieldType: String { self[.fieldType].lowercased() }

  /// `y` and what people write for it.
  func isYes(_ column: REDCapColumn) -> Bool {
    ["y", "yes", "1", "true"].contains(self[column].lowercased())
  }

  /// The filled cells that a type's contents are: everything but what every element has a place for.
  var contents: TableCells {
    let kept: [REDCapColumn] = [
      .fieldType, .choices, .validation, .minimum, .maximum, .required, .matrixGroup,
    ]
    return TableCells(
      kept.filter { !self[$0].isEmpty }.map { (name: $0.name, text: self[$0]) })
  }
}
