import Questionnaires

/// Rows that make no element: records, calculations, and the conditions of others.
extension SurveyReader {
  // MARK: Records and calculations

  mutating func keepRecord(_ node: SurveyNode) {
    otherNames.insert(node.row["name"])
    context.keep(node.row)
    context.report.lose(
      node.row["name"], node.row["type"],
      "no question: Otolith records when a sheet was filled in; the row is kept for the way back")
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
      do throws(FormulaFailure) {
        expression = try FormulaParser.parse(row["calculation"], .xlsForm)
      } catch {
        if !error.isUnsupported, row.has("calculation") {
          context.add(error, of: "calculation", in: row, place: name)
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
          name, "calculate", "scores are sums and means of answers; the row is kept, not computed")
      }
    }
  }

  // MARK: Conditions

  mutating func readRules() {
    let reader = ConditionReader { [questions, otherNames] name in
      if let (id, kind) = questions[name] { return .question(id: id, kind) }
      return otherNames.contains(name) ? .other : nil
    }
    for rule in rules {
      let text = rule.row["relevant"]
      let id = elements[rule.element].id
      do throws(FormulaFailure) {
        let expression = try FormulaParser.parse(text, .xlsForm)
        let unknown = reader.unknownNames(in: expression)
        if let name = unknown.first {
          context.findings.add(
            "QUESTION_UNKNOWN", at: rule.row.position("relevant"), place: id,
            "no row has the name `\(name)`; correct the reference")
          continue
        }
        read(rule, expression, reader)
      } catch {
        guard error.isUnsupported else {
          context.add(error, of: "relevant", in: rule.row, place: id)
          continue
        }
        keep(rule, "\(error.message), at character \(error.offset + 1)")
      }
    }
  }

  mutating func read(_ rule: Rule, _ expression: Formula, _ reader: ConditionReader) {
    do throws(ConditionFailure) {
      let condition = try reader.condition(expression)
      if condition == .never {
        context.findings.add(
          "RELEVANT_NEVER", at: rule.row.position("relevant"), place: elements[rule.element].id,
          "no answers make this true; remove the row or correct the rule")
      } else if condition != .always {
        elements[rule.element].shownIf = condition
      }
    } catch {
      keep(rule, error.reason)
    }
  }

  private mutating func keep(_ rule: Rule, _ reason: String) {
    elements[rule.element].annotations.append(
      Annotation(key: XLSFormAnnotation.relevant, value: rule.row["relevant"]))
    context.report.lose(
      elements[rule.element].id, "relevant",
      "\(reason); it is always shown here, and the rule kept as `\(XLSFormAnnotation.relevant)`")
  }
}
