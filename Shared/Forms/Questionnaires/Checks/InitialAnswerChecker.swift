import Fields

/// Checks that the initial answer of a question is a valid answer.
struct InitialAnswerChecker {
  /// The kind with inheritance resolved.
  let kind: QuestionDefinition.Kind?

  func check(_ answer: AnswerValue, _ path: FindingPlace) {
    switch kind {
    // A missing kind has its own finding.
    case nil: break
    case .slider, .selfAssessmentManikin, .visualAnalogue:
      path.add(
        .initialAnswerNotApplicable,
        "a scale must not have an initial position, which would bias the answer; leave it out")
    case .inherited, .unsupported, .ranking, .countdown:
      path.add(.initialAnswerNotApplicable, "leave it out")
    case let kind?:
      if !Self.isPossible(answer, for: kind) {
        path.add(.initialAnswerInvalid, "not a valid answer to the question")
      }
    }
  }

  static func isPossible(_ answer: AnswerValue, for kind: QuestionDefinition.Kind) -> Bool {
    guard !answer.isBlank else { return false }
    if case .file = kind { return false }
    switch (PossibleAnswers(kind), answer) {
    case (.one(let offered), .codes(let codes)):
      return codes.count == 1 && offered.contains(codes[0])
    case (.several(let options, _, _, _), .codes(let codes)):
      let known = Set(options.map(\.code))
      let isAlone = !options.contains { $0.isExclusive && codes.contains($0.code) }
      return Set(codes).count == codes.count && known.isSuperset(of: codes)
        && (isAlone || codes.count == 1)
    case (.number(let minimum, let maximum, let isInteger, _), .number(let value)):
      return value >= minimum ?? -.infinity && value <= maximum ?? .infinity
        && (!isInteger || value == value.rounded())
    case (.date(let earliest, let latest), .text(let text)):
      return MomentSyntax.isDate(text) && text >= earliest && text <= latest
    case (.time, .text(let text)): return MomentSyntax.isTime(text)
    case (.dateTime, .text(let text)): return MomentSyntax.isDateTime(text)
    case (.text(let maximumLength, _), .text(let text)):
      return !text.isLonger(than: maximumLength)
    default: return false
    }
  }
}

extension QuestionDefinition.Kind {
  /// Whether a question of this kind may begin with the answer. Scales begin without one.
  public func allowsInitially(_ answer: AnswerValue) -> Bool {
    switch self {
    case .slider, .selfAssessmentManikin, .visualAnalogue, .inherited, .unsupported: false
    default: InitialAnswerChecker.isPossible(answer, for: self)
    }
  }
}
