internal import Questionnaires

/// What XLSForm says and the model has no field for, by the keys under which it is kept.
enum XLSFormAnnotation {
  static let prefix = "xlsform."

  /// The row's name, where it is no element id.
  static let name = "xlsform.name"
  static let appearance = "xlsform.appearance"
  static let parameters = "xlsform.parameters"
  /// Rules that are not understood, as they stood.
  static let relevant = "xlsform.relevant"
  static let constraint = "xlsform.constraint"
  static let required = "xlsform.required"
  static let initial = "xlsform.default"
  static let readOnly = "xlsform.read-only"
  static let choiceFilter = "xlsform.choice-filter"
  /// On a choice: its list as the file has it, with columns that options have no field for.
  static let choices = "xlsform.choices"
  /// On a group: it repeats; the value is the number of times, or empty.
  static let repeated = "xlsform.repeat"
  /// On a page break: it only ends the page before it.
  static let pageEnd = "xlsform.page-end"
  /// On a headline: it is the label of its page.
  static let pageLabel = "xlsform.page-label"
  /// On a headline: the number of its `#`, where they are not two.
  static let heading = "xlsform.heading"
  /// On a yes/no question: it was an `acknowledge`.
  static let acknowledge = "xlsform.acknowledge"
  /// On a choice: its last option was made by `or_other`.
  static let orOther = "xlsform.or-other"
  /// On a matrix: the name of the row that showed its head.
  static let headRow = "xlsform.head-row"

  static let formID = "xlsform.form-id"
  /// Rows that are no elements, from 1: what a phone records unasked, calculations.
  static func row(_ number: Int) -> String { "xlsform.row.\(number)" }
  static func setting(_ column: String) -> String? { key("xlsform.settings.", column) }
  static func column(_ column: String) -> String? { key("xlsform.column.", column) }
  /// A text in one language that has no field: `xlsform.guidance-hint.de`.
  static func text(_ column: String, _ language: String) -> String {
    "xlsform.text.\(column.replacing("_", with: "-")).\(language.lowercased())"
  }

  /// How many rows are kept; a questionnaire has few annotations.
  static let rowsMax = 30

  /// - Returns: nil when the column's name fits into no key.
  private static func key(_ prefix: String, _ column: String) -> String? {
    let key = prefix + column.replacing("_", with: "-")
    return IdentifierSyntax.isAnnotationKey(key) && !column.contains("-") ? key : nil
  }

  /// The column that a key under a prefix stands for.
  static func columnName(_ key: String, _ prefix: String) -> String? {
    guard key.hasPrefix(prefix) else { return nil }
    return String(key.dropFirst(prefix.count)).replacing("-", with: "_")
  }
}
