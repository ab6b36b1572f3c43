/// A field for one value: its type, bounds and pattern in XLSForm.
struct LimeSurveyField {
  private(set) var type = "text"
  private(set) var cells: [String: Sheet.Cell] = [:]
  /// Attributes that are left out, with the reason.
  private(set) var open: [(attribute: String, advice: String)] = []
  private var constraints: [String] = []
  private let question: LimeSurveyQuestion

  /// - Parameter kind: `N` for numbers, `D` for dates; others are texts.
  init(_ question: LimeSurveyQuestion, kind: String? = nil) {
    self.question = question
    switch kind ?? question.type {
    case "N", "K": readNumber()
    case "D": readDate()
    default: readText()
    }
    readPattern()
    if !constraints.isEmpty {
      set("constraint", constraints.joined(separator: " and "))
      let tip = question.attributes["em_validation_q_tip"] ?? [:]
      for (language, text) in tip where !text.text.trimmed.isEmpty {
        cells[language.isEmpty ? "constraint_message" : "constraint_message::\(language)"] = text
      }
    }
  }

  private mutating func set(_ column: String, _ text: String) {
    cells[column] = Sheet.Cell(text: text, position: question.row.position("type"))
  }

  private mutating func readNumber() {
    type = question.isOn("num_value_int_only") ? "integer" : "decimal"
    bound("min_num_value_n", ">=")
    bound("max_num_value_n", "<=")
  }

  private mutating func bound(_ attribute: String, _ sign: String, _ wrap: String = "") {
    let value = question.attribute(attribute)
    guard !value.isEmpty else { return }
    guard DecimalSyntax.number(value) != nil else {
      return open.append((attribute, "`\(value.prefix(80))` is not a number; left out"))
    }
    constraints.append("\(wrap.isEmpty ? "." : wrap) \(sign) \(value)")
  }

  private mutating func readDate() {
    let format = question.attribute("date_format")
    let hasTime = format.contains("H") || format.contains("MM") && format.contains(":")
    let hasDate = format.isEmpty || ["y", "d", "Y"].contains(where: format.contains)
    type = hasTime ? hasDate ? "dateTime" : "time" : "date"
    if !format.isEmpty, type == "date", !format.contains("d") {
      open.append(("date_format", "`\(format)` has no day; a whole date is asked"))
    }
    for (attribute, sign) in [("date_min", ">="), ("date_max", "<=")] {
      let value = question.attribute(attribute)
      guard !value.isEmpty else { continue }
      guard type == "date", value.utf8.count == 10, value.split(separator: "-").count == 3 else {
        open.append((attribute, "`\(value.prefix(80))` is not a date; left out"))
        continue
      }
      constraints.append(". \(sign) date('\(value)')")
    }
  }

  private mutating func readText() {
    if question.isOn("numbers_only") {
      type = "decimal"
      return
    }
    if ["T", "U"].contains(question.type) { set("appearance", "multiline") }
    bound("maximum_chars", "<=", "string-length(.)")
  }

  /// A pattern stands between slashes.
  private mutating func readPattern() {
    let written = question.row["preg"]
    guard !written.isEmpty else { return }
    guard type == "text", written.count > 2, let mark = written.first, mark == "/" || mark == "#",
      written.last == mark, let quote = ["'", "\""].first(where: { !written.contains($0) })
    else {
      return open.append(("preg", "`\(written.prefix(80))` cannot be applied; left out"))
    }
    constraints.append("regex(., \(quote)\(written.dropFirst().dropLast())\(quote))")
  }
}
