internal import Patterns
internal import Questionnaires

/// A questionnaire as data for its page, precomputed as far as possible to keep the page simple.
/// Repeating groups have a copy for each repetition.
struct PreviewData {
  private let questionnaire: QuestionnaireDefinition
  private let languages: PreviewLanguages
  private let structure: QuestionnaireStructure
  private let limits: PreviewLimits
  /// Distinct kinds; the rows of a matrix share one.
  private var kinds: [JSONValue] = []
  private var kindPositions: [QuestionDefinition.Kind: Int] = [:]
  private var patterns: [JSONValue] = []
  private var patternPositions: [String: Int?] = [:]
  private var stateCount = 0
  /// Ids of questions whose patterns were omitted for lack of space.
  private(set) var uncheckedPatterns: [String] = []

  init(
    _ questionnaire: QuestionnaireDefinition, languages: PreviewLanguages, limits: PreviewLimits
  ) {
    let questionnaire = questionnaire.unrolled
    self.questionnaire = questionnaire
    self.languages = languages
    self.limits = limits
    structure = QuestionnaireStructure(questionnaire)
  }

  mutating func value() -> JSONValue {
    let parents = Dictionary(
      structure.members.flatMap { group, members in members.map { ($0, group) } },
      uniquingKeysWith: { first, _ in first })
    let elements = questionnaire.elements.indices.map { element(at: $0, parent: parents[$0]) }
    let lookups = languages.all.map { language in
      JSONValue.Member(language, .array(languages.candidates(for: language).map(JSONValue.string)))
    }
    return [
      "id": .string(questionnaire.id), "title": text(questionnaire.title),
      "description": text(questionnaire.description),
      "introduction": text(questionnaire.introduction), "closing": text(questionnaire.closing),
      "isDemonstration": .bool(questionnaire.provenance.hasDemonstrationWording),
      "languages": .array(languages.all.map(JSONValue.string)), "lookups": .object(lookups),
      "untranslated": untranslated,
      "elements": .array(elements), "kinds": .array(kinds), "patterns": .array(patterns),
      "scores": .array(questionnaire.scores.map(score)),
      "calculations": .array(questionnaire.calculations.map(calculation)),
      "constraints": .array(questionnaire.constraints.map(constraint)), "countries": countries,
    ]
  }

  /// Number of texts shown in another language, by requested language.
  private var untranslated: JSONValue {
    let texts = questionnaire.texts
    return .object(
      languages.all.map { language in
        let missing = texts.count { languages.isMissing(from: $0.text, language) }
        return JSONValue.Member(language, .number(missing))
      })
  }

  // MARK: - Elements

  private mutating func element(at position: Int, parent: Int?) -> JSONValue {
    let element = questionnaire.elements[position]
    var members: [JSONValue.Member] = [
      .init("id", .string(element.id)), .init("type", .string(typeName(of: element))),
      .init("parent", parent.map(JSONValue.number) ?? .null),
      .init("governors", .array(structure.governors[position].map(JSONValue.number))),
      .init("members", .array((structure.members[position] ?? []).map(JSONValue.number))),
      .init("shownIf", element.shownIf.map(PreviewRules.value) ?? .null),
    ]
    if element.isFixed { members.append(.init("isFixed", .bool(true))) }
    switch element.content {
    case nil, .pageBreak: break
    case .headline(let words), .text(let words): members.append(.init("text", text(words)))
    case .group(let group):
      members.append(.init("text", text(group.title)))
      if let copy = group.copy { members.append(.init("copy", PreviewRules.value(copy))) }
      if case .composite(let isOptional) = group.style {
        members.append(.init("isOptional", .bool(isOptional)))
      }
      if group.hasRandomOrder { members.append(.init("randomOrder", .bool(true))) }
      if group.style == .matrix {
        members.append(.init("shared", kind(group.sharedKind, of: element.id)))
      }
    case .question(let question):
      members += [
        .init("text", text(question.text)), .init("description", text(question.description)),
        .init("isOptional", .bool(question.isOptional)),
        .init("requiredIf", question.requiredIf.map(PreviewRules.value) ?? .null),
        .init("kind", kind(structure.kinds[position], of: element.id)),
        .init("initial", question.initialAnswer.map(PreviewRules.value) ?? .null),
      ]
      if question.hasRandomOptions { members.append(.init("randomOptions", .bool(true))) }
      if !question.offeredBy.isEmpty {
        members.append(.init("offeredBy", .string(question.offeredBy)))
      }
      if let poles = question.poles {
        members.append(
          .init("poles", ["lowest": text(poles.lowest), "highest": text(poles.highest)]))
      }
    }
    return .object(members)
  }

