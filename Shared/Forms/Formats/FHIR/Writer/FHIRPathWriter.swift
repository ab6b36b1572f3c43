internal import Questionnaires

/// Writes a condition in FHIRPath for SDC's `enableWhenExpression`: true or false, never empty.
struct FHIRPathWriter {
  let questions: FHIRQuestions
  let expressions: FHIRExpressionWriter

  /// - Returns: nil if it refers to another questionnaire, which FHIRPath cannot access here.
  func expression(for condition: Condition) -> String? {
    path(condition.normalized)
  }

  private func path(_ condition: Condition) -> String? {
    switch condition {
    case .malformed, .not: return nil
    case .all(let parts): return list(parts, "and")
    case .any(let parts): return list(parts, "or")
    case .comparison(let comparison): return path(comparison)
    case .count(let count):
      guard let symbol = count.comparison?.symbol, symbol != "exists", count.number.isFinite else {
        return nil
      }
      var counts: [String] = []
      for reference in count.questions {
        guard let question = question(reference) else { return nil }
        if count.codes.isEmpty {
          counts.append("\(answers(question)).count()")
        } else {
          let tests = count.codes.compactMap { question.answer(code: $0) }.compactMap(Self.test)
          if !tests.isEmpty {
            counts.append("\(answers(question)).where(\(tests.joined(separator: " or "))).count()")
          }
        }
      }
      guard !counts.isEmpty else { return nil }
      return "\(counts.joined(separator: " + ")) \(symbol) \(JSONNumber(count.number).text)"
    }
  }

  private func list(_ parts: [Condition], _ word: String) -> String? {
    let paths = parts.compactMap(path)
    guard paths.count == parts.count, !paths.isEmpty else { return nil }
    return paths.map { "(\($0))" }.joined(separator: " \(word) ")
  }

  private func question(_ reference: QuestionReference) -> FHIRQuestion? {
    guard reference.questionnaireID.isEmpty,
      let question = questions.byElement[reference.elementID],
      question.openChoice == nil
    else { return nil }
    return question
  }

  private func answers(_ question: FHIRQuestion) -> String {
    "%resource.descendants().where(linkId = \(Self.literal(question.linkID))).answer"
  }

  private func path(_ comparison: Comparison) -> String? {
    if let expression = comparison.ofCalculation { return expressions.condition(expression) }
    guard let question = question(comparison.subject), let operation = comparison.comparison else {
      return nil
    }
    let answers = answers(question)
    switch operation {
    case .answered: return "\(answers).exists()"
    case .notAnswered: return "\(answers).exists().not()"
    default: break
    }
    var values: [JSONValue.Member?] = comparison.codes.map { question.answer(code: $0) }
    if let number = comparison.number { values.append(question.answer(number: number)) }
    if !comparison.text.isEmpty { values.append(question.answer(text: comparison.text)) }
    let symbol = operation == .notEqual ? "=" : operation.symbol
    let tests = values.compactMap { $0.flatMap { Self.test($0, symbol) } }
    guard tests.count == values.count, !tests.isEmpty else { return nil }
    let found = "\(answers).where(\(tests.joined(separator: " or "))).exists()"
    return operation == .notEqual ? "\(answers).exists() and \(found).not()" : found
  }

  static func test(_ answer: JSONValue.Member) -> String? { test(answer, "=") }

  private static func test(_ answer: JSONValue.Member, _ symbol: String) -> String? {
    let value = answer.value
    switch answer.name {
    case "answerCoding": return value["code"]?.string.map { "value.code = \(literal($0))" }
    case "answerBoolean": return value.bool.map { "value = \($0)" }
    case "answerInteger", "answerDecimal": return value.number.map { "value \(symbol) \($0.text)" }
    case "answerQuantity": return value["value"]?.number.map { "value.value \(symbol) \($0.text)" }
    case "answerString": return value.string.map { "value = \(literal($0))" }
    case "answerDate", "answerDateTime": return value.string.map { "value \(symbol) @\($0)" }
    case "answerTime": return value.string.map { "value \(symbol) @T\($0)" }
    default: return nil
    }
  }

  /// Returns a string literal (FHIRPath §4.1.3).
  static func literal(_ text: String) -> String {
    var literal = "'"
    for character in text.unicodeScalars {
      switch character {
      case "'": literal += "\\'"
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default: literal.unicodeScalars.append(character)
      }
    }
    return literal + "'"
  }
}
