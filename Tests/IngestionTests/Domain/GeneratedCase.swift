import Calendar
import FoundationEssentials
import Questionnaires
import TestBasics

@testable import IngestionService

/// A random questionnaire with conditions, and a valid sheet.
struct GeneratedCase {
  var random: SeededGenerator
  let elements: [ElementDefinition]
  private let definition: PreparedQuestionnaire
  private(set) var sheet: AnswerSheet

  var context: ValidationContext { Fixture.context([definition]) }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var elements: [ElementDefinition] = []
    for index in 0..<Int.random(in: 1...15, using: &random) {
      elements.append(Self.element(index, after: elements, &random))
    }
    let noiseCount = Int.random(in: 0...3, using: &random)
    self.elements = elements
    definition = PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: Fixture.hash, elements: elements,
      noiseCountMax: UInt32(noiseCount))
    sheet = Fixture.sheet()
    sheet.noise = (0..<noiseCount).map { NoiseMeasurement(level: Double($0) / 8) }
    sheet.closing =
      random.chance(20) ? [.autosaved, .expired].randomElement(using: &random) : .complete
    sheet.answers = Self.fill(elements, partial: sheet.closing != .complete, &random)
    sheet.answers.shuffle(using: &random)
    self.random = random
  }

  private static func element(
    _ index: Int, after earlier: [ElementDefinition], _ random: inout SeededGenerator
  ) -> ElementDefinition {
    var conditions: [Condition] = []
    let questions = earlier.filter { $0.question != nil }
    while conditions.count < 3, !questions.isEmpty, random.chance(35) {
      conditions.append(condition(on: questions.randomElement(using: &random)!, &random))
    }
    if random.chance(10) {
      return ElementDefinition(
        id: "e\(index)", content: .headline(TranslatedText()),
        shownIf: conditions.isEmpty ? nil : .all(conditions))
    }
    return Fixture.question(
      "e\(index)", kind(&random), required: random.chance(70), when: conditions,
      random.chance(50) ? Condition.all : Condition.any)
  }

  private static func kind(_ random: inout SeededGenerator) -> QuestionKind {
    let codes = (0..<Int.random(in: 2...6, using: &random)).map { "c\($0)" }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .singleChoice(codes)
    case 1:
      return .multipleChoice(
        codes.map { ChoiceOption(code: $0, isExclusive: $0 == "c0" && random.chance(50)) })
    case 2: return .yesNo
    case 3:
      let step = [0, 1, 0.1, 0.25, 5].randomElement(using: &random)!
      let minimum = Double(Int.random(in: -5...5, using: &random))
      return .slider(minimum: minimum, maximum: minimum + 10, step: step)
    case 4: return .manikin
    case 5:
      return .number(
        minimum: random.chance(50) ? -10 : nil, maximum: random.chance(50) ? 10 : nil,
        isInteger: random.chance(50))
    case 6: return .anyDate
    case 7: return random.chance(50) ? .time : .dateTime
    default: return .text(maximumLength: UInt32.random(in: 1...40, using: &random))
    }
  }

  private static func condition(
    on element: ElementDefinition, _ random: inout SeededGenerator
  ) -> Condition {
    let comparisons: [Compared] =
      switch element.question?.kind {
      case .singleChoice, .multipleChoice:
        [.answered, .notAnswered, .equal(.codes(["c0", "c1"])), .notEqual(.codes(["c0"]))]
      case .yesNo: [.equal(.codes(["yes"])), .notEqual(.codes(["yes"])), .notAnswered]
      case .slider, .number, .selfAssessmentManikin:
        [
          .less(.number(3)), .lessOrEqual(.number(3)), .greater(.number(3)),
          .greaterOrEqual(.number(3)), .equal(.number(3)),
          .notEqual(.number(3)),
        ]
      default: [.answered, .notAnswered]
      }
    return Condition(
      elementID: element.id, comparison: comparisons.randomElement(using: &random)!)
  }

  /// Answers all visible questions except some optional ones, and in a partial sheet some required
  /// ones. Evaluates conditions independently, by the plain definition of the rule.
  private static func fill(
    _ elements: [ElementDefinition], partial: Bool, _ random: inout SeededGenerator
  ) -> [Answer] {
    var answers: [String: AnswerValue] = [:]
    for element in elements {
      guard let question = element.question else { continue }
      var results: [Bool] = []
      var isAny = false
      switch element.shownIf {
      case .all(let parts)?: results = parts.map { holds($0, answers) }
      case .any(let parts)?:
        results = parts.map { holds($0, answers) }
        isAny = true
      default: break
      }
      let isShown =
        results.isEmpty || (isAny ? results.contains(true) : !results.contains(false))
      let maySkip = partial || question.isOptional
      guard isShown, !(maySkip && random.chance(30)) else { continue }
      answers[element.id] = PossibleAnswers(question.kind).map { value(for: $0, &random) }
    }
    return answers.map { Answer(elementID: $0.key, value: $0.value) }
      .sorted { $0.elementID < $1.elementID }
  }

  private static func holds(_ condition: Condition, _ answers: [String: AnswerValue]) -> Bool {
    condition.holds { answers[$0.elementID].flatMap { KnownAnswer($0) } }
  }

  static func value(
    for possible: PossibleAnswers, _ random: inout SeededGenerator
  ) -> AnswerValue {
    switch possible {
    case .one(let codes): return .choice([codes.randomElement(using: &random)!])
    case .several(let options, _, _, _):
      let count = Int.random(in: 1...options.count, using: &random)
      let codes = options.shuffled(using: &random).prefix(count)
      return .choice(codes.contains(where: \.isExclusive) ? ["c0"] : codes.map(\.code))
    case .scale(let minimum, let maximum, let step):
      guard step > 0 else { return .number(.random(in: minimum...maximum, using: &random)) }
      let steps = Int((maximum - minimum) / step)
      return .number(minimum + step * Double(Int.random(in: 0...steps, using: &random)))
    case .ranking(let codes, let count):
      return .choice(Array(codes.shuffled(using: &random).prefix(count)))
    case .number(let minimum, let maximum, let isInteger, _):
      let number = Double.random(in: (minimum ?? -10)...(maximum ?? 10), using: &random)
      return .number(isInteger ? number.rounded() : number)
    case .date:
      return .date(CivilDate(dayNumber: .random(in: 0...20_000, using: &random)).iso8601)
    case .time: return .time(random.chance(50) ? "00:00" : "23:59")
    case .dateTime: return .dateTime("2026-02-28T0\(Int.random(in: 0...9, using: &random)):30")
    case .nothing: return .text("nothing can be answered")
    case .text(let maximum, _):
      return .text(String(repeating: "ä", count: Int.random(in: 1...maximum, using: &random)))
    }
  }
}