  private func typeName(of element: ElementDefinition) -> String {
    element.question == nil ? element.typeName : "question"
  }

  private mutating func kind(_ kind: QuestionDefinition.Kind?, of id: String) -> JSONValue {
    guard let kind else { return .null }
    if let known = kindPositions[kind] { return .number(known) }
    let value = value(of: kind, of: id)
    kinds.append(value)
    kindPositions[kind] = kinds.count - 1
    return .number(kinds.count - 1)
  }

  private mutating func value(of kind: QuestionDefinition.Kind, of id: String) -> JSONValue {
    switch kind {
    case .inherited, .yesNo, .time, .dateTime, .country: ["type": .string(kind.typeName)]
    case .singleChoice(let choice):
      [
        "type": .string(kind.typeName), "options": options(choice.options),
        "isKnob": .bool(choice.isKnob),
      ]
    case .multipleChoice(let choice):
      [
        "type": .string(kind.typeName), "options": options(choice.options),
        "minimum": .number(Int(choice.minimumCount)), "maximum": .number(Int(choice.maximumCount)),
        "isNoneAllowed": .bool(choice.isNoneAllowed),
      ]
    case .slider(let slider): value(of: slider)
    case .selfAssessmentManikin(let manikin):
      [
        "type": .string(kind.typeName), "dimension": .string(manikin.dimension?.rawValue ?? ""),
        "low": text(manikin.lowestLabel), "high": text(manikin.highestLabel),
      ]
    case .visualAnalogue(let line):
      [
        "type": .string(kind.typeName), "low": text(line.minimumLabel),
        "high": text(line.maximumLabel),
      ]
    case .number(let number):
      [
        "type": .string(kind.typeName), "minimum": PreviewRules.number(number.minimum),
        "maximum": PreviewRules.number(number.maximum), "isInteger": .bool(number.isInteger),
        "unit": .string(number.unit),
        "pattern": pattern(number.pattern.isEmpty ? nil : number.pattern, of: id),
        "hint": text(number.patternHint),
      ]
    case .date(let date):
      [
        "type": .string(kind.typeName), "earliest": .string(date.earliest),
        "latest": .string(date.latest),
      ]
    case .duration(let duration):
      [
        "type": .string(kind.typeName), "minimum": .number(Int(duration.minimumSeconds)),
        "maximum": .number(Int(duration.maximumSeconds)),
      ]
    case .text(let entry):
      [
        "type": "text", "style": .string(entry.style.rawValue),
        "length": .number(Int(entry.effectiveMaximumLength)),
        "pattern": pattern(entry.effectivePattern, of: id), "hint": text(entry.patternHint),
        "isMasked": .bool(entry.isMasked),
      ]
    case .ranking(let ranking):
      [
        "type": .string(kind.typeName), "options": options(ranking.options),
        "rankedCount": .number(Int(ranking.rankedCount)),
      ]
    case .countdown(let countdown):
      [
        "type": .string(kind.typeName), "seconds": .number(Int(countdown.seconds)),
        "isSkippable": .bool(countdown.isSkippable),
      ]
    case .file(let file): file.previewValue
    case .unsupported(let unsupported):
      ["type": .string(kind.typeName), "name": .string(unsupported.type)]
    }
  }

