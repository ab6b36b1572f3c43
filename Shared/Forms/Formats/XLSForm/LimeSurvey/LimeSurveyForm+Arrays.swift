/// Rows of questions with several answers.
extension LimeSurveyForm {
  /// One row a line, one column an answer.
  mutating func array(_ question: LimeSurveyQuestion, _ rule: Sheet.Cell?) {
    let position = question.row.position("type")
    let options: [LimeSurveyChoice]
    switch question.type {
    case "A": options = (1...5).map { Self.fixed("\($0)", "\($0)", position) }
    case "B": options = (1...10).map { Self.fixed("\($0)", "\($0)", position) }
    case "C", "E": options = words(of: question.type, position)
    default: options = question.answers[0] ?? []
    }
    addList(question.code, options)
    addHelp(question, rule)
    matrix(question, question.code, question.texts, list: question.code, suffix: "", rule)
  }

  mutating func twoScales(_ question: LimeSurveyQuestion, _ rule: Sheet.Cell?) {
    addHelp(question, rule)
    open(question, rule)
    for (scale, header) in [(0, "dualscale_headerA"), (1, "dualscale_headerB")] {
      let name = "\(question.code)_scale\(scale)"
      addList(name, question.answers[scale] ?? [])
      var texts = question.attributes[header] ?? [:]
      if let text = texts.removeValue(forKey: "") { texts[language] = text }
      matrix(question, name, texts, list: name, suffix: "_\(scale)", nil)
    }
    rows.append(cells("end_group", "", at: question.row.position))
  }

  private mutating func matrix(
    _ question: LimeSurveyQuestion, _ name: String, _ texts: LimeSurveyTexts, list: String,
    suffix: String, _ rule: Sheet.Cell?
  ) {
    let position = question.row.position("type")
    let look = question.isOn("hidden") ? "hidden" : "table-list"
    add(
      "begin_group", name, texts, at: position, rule: rule,
      ["appearance": Sheet.Cell(text: look, position: position)])
    for row in question.rows[0] ?? [] {
      add(
        "select_one \(list)", "\(question.code)_\(row.code)\(suffix)", row.texts, at: row.position,
        rule: self.rule(of: row, in: question), more(question, row))
    }
    rows.append(cells("end_group", "", at: position))
  }

  private mutating func rule(
    of row: LimeSurveyChoice, in question: LimeSurveyQuestion
  ) -> Sheet.Cell? {
    rule(
      Sheet.Cell(text: row.relevance, position: row.position), of: "\(question.code)_\(row.code)")
  }

  private func more(_ question: LimeSurveyQuestion, _ row: LimeSurveyChoice) -> Cells {
    var cells: Cells = [:]
    if question.row["mandatory"] == "Y" {
      cells["required"] = Sheet.Cell(text: "yes", position: question.row.position("mandatory"))
    }
    if let value = question.defaults[row.id], !value.text.contains("{") { cells["default"] = value }
    return cells
  }

  private mutating func open(_ question: LimeSurveyQuestion, _ rule: Sheet.Cell?) {
    let position = question.row.position("type")
    let look =
      question.isOn("hidden")
      ? ["appearance": Sheet.Cell(text: "hidden", position: position)] : [:]
    add("begin_group", question.code, question.texts, at: position, rule: rule, look)
  }

  /// The help of a table is a text before it.
  private mutating func addHelp(_ question: LimeSurveyQuestion, _ rule: Sheet.Cell?) {
    guard !question.help.isEmpty, !question.isOn("hidden") else { return }
    add(
      "note", "\(question.code)_help", question.help, at: question.row.position("help"), rule: rule)
  }

  /// Several texts, or several numbers, or sliders.
  mutating func fields(_ question: LimeSurveyQuestion, _ rule: Sheet.Cell?) {
    addHelp(question, rule)
    open(question, rule)
    let field = LimeSurveyField(question)
    for row in question.rows[0] ?? [] {
      let name = "\(question.code)_\(row.code)"
      let rule = self.rule(of: row, in: question)
      if question.type == "K", question.isOn("slider_layout") {
        slider(question, row, name, rule)
      } else {
        add(
          field.type, name, row.texts, at: row.position, rule: rule,
          more(question, row).merging(field.cells) { $1 })
      }
    }
    rows.append(cells("end_group", "", at: question.row.position))
    for (attribute, advice) in field.open {
      lose(question.code, attribute, advice, at: question.row.position)
    }
  }

  /// `How loud?|silent|deafening`: the text and those of the ends.
  private mutating func slider(
    _ question: LimeSurveyQuestion, _ row: LimeSurveyChoice, _ name: String, _ rule: Sheet.Cell?
  ) {
    func value(_ attribute: String, _ usual: String) -> String {
      let value = question.attribute(attribute)
      return DecimalSyntax.number(value) == nil ? usual : value
    }
    let (start, end) = (value("slider_min", "0"), value("slider_max", "100"))
    var parameters = "start=\(start) end=\(end) step=\(value("slider_accuracy", "1"))"
    let mark = question.attribute("slider_separator").first ?? "|"
    func part(_ index: Int) -> LimeSurveyTexts {
      row.texts.compactMapValues { cell in
        let parts = cell.text.split(separator: mark, omittingEmptySubsequences: false)
        guard index < parts.count, !parts[index].trimmed.isEmpty else { return nil }
        return Sheet.Cell(text: parts[index].trimmed, position: cell.position)
      }
    }
    if !part(1).isEmpty || !part(2).isEmpty {
      parameters += " tick_labelset=\(name)"
      addList(
        name,
        zip([start, end], [part(1), part(2)]).map {
          LimeSurveyChoice(code: $0, texts: $1, position: row.position)
        })
    }
    add(
      "range", name, part(0), at: row.position, rule: rule,
      more(question, row).merging([
        "parameters": Sheet.Cell(text: parameters, position: row.position)
      ]) { $1 })
  }

  /// A field, or a box, in each cell of the table.
  mutating func cellsOfArray(_ question: LimeSurveyQuestion, _ rule: Sheet.Cell?) {
    let columns = question.rows[1] ?? []
    addHelp(question, rule)
    let isChecked = question.type == ":" && question.isOn("multiflexible_checkbox")
    open(question, rule)
    if isChecked { addList(question.code, columns) }
    let type = question.type == ";" ? "text" : "decimal"
    var bounds: [String] = []
    for (attribute, sign) in [("multiflexible_min", ">="), ("multiflexible_max", "<=")] {
      let value = question.attribute(attribute)
      if DecimalSyntax.number(value) != nil {
        bounds.append(". \(sign) \(value)")
      } else if !value.isEmpty {
        lose(
          question.code, attribute, "`\(value.prefix(80))` is not a number; left out",
          at: question.row.position)
      }
    }
    for row in question.rows[0] ?? [] {
      let name = "\(question.code)_\(row.code)"
      let rule = self.rule(of: row, in: question)
      guard !isChecked else {
        add(
          "select_multiple \(question.code)", name, row.texts, at: row.position, rule: rule,
          more(question, row))
        continue
      }
      add("begin_group", name, row.texts, at: row.position, rule: rule)
      for column in columns {
        var cells = more(question, row)
        if !bounds.isEmpty, type == "decimal" {
          cells["constraint"] = Sheet.Cell(
            text: bounds.joined(separator: " and "), position: question.row.position)
        }
        add(type, "\(name)_\(column.code)", column.texts, at: column.position, rule: nil, cells)
      }
      rows.append(self.cells("end_group", "", at: row.position))
    }
    rows.append(cells("end_group", "", at: question.row.position))
  }
}
