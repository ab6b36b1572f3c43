internal import Questionnaires

/// Reads a sum of ones as a count of chosen options.
struct CountReader {
  let reader: ConditionReader

  private enum Term {
    /// Every chosen option of a question, or whether it is answered.
    case any(QuestionReference)
    case code(QuestionReference, String)
  }

  private struct Pair: Hashable {
    var question: QuestionReference
    var code: String
  }

  /// - Returns: nil if the expression is not such a sum.
  func read(
    _ expression: Formula
  ) throws(ConditionFailure) -> (questions: [QuestionReference], codes: [String])? {
    var terms: [Term] = []
    for part in expression.parts(of: .plus) {
      guard let term = try term(part) else { return nil }
      terms.append(term)
    }
    var questions: [QuestionReference] = []
    var codes: [String] = []
    var pairs = Set<Pair>()
    for term in terms {
      switch term {
      case .any(let id):
        guard !questions.contains(id) else { throw unequal }
        questions.append(id)
      case .code(let id, let code):
        if !questions.contains(id) { questions.append(id) }
        if !codes.contains(code) { codes.append(code) }
        guard pairs.insert(Pair(question: id, code: code)).inserted else { throw unequal }
      }
    }
    // Requires the same codes of every question, or any answer of every question.
    guard pairs.count == questions.count * codes.count,
      codes.isEmpty ? terms.count == questions.count : terms.count == pairs.count
    else { throw unequal }
    return (questions, codes)
  }

  private var unequal: ConditionFailure {
    ConditionFailure("it counts different options of different questions")
  }

  private func term(_ expression: Formula) throws(ConditionFailure) -> Term? {
    switch expression {
    case .call("count-selected", let arguments):
      guard arguments.count == 1, case .field(let field) = arguments[0] else { return nil }
      return .any(try question(field.name).id)
    case .call("if", let arguments):
      guard arguments.count == 3, arguments[1].constantNumber == 1,
        arguments[2].constantNumber == 0
      else { return nil }
      return try chosen(arguments[0])
    default: return nil
    }
  }

  /// Counts have no calculations.
  private func question(
    _ name: String
  ) throws(ConditionFailure) -> (id: QuestionReference, kind: QuestionDefinition.Kind) {
    let found = try reader.question(name)
    guard case .question = found.id.subject else {
      throw ConditionFailure("it counts the calculation `\(name)`")
    }
    return found
  }

  private func chosen(_ expression: Formula) throws(ConditionFailure) -> Term? {
    switch expression {
    case .call("selected", let arguments):
      guard arguments.count == 2, case .field(let field) = arguments[0],
        let code = arguments[1].constantText
      else { return nil }
      let (id, kind) = try question(field.name)
      return .code(id, try reader.option(code, of: field.name, kind))
    case .binary(let operation, .field(let field), let right):
      let (id, kind) = try question(field.name)
      // Several chosen options are one answer here but count separately in a condition.
      if case .multipleChoice = kind { return nil }
      guard let text = right.constantText ?? right.constantNumber.map(DecimalSyntax.text) else {
        return nil
      }
      if operation == .notEqual, text.isEmpty { return .any(id) }
      guard operation == .equal, !text.isEmpty else { return nil }
      return .code(id, try reader.option(text, of: field.name, kind))
    default: return nil
    }
  }
}
