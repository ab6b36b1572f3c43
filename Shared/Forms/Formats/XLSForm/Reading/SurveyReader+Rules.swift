import Questionnaires

/// Reads rows that are not elements (records, calculations) and conditions.
extension SurveyReader {
  // MARK: Records and calculations

  mutating func keepRecord(_ node: SurveyNode) {
    otherNames.insert(node.row["name"])
    context.keep(node.row)
    context.report.lose(
      node.row["name"], node.row["type"],
      "not a question; the row is kept for converting back", at: node.row.position("type"), .kept)
  }

  mutating func readCalculations() {
    for row in calculations {
      let name = row["name"]
      let id = ElementName.id(name)
      let reader = ScoreReader { [scores, questions] name in
        let known = ElementName.id(name)
        if scores.contains(where: { $0.id == known }) { return (.score(known), nil) }
        guard let (id, kind) = questions[name], let plain = ScoreReader.plainRange(kind) else {
          return nil
        }
        return (.question(id), plain.range)
      }
      let expression: Formula?
      var reason = "scores are sums and means of answers"
      do throws(FormulaFailure) {
        expression = try FormulaParser.parse(row["calculation"], .xlsForm)
      } catch {
        if row.has("calculation") {
          reason = "\(error.message), at character \(error.offset + 1)"
        }
        expression = nil
      }
      if !row.has("relevant"), let expression,
        var score = reader.score(expression, id: id), !scores.contains(where: { $0.id == id })
      {
        score.title = context.text(row, "label", of: table)
        map.note(FindingPath().item("scores", scores.count), at: row.position("calculation"))
        scores.append(score)
      } else {
        context.keep(row)
        context.report.lose(
          name, "calculate", "\(reason); the row is kept, not computed",
          at: row.position("calculation"), .kept)
      }
    }
  }

  // MARK: Conditions

  mutating func readRules() {
    let reader = ConditionReader(codes: lists.codes) { [questions, otherNames] name in
      if let (id, kind) = questions[name] { return .question(id: id, kind) }
      return otherNames.contains(name) ? .other : nil
    }
    let positions = elements.positions
    for rule in rules {
      let text = rule.row["relevant"]
      do throws(FormulaFailure) {
        let expression = try FormulaParser.parse(text, .xlsForm)
        let names = reader.names(in: expression)
        if let name = names.first(where: { reader.subject($0) == nil }) {
          keep(rule, "no row has the name `\(name)`; correct the reference")
          continue
        }
        let later = names.first { name in
          questions[name].flatMap { positions[$0.id] } ?? -1 >= rule.element
        }
        if let later {
          keep(rule, "`\(later)` is not before this row; move one of them")
          continue
        }
        read(rule, expression, reader)
      } catch {
        keep(rule, "\(error.message), at character \(error.offset + 1)")
      }
    }
  }

  mutating func read(_ rule: Rule, _ expression: Formula, _ reader: ConditionReader) {
    do throws(ConditionFailure) {
      let condition = try reader.condition(expression)
      if condition == .never {
        keep(rule, "no answers make it true; remove the row or correct the rule")
      } else if condition != .always {
        elements[rule.element].shownIf = condition
      }
    } catch {
      keep(rule, error.reason)
    }
  }

  private mutating func keep(_ rule: Rule, _ reason: String) {
    let isKept = elements[rule.element].annotations.keep(
      rule.row["relevant"], as: XLSFormAnnotation.relevant)
    context.report.lose(
      elements[rule.element].id, "relevant",
      "\(reason); it is always shown here, and the rule is "
        + (isKept ? "kept as `\(XLSFormAnnotation.relevant)`" : "too long to be kept"),
      at: rule.row.position("relevant"), isKept ? .kept : .lost)
  }
}
