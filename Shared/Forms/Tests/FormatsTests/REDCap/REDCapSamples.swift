import Formats
import Questionnaires

/// Dictionaries from rows by column names of the API.
enum REDCapSamples {
  static let columns = [
    "field_name", "form_name", "section_header", "field_type", "field_label",
    "select_choices_or_calculations", "field_note", "text_validation_type_or_show_slider_number",
    "text_validation_min", "text_validation_max", "identifier", "branching_logic",
    "required_field", "custom_alignment", "question_number", "matrix_group_name",
    "matrix_ranking", "field_annotation",
  ]

  /// A row; other cells are empty, the form is `daily`.
  static func field(
    _ name: String, _ type: String, _ choices: String = "", _ cells: [String: String] = [:]
  ) -> [String: String] {
    [
      "field_name": name, "form_name": "daily", "field_type": type, "field_label": "Label \(name)",
      "select_choices_or_calculations": choices,
    ].merging(cells) { $1 }
  }

  static let recordID = field("record_id", "text", "", ["field_label": "Record ID"])

  /// Fields of every comparable kind.
  static let compared: [[String: String]] = [
    recordID, field("smoker", "radio", "1, Yes | 0, No | -9, Not said"),
    field("age", "text", "", ["text_validation_type_or_show_slider_number": "integer"]),
    field("bed", "checkbox", "1, One | 2, Two | x, Other"),
    field("noise", "checkbox", "1, Street | 2, Neighbours"), field("rested", "yesno"),
    field("pain", "slider", "none | | much"),
    field("born", "text", "", ["text_validation_type_or_show_slider_number": "date_dmy"]),
    field("name", "text"), field("bmi", "calc", "[age] * 2"), field("note", "descriptive"),
  ]

  static func csv(_ rows: [[String: String]]) -> [UInt8] {
    var writer = TableWriter()
    writer.append(columns)
    for row in rows { writer.append(columns.map { row[$0] ?? "" }) }
    return writer.bytes
  }

  static func read(
    _ rows: [[String: String]], language: String = ""
  ) throws(SourceError) -> [ReadQuestionnaire] {
    var options = ReadOptions()
    options.defaultLanguage = language
    return try REDCapReader().read(csv(rows), file: "d.csv", options: options)
  }
}
