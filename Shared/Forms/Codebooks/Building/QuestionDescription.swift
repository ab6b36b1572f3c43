import Questionnaires

/// Describes the questions of one version.
struct QuestionDescription {
  private let definition: QuestionnaireDefinition
  private let structure: QuestionnaireStructure
  private let words: CodebookLanguage
  private let usesLegacyScales: Bool
  private let counts: [String: [CodebookCount]]

  init(
    _ definition: QuestionnaireDefinition, structure: QuestionnaireStructure,
    words: CodebookLanguage, usesLegacyScales: Bool
  ) {
    self.definition = definition
    self.structure = structure
    self.words = words
    self.usesLegacyScales = usesLegacyScales
    var counts: [String: [CodebookCount]] = [:]
    for score in definition.scores {
      for item in score.items {
        guard case .question(let element) = item.subject else { continue }
        counts[element, default: []].append(
          CodebookCount(score: score.id, weight: item.weight, reversed: item.isReversed))
      }
    }
    self.counts = counts
  }

  /// Returns nil for elements other than questions.
  func definition(at position: Int, version: UInt32) -> CodebookDefinition? {
    let element = definition.elements[position]
    guard let question = element.question else { return nil }
    let kind = structure.kinds[position]
    var described = CodebookDefinition(
      versions: [version], label: words.required(question.text),
      explanation: words.optional(question.description), group: group(of: position),
      type: kind?.typeName ?? "", item: question.itemID,
      optional: question.isOptional || isPartOfOptional(position),
      conditional: isConditional(position), countedBy: counts[element.id] ?? [])
    describe(kind, in: &described)
    if let copy = copy(around: position) { described.label.text += " (\(copy.number))" }
    if let poles = question.poles {
      described.minimumLabel = words.optional(poles.lowest)
      described.maximumLabel = words.optional(poles.highest)
    }
    return described
  }

  /// Describes the order in which options or members were shown.
  func order(at position: Int, version: UInt32, _ own: CodebookLanguage) -> CodebookDefinition {
    let element = definition.elements[position]
    let subject = words.optional(element.question?.text ?? element.group?.title ?? TranslatedText())
    var label = own.said(("order shown", "gezeigte Reihenfolge"))
    label.text += ": \(subject?.text ?? element.id)"
    return CodebookDefinition(versions: [version], label: label, type: "order")
  }

  /// Whether choosing no option is an answer.
  func allowsNone(at position: Int) -> Bool {
    guard case .multipleChoice(let choice) = structure.kinds[position] else { return false }
    return choice.isNoneAllowed
  }

  private func isConditional(_ position: Int) -> Bool {
    definition.elements[position].shownIf != nil
      || definition.elements[position].question?.offeredBy.isEmpty == false
      || structure.governors[position].contains { definition.elements[$0].shownIf != nil }
      || copy(around: position)?.isAdded == true
  }

  /// The repetition that a question belongs to; nil outside of repeating groups.
  private func copy(around position: Int) -> RepeatCopy? {
    structure.governors[position].lazy.compactMap { definition.elements[$0].group?.copy }.first
  }

  private func isPartOfOptional(_ position: Int) -> Bool {
    structure.governors[position].contains {
      if case .composite(isOptional: true) = definition.elements[$0].group?.style {
        true
      } else {
        false
      }
    }
  }

  private func group(of position: Int) -> CodebookWords? {
    structure.governors[position].reversed().lazy
      .compactMap { definition.elements[$0].group.flatMap { words.optional($0.title) } }.first
  }

  private func describe(
    _ kind: QuestionDefinition.Kind?, in described: inout CodebookDefinition
  ) {
    switch kind {
    case .singleChoice(let choice): described.codes = codes(choice.options)
    case .multipleChoice(let choice): described.codes = codes(choice.options)
    case .ranking(let ranking): described.codes = codes(ranking.options)
    case .yesNo:
      described.codes = [
        CodebookCode("yes", words.said(("yes", "ja")), weight: 1),
        CodebookCode("no", words.said(("no", "nein")), weight: 0),
      ]
    case .slider(let slider):
      set(slider.minimum, slider.maximum, step: slider.step, in: &described)
      described.minimumLabel = words.optional(slider.minimumLabel)
      described.maximumLabel = words.optional(slider.maximumLabel)
      described.codes = slider.labels.map {
        CodebookCode(NumberDefinition.plainText($0.value), words.required($0.text))
      }
    case .selfAssessmentManikin(let manikin):
      let (low, high, step) = usesLegacyScales ? (0.0, 1.0, 0.125) : (1, 9, 1)
      set(low, high, step: step, in: &described)
      described.minimumLabel = words.optional(manikin.shownLowestLabel)
      described.maximumLabel = words.optional(manikin.shownHighestLabel)
    case .visualAnalogue(let line):
      set(0, VisualAnalogueDefinition.maximum, step: 0, in: &described)
      described.minimumLabel = words.optional(line.minimumLabel)
      described.maximumLabel = words.optional(line.maximumLabel)
    case .number(let number):
      described.unit = number.unit
      described.minimum = number.minimum
      described.maximum = number.maximum
      described.step = number.isInteger ? 1 : nil
    case .duration(let duration):
      described.unit = "s"
      described.minimum = Double(duration.minimumSeconds)
      described.maximum = duration.maximumSeconds == 0 ? nil : Double(duration.maximumSeconds)
    case .countdown(let countdown):
      described.unit = "s"
      described.minimum = countdown.isSkippable ? 0 : Double(countdown.seconds)
      described.maximum = CountdownDefinition.maximum
    case .date(let date):
      described.earliest = date.earliest.isEmpty ? nil : date.earliest
      described.latest = date.latest.isEmpty ? nil : date.latest
    case .text(let entry): described.lengthMaximum = Int(entry.effectiveMaximumLength)
    case nil, .inherited, .time, .dateTime, .country, .file, .unsupported: break
    }
  }

  private func set(
    _ minimum: Double, _ maximum: Double, step: Double, in described: inout CodebookDefinition
  ) {
    described.minimum = minimum
    described.maximum = maximum
    described.step = step
  }

  private func codes(_ options: [OptionDefinition]) -> [CodebookCode] {
    options.map {
      CodebookCode(
        $0.code, words.required($0.label), weight: $0.weight, exclusive: $0.isExclusive,
        missing: $0.isMissing)
    }
  }
}
