internal import Questionnaires

/// Rewrites a survey of LimeSurvey as the equivalent XLSForm.
struct LimeSurveyForm {
  /// Cells by the columns of XLSForm.
  typealias Cells = [String: Sheet.Cell]

  private(set) var losses: [ConversionReport.Loss] = []
  var rows: [Cells] = []
  var choiceRows: [Cells] = []
  /// Names of the lists in `choiceRows`.
  var lists: Set<String> = []
  let expressions: LimeSurveyExpression
  let language: String
  let languages: [String]
  let hasAssessments: Bool
  /// Names of variables whose question may be hidden.
  private let hideable: Set<String>
  /// Rule of the page around, in XPath.
  var pageRule: Sheet.Cell?
  private let tables: LimeSurveyTables

  init(_ tables: LimeSurveyTables) {
    self.tables = tables
    let survey = tables["surveys"].first
    let base = survey?["language"] ?? ""
    language = base
    hasAssessments = survey?["assessments"] == "Y"
    let others = (survey?["additional_languages"] ?? "").split(separator: " ").map(String.init)
    let all = ([base] + others).uniqued
    languages = Array(all.prefix(CatalogueLimits.default.languagesMax))
    let groups = LimeSurveyJoin(tables: tables).groups
    var names = LimeSurveyVariables(survey: survey?["sid"] ?? "")
    var hideable = Set<String>()
    for group in groups {
      for question in group.questions {
        names.add(question)
        let rules = [group.row["grelevance"], question.row["relevance"]]
        if rules.contains(where: { !Self.isAlways($0) }) { hideable.insert(question.code) }
      }
    }
    self.hideable = hideable
    expressions = LimeSurveyExpression(variables: names.variables)
    if languages.count < all.count {
      lose(
        "", "additional_languages",
        "the first \(languages.count) of \(all.count) languages are read",
        at: survey?.position("additional_languages"))
    }
    for group in groups { read(group, isPage: groups.count > 1 && survey?["format"] != "A") }
    loseRest()
  }

  /// Rules of older versions.
  var conditions: [LimeSurveyTables.Row] { tables["conditions"] }

  var survey: Sheet { Self.sheet("survey", rows, ["type", "name", "label"]) }
  var choices: Sheet { Self.sheet("choices", choiceRows, ["list_name", "name", "label"]) }

  var settings: Sheet {
    let title = languageTexts("surveys_languagesettings", "surveyls_title")[language]
    let first = tables["surveys"].first?.position ?? SourcePosition(line: 1)
    let cells = [
      "form_title": title, "default_language": Sheet.Cell(text: language, position: first),
    ]
    return Self.sheet("settings", [cells.compactMapValues { $0 }], [])
  }

  /// Sets the texts around the questions, which an XLSForm does not have.
  func addTexts(to definition: inout QuestionnaireDefinition) {
    func text(_ column: String) -> TranslatedText {
      let texts = languageTexts("surveys_languagesettings", column)
      return TranslatedText(
        languages.compactMap { language in
          guard let cell = texts[language] else { return nil }
          let text = HTMLText.plain(cell.text.trimmed)
          let tag = LanguageNames.tag(language) ?? definition.defaultLanguage
          return text.isEmpty ? nil : Translation(language: tag, text: text)
        })
    }
    let title = text("surveyls_title")
    if title.translations.count > 1, title[definition.defaultLanguage] != nil {
      definition.title = title
    }
    definition.description = text("surveyls_description")
    definition.introduction = text("surveyls_welcometext")
    definition.closing = text("surveyls_endtext")
  }

  private func languageTexts(_ table: String, _ column: String) -> LimeSurveyTexts {
    var texts: LimeSurveyTexts = [:]
    for row in tables[table] {
      guard let cell = row.cells[column], !cell.text.trimmed.isEmpty else { continue }
      texts[row["surveyls_language"]] = cell
    }
    return texts
  }

  private static func sheet(_ name: String, _ rows: [Cells], _ first: [String]) -> Sheet {
    let columns = (first + rows.flatMap { $0.keys.sorted() }).uniqued
    let start = rows.first?.values.map(\.position).min { $0.line < $1.line }
    let header = columns.map {
      Sheet.Cell(text: $0, position: start ?? SourcePosition(line: 1))
    }
    var sheet = Sheet(name: name)
    sheet.rows = [Dictionary(uniqueKeysWithValues: header.enumerated().map { ($0, $1) })]
    for row in rows {
      sheet.rows.append(
        columns.enumerated().reduce(into: [:]) { $0[$1.offset] = row[$1.element] })
    }
    return sheet
  }

  // MARK: Pages

