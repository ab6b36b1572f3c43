internal import Questionnaires

/// Keys of annotations for XLSForm data without a field in the model.
enum XLSFormAnnotation {
  static let prefix = "xlsform."

  /// The row's name, if it is not an element id.
  static let name = "xlsform.name"
  static let appearance = "xlsform.appearance"
  static let parameters = "xlsform.parameters"
  /// Unsupported rules as written.
  static let relevant = "xlsform.relevant"
  static let constraint = "xlsform.constraint"
  static let required = "xlsform.required"
  static let initial = "xlsform.default"
  static let calculation = "xlsform.column.calculation"
  static let readOnly = "xlsform.read-only"
  static let choiceFilter = "xlsform.choice-filter"
  /// Choice: its original list, with columns that options lack.
  static let choices = "xlsform.choices"
  /// Group: the repeat count, or empty.
  static let repeated = "xlsform.repeat"
  /// Page break: it only ends the previous page.
  static let pageEnd = "xlsform.page-end"
  /// Headline: it is the label of its page.
  static let pageLabel = "xlsform.page-label"
  /// Headline: the number of its `#`, if it is not two.
  static let heading = "xlsform.heading"
  /// Yes/no question: it was an `acknowledge`.
  static let acknowledge = "xlsform.acknowledge"
  /// Choice: its last option was created by `or_other`.
  static let orOther = "xlsform.or-other"
  /// Matrix: the name of the row with its head.
  static let headRow = "xlsform.head-row"

  static let formID = "xlsform.form-id"
  /// Setting of forms with repeated choices, written where they are.
  static let repeatedChoices = "allow_choice_duplicates"
  /// Returns the key of a row that is not an element, from 1: automatic records, calculations.
  static func row(_ number: Int) -> String { "xlsform.row.\(number)" }
  static func setting(_ column: String) -> String? { key("xlsform.settings.", column) }
  static func column(_ column: String) -> String? { key("xlsform.column.", column) }
  /// Returns the key of a text in one language without a field: `xlsform.guidance-hint.de`.
  static func text(_ column: String, _ language: String) -> String {
    "xlsform.text.\(column.replacing("_", with: "-")).\(language.lowercased())"
  }

  /// Maximum number of kept rows, since annotations are limited.
  static let rowsMax = 30

  /// - Returns: nil if the column's name does not fit into a key.
  private static func key(_ prefix: String, _ column: String) -> String? {
    let key = prefix + column.replacing("_", with: "-")
    return IdentifierSyntax.isAnnotationKey(key) && !column.contains("-") ? key : nil
  }

  /// Returns the column of a key with a prefix.
  static func columnName(_ key: String, _ prefix: String) -> String? {
    guard key.hasPrefix(prefix) else { return nil }
    return String(key.dropFirst(prefix.count)).replacing("-", with: "_")
  }
}
