/// Names of the answers of a survey in its expressions.
struct LimeSurveyVariables {
  let survey: String
  private(set) var variables: [String: LimeSurveyExpression.Variable] = [:]

  init(survey: String) { self.survey = survey }

  mutating func add(_ question: LimeSurveyQuestion) {
    let code = question.code
    let number = "\(survey)X\(question.row["gid"])X\(question.row["qid"])"
    func both(_ suffix: String, _ numbered: String, _ variable: LimeSurveyExpression.Variable) {
      variables[code + suffix] = variable
      variables[number + numbered] = variable
    }
    let rows = question.rows[0] ?? []
    switch question.type {
    case "M", "P":
      for row in rows {
        both("_\(row.code)", row.code, .option(question: code, code: row.code))
        both("_\(row.code)comment", "\(row.code)comment", .question("\(code)_\(row.code)comment"))
      }
    case "A", "B", "C", "E", "F", "H", "K", "Q":
      for row in rows { both("_\(row.code)", row.code, .question("\(code)_\(row.code)")) }
    case "1":
      for row in rows {
        for scale in ["0", "1"] {
          both(
            "_\(row.code)_\(scale)", "\(row.code)#\(scale)",
            .question("\(code)_\(row.code)_\(scale)"))
        }
      }
    case ":", ";":
      for row in rows {
        for column in question.rows[1] ?? [] {
          let cell = "\(row.code)_\(column.code)"
          both(
            "_\(cell)", cell,
            question.isOn("multiflexible_checkbox") && question.type == ":"
              ? .option(question: "\(code)_\(row.code)", code: column.code)
              : .question("\(code)_\(cell)"))
        }
      }
    case "X", "I", "|", "R": break
    default:
      both("", "", .question(code))
      both("_comment", "comment", .question("\(code)_comment"))
    }
    if question.row["other"] == "Y" { both("_other", "other", .question("\(code)_other")) }
  }
}

/// Expressions in braces within texts of LimeSurvey.
enum LimeSurveyText {
  /// Replaces `{age}` by `${age}`, and `{INSERTANS:12X3X4}` too.
  ///
  /// - Parameter name: returns the name of a variable; nil for other expressions.
  static func piped(_ text: String, _ name: (String) -> String?) -> String {
    var result = ""
    for part in parts(text) {
      guard part.isExpression, let name = name(stripped(part.text)) else {
        result += part.isExpression ? "{\(part.text)}" : part.text
        continue
      }
      result += "${\(name)}"
    }
    return result
  }

  /// Returns the first expression that is no variable, with its braces.
  static func openExpression(_ text: String, _ name: (String) -> String?) -> String? {
    parts(text).first { $0.isExpression && name(stripped($0.text)) == nil }.map {
      "{\($0.text.prefix(80))}"
    }
  }

  private static func stripped(_ text: Substring) -> String {
    String(text.hasPrefix("INSERTANS:") ? text.dropFirst(10) : text)
  }

  /// Braces with a blank after the opening one are text.
  private static func parts(_ text: String) -> [(text: Substring, isExpression: Bool)] {
    var parts: [(Substring, Bool)] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let inner = rest[open...].dropFirst()
      guard let end = inner.firstIndex(of: "}") else { break }
      guard let first = inner.first, !first.isWhitespace else {
        parts.append((rest[...open], false))
        rest = inner
        continue
      }
      parts.append((rest[..<open], false))
      parts.append((inner[..<end], true))
      rest = inner[end...].dropFirst()
    }
    return parts + [(rest, false)]
  }

  /// The expression of a text that is nothing else; nil for other texts.
  static func only(_ text: String) -> String? {
    let text = HTMLText.plain(text).trimmed
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.contains("{") || inner.contains("}") ? nil : String(inner)
  }
}
