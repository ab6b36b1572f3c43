/// Rows of the questions, by their types.
extension LimeSurveyForm {
  mutating func read(_ question: LimeSurveyQuestion) {
    let rule = Self.both(pageRule, rule(question.row.cells["relevance"], of: question.code))
    if Self.isAlways(question.row["relevance"]) { loseConditions(of: question) }
    switch question.type {
    case "L", "!", "O", "5", "Y", "G", "R": choose(question, rule)
    case "M", "P": chooseMany(question, rule)
    case "A", "B", "C", "E", "F", "H": array(question, rule)
    case "1": twoScales(question, rule)
    case "K", "Q": fields(question, rule)
    case ":", ";": cellsOfArray(question, rule)
    case "S", "T", "U", "N", "D": field(question, rule)
    case "X": add("note", question.code, question.texts, at: question.row.position, rule: rule)
    case "*": equation(question, rule)
    case "|":
      let isPicture = ["png", "jp", "gif"].contains {
        question.attribute("allowed_filetypes").hasPrefix($0)
      }
      entry(isPicture ? "image" : "file", question, rule)
    case "I":
      lose(
        question.code, "language switch", "clients choose the language; left out",
        at: question.row.position("type"))
      return
    default: entry("limesurvey-\(question.type)", question, rule)
    }
    tellHelp(question, rule)
    tellAttributes(question)
  }

  // MARK: One answer

  /// Adds a row with the question's text, help and rules.
  private mutating func entry(
    _ type: String, _ question: LimeSurveyQuestion, _ rule: Sheet.Cell?, _ more: Cells = [:]
  ) {
    add(
      type, question.code, question.texts, at: question.row.position("type"), rule: rule,
      localized(question.help, "hint", question.code)
        .merging(shared(question)) { $1 }.merging(more) { $1 })
  }

  /// Cells that a question and its rows have in common.
  private func shared(_ question: LimeSurveyQuestion, _ row: String = "0") -> Cells {
    var cells: Cells = [:]
    if question.row["mandatory"] == "Y" {
      cells["required"] = Sheet.Cell(text: "yes", position: question.row.position("mandatory"))
    }
    if let value = question.defaults[row], !value.text.contains("{") { cells["default"] = value }
    if question.isOn("hidden") {
      cells["appearance"] = Sheet.Cell(text: "hidden", position: question.row.position)
    }
    return cells
  }

  private mutating func field(_ question: LimeSurveyQuestion, _ rule: Sheet.Cell?) {
    let type = LimeSurveyField(question)
    entry(type.type, question, rule, type.cells)
    for (attribute, advice) in type.open {
      lose(question.code, attribute, advice, at: question.row.position, .lost)
    }
  }

  private mutating func choose(_ question: LimeSurveyQuestion, _ rule: Sheet.Cell?) {
    let list = question.code
    let hasOther = question.row["other"] == "Y" && ["L", "!"].contains(question.type)
    let position = question.row.position("type")
    switch question.type {
    case "5": addList(list, (1...5).map { Self.fixed("\($0)", "\($0)", position) })
    case "Y", "G", "C", "E": addList(list, words(of: question.type, position))
    default: addList(list, (question.answers[0] ?? []) + (hasOther ? [other(question)] : []))
    }
    if question.type == "R", question.rows[0]?.isEmpty == false {
      lose(question.code, "labels of the ranks", "ranks have numbers; left out", at: position)
    }
    var more: Cells = [:]
    if question.type == "!" { more["appearance"] = Sheet.Cell(text: "minimal", position: position) }
    if question.isOn("hidden") { more["appearance"] = nil }
    entry("\(question.type == "R" ? "rank" : "select_one") \(list)", question, rule, more)
    if hasOther {
      addOtherText(question, code: Self.otherCode, rule)
    }
    if question.type == "O" {
      add("text", "\(question.code)_comment", commentLabel(question), at: position, rule: rule)
    }
  }

  private mutating func chooseMany(_ question: LimeSurveyQuestion, _ rule: Sheet.Cell?) {
    let position = question.row.position("type")
    let options = question.rows[0] ?? []
    let hasOther = question.row["other"] == "Y"
    addList(question.code, options + (hasOther ? [other(question)] : []))
    var parts: [String] = []
    for (attribute, sign) in [("min_answers", ">="), ("max_answers", "<=")] {
      let value = question.attribute(attribute)
      guard !value.isEmpty else { continue }
      if DecimalSyntax.number(value) != nil {
        parts.append("count-selected(.) \(sign) \(value)")
      } else {
        lose(question.code, attribute, "`\(value)` is not a number; left out", at: position)
      }
    }
    for code in question.attribute("exclude_all_others").split(separator: ";").map(\.trimmed) {
      parts.append("not(selected(., '\(code)') and count-selected(.) > 1)")
    }
    var more: Cells = [:]
    if !parts.isEmpty {
      more["constraint"] = Sheet.Cell(text: parts.joined(separator: " and "), position: position)
    }
    let chosen = options.filter { question.defaults[$0.id]?.text == "Y" }.map(\.code)
    if !chosen.isEmpty {
      more["default"] = Sheet.Cell(text: chosen.joined(separator: " "), position: position)
    }
    entry("select_multiple \(question.code)", question, rule, more)
    tellRows(question, "an option is offered always")
    if hasOther { addOtherText(question, code: Self.otherCode, rule) }
    guard question.type == "P" else { return }
    for option in options {
      add(
        "text", "\(question.code)_\(option.code)comment", option.texts, at: option.position,
        rule: Self.both(rule, selected(question.code, option.code, at: option.position)))
    }
  }

