import Messages
import QuestionnaireSamples
import QuestionnaireWire
import Questionnaires
import Testing

@testable import IngestionService

/// Catalogue and ingestion validate the same questionnaires and must never disagree.
@Suite struct CatalogueAgreementTests {
  private static func compile(
    _ questionnaire: QuestionnaireDefinition
  ) throws -> PreparedQuestionnaire {
    var message = CatalogueV1.Questionnaire(questionnaire)
    message.questionnaireID = "daily"
    message.version = 3
    message.contentHash = Fixture.hash
    return try PreparedQuestionnaire(message)
  }

  private static func answer(
    to kind: QuestionDefinition.Kind?,
    _ random: inout QuestionnaireSamples.SeededGenerator
  ) -> AnswerValue {
    switch kind {
    case .singleChoice(let choice):
      .choice([choice.options.randomElement(using: &random)?.code ?? ""])
    case .multipleChoice(let choice):
      .choice(
        choice.options.filter { !$0.isExclusive }.prefix(Int(max(1, choice.minimumCount)))
          .map(\.code))
    case .yesNo: .choice([Bool.random(using: &random) ? "yes" : "no"])
    case .country: .choice(["AT"])
    case .slider(let slider): .number(Bool.random(using: &random) ? slider.minimum : slider.maximum)
    case .selfAssessmentManikin: .number(9)
    case .visualAnalogue: .number(33.3)
    case .number: .number(Bool.random(using: &random) ? 5 : 4)
    case .duration: .number(90)
    case .ranking(let ranking): .choice(ranking.options.map(\.code))
    case .countdown(let countdown): .number(Double(countdown.seconds))
    case .date: .date(Bool.random(using: &random) ? "2001-02-02" : "2001-02-04")
    case .time: .time("10:30")
    case .dateTime: .dateTime("2026-01-02T10:30")
    case .file: .text(String(repeating: "ab", count: 32))
    case .text(let entry):
      if !entry.pattern.isEmpty {
        .text("none")
      } else {
        switch entry.style {
        case .line, .area: .text("typed")
        case .email: .text("a@b.example")
        case .url: .text("https://b.example/")
        case .telephone: .text("+49 731 500")
        }
      }
    case .inherited, .unsupported, nil: .text("")
    }
  }

  /// Random answers in any state of the questionnaire: visible ones are stored, and both sides
  /// report the same missing ones.
  @Test(arguments: 0..<80) func bothAskForTheSameAnswers(_ seed: UInt64) throws {
    // Which options are offered has tests of its own.
    var generator = QuestionnaireGenerator(seed: seed, features: .all.subtracting(.orders))
    let questionnaire = generator.questionnaire(size: 30)
    let structure = QuestionnaireStructure(questionnaire)
    var random = QuestionnaireSamples.SeededGenerator(seed: seed)
    var given: [String: AnswerValue] = [:]
    for element in questionnaire.elements where element.question != nil {
      if case .unsupported? = structure.kind(of: element.id) { continue }
      if Int.random(in: 0..<4, using: &random) > 0 {
        given[element.id] = Self.answer(to: structure.kind(of: element.id), &random)
      }
    }
    let visibility = Visibility(
      questionnaire, structure: structure,
      answers: SheetAnswers(given.compactMapValues { KnownAnswer($0) }))
    let missing = visibility.missing(in: questionnaire, structure: structure)
    let context = Fixture.context([try Self.compile(questionnaire)])

    var sheet = Fixture.sheet {
      $0.answers = questionnaire.elements.compactMap { element in
        guard visibility.answers[element.id] != nil else { return nil }
        return given[element.id].map { Answer(elementID: element.id, value: $0) }
      }
    }
    #expect(
      findings(sheet, in: context)?.map(\.field) == missing.map { "answers[\"\($0)\"]" },
      "seed \(seed)")

    // A hidden answer is rejected.
    let hidden = zip(questionnaire.elements, visibility.isShown).first { element, isShown in
      !isShown && given[element.id] != nil
    }
    guard let hidden else { return }
    sheet.answers.append(Answer(elementID: hidden.0.id, value: given[hidden.0.id]))
    let found = try #require(findings(sheet, in: context))
    #expect(found.contains { $0.reason == .notShown }, "seed \(seed)")
  }

  @Test func limitsFitTogether() {
    #expect(SheetLimits().answerCountMax == CatalogueLimits.default.elementsMax)
    #expect(SheetLimits().measurementCountMax == Int(CatalogueLimits.default.sensorCountMax))
    #expect(
      QuestionnaireUse.repeatIntervalHoursMax
        == CatalogueLimits.default.repeatIntervalHoursMax)
  }

  @Test func groupsCompositesAndInheritanceArePrepared() throws {
    let questionnaire = QuestionnaireDefinition(
      id: "q", title: Samples.text("Q"), defaultLanguage: "en", sharedKind: .yesNo,
      elements: [
        ElementDefinition(id: "page", content: .pageBreak),
        ElementDefinition(
          id: "address", content: .group(GroupDefinition(style: .composite(isOptional: true)))),
        ElementDefinition(
          id: "street", parentID: "address",
          content: .question(
            QuestionDefinition(
              text: Samples.text("Street"), kind: .text(TextEntryDefinition())))),
        ElementDefinition(
          id: "agreed", parentID: "address",
          content: .question(
            QuestionDefinition(text: Samples.text("Agreed"), kind: .inherited))),
      ])
    let compiled = try Self.compile(questionnaire)
    #expect(compiled.questions.map(\.elementID) == ["street", "agreed"])
    #expect(compiled.questions.last?.answers == .one(of: ["yes", "no"]))
    let context = Fixture.context([compiled])
    func found(_ answers: [Answer]) -> [Finding]? {
      findings(Fixture.sheet { $0.answers = answers }, in: context)
    }
    let street = Answer(elementID: "street", value: .text("Blumenweg"))
    #expect(found([]) == [])
    #expect(found([street]) == [Finding("answers[\"agreed\"]", .compositeIncomplete)])
    #expect(found([street, Answer(elementID: "agreed", value: .choice(["yes"]))]) == [])
    // Blank fields count as empty; next to a filled one they are missing.
    let blank = Answer(elementID: "street", value: .text(" "))
    #expect(found([blank]) == [])
    #expect(
      found([blank, Answer(elementID: "agreed", value: .choice(["yes"]))])
        == [Finding("answers[0].text", .textEmpty)])
  }
}
