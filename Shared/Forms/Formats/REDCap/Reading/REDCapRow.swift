internal import Questionnaires

/// One field of a dictionary as in the file.
struct REDCapRow {
  let record: CSVRecord
  /// Index in the record by ``REDCapColumn``; nil if the file lacks the column.
  let columns: [Int?]
  /// The variable instead of one that repeats an earlier one.
  var name: String?
  /// The form instead of a missing one.
  var form: String?
  /// Positions by column in a file without a table.
  var positions: [SourcePosition]?
  /// Changes that were necessary to read it as a row.
  var changes: [(what: String, advice: String)] = []

  init(record: CSVRecord, columns: [Int?]) {
    self.record = record
    self.columns = columns
  }

  subscript(column: REDCapColumn) -> String {
    if column == .variable, let name { return name }
    if column == .form, let form { return form }
    return columns[column.rawValue].map(record.trimmed) ?? ""
  }

  /// - Parameter offset: UTF-8 bytes of the cell.
  func position(_ column: REDCapColumn, offset: Int = 0) -> SourcePosition {
    if let positions { return positions[column.rawValue] }
    return columns[column.rawValue].map { record.position($0, offset: offset) }
      ?? record.start
  }

  var fieldType: String { self[.fieldType].lowercased() }

  /// The tag that hides the field from participants; nil if they see it.
  var hidingTag: String? {
    let tags = REDCapActionTags(self[.annotation])
    return ["@HIDDEN", "@HIDDEN-SURVEY"].first { tags.value($0) != nil }
  }

  /// Whether the cell is `y` or a common variant.
  func isYes(_ column: REDCapColumn) -> Bool {
    ["y", "yes", "1", "true"].contains(self[column].lowercased())
  }

  /// The non-empty cells as the contents of a type, except those that every element has a place
  /// for.
  var contents: TableCells {
    let kept: [REDCapColumn] = [
      .fieldType, .choices, .validation, .minimum, .maximum, .required, .matrixGroup,
    ]
    return TableCells(
      kept.filter { !self[$0].isEmpty }.map { (name: $0.name, text: self[$0]) })
  }
}
