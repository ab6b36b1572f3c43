import Questionnaires

/// Reads `begin_repeat` with `repeat_count`, and the bounds that Otolith's own forms have.
extension SurveyReader {
  /// Number of repetitions if the form has no bound.
  static let repetitionsMax: UInt32 = 10

  /// The repetition without a count by a question, which is read later.
  mutating func repetition(_ node: SurveyNode, _ id: String) -> RepeatDefinition {
    let row = node.row
    if let number = Double(row["repeat_count"]), number >= 0, number == number.rounded() {
      let limit = Double(RepeatDefinition.maximumLimit)
      if number > limit {
        context.report.lose(
          id, "repeat_count", "at most \(RepeatDefinition.maximumLimit) repetitions are shown",
          at: row.position("repeat_count"), .changed)
      }
      let count = UInt32(max(1, min(number, limit)))
      return RepeatDefinition(minimum: count, maximum: count)
    }
    if row.has("repeat_count") { openCounts.append((elements.count, row)) }
    let bound = UInt32(row["repeat_maximum"]).flatMap { (1...100).contains($0) ? $0 : nil }
    if bound == nil {
      context.report.mend(
        id, "repeat",
        "it has no bound; at most \(Self.repetitionsMax) repetitions are shown: change `repeat` if "
          + "these are too few", at: row.position("type"))
    }
    let maximum = bound ?? Self.repetitionsMax
    let minimum = row.has("repeat_count") ? 0 : UInt32(row["repeat_minimum"]) ?? 0
    return RepeatDefinition(minimum: min(minimum, maximum), maximum: maximum)
  }

  /// Reads counts by an answer or a formula, which becomes a calculation.
  mutating func readRepeatCounts() {
    for (position, row) in openCounts {
      guard var group = elements[position].group else { continue }
      let id = elements[position].id
      do throws(ConditionFailure) {
        group.repetition?.count = try count(row, before: position, id)
      } catch {
        context.report.lose(
          id, "repeat_count", "\(error.reason); participants add the repetitions",
          at: row.position("repeat_count"), .changed)
      }
      elements[position].content = .group(group)
    }
  }

  private mutating func count(
    _ row: SheetTable.Row, before position: Int, _ id: String
  ) throws(ConditionFailure) -> QuestionReference.Subject {
    let formula: Formula
    do throws(FormulaFailure) {
      formula = try FormulaParser.parse(row["repeat_count"], .xlsForm)
    } catch {
      throw ConditionFailure(error.message)
    }
    let expression = try expressionReader().calculation(formula)
    switch expression {
    case .calculation(let id) where repeatOf[expression] == nil: return .calculation(id)
    case .answer(let question) where repeatOf[expression] == nil:
      let isBefore = elements[..<position].contains { $0.id == question }
      if isBefore, case .number? = kinds[question] { return .question(question) }
    default: break
    }
    guard calculations.count < CatalogueLimits.default.calculationsMax else {
      throw ConditionFailure("the form has too many calculations")
    }
    let name = freshCalculationID("\(id.prefix(58))_count")
    calculations.append(CalculationDefinition(id: name, expression: expression, isHidden: true))
    return .calculation(name)
  }

  private func freshCalculationID(_ wanted: String) -> String {
    var id = wanted
    while calculations.contains(where: { $0.id == id }) || scores.contains(where: { $0.id == id }) {
      id += "_"
    }
    return id
  }

  /// Whether a formula of a repeating group, or of none, refers to all repetitions of a value.
  func isRepeated(_ value: AnswerExpression, from context: String?) -> Bool {
    repeatOf[value].map { $0 != context } ?? false
  }
}
