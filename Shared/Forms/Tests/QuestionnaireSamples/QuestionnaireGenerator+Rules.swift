import Questionnaires

extension QuestionnaireGenerator {
  /// Returns a condition on earlier elements, or nil without earlier elements.
  mutating func condition(depth: Int = 2) -> Condition? {
    guard let leaf = comparison() else { return nil }
    guard features.contains(.nestedConditions), depth > 0 else { return leaf }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      guard let other = condition(depth: depth - 1) else { return leaf }
      return Condition.any([leaf, other]).unwrapped
    case 1:
      guard let count = optionCount() else { return leaf }
      return .any([count, leaf])
    case 2: return .not(leaf)
    default: return leaf
    }
  }

  private mutating func comparison() -> Condition? {
    if features.contains(.foreignConditions), chance(0.1) {
      return .comparison(
        Comparison(
          QuestionReference(questionnaireID: "other", elementID: "worst"), .equal, codes: ["sleep"])
      )
    }
    let candidates = earlier.filter { $0.question.map { isComparable($0.kind) } ?? false }
    guard let element = candidates.randomElement(using: &random) else { return nil }
    let id = element.id
    if features.contains(.nestedConditions), chance(0.2) {
      return .comparison(Comparison(elementID: id, chance(0.5) ? .answered : .notAnswered))
    }
    switch element.question?.kind {
    case .singleChoice(let choice):
      return .comparison(
        Comparison(
          elementID: id, chance(0.7) ? .equal : .notEqual, codes: [choice.options[0].code]))
    case .multipleChoice(let choice):
      return .comparison(Comparison(elementID: id, .equal, codes: [choice.options[0].code]))
    case .yesNo: return .comparison(Comparison(elementID: id, .equal, codes: ["yes"]))
    case .slider(let slider):
      return .comparison(
        Comparison(
          elementID: id, chance(0.5) ? .greater : .lessOrEqual,
          number: (slider.minimum + slider.maximum) / 2))
    case .number: return .comparison(Comparison(elementID: id, .greaterOrEqual, number: 5))
    case .date: return .comparison(Comparison(elementID: id, .less, text: "2001-02-03"))
    default: return nil
    }
  }

  private func isComparable(_ kind: QuestionDefinition.Kind?) -> Bool {
    switch kind {
    case .singleChoice, .multipleChoice, .yesNo, .slider, .number, .date: true
    default: false
    }
  }

  private mutating func optionCount() -> Condition? {
    let choices = earlier.filter {
      if case .multipleChoice? = $0.question?.kind { true } else { false }
    }
    guard !choices.isEmpty else { return nil }
    return .count(
      OptionCount(
        questions: choices.prefix(3).map { QuestionReference(elementID: $0.id) }, .greaterOrEqual, 1
      ))
  }

  mutating func scores(of questionnaire: QuestionnaireDefinition) -> [ScoreDefinition] {
    let structure = QuestionnaireStructure(questionnaire)
    let countable = questionnaire.elements.filter {
      CountableScale(structure.kind(of: $0.id)) != nil
    }
    guard !countable.isEmpty else { return [] }
    let items = countable.prefix(6).map { element in
      ScoreItem(
        .question(element.id), weight: chance(0.2) ? 2 : 1,
        isReversed: CountableScale(structure.kind(of: element.id))?.range != nil && chance(0.3))
    }
    var scores = [
      ScoreDefinition(
        id: "total", title: text("Total"),
        method: ScoreDefinition.Method.allCases
          .randomElement(using: &random), items: items,
        minimumAnswered: chance(0.5) ? 1 : 0, factor: chance(0.3) ? 4 : 1,
        bands: [
          ScoreBand(minimum: 0, code: "low", label: text("Low")),
          ScoreBand(minimum: 7.5, code: "high", label: text("High")),
        ])
    ]
    if chance(0.5) {
      scores.append(
        ScoreDefinition(
          id: "overall", method: .sum, items: [ScoreItem(.score("total"), weight: 0.5)], offset: -1)
      )
    }
    return scores
  }

  mutating func provenance() -> ProvenanceDefinition {
    ProvenanceDefinition(
      source: awkward("A source"), licence: "CC-BY-4.0",
      authors: chance(0.5) ? ["A. Author", "B. Coauthor"] : [],
      doi: chance(0.5) ? "10.1000/xyz-123" : "", citation: chance(0.5) ? "Author (2020)" : "",
      hasDemonstrationWording: chance(0.5),
      sharing: ProvenanceDefinition.Sharing.allCases.randomElement(using: &random) ?? .anyone)
  }

  /// A text in every language.
  mutating func text(_ base: String) -> TranslatedText {
    let number = Int.random(in: 0..<1_000, using: &random)
    return TranslatedText(
      languages.map { language in
        Translation(language: language, text: awkward("\(base) \(number) (\(language))"))
      })
  }

  /// Sometimes with characters that formats must quote.
  mutating func awkward(_ base: String) -> String {
    guard features.contains(.awkwardTexts), chance(0.4) else { return base }
    let tails = [
      ", “quoted” \"plain\"", "\nsecond line", " <b>&amp;</b>", " | pipe; semicolon", " ä ñ 你好 😀",
      ": colon - dash # hash", " {braces} [brackets] $", " \t tab", " 'single' \\ backslash",
    ]
    return base + (tails.randomElement(using: &random) ?? "")
  }
}