  private mutating func read(_ group: LimeSurveyGroup, isPage: Bool) {
    guard !group.questions.isEmpty else { return }
    let name = "group_\(group.row["gid"])"
    let position = group.row.position
    pageRule = rule(group.row.cells["grelevance"], of: name)
    if isPage {
      rows.append(
        cells("begin_group", name, at: position).merging(localized(group.names, "label", name)) {
          $1
        }.merging(["appearance": Sheet.Cell(text: "field-list", position: position)]) { $1 })
    }
    if !group.descriptions.isEmpty {
      add("note", "\(name)_text", group.descriptions, at: position, rule: pageRule)
    }
    if !group.row["randomization_group"].isEmpty {
      lose(
        name, "randomization_group", "the group stays in its place", at: position, .changed)
    }
    for question in group.questions { read(question) }
    if isPage { rows.append(cells("end_group", "", at: position)) }
    pageRule = nil
  }

  func cells(_ type: String, _ name: String, at position: SourcePosition) -> Cells {
    var cells = ["type": Sheet.Cell(text: type, position: position)]
    if !name.isEmpty { cells["name"] = Sheet.Cell(text: name, position: position) }
    return cells
  }

  /// Returns a text in the columns of its languages, with variables as `${name}`.
  func localized(
    _ texts: LimeSurveyTexts, _ column: String, _ place: String
  ) -> Cells {
    var cells: Cells = [:]
    for (language, cell) in texts where languages.contains(language) || language.isEmpty {
      var cell = cell
      cell.text = LimeSurveyText.piped(cell.text) { expressions.name($0) }
      cells[language.isEmpty ? column : "\(column)::\(language)"] = cell
    }
    return cells
  }

  mutating func add(
    _ type: String, _ name: String, _ texts: LimeSurveyTexts, at position: SourcePosition,
    rule: Sheet.Cell? = nil, _ more: Cells = [:]
  ) {
    for (_, cell) in texts.sorted(by: { $0.key < $1.key }) {
      guard let open = LimeSurveyText.openExpression(cell.text, { expressions.name($0) }) else {
        continue
      }
      lose(
        name, "expression in a text", "`\(open)` is shown as written", at: cell.position, .changed)
      break
    }
    var row = cells(type, name, at: position).merging(localized(texts, "label", name)) { $1 }
    row["relevant"] = rule
    rows.append(row.merging(more) { $1 })
  }

  // MARK: Rules

  static func isAlways(_ rule: String) -> Bool { ["", "1", "true"].contains(rule.trimmed) }

  /// Returns a rule in XPath; nil if it is always true, or not supported, which is reported.
  mutating func rule(_ cell: Sheet.Cell?, of name: String) -> Sheet.Cell? {
    guard let cell, !Self.isAlways(cell.text) else { return nil }
    if cell.text.trimmed == "0" { return Sheet.Cell(text: "false()", position: cell.position) }
    do throws(ConditionFailure) {
      let rule = Sheet.Cell(text: try expressions.xpath(cell.text), position: cell.position)
      tellHidden(cell, name)
      return rule
    } catch {
      lose(
        name, "relevance",
        "`\(cell.text.trimmed.prefix(200))` is left out, and it is always "
          + "shown: \(error.reason)", at: cell.position)
      return nil
    }
  }

  /// Without `.NAOK`, a rule that names a hidden question is false in LimeSurvey.
  private mutating func tellHidden(_ cell: Sheet.Cell, _ name: String) {
    guard ["!", "empty", " ne ", "not"].contains(where: cell.text.contains) else { return }
    let words = cell.text.split { !($0.isLetter || $0.isNumber || "._".contains($0)) }
    guard let word = words.first(where: { hideable.contains(String($0)) }) else { return }
    lose(
      name, "relevance",
      "LimeSurvey hides it while `\(word)` is hidden; here a hidden question "
        + "counts as unanswered", at: cell.position, .changed)
  }

  /// Returns both rules joined.
  static func both(_ first: Sheet.Cell?, _ second: Sheet.Cell?) -> Sheet.Cell? {
    guard let first, let second else { return first ?? second }
    return Sheet.Cell(
      text: "(\(first.text)) and (\(second.text))", position: second.position)
  }

  // MARK: Report

  mutating func lose(
    _ place: String, _ what: String, _ advice: String, at position: SourcePosition?,
    _ effect: ConversionReport.Effect = .lost
  ) {
    losses.append(
      ConversionReport.Loss(
        place: place, what: what, advice: advice, position: position, effect: effect))
  }

  private mutating func loseRest() {
    let read: Set<String> = [
      "groups", "group_l10ns", "questions", "question_l10ns", "subquestions", "answers",
      "answer_l10ns", "question_attributes", "defaultvalues", "defaultvalue_l10ns", "surveys",
      "surveys_languagesettings", "themes", "themes_inherited", "conditions",
    ]
    for name in tables.names where !read.contains(name) {
      lose(
        "", "table `\(name)`", "\(tables[name].count) rows without a meaning here; left out",
        at: tables[name].first?.position)
    }
    if tables["surveys"].first?["format"] == "S" {
      lose(
        "", "format", "LimeSurvey shows one question a screen; here a page is a group",
        at: tables["surveys"].first?.position("format"), .changed)
    }
    lose(
      "", "settings", "access, e-mails, data policy and look of the survey are left out",
      at: tables["surveys"].first?.position)
  }
}
