internal import IngestionDomain
internal import Messages
internal import Patterns
internal import QuestionnaireWire
internal import Questionnaires

/// Why a published definition cannot be validated against: it uses something that this version of
/// the service does not know.
struct UnusableDefinition: Error, CustomStringConvertible {
  var description: String
}

/// Takes from a published questionnaire what validation and export need: kinds with inheritance
/// resolved, patterns ready to run, groups and pages as what they mean for each question.
enum QuestionnaireCompiler {
  /// - Throws: ``UnusableDefinition``.
  static func compile(
    _ message: CatalogueV1.Questionnaire
  ) throws -> IngestionDomain.QuestionnaireDefinition {
    let definition = Questionnaires.QuestionnaireDefinition(message)
    let structure = QuestionnaireStructure(definition)
    let composites = optionalComposites(definition, structure)
    let elements = try definition.elements.enumerated().map { position, element in
      IngestionDomain.ElementDefinition(
        elementID: element.id,
        question: try element.question.map {
          try question($0, structure.kinds[position], of: element.id)
        },
        rule: try element.shownIf.map { try rule($0, of: element.id) },
        governors: structure.governors[position], optionalComposite: composites[position])
    }
    return IngestionDomain.QuestionnaireDefinition(
      questionnaireID: message.questionnaireID, version: message.version,
      contentHash: message.contentHash, elements: elements,
      noiseCountMax: count(.noiseLevel, in: definition),
      positionCountMax: count(.position, in: definition),
      scores: scores(of: definition, structure))
  }

  private static func scores(
    of definition: Questionnaires.QuestionnaireDefinition, _ structure: QuestionnaireStructure
  ) -> ScoreRules {
    guard !definition.scores.isEmpty else { return .none }
    let evaluator = ScoreEvaluator(definition, structure: structure)
    return ScoreRules(
      columns: definition.scores.map {
        ScoreRules.Column(scoreID: $0.id, hasBands: !$0.bands.isEmpty)
      }
    ) { answers in
      evaluator.results(answers.mapValues { Questionnaires.AnswerValue($0) }).map {
        SheetScore(scoreID: $0.scoreID, value: $0.value, band: $0.band?.code ?? "")
      }
    }
  }

  private static func count(
    _ kind: SensorRequestDefinition.Kind, in definition: Questionnaires.QuestionnaireDefinition
  ) -> Int {
    definition.sensors.filter { $0.kind == kind }.map { Int($0.count) }.max() ?? 0
  }

  /// By position of the field.
  private static func optionalComposites(
    _ definition: Questionnaires.QuestionnaireDefinition, _ structure: QuestionnaireStructure
  ) -> [Int: Int] {
    var composites: [Int: Int] = [:]
    for (group, members) in structure.members {
      guard definition.elements[group].group?.style == .composite(isOptional: true) else {
        continue
      }
      for member in members { composites[member] = group }
    }
    return composites
  }

  private static func question(
    _ question: Questionnaires.QuestionDefinition,
    _ kind: Questionnaires.QuestionDefinition.Kind?,
    of elementID: String
  ) throws -> IngestionDomain.QuestionDefinition {
    var compiled = IngestionDomain.QuestionDefinition(
      isRequired: !question.isOptional, kind: .unsupported)
    switch kind {
    case .singleChoice(let choice): compiled.kind = .singleChoice(choice.options.map(\.code))
    case .multipleChoice(let choice):
      compiled.kind = .multipleChoice(
        choice.options.map { ChoiceOption(code: $0.code, isExclusive: $0.isExclusive) })
      compiled.bounds.optionCountMin = Int(choice.minimumCount)
      compiled.bounds.optionCountMax = choice.maximumCount == 0 ? nil : Int(choice.maximumCount)
    case .yesNo: compiled.kind = .yesNo
    case .country: compiled.kind = .singleChoice(CountryCodes.all)
    case .slider(let slider):
      compiled.kind = .slider(minimum: slider.minimum, maximum: slider.maximum, step: slider.step)
    case .visualAnalogue:
      compiled.kind = .slider(minimum: 0, maximum: VisualAnalogueDefinition.maximum, step: 0)
    case .selfAssessmentManikin: compiled.kind = .selfAssessmentManikin
    case .number(let number):
      compiled.kind = .number(
        minimum: number.minimum, maximum: number.maximum, isInteger: number.isInteger)
    case .duration(let duration):
      compiled.kind = .number(
        minimum: Double(duration.minimumSeconds),
        maximum: duration.maximumSeconds == 0 ? nil : Double(duration.maximumSeconds),
        isInteger: false)
    case .date(let date):
      compiled.kind = .date
      compiled.bounds.earliest = date.earliest
      compiled.bounds.latest = date.latest
    case .time: compiled.kind = .time
    case .dateTime: compiled.kind = .dateTime
    case .text(let entry):
      compiled.kind = .text(maximumLength: Int(entry.effectiveMaximumLength))
      compiled.bounds.pattern = try pattern(of: entry, elementID)
    case .unsupported: compiled.kind = .unsupported
    case .inherited, nil:
      throw UnusableDefinition(description: "\(elementID): unknown type of question")
    }
    return compiled
  }

  private static func pattern(
    of entry: TextEntryDefinition, _ elementID: String
  ) throws -> TextPattern? {
    do throws(PatternError) {
      return try entry.effectivePattern.map { source throws(PatternError) in
        try TextPattern(source)
      }
    } catch {
      throw UnusableDefinition(description: "\(elementID): pattern: \(error)")
    }
  }
}
