/// The values that conditions compare a question with.
struct ComparedOperands {
  var numbers: Set<Double> = []
  var codes: Set<String> = []
  var texts: Set<String> = []

  mutating func add(_ comparison: Comparison) {
    if let number = comparison.number { numbers.insert(number) }
    codes.formUnion(comparison.codes)
    if !comparison.text.isEmpty { texts.insert(comparison.text) }
  }
}

/// Lists a representative answer for every case that comparisons can distinguish.
struct CandidateAnswers {
  let index: QuestionIndex
  let others: [String: QuestionIndex?]?

  /// - Parameter hidden: questions that are never answered.
  /// - Returns: nil if the answers cannot be listed.
  func list(
    _ subject: QuestionReference, _ operands: ComparedOperands, hidden: Set<String>
  ) -> [AnswerValue?]? {
    guard case .question(let id) = subject.subject else { return nil }
    if subject.questionnaireID.isEmpty {
      if hidden.contains(id) { return [nil] }
      return index.kinds[id].flatMap { list($0, operands) }
    }
    guard let other = others?[subject.questionnaireID] ?? nil else { return nil }
    return other.kinds[id].flatMap { list($0, operands) }
  }

  private func list(
    _ kind: QuestionDefinition.Kind?, _ operands: ComparedOperands
  ) -> [AnswerValue?]? {
    switch kind {
    case .singleChoice(let choice): return codes(choice.options.map(\.code), operands)
    case .yesNo: return [nil, .codes(["yes"]), .codes(["no"])]
    case .country: return codes(CountryCodes.all.sorted(), operands)
    case .multipleChoice(let choice): return sets(of: choice)
    case .slider, .selfAssessmentManikin, .visualAnalogue, .number, .duration, .countdown:
      return numbers(ConditionTarget(kind), operands.numbers)
    case .date(let date):
      return moments(
        operands.texts, from: date.earliest, to: date.latest, MomentSyntax.isDate, or: "2000-01-01")
    case .time: return moments(operands.texts, MomentSyntax.isTime, or: "12:00")
    case .dateTime: return moments(operands.texts, MomentSyntax.isDateTime, or: "2000-01-01T12:00")
    case .text:
      let texts = operands.texts.sorted()
      return [nil] + texts.map { .text($0) } + [.text(texts.joined() + "x")]
    case .file: return [nil, .text(String(repeating: "0", count: FileDefinition.answerLength))]
    // A ranking of some options has too many sets of codes.
    case nil, .inherited, .unsupported, .ranking: return nil
    }
  }

  /// The compared codes and one other.
  private func codes(_ all: [String], _ operands: ComparedOperands) -> [AnswerValue?] {
    let compared = all.filter(operands.codes.contains)
    let other = all.first { !operands.codes.contains($0) }.map { [$0] } ?? []
    return [nil] + (compared + other).map { .codes([$0]) }
  }

  /// All permitted sets of options; nil if there are too many.
  private func sets(of choice: MultipleChoiceDefinition) -> [AnswerValue?]? {
    let together = choice.options.filter { !$0.isExclusive }.map(\.code)
    guard together.count <= 10 else { return nil }
    let alone = choice.options.filter(\.isExclusive).map { AnswerValue.codes([$0.code]) }
    let sets = (1..<(1 << together.count)).compactMap { bits -> AnswerValue? in
      let codes = together.indices.filter { bits & (1 << $0) != 0 }.map { together[$0] }
      let isAllowed =
        codes.count >= choice.minimumCount
        && (choice.maximumCount == 0 || codes.count <= choice.maximumCount)
      return isAllowed ? .codes(codes) : nil
    }
    return [nil] + alone + sets
  }

  /// The bounds, the compared numbers, and one number between each adjacent pair.
  private func numbers(_ target: ConditionTarget?, _ compared: Set<Double>) -> [AnswerValue?]? {
    guard case .number(let minimum, let maximum)? = target else { return nil }
    var marks = compared.filter(\.isFinite)
    marks.insert(minimum ?? (marks.min() ?? 0) - 1)
    marks.insert(maximum ?? (marks.max() ?? 0) + 1)
    let sorted = marks.sorted().filter { $0 >= minimum ?? -.infinity && $0 <= maximum ?? .infinity }
    let between = zip(sorted, sorted.dropFirst()).map { ($0 + $1) / 2 }
    return [nil] + (sorted + between).map { .number($0) }
  }

  /// The bounds and the compared moments, each with its direct neighbours: moments further away
  /// compare like one of them.
  ///
  /// - Parameter any: representative if there is no comparison.
  private func moments(
    _ compared: Set<String>, from earliest: String = "", to latest: String = "",
    _ isValid: (String) -> Bool, or any: String
  ) -> [AnswerValue?]? {
    var marks = Set((compared + [earliest, latest]).filter(isValid))
    if marks.isEmpty { marks = [any] }
    let all = marks.union(marks.flatMap(MomentSyntax.neighbours))
    let allowed = all.filter {
      (earliest.isEmpty || $0 >= earliest) && (latest.isEmpty || $0 <= latest)
    }
    // Bounds that exclude everything have their own finding.
    return allowed.isEmpty ? nil : [nil] + allowed.sorted().map { .text($0) }
  }
}
