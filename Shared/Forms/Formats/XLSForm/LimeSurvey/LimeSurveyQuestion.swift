/// Texts by language as LimeSurvey names it.
typealias LimeSurveyTexts = [String: Sheet.Cell]

/// An answer of a list, a row or a column of an array.
struct LimeSurveyChoice {
  var code: String
  var texts: LimeSurveyTexts
  var position: SourcePosition
  /// Rule of a row; empty if it is always shown.
  var relevance = ""
  /// Id of a row.
  var id = ""
  var assessment = ""
}

/// A question with its rows and answers.
struct LimeSurveyQuestion {
  var row: LimeSurveyTables.Row
  var texts: LimeSurveyTexts
  var help: LimeSurveyTexts
  /// Rows in scale 0, columns in scale 1.
  var rows: [Int: [LimeSurveyChoice]] = [:]
  /// Answers by scale.
  var answers: [Int: [LimeSurveyChoice]] = [:]
  var attributes: [String: LimeSurveyTexts] = [:]
  /// Initial answers by the row's id; "0" for the question.
  var defaults: [String: Sheet.Cell] = [:]

  var code: String { row["title"] }
  var type: String { row["type"] }

  /// The value of an attribute in any language; empty if absent.
  func attribute(_ name: String) -> String {
    let texts = attributes[name] ?? [:]
    return (texts[""] ?? texts.min { $0.key < $1.key }?.value)?.text.trimmed ?? ""
  }

  func isOn(_ name: String) -> Bool { attribute(name) == "1" }
}

/// A group of questions: a page.
struct LimeSurveyGroup {
  var row: LimeSurveyTables.Row
  var names: LimeSurveyTexts
  var descriptions: LimeSurveyTexts
  var questions: [LimeSurveyQuestion]
}

/// Joins the tables of a survey. Up to version 3 each language has rows of its own; later the texts
/// are in tables named `…_l10ns`.
struct LimeSurveyJoin {
  let tables: LimeSurveyTables

  var groups: [LimeSurveyGroup] {
    let names = texts("groups", "group_l10ns", "gid", "group_name")
    let descriptions = texts("groups", "group_l10ns", "gid", "description")
    let questions = Dictionary(grouping: self.questions) { $0.row["gid"] }
    return ordered("groups", "gid", by: "group_order").map { row in
      LimeSurveyGroup(
        row: row, names: names[row["gid"]] ?? [:], descriptions: descriptions[row["gid"]] ?? [:],
        questions: questions[row["gid"]] ?? [])
    }
  }

  private var questions: [LimeSurveyQuestion] {
    let texts = self.texts("questions", "question_l10ns", "qid", "question")
    let help = self.texts("questions", "question_l10ns", "qid", "help")
    let rows = rows()
    let answers = answers()
    let attributes = Dictionary(grouping: tables["question_attributes"]) { $0["qid"] }
    let defaults = defaults()
    return ordered("questions", "qid", by: "question_order").map { row in
      let id = row["qid"]
      var question = LimeSurveyQuestion(
        row: row, texts: texts[id] ?? [:], help: help[id] ?? [:], rows: rows[id] ?? [:],
        answers: answers[id] ?? [:])
      for attribute in attributes[id] ?? [] {
        guard let value = attribute.cells["value"] else { continue }
        question.attributes[attribute["attribute"], default: [:]][attribute["language"]] = value
      }
      question.defaults = defaults[id] ?? [:]
      return question
    }
  }

  /// Rows with one id once, in their order.
  private func ordered(
    _ table: String, _ key: String, by order: String
  ) -> [LimeSurveyTables.Row] {
    let language = tables["surveys"].first?["language"] ?? ""
    var rows: [String: LimeSurveyTables.Row] = [:]
    for row in tables[table] where rows[row[key]] == nil || row["language"] == language {
      rows[row[key]] = row
    }
    return rows.values.sorted { Self.order($0, order, key) < Self.order($1, order, key) }
  }

  private static func order(
    _ row: LimeSurveyTables.Row, _ column: String, _ key: String
  ) -> (Int, Int) {
    (Int(row[column]) ?? 0, Int(row[key]) ?? 0)
  }

  private func texts(
    _ table: String, _ localized: String, _ key: String, _ column: String
  ) -> [String: LimeSurveyTexts] {
    var texts: [String: LimeSurveyTexts] = [:]
    for row in tables[localized].isEmpty ? tables[table] : tables[localized] {
      guard let cell = row.cells[column], !cell.text.trimmed.isEmpty else { continue }
      texts[row[key], default: [:]][row["language"]] = cell
    }
    return texts
  }

  private func rows() -> [String: [Int: [LimeSurveyChoice]]] {
    let own = texts("subquestions", "question_l10ns", "qid", "question")
    var rows: [String: [Int: [LimeSurveyChoice]]] = [:]
    for row in ordered("subquestions", "qid", by: "question_order") {
      let choice = LimeSurveyChoice(
        code: row["title"], texts: own[row["qid"]] ?? [:], position: row.position("title"),
        relevance: row["relevance"], id: row["qid"])
      rows[row["parent_qid"], default: [:]][Int(row["scale_id"]) ?? 0, default: []].append(choice)
    }
    return rows
  }

  private func answers() -> [String: [Int: [LimeSurveyChoice]]] {
    let localized = texts("answers", "answer_l10ns", "aid", "answer")
    var places: [[String]: Int] = [:]
    var answers: [String: [Int: [LimeSurveyChoice]]] = [:]
    let sorted = tables["answers"].enumerated().sorted {
      (Int($0.element["sortorder"]) ?? 0, $0.offset) < (
        Int($1.element["sortorder"]) ?? 0, $1.offset
      )
    }
    for (_, row) in sorted {
      let (question, scale) = (row["qid"], Int(row["scale_id"]) ?? 0)
      let key = [question, row["scale_id"], row["code"], row["aid"]]
      if row["aid"].isEmpty, let place = places[key] {
        answers[question]?[scale]?[place].texts[row["language"]] = row.cells["answer"]
        continue
      }
      places[key] = answers[question]?[scale]?.count ?? 0
      let own = row.cells["answer"].map { [row["language"]: $0] } ?? [:]
      answers[question, default: [:]][scale, default: []].append(
        LimeSurveyChoice(
          code: row["code"], texts: row["aid"].isEmpty ? own : localized[row["aid"]] ?? own,
          position: row.position("code"), assessment: row["assessment_value"]))
    }
    return answers
  }

  private func defaults() -> [String: [String: Sheet.Cell]] {
    let localized = Dictionary(grouping: tables["defaultvalue_l10ns"]) { $0["dvid"] }
    var defaults: [String: [String: Sheet.Cell]] = [:]
    for row in tables["defaultvalues"] {
      let value = row.cells["defaultvalue"] ?? localized[row["dvid"]]?.first?.cells["defaultvalue"]
      guard let value, row["specialtype"].isEmpty else { continue }
      let place = row["sqid"].isEmpty ? "0" : row["sqid"]
      defaults[row["qid"], default: [:]][place] = defaults[row["qid"]]?[place] ?? value
    }
    return defaults
  }
}
