import Questionnaires

@testable import IngestionService

// Resolves a name that exists in both modules.
typealias AnswerValue = IngestionService.AnswerValue
typealias QuestionnaireUse = IngestionService.QuestionnaireUse
typealias QuestionKind = QuestionDefinition.Kind

extension PreparedQuestionnaire {
  /// Creates a valid questionnaire; fails the test otherwise.
  init(
    questionnaireID: String, version: UInt32, contentHash: String, elements: [ElementDefinition],
    noiseCountMax: UInt32 = 0, positionCountMax: UInt32 = 0, scores: [ScoreDefinition] = []
  ) {
    let sensors = [
      SensorRequestDefinition(kind: .noiseLevel, count: noiseCountMax),
      SensorRequestDefinition(kind: .position, count: positionCountMax),
    ]
    let definition = QuestionnaireDefinition(
      id: questionnaireID, title: TranslatedText(), defaultLanguage: "en", elements: elements,
      sensors: sensors.filter { $0.count > 0 }, scores: scores)
    do {
      try self.init(
        definition, questionnaireID: questionnaireID, version: version, contentHash: contentHash)
    } catch {
      fatalError("\(error)")
    }
  }
}

/// An option of a choice.
struct ChoiceOption {
  var code: String
  var isExclusive = false

  var definition: OptionDefinition {
    OptionDefinition(code: code, label: TranslatedText(), isExclusive: isExclusive)
  }
}

extension QuestionKind {
  static func singleChoice(_ codes: [String]) -> Self {
    .singleChoice(
      SingleChoiceDefinition(options: codes.map { ChoiceOption(code: $0).definition }))
  }

  static func multipleChoice(
    _ options: [ChoiceOption], minimumCount: UInt32 = 0, maximumCount: UInt32 = 0,
    isNoneAllowed: Bool = false
  ) -> Self {
    .multipleChoice(
      MultipleChoiceDefinition(
        options: options.map(\.definition), minimumCount: minimumCount,
        maximumCount: maximumCount, isNoneAllowed: isNoneAllowed))
  }

  static func slider(minimum: Double, maximum: Double, step: Double) -> Self {
    .slider(SliderDefinition(minimum: minimum, maximum: maximum, step: step))
  }

  static func number(minimum: Double?, maximum: Double?, isInteger: Bool) -> Self {
    .number(NumberDefinition(minimum: minimum, maximum: maximum, isInteger: isInteger))
  }

  static func text(maximumLength: UInt32, pattern: String = "") -> Self {
    .text(TextEntryDefinition(maximumLength: maximumLength, pattern: pattern))
  }

  static let manikin = Self.selfAssessmentManikin(ManikinDefinition(.valence))
  static let anyDate = Self.date(DateDefinition())
}

/// The operand of a comparison, for any question.
struct Compared: Sendable {
  var comparison: Comparison.Operator
  var operand: KnownAnswer?

  static let answered = Compared(comparison: .answered)
  static let notAnswered = Compared(comparison: .notAnswered)

  static func equal(_ operand: KnownAnswer) -> Self { Self(comparison: .equal, operand: operand) }
  static func notEqual(_ operand: KnownAnswer) -> Self {
    Self(comparison: .notEqual, operand: operand)
  }
  static func less(_ operand: KnownAnswer) -> Self { Self(comparison: .less, operand: operand) }
  static func lessOrEqual(_ operand: KnownAnswer) -> Self {
    Self(comparison: .lessOrEqual, operand: operand)
  }
  static func greater(_ operand: KnownAnswer) -> Self {
    Self(comparison: .greater, operand: operand)
  }
  static func greaterOrEqual(_ operand: KnownAnswer) -> Self {
    Self(comparison: .greaterOrEqual, operand: operand)
  }
}

extension Condition {
  init(questionnaireID: String = "", elementID: String, comparison: Compared) {
    var compared = Comparison(
      QuestionReference(questionnaireID: questionnaireID, elementID: elementID),
      comparison.comparison)
    switch comparison.operand {
    case .codes(let codes): compared.codes = codes
    case .number(let number): compared.number = number
    case .text(let text): compared.text = text
    case nil: break
    }
    self = .comparison(compared)
  }
}
