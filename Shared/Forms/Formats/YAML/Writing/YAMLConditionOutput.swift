internal import Questionnaires

/// Writes conditions and their operands.
struct YAMLConditionOutput {
  /// Kinds of the questionnaire's questions; nil if unknown.
  let kind: (_ elementID: String) -> QuestionDefinition.Kind?
  /// Types of the questionnaire's calculations; after a questionnaire they are numbers.
  var calculation: (_ id: String) -> YAMLAnswerSense = { _ in .number }

  /// - Parameter lose: called with each unsupported part.
  /// - Returns: nil if nothing can be expressed.
  func output(_ condition: Condition, _ lose: (String) -> Void) -> YAMLOutput? {
    var pairs = YAMLPairs()
    switch condition {
    case .malformed(let reason):
      lose("malformed condition (\(reason))")
      return nil
    case .all(let parts): pairs.add("all", .list(parts.compactMap { output($0, lose) }))
    case .any(let parts): pairs.add("any", .list(parts.compactMap { output($0, lose) }))
    case .not(let part):
      guard let inner = output(part, lose) else { return nil }
      pairs.add("not", inner)
    case .count(let count): pairs.add("count", output(count, lose))
    case .comparison(let comparison): add(comparison, to: &pairs, lose)
    }
    return pairs.compact
  }

  private func add(
    _ comparison: Comparison, to pairs: inout YAMLPairs, _ lose: (String) -> Void
  ) {
    pairs.add(contentsOf: output(comparison.subject))
    guard let operation = comparison.comparison else {
      lose("comparison without an operator")
      return
    }
    let operand = YAMLOperand(
      codes: comparison.codes, number: comparison.number, text: comparison.text)
    switch operation {
    case .answered, .notAnswered:
      pairs.add("answered", .word(operation == .answered ? "true" : "false"))
      if !operand.isEmpty { lose("an operand, although only presence is compared") }
    default:
      guard let name = YAMLConditionReader.operators.first(where: { $0.value == operation }) else {
        return
      }
      pairs.add(
        name.key,
        operand.output(sense(of: comparison.subject), isOrder: operation.isOrder))
    }
  }

  private func output(_ count: OptionCount, _ lose: (String) -> Void) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add(
      "of",
      .compact(
        count.questions.map { question in
          question.questionnaireID.isEmpty && !question.isScore
            ? .id(question.elementID) : output(question).compact
        }))
    if !count.codes.isEmpty { pairs.add("codes", .compact(count.codes.map { .quoted($0) })) }
    let name = YAMLConditionReader.countOperators.first { $0.value == count.comparison }
    if let name {
      pairs.add(name.key, number: count.number)
    } else {
      lose("count without a comparison")
    }
    return pairs.compact
  }

  private func output(_ reference: QuestionReference) -> YAMLPairs {
    var pairs = YAMLPairs()
    pairs.add("questionnaire", id: reference.questionnaireID)
    switch reference.subject {
    case .question(let id): pairs.add("question", .id(id))
    case .score(let id): pairs.add("score", .id(id))
    case .calculation(let id): pairs.add("calculation", .id(id))
    }
    return pairs
  }

  private func sense(of reference: QuestionReference) -> YAMLAnswerSense {
    switch reference.subject {
    case .score: .number
    case .calculation(let id): calculation(id)
    case .question(let id):
      reference.questionnaireID.isEmpty ? YAMLAnswerSense(kind(id)) : .unknown
    }
  }
}

extension QuestionReference {
  fileprivate var isScore: Bool {
    if case .score = subject { true } else { false }
  }
}

extension YAMLOperand {
  init(_ answer: AnswerValue) {
    switch answer {
    case .codes(let codes): self.init(codes: codes)
    case .number(let number): self.init(number: number)
    case .text(let text): self.init(text: text)
    }
  }

  var isEmpty: Bool { codes.isEmpty && number == nil && text.isEmpty }

  /// Returns the shortest form that is read as the same value; see `YAMLValue.operand`.
  func output(_ sense: YAMLAnswerSense, isOrder: Bool = false) -> YAMLOutput {
    switch answer {
    case .codes(let codes): return .compact(codes.map { .quoted($0) })
    case .number(let number) where sense != .text && (sense != .codes || isOrder):
      return .number(number)
    case .text(let text) where sense == .text || (isOrder && sense != .number):
      return .quoted(text)
    default:
      var pairs = YAMLPairs()
      if !codes.isEmpty { pairs.add("codes", .compact(codes.map { .quoted($0) })) }
      pairs.add("number", number: number)
      if !text.isEmpty { pairs.add("text", .quoted(text)) }
      return pairs.compact
    }
  }
}
