import Calendar
import CalendarSamples
import FoundationEssentials
import Questionnaires

@testable import IngestionService

/// A study, a questionnaire with one question of every kind, and a valid sheet.
enum Fixture {
  static let now = Instant(seconds: 1_774_746_000, nanoseconds: 0)!  // 2026-03-29T01:00:00Z
  static let sheetID = "0c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2e"
  static let hash = String(repeating: "ab", count: 32)

  static let everyKind = definition()

  static func definition(scores: [ScoreDefinition] = []) -> PreparedQuestionnaire {
    PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: hash,
      elements: [
        ElementDefinition(id: "title", content: .headline(TranslatedText())),
        question("sex", .singleChoice(["female", "male", "K"])),
        question(
          "stressors",
          .multipleChoice([
            ChoiceOption(code: "none", isExclusive: true), ChoiceOption(code: "work"),
            ChoiceOption(code: "private"), ChoiceOption(code: "other"),
          ])),
        question("perceived", .yesNo),
        question("loudness", .slider(minimum: 0, maximum: 1, step: 0.1)),
        question("stress", .slider(minimum: 0, maximum: 100, step: 0)),
        question("valence", .manikin),
        question("pulse", .number(minimum: 20, maximum: 250, isInteger: true)),
        question("weight", .number(minimum: nil, maximum: nil, isInteger: false)),
        question("born", .anyDate),
        question("woke", .time),
        question("onset", .text(maximumLength: 255)),
        question("remark", .text(maximumLength: 10), required: false),
      ],
      noiseCountMax: 2, positionCountMax: 1, scores: scores)
  }

  static func question(
    _ elementID: String, _ kind: QuestionKind, required: Bool = true,
    when conditions: [Condition] = [],
    _ combine: ([Condition]) -> Condition = Condition.all
  ) -> ElementDefinition {
    ElementDefinition(
      id: elementID,
      content: .question(
        QuestionDefinition(text: TranslatedText(), isOptional: !required, kind: kind)),
      shownIf: conditions.isEmpty ? nil : combine(conditions))
  }

  static let validAnswers: [Answer] = [
    Answer(elementID: "sex", value: .choice(["female"])),
    Answer(elementID: "stressors", value: .choice(["work", "private"])),
    Answer(elementID: "perceived", value: .choice(["yes"])),
    Answer(elementID: "loudness", value: .number(0.7)),
    Answer(elementID: "stress", value: .number(33.333)),
    Answer(elementID: "valence", value: .number(5)),
    Answer(elementID: "pulse", value: .number(60)),
    Answer(elementID: "weight", value: .number(71.5)),
    Answer(elementID: "born", value: .date("1980-02-29")),
    Answer(elementID: "woke", value: .time("06:30")),
    Answer(elementID: "onset", value: .text("after a concert")),
  ]

  static func sheet(
    _ change: (inout AnswerSheet) -> Void = { _ in }
  ) -> AnswerSheet {
    var sheet = AnswerSheet(
      sheetID: sheetID, studyID: "tys", questionnaireID: "daily", version: 3, contentHash: hash,
      startedAt: DeviceTime(now.advanced(byMicroseconds: -60_000_000)),
      finishedAt: DeviceTime(now), timeZone: "Europe/Berlin", appVersion: "Otolith 1.0",
      platform: "iOS 26.1", answers: validAnswers)
    change(&sheet)
    return sheet
  }

  /// The valid sheet with another value for one question.
  static func sheet(answering elementID: String, _ value: AnswerValue?) -> AnswerSheet {
    sheet { sheet in
      sheet.answers.removeAll { $0.elementID == elementID }
      sheet.answers.insert(Answer(elementID: elementID, value: value), at: 0)
    }
  }

  static func context(
    _ definitions: [PreparedQuestionnaire] = [everyKind],
    uses: [QuestionnaireUse]? = nil, startsAt: Instant? = nil, endsAt: Instant? = nil
  ) -> ValidationContext {
    let uses =
      uses
      ?? definitions.map {
        QuestionnaireUse(questionnaireID: $0.questionnaireID, version: $0.version)
      }
    let rules = StudyRules(studyID: "tys", startsAt: startsAt, endsAt: endsAt, uses: uses)
    return ValidationContext(
      now: now, zones: hostZones, studies: ["tys": .known(rules)],
      versions: Dictionary(uniqueKeysWithValues: definitions.map { ($0.key, .known($0)) }),
      enrolments: ["tys": .enrolled])
  }
}

/// A violation without its text, for readable failures.
struct Finding: Hashable, CustomStringConvertible {
  var field: String
  var reason: Reason

  init(_ field: String, _ reason: Reason) {
    self.field = field
    self.reason = reason
  }

  var description: String { "\(field): \(reason.rawValue)" }
}

func validate(
  _ sheet: AnswerSheet, in context: ValidationContext = Fixture.context()
) -> Decision<AcceptedSheet> {
  BatchValidator.validate([sheet], in: context)[0]
}

/// The violations of a sheet or, if accepted, of the parts that are left out; nil if postponed.
func findings(
  _ sheet: AnswerSheet, in context: ValidationContext = Fixture.context()
) -> [Finding]? {
  validate(sheet, in: context).findings
}

extension Decision<AcceptedSheet> {
  var findings: [Finding]? {
    switch self {
    case .accepted(let sheet): sheet.leftOut.map { Finding($0.field, $0.reason) }
    case .rejected(let violations): violations.map { Finding($0.field, $0.reason) }
    case .postponed: nil
    }
  }

  /// The reasons for a postponement; nil if decided.
  var obstacles: [Reason]? {
    if case .postponed(let violations) = self { violations.map(\.reason) } else { nil }
  }

  var deviations: [Deviation]? { accepted?.deviations }
}

extension EarlierSheet {
  /// Creates a sheet that counts from its finish time.
  init(
    sheetID: UUID, finishedAt: Instant, answers: [String: KnownAnswer], scores: [SheetScore] = []
  ) {
    self.init(
      sheetID: sheetID, finishedAt: finishedAt, countedAt: finishedAt, answers: answers,
      scores: scores)
  }
}