  private func value(of slider: SliderDefinition) -> JSONValue {
    [
      "type": "slider", "minimum": PreviewRules.number(slider.minimum),
      "maximum": PreviewRules.number(slider.maximum), "step": PreviewRules.number(slider.step),
      "low": text(slider.minimumLabel), "high": text(slider.maximumLabel),
      "isKnob": .bool(slider.isKnob), "showsNumber": .bool(slider.showsNumber),
      "labels": .array(
        slider.labels.map { ["value": PreviewRules.number($0.value), "label": text($0.text)] }),
      "hasMarks": .bool(slider.hasMarks), "isVertical": .bool(slider.isVertical),
    ]
  }

  private func options(_ options: [OptionDefinition]) -> JSONValue {
    .array(
      options.map { option in
        var members: [JSONValue.Member] = [
          .init("code", .string(option.code)), .init("label", text(option.label)),
          .init("isExclusive", .bool(option.isExclusive)),
        ]
        if option.isFixed { members.append(.init("isFixed", .bool(true))) }
        if !option.offeredFor.isEmpty {
          members.append(.init("offeredFor", .array(option.offeredFor.map(JSONValue.string))))
        }
        return .object(members)
      })
  }

  /// Translations by language, in canonical case.
  private func text(_ text: TranslatedText) -> JSONValue {
    var seen = Set<String>()
    return .object(
      text.translations.compactMap { translation in
        let language = PreviewLanguages.canonical(translation.language)
        return seen.insert(language).inserted
          ? JSONValue.Member(language, .string(translation.text)) : nil
      })
  }

  // MARK: - Patterns

  private mutating func pattern(_ source: String?, of id: String) -> JSONValue {
    guard let source else { return .null }
    let position: Int?
    if let known = patternPositions[source] {
      position = known
    } else {
      position = addPattern(source)
      patternPositions[source] = .some(position)
    }
    guard let position else {
      uncheckedPatterns.append(id)
      return .null
    }
    return .number(position)
  }

  private mutating func addPattern(_ source: String) -> Int? {
    guard let pattern = try? TextPattern(source),
      stateCount + pattern.stateCount <= limits.patternStatesMax
    else { return nil }
    stateCount += pattern.stateCount
    patterns.append(PreviewRules.value(pattern.automaton))
    return patterns.count - 1
  }

  // MARK: - Scores and countries

  private func score(_ score: ScoreDefinition) -> JSONValue {
    [
      "id": .string(score.id), "title": text(score.title),
      "method": score.method.map { .string($0.rawValue) } ?? .null,
      "items": .array(score.items.map { PreviewRules.value($0, structure: structure) }),
      "minimumAnswered": .number(score.effectiveMinimumAnswered),
      "factor": PreviewRules.number(score.factor), "offset": PreviewRules.number(score.offset),
      "bands": .array(
        score.bands.map { band in
          [
            "minimum": PreviewRules.number(band.minimum), "code": .string(band.code),
            "label": text(band.label),
          ]
        }),
    ]
  }

  private func calculation(_ calculation: CalculationDefinition) -> JSONValue {
    [
      "id": .string(calculation.id), "title": text(calculation.title),
      "expression": PreviewRules.value(calculation.expression, structure: structure),
      "unit": .string(calculation.unit),
      "decimals": calculation.decimals.map { .number(Int($0)) } ?? .null,
      "isHidden": .bool(calculation.isHidden),
    ]
  }

  private func constraint(_ constraint: ConstraintDefinition) -> JSONValue {
    [
      "id": .string(constraint.id), "element": .string(constraint.elementID),
      "expression": PreviewRules.value(constraint.expression, structure: structure),
      "message": text(constraint.message),
    ]
  }

  /// Included only if a question asks for a country.
  private var countries: JSONValue {
    structure.kinds.contains(.country) ? .array(CountryCodes.all.map(JSONValue.string)) : []
  }
}
