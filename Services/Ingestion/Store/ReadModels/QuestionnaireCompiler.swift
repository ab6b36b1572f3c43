import IngestionDomain
import Messages

/// Why a published definition cannot be validated against: it uses something that this version of
/// the service does not know.
struct UnusableDefinition: Error, CustomStringConvertible {
  var description: String
}

/// Takes from a published questionnaire what validation and export need.
enum QuestionnaireCompiler {
  /// Lengths where a definition says 0 (questionnaire.proto).
  static let defaultLengths = (line: 255, area: 4000)

  /// - Throws: ``UnusableDefinition``.
  static func compile(_ message: CatalogueV1.Questionnaire) throws -> QuestionnaireDefinition {
    QuestionnaireDefinition(
      questionnaireID: message.questionnaireID, version: message.version,
      contentHash: message.contentHash, elements: try message.elements.map(element),
      noiseCountMax: count(.noiseLevel, in: message),
      positionCountMax: count(.position, in: message))
  }

  private static func count(
    _ kind: CatalogueV1.SensorKind, in message: CatalogueV1.Questionnaire
  ) -> Int {
    message.sensors.filter { $0.kind == kind }.map { Int($0.count) }.max() ?? 0
  }

  private static func element(_ message: CatalogueV1.Element) throws -> ElementDefinition {
    var question: QuestionDefinition?
    if case .question(let asked) = message.content {
      question = QuestionDefinition(
        isRequired: !asked.optionalAnswer, kind: try kind(asked, of: message.elementID))
    }
    let behavior: EnableBehavior
    switch message.enableBehavior {
    case .unspecified, .all: behavior = .all
    case .any: behavior = .any
    case .unrecognized(let number):
      throw UnusableDefinition(description: "\(message.elementID): enable behavior \(number)")
    }
    return ElementDefinition(
      elementID: message.elementID, question: question,
      conditions: try message.enableWhen.map { try condition($0, of: message.elementID) },
      behavior: behavior)
  }

  private static func kind(
    _ question: CatalogueV1.Question, of elementID: String
  ) throws -> QuestionKind {
    switch question.type {
    case .singleChoice(let choice): .singleChoice(choice.options.map(\.code))
    case .multipleChoice(let choice):
      .multipleChoice(
        choice.options.map { ChoiceOption(code: $0.code, isExclusive: $0.exclusive) })
    case .yesNo: .yesNo
    case .slider(let slider):
      .slider(minimum: slider.minimum, maximum: slider.maximum, step: slider.step)
    case .selfAssessmentManikin: .selfAssessmentManikin
    case .number(let number):
      .number(
        minimum: number.minimum?.value, maximum: number.maximum?.value,
        isInteger: number.integer)
    case .date: .date
    case .time: .time
    case .textLine(let line):
      .text(maximumLength: length(line.maximumLength, default: defaultLengths.line))
    case .textArea(let area):
      .text(maximumLength: length(area.maximumLength, default: defaultLengths.area))
    case nil: throw UnusableDefinition(description: "\(elementID): unknown type of question")
    }
  }

  private static func length(_ length: UInt32, default fallback: Int) -> Int {
    length == 0 ? fallback : Int(length)
  }

  private static func condition(
    _ message: CatalogueV1.Condition, of elementID: String
  ) throws -> Condition {
    Condition(
      questionnaireID: message.questionnaireID.isEmpty ? nil : message.questionnaireID,
      elementID: message.elementID, comparison: try comparison(message, of: elementID))
  }

  private static func comparison(
    _ message: CatalogueV1.Condition, of elementID: String
  ) throws -> Condition.Comparison {
    let operand: Condition.Operand =
      message.number.map { .number($0.value) } ?? .codes(message.codes)
    switch (message.operator, message.number?.value) {
    case (.answered, _): return .answered
    case (.notAnswered, _): return .notAnswered
    case (.equal, _): return .equal(operand)
    case (.notEqual, _): return .notEqual(operand)
    case (.less, let bound?): return .less(bound)
    case (.lessOrEqual, let bound?): return .lessOrEqual(bound)
    case (.greater, let bound?): return .greater(bound)
    case (.greaterOrEqual, let bound?): return .greaterOrEqual(bound)
    default:
      throw UnusableDefinition(
        description: "\(elementID): condition with operator \(message.operator.rawValue)")
    }
  }
}
