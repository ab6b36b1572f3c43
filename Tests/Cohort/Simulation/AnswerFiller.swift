public import Messages
internal import QuestionnaireWire
internal import Questionnaires

/// Fills in a questionnaire as a participant would: all shown questions and no hidden one. It needs
/// only the definition.
public struct AnswerFiller {
  private let questionnaire: QuestionnaireDefinition
  private let structure: QuestionnaireStructure
  private let earlier: [String: [String: AnswerValue]]

  /// - Parameter earlier: codes of this participant's earlier answers: questionnaire id → element
  ///   id → codes.
  public init(
    _ questionnaire: CatalogueV1.Questionnaire, earlier: [String: [String: [String]]] = [:]
  ) {
    self.questionnaire = QuestionnaireDefinition(questionnaire).unrolled
    structure = QuestionnaireStructure(self.questionnaire)
    self.earlier = earlier.mapValues { $0.mapValues { .codes($0) } }
  }

  /// Returns one valid set of answers drawn from `random`.
  ///
  /// - Parameter mood: this participant's tendency on scales, 0–1.
  public func answers(
    mood: Double, using random: inout some RandomNumberGenerator
  ) -> [IngestionV1.Answer] {
    var walk = VisibilityWalk(questionnaire, structure: structure) { _ in
      Double.random(in: 0..<1, using: &random) < 0.05
    }
    var answers: [IngestionV1.Answer] = []
    for element in questionnaire.elements {
      let known = { (question: QuestionReference) in
        earlier[question.questionnaireID]?[question.elementID]
      }
      let isShown = walk.next(known)
      guard let question = element.question, isShown == true else { continue }
      let isRequired = question.requiredIf.map { walk.holds($0, known) } ?? false
      // A composite is filled in completely, even if its fields are optional.
      if question.isOptional, !isRequired, element.parentID.isEmpty,
        Double.random(in: 0..<1, using: &random) < 0.4
      {
        continue
      }
      let offered = walk.offeredCodes
      let kind = structure.kind(of: element.id)?.mappingOptions { option in
        offered?.contains(option.code) ?? true
      }
      guard let kind, let value = value(for: kind, mood: mood, using: &random)
      else { continue }
      walk.answer(value.known)
      answers.append(IngestionV1.Answer(elementID: element.id, value: value))
    }
    return answers
  }

  private func value(
    for kind: QuestionDefinition.Kind, mood: Double, using random: inout some RandomNumberGenerator
  ) -> IngestionV1.Answer.OneOfValue? {
    switch kind {
    case .inherited, .unsupported: return nil
    case .ranking(let ranking):
      let count =
        ranking.rankedCount == 0
        ? ranking.options.count : min(Int(ranking.rankedCount), ranking.options.count)
      let order = ranking.options.shuffled(using: &random).prefix(count)
      return .choice(.init(codes: order.map(\.code)))
    case .countdown(let countdown): return .number(Double(countdown.seconds))
    case .singleChoice(let choice):
      guard let option = choice.options.randomElement(using: &random) else { return nil }
      return .choice(.init(codes: [option.code]))
    case .multipleChoice(let choice):
      return .choice(.init(codes: chosen(from: choice, using: &random)))
    case .yesNo:
      let yes = Double.random(in: 0..<1, using: &random) < mood
      return .choice(.init(codes: [yes ? "yes" : "no"]))
    case .country: return .choice(.init(codes: ["DE"]))
    case .slider(let slider):
      return .number(position(on: slider, mood: mood, using: &random))
    case .selfAssessmentManikin:
      return .number((1 + 8 * scattered(around: mood, using: &random)).rounded())
    case .visualAnalogue:
      return .number((100 * scattered(around: mood, using: &random)).rounded())
    case .number(let number):
      guard number.pattern.isEmpty else { return nil }
      let minimum = number.minimum ?? 0
      let maximum = number.maximum ?? minimum + 100
      return .number((minimum + (maximum - minimum) * mood).rounded())
    case .duration(let duration):
      let most = max(duration.minimumSeconds, min(duration.maximumSeconds, 3_600))
      return .number(Double(most))
    case .date(let date):
      if !date.earliest.isEmpty { return .date(date.earliest) }
      if !date.latest.isEmpty { return .date(date.latest) }
      return .date(
        "19\(Int.random(in: 50...99, using: &random))-0\(Int.random(in: 1...9, using: &random))-1"
          + "\(Int.random(in: 0...9, using: &random))")
    case .time:
      return .time("2\(Int.random(in: 0...3, using: &random)):30")
    case .dateTime: return .dateTime("2026-0\(Int.random(in: 1...9, using: &random))-17T18:30")
    // The bytes are not uploaded: such files stay missing.
    case .file: return .text(String(repeating: "0123456789abcdef", count: 4))
    case .text(let entry): return text(for: entry).map { .text($0) }
    }
  }

  /// Returns nil if the author defined a pattern, which made-up text might not match.
  private func text(for entry: TextEntryDefinition) -> String? {
    guard entry.pattern.isEmpty else { return nil }
    let text =
      switch entry.style {
      case .line: "since a concert"
      case .area: "A high tone,\nlouder in \"quiet\" rooms; wie ein Pfeifen – ständig."
      case .email: "somebody@example.org"
      case .url: "https://example.org/"
      case .telephone: "+49 731 500"
      }
    return String(text.prefix(Int(entry.effectiveMaximumLength)))
  }

  private func chosen(
    from choice: MultipleChoiceDefinition, using random: inout some RandomNumberGenerator
  ) -> [String] {
    let options = choice.options
    let chosen = options.filter { _ in Double.random(in: 0..<1, using: &random) < 0.35 }
    if let exclusive = chosen.first(where: \.isExclusive) { return [exclusive.code] }
    let together = options.filter { !$0.isExclusive }.map(\.code)
    if choice.isNoneAllowed, chosen.isEmpty { return [] }
    let least = Int(max(1, choice.minimumCount))
    let most = choice.maximumCount == 0 ? options.count : Int(choice.maximumCount)
    let codes = chosen.count < least ? Array(together.prefix(least)) : chosen.map(\.code)
    if codes.isEmpty { return options.prefix(1).map(\.code) }
    return Array(codes.prefix(most))
  }

  private func position(
    on slider: SliderDefinition, mood: Double, using random: inout some RandomNumberGenerator
  ) -> Double {
    let share = scattered(around: mood, using: &random)
    let width = slider.maximum - slider.minimum
    guard slider.step > 0 else {
      // The resolution of a touch screen of a thousand pixels.
      return slider.minimum + width * (share * 1000).rounded() / 1000
    }
    let steps = (width / slider.step).rounded(.down)
    return slider.minimum + (steps * share).rounded() * slider.step
  }

  private func scattered(
    around mood: Double, using random: inout some RandomNumberGenerator
  ) -> Double {
    min(1, max(0, mood + Double.random(in: -0.25...0.25, using: &random)))
  }
}

extension IngestionV1.Answer.OneOfValue {
  /// The value as rules see it.
  fileprivate var known: AnswerValue {
    switch self {
    case .choice(let codes): .codes(codes.codes)
    case .number(let number): .number(number)
    case .text(let text), .date(let text), .time(let text), .dateTime(let text): .text(text)
    }
  }
}
