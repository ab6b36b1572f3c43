internal import Questionnaires

/// Validations of text fields.
enum REDCapValidation {
  /// Equivalent validations; the first is the default.
  static let dates = ["date_ymd", "date_mdy", "date_dmy"]
  static let dateTimes = [
    "datetime_ymd", "datetime_mdy", "datetime_dmy", "datetime_seconds_ymd", "datetime_seconds_mdy",
    "datetime_seconds_dmy",
  ]
  static let times = ["time", "time_hh_mm_ss"]
  static let numbers = [
    "number", "number_1dp", "number_2dp", "number_3dp", "number_4dp", "number_comma_decimal",
    "number_1dp_comma_decimal", "number_2dp_comma_decimal", "number_3dp_comma_decimal",
    "number_4dp_comma_decimal",
  ]

  /// Validations with a pattern, and its description.
  struct Pattern {
    var name: String
    var expression: String
    var english: String
    var german: String
  }

  static let patterns = [
    Pattern(
      name: "zipcode", expression: #"\d{5}(-\d{4})?"#, english: "Five digits, such as 12345",
      german: "Fünf Ziffern, etwa 12345"),
    Pattern(
      name: "postalcode_germany", expression: #"(0[1-9]|[1-9]\d)\d{3}"#,
      english: "A German postal code of five digits",
      german: "Eine deutsche Postleitzahl mit fünf Ziffern"),
    Pattern(
      name: "postalcode_australia", expression: #"\d{4}"#,
      english: "Four digits", german: "Vier Ziffern"),
    Pattern(
      name: "alpha_only", expression: "[A-Za-z]+", english: "Letters from A to Z",
      german: "Buchstaben von A bis Z"),
    Pattern(
      name: "mrn_10d", expression: #"\d{10}"#, english: "Ten digits", german: "Zehn Ziffern"),
    Pattern(
      name: "ssn", expression: #"\d{3}-\d\d-\d{4}"#, english: "Digits such as 123-45-6789",
      german: "Ziffern wie 123-45-6789"),
  ]

  /// - Returns: the hint in the language, or in English if unavailable.
  static func hint(_ pattern: Pattern, _ language: String) -> TranslatedText {
    let isGerman = language == "de" || language.hasPrefix("de-")
    return TranslatedText([
      Translation(language: language, text: isGerman ? pattern.german : pattern.english)
    ])
  }

  /// Returns the bound of a date in stored form; nil for `today`, fields, and invalid dates.
  static func date(_ text: String, _ validation: String) -> String? {
    if MomentSyntax.isDate(text) { return text }
    let parts = text.split { $0 == "/" || $0 == "-" || $0 == "." }.map(String.init)
    guard parts.count == 3, parts[2].count == 4, parts[0].count <= 2, parts[1].count <= 2 else {
      return nil
    }
    let padded = parts.prefix(2).map { $0.count == 1 ? "0" + $0 : $0 }
    let isMonthFirst = validation.hasSuffix("mdy")
    let date =
      isMonthFirst
      ? "\(parts[2])-\(padded[0])-\(padded[1])" : "\(parts[2])-\(padded[1])-\(padded[0])"
    return MomentSyntax.isDate(date) ? date : nil
  }
}