  private static let otherCode = "-oth-"

  private func other(_ question: LimeSurveyQuestion) -> LimeSurveyChoice {
    let position = question.row.position("other")
    var texts = question.attributes["other_replace_text"] ?? [:]
    texts = texts.filter { !$0.value.text.trimmed.isEmpty }
    if let text = texts[""] { texts = texts.merging([language: text]) { first, _ in first } }
    for language in languages where texts[language] == nil {
      texts[language] = Sheet.Cell(text: LimeSurveyWords.other(language), position: position)
    }
    return LimeSurveyChoice(code: Self.otherCode, texts: texts, position: position)
  }

  private mutating func addOtherText(
    _ question: LimeSurveyQuestion, code: String, _ rule: Sheet.Cell?
  ) {
    let position = question.row.position("other")
    add(
      "text", "\(question.code)_other", other(question).texts, at: position,
      rule: Self.both(rule, selected(question.code, code, at: position)))
  }

  private func selected(_ name: String, _ code: String, at position: SourcePosition) -> Sheet.Cell {
    Sheet.Cell(text: "selected(${\(name)}, '\(code)')", position: position)
  }

  private func commentLabel(_ question: LimeSurveyQuestion) -> LimeSurveyTexts {
    Dictionary(
      uniqueKeysWithValues: languages.map {
        ($0, Sheet.Cell(text: LimeSurveyWords.comment($0), position: question.row.position))
      })
  }

  private mutating func equation(_ question: LimeSurveyQuestion, _ rule: Sheet.Cell?) {
    let position = question.row.position("type")
    let text = question.texts[language]?.text ?? ""
    let given = question.attribute("equation")
    let written = given.isEmpty ? text : given
    var row = cells("calculate", question.code, at: position)
    do throws(ConditionFailure) {
      guard let only = LimeSurveyText.only(written) else {
        throw ConditionFailure("`\(written.prefix(120))` is more than one expression")
      }
      let value = try expressions.value(only)
      row["calculation"] = Sheet.Cell(text: value, position: position)
      row["relevant"] = rule
      rows.append(row)
    } catch {
      lose(question.code, "equation", "\(error.reason); it is not computed", at: position)
    }
  }

  // MARK: Lists

  mutating func addList(_ name: String, _ options: [LimeSurveyChoice]) {
    guard lists.insert(name).inserted else { return }
    for option in options {
      var row = [
        "list_name": Sheet.Cell(text: name, position: option.position),
        "name": Sheet.Cell(text: option.code, position: option.position),
      ].merging(localized(option.texts, "label", name)) { $1 }
      if hasAssessments, let number = DecimalSyntax.number(option.assessment), number != 0 {
        row["weight"] = Sheet.Cell(text: option.assessment, position: option.position)
      }
      choiceRows.append(row)
    }
  }

  static func fixed(
    _ code: String, _ label: String, _ position: SourcePosition
  ) -> LimeSurveyChoice {
    LimeSurveyChoice(
      code: code, texts: ["": Sheet.Cell(text: label, position: position)], position: position)
  }

  /// The options that LimeSurvey itself names.
  func words(of type: String, _ position: SourcePosition) -> [LimeSurveyChoice] {
    LimeSurveyWords.options(type, languages).map { code, labels in
      LimeSurveyChoice(
        code: code, texts: labels.mapValues { Sheet.Cell(text: $0, position: position) },
        position: position)
    }
  }

  // MARK: Report

  private mutating func tellHelp(_ question: LimeSurveyQuestion, _ rule: Sheet.Cell?) {
    if question.row["mandatory"] == "S" {
      lose(
        question.code, "mandatory", "softly mandatory; the question is optional here",
        at: question.row.position("mandatory"), .changed)
    }
  }

  mutating func tellRows(_ question: LimeSurveyQuestion, _ advice: String) {
    guard
      let row = question.rows.values.flatMap({ $0 }).first(where: { !Self.isAlways($0.relevance) })
    else { return }
    lose(
      question.code, "relevance of rows", "\(advice): `\(row.relevance.prefix(80))`",
      at: row.position)
  }
}
