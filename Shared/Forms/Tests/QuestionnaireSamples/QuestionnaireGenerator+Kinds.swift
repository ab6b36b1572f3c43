import Questionnaires

extension QuestionnaireGenerator {
  private mutating func manikin() -> ManikinDefinition {
    let dimension = ManikinDefinition.Dimension.allCases.randomElement(using: &random)
    guard features.contains(.noneAndWords), chance(0.5) else { return ManikinDefinition(dimension) }
    return ManikinDefinition(
      dimension, lowestLabel: text("Low"),
      highestLabel: chance(0.5) ? text("High") : TranslatedText())
  }

  mutating func anyKind() -> QuestionDefinition.Kind {
    let special = features.contains(.specialScales)
    switch Int.random(in: 0..<(features.contains(.orders) ? 20 : 18), using: &random) {
    case 0, 1:
      return .singleChoice(
        SingleChoiceDefinition(
          options: options(2...6, exclusive: false), isKnob: special && chance(0.2)))
    case 2, 3:
      let options = options(2...6, exclusive: true)
      let together = UInt32(options.count { !$0.isExclusive })
      return .multipleChoice(
        MultipleChoiceDefinition(
          options: options, minimumCount: special && together > 2 && chance(0.2) ? 2 : 0,
          maximumCount: special && chance(0.2) ? together : 0,
          isNoneAllowed: features.contains(.noneAndWords) && chance(0.3)))
    case 4: return .yesNo
    case 5: return .slider(slider())
    case 6:
      return special ? .selfAssessmentManikin(manikin()) : .yesNo
    case 7:
      return special
        ? .visualAnalogue(
          VisualAnalogueDefinition(minimumLabel: text("Left"), maximumLabel: text("Right")))
        : .time
    case 8, 9: return .number(number())
    case 10:
      return .date(
        chance(0.5)
          ? DateDefinition() : DateDefinition(earliest: "1920-01-01", latest: "2026-12-31"))
    case 11: return .time
    case 12: return .dateTime
    case 13:
      return .duration(
        DurationDefinition(minimumSeconds: 0, maximumSeconds: chance(0.5) ? 0 : 7_200))
    case 14: return .text(entry())
    case 15: return .country
    case 16: return special ? .file(file()) : .country
    case 18:
      let options = options(2...5, exclusive: false)
      return .ranking(RankingDefinition(options: options, rankedCount: chance(0.5) ? 2 : 0))
    case 19: return .countdown(CountdownDefinition(seconds: 30, isSkippable: chance(0.5)))
    default:
      return features.contains(.unsupportedTypes)
        ? .unsupported(UnsupportedDefinition(type: "hologram", contents: #"{"depth":3}"#))
        : .text(entry())
    }
  }

  private mutating func file() -> FileDefinition {
    let kind = FileDefinition.Kind.allCases.randomElement(using: &random) ?? .any
    return FileDefinition(
      kind: kind, maximumBytes: chance(0.3) ? 5_000_000 : 0,
      maximumSeconds: kind == .audio && chance(0.5) ? 60 : 0,
      isSignature: kind == .drawing && chance(0.5))
  }

  private mutating func slider() -> SliderDefinition {
    let special = features.contains(.specialScales)
    let isPercent = chance(0.5)
    var slider = SliderDefinition(
      minimum: 0, maximum: isPercent ? 100 : 1, step: isPercent ? 1 : chance(0.5) ? 0.01 : 0,
      minimumLabel: chance(0.7) ? text("Least") : TranslatedText(),
      maximumLabel: chance(0.7) ? text("Most") : TranslatedText(),
      isKnob: special && chance(0.2), showsNumber: special && chance(0.3))
    guard features.contains(.orders), !slider.isKnob else { return slider }
    if chance(0.3) {
      slider.labels = [SliderDefinition.Label(value: slider.maximum / 2, text: text("Middle"))]
    }
    slider.hasMarks = slider.step > 0 && chance(0.3)
    slider.isVertical = chance(0.2)
    return slider
  }

  private mutating func number() -> NumberDefinition {
    let isInteger = chance(0.6)
    let hasPattern = features.isSuperset(of: [.orders, .patterns]) && chance(0.3)
    return NumberDefinition(
      minimum: chance(0.6) ? -10 : nil, maximum: chance(0.6) ? (isInteger ? 250 : 99.5) : nil,
      isInteger: isInteger, unit: chance(0.2) ? "mm[Hg]" : "",
      pattern: hasPattern ? #"-?\d{1,3}(\.\d{1,3})?"# : "",
      patternHint: hasPattern ? text("Up to three digits") : TranslatedText())
  }

  private mutating func entry() -> TextEntryDefinition {
    var entry = TextEntryDefinition(
      style: TextEntryDefinition.Style.allCases.randomElement(using: &random) ?? .line,
      maximumLength: chance(0.3) ? 30 : 0)
    if features.contains(.patterns), chance(0.4) {
      entry.pattern = #"[A-Z]{2}\d{1,4}|none"#
      entry.patternHint = text("Two capitals and digits")
    }
    if features.contains(.orders), entry.style == .line { entry.isMasked = chance(0.2) }
    return entry
  }

  mutating func options(_ count: ClosedRange<Int>, exclusive: Bool) -> [OptionDefinition] {
    let number = Int.random(in: count, using: &random)
    let isNumbered = chance(0.6)
    return (0..<number).map { index in
      OptionDefinition(
        code: isNumbered ? "\(index)" : "code-\(index).x", label: text("Option \(index)"),
        isExclusive: exclusive && index == number - 1 && chance(0.4),
        weight: features.contains(.weights) && chance(0.3) ? Double(index) * 1.5 : nil,
        isMissing: features.contains(.missingOptions) && index > 1 && chance(0.1))
    }
  }

  mutating func initialAnswer(for kind: QuestionDefinition.Kind) -> AnswerValue? {
    switch kind {
    case .singleChoice(let choice): .codes([choice.options[0].code])
    case .multipleChoice(let choice):
      choice.options[0].isExclusive ? nil : .codes([choice.options[0].code])
    case .yesNo: .codes(["no"])
    case .number: .number(3)
    case .date: .text("2026-02-28")
    case .time: .text("18:30")
    case .dateTime: .text("2026-02-28T18:30")
    case .duration: .number(60)
    case .text: .text("typical")
    case .country: .codes(["DE"])
    case .slider, .selfAssessmentManikin, .visualAnalogue, .file, .ranking, .countdown, .inherited,
      .unsupported:
      nil
    }
  }
}
