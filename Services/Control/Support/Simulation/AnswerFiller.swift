import FoundationEssentials
public import Messages

/// Fills a questionnaire in as a participant would: every shown question, never a hidden one.
///
/// Works from the definition alone, so it serves any study, shipped or imported.
public struct AnswerFiller {
  private let questionnaire: CatalogueV1.Questionnaire
  /// Codes of this participant's earlier answers elsewhere: questionnaire id → element id → codes.
  private let earlier: [String: [String: [String]]]

  public init(
    _ questionnaire: CatalogueV1.Questionnaire, earlier: [String: [String: [String]]] = [:]
  ) {
    self.questionnaire = questionnaire
    self.earlier = earlier
  }

  /// One valid set of answers, drawn from `random`.
  ///
  /// - Parameter mood: 0–1, where on its scale this participant tends to answer.
  public func answers(
    mood: Double, using random: inout some RandomNumberGenerator
  ) -> [IngestionV1.Answer] {
    var given: [String: IngestionV1.Answer] = [:]
    var answers: [IngestionV1.Answer] = []
    for element in questionnaire.elements {
      guard case .question(let question)? = element.content, isShown(element, given: given) else {
        continue
      }
      if question.optionalAnswer, Double.random(in: 0..<1, using: &random) < 0.4 { continue }
      guard let value = value(for: question, mood: mood, using: &random) else { continue }
      let answer = IngestionV1.Answer(elementID: element.elementID, value: value)
      given[element.elementID] = answer
      answers.append(answer)
    }
    return answers
  }

  // MARK: - Conditions

  private func isShown(
    _ element: CatalogueV1.Element, given: [String: IngestionV1.Answer]
  ) -> Bool {
    if element.enableWhen.isEmpty { return true }
    let results = element.enableWhen.lazy.map { holds($0, given: given) }
    return element.enableBehavior == .any ? results.contains(true) : !results.contains(false)
  }

  private func holds(
    _ condition: CatalogueV1.Condition, given: [String: IngestionV1.Answer]
  ) -> Bool {
    let codes: [String]?
    var number: Double?
    if condition.questionnaireID.isEmpty {
      switch given[condition.elementID]?.value {
      case .choice(let choice)?: codes = choice.codes
      case .number(let value)?:
        codes = []
        number = value
      case .some: codes = []
      case nil: codes = nil
      }
    } else {
      codes = earlier[condition.questionnaireID]?[condition.elementID]
    }
    guard let codes else { return condition.`operator` == .notAnswered }
    let equal =
      condition.number.map { $0.value == number } ?? !Set(codes).isDisjoint(with: condition.codes)
    let limit = condition.number?.value ?? .nan
    switch condition.`operator` {
    case .answered: return true
    case .equal: return equal
    case .notEqual: return !equal
    case .less: return (number ?? .nan) < limit
    case .lessOrEqual: return (number ?? .nan) <= limit
    case .greater: return (number ?? .nan) > limit
    case .greaterOrEqual: return (number ?? .nan) >= limit
    case .notAnswered, .unspecified, .unrecognized: return false
    }
  }

  // MARK: - Values

  private func value(
    for question: CatalogueV1.Question, mood: Double, using random: inout some RandomNumberGenerator
  ) -> IngestionV1.Answer.OneOfValue? {
    switch question.type {
    case .singleChoice(let choice)?:
      guard let option = choice.options.randomElement(using: &random) else { return nil }
      return .choice(.init(codes: [option.code]))
    case .multipleChoice(let choice)?:
      return .choice(.init(codes: chosen(from: choice.options, using: &random)))
    case .yesNo?:
      let yes = Double.random(in: 0..<1, using: &random) < mood
      return .choice(.init(codes: [yes ? "yes" : "no"]))
    case .slider(let slider)?:
      return .number(position(on: slider, mood: mood, using: &random))
    case .selfAssessmentManikin?:
      return .number((1 + 8 * scattered(around: mood, using: &random)).rounded())
    case .number(let number)?:
      let minimum = number.minimum?.value ?? 0
      let maximum = number.maximum?.value ?? minimum + 100
      return .number((minimum + (maximum - minimum) * mood).rounded())
    case .date?:
      return .date(
        "19\(Int.random(in: 50...99, using: &random))-0\(Int.random(in: 1...9, using: &random))-1"
          + "\(Int.random(in: 0...9, using: &random))")
    case .time?:
      return .time("2\(Int.random(in: 0...3, using: &random)):30")
    case .textLine?: return .text("since a concert")
    case .textArea?:
      return .text("A high tone,\nlouder in \"quiet\" rooms; wie ein Pfeifen – ständig.")
    case nil: return nil
    }
  }

  private func chosen(
    from options: [CatalogueV1.Option], using random: inout some RandomNumberGenerator
  ) -> [String] {
    let chosen = options.filter { _ in Double.random(in: 0..<1, using: &random) < 0.35 }
    if let exclusive = chosen.first(where: \.exclusive) { return [exclusive.code] }
    if !chosen.isEmpty { return chosen.map(\.code) }
    return options.randomElement(using: &random).map { [$0.code] } ?? []
  }

  private func position(
    on slider: CatalogueV1.Slider, mood: Double, using random: inout some RandomNumberGenerator
  ) -> Double {
    let share = scattered(around: mood, using: &random)
    let width = slider.maximum - slider.minimum
    guard slider.step > 0 else {
      // What a touch screen of a thousand pixels delivers.
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
