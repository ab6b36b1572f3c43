import FoundationEssentials
import Questionnaires
import Testing

@testable import IngestionService

/// Conditions between questionnaires: the eighth question of Track Your Tinnitus depends on the
/// answer to the worst-symptom questionnaire (TYT §4).
@Suite struct BatchTests {
  private static let symptom = PreparedQuestionnaire(
    questionnaireID: "worst-symptom", version: 1, contentHash: "5e",
    elements: [Fixture.question("worst", .singleChoice(["sleep", "mood"]))])
  private static let momentary = PreparedQuestionnaire(
    questionnaireID: "momentary", version: 1, contentHash: "60",
    elements: [
      Fixture.question("perceived", .yesNo),
      Fixture.question(
        "rested", .yesNo,
        when: [
          Condition(
            questionnaireID: "worst-symptom", elementID: "worst",
            comparison: .equal(.codes(["sleep"])))
        ]),
    ])
  private static let symptomUse = StudyQuestionnaire(
    studyID: "tys", questionnaireID: "worst-symptom")

  private func context() -> ValidationContext {
    Fixture.context([Self.symptom, Self.momentary])
  }

  private func symptomSheet(_ code: String, at seconds: Int64, id: UUID = UUID()) -> AnswerSheet {
    Fixture.sheet {
      $0.sheetID = id.uuidString
      $0.questionnaireID = "worst-symptom"
      $0.version = 1
      $0.contentHash = "5e"
      $0.startedAt = nil
      $0.finishedAt = DeviceTime(Fixture.now.advanced(byMicroseconds: seconds * 1_000_000))
      $0.answers = [Answer(elementID: "worst", value: .choice([code]))]
    }
  }

  private func momentarySheet(
    rested: Bool, at seconds: Int64, references: [ReferencedAnswer] = []
  ) -> AnswerSheet {
    Fixture.sheet {
      $0.sheetID = UUID().uuidString
      $0.questionnaireID = "momentary"
      $0.version = 1
      $0.contentHash = "60"
      $0.startedAt = nil
      $0.finishedAt = DeviceTime(Fixture.now.advanced(byMicroseconds: seconds * 1_000_000))
      $0.answers = [Answer(elementID: "perceived", value: .choice(["no"]))]
      if rested { $0.answers.append(Answer(elementID: "rested", value: .choice(["no"]))) }
      $0.referencedAnswers = references
    }
  }

  private func stored(_ code: String, at seconds: Int64) -> EarlierSheet {
    EarlierSheet(
      sheetID: UUID(), finishedAt: Fixture.now.advanced(byMicroseconds: seconds * 1_000_000),
      answers: ["worst": .codes([code])])
  }

  private let notShown = [Finding("answers[1].element_id", .notShown)]
  private let missing = [Finding("answers[\"rested\"]", .answerMissing)]

  @Test func withoutASheetTheConditionIsFalse() {
    #expect(findings(momentarySheet(rested: false, at: 0), in: context()) == [])
    #expect(findings(momentarySheet(rested: true, at: 0), in: context()) == notShown)
  }

  @Test func theLatestStoredSheetDecides() {
    var context = context()
    context.earlierSheets[Self.symptomUse] = [
      stored("sleep", at: -30), stored("mood", at: -40), stored("mood", at: -5),
    ]
    #expect(findings(momentarySheet(rested: true, at: -20), in: context) == [])
    #expect(findings(momentarySheet(rested: false, at: -20), in: context) == missing)
    // Before the answer was known.
    #expect(findings(momentarySheet(rested: true, at: -35), in: context) == notShown)
    // Finished at the same instant.
    #expect(findings(momentarySheet(rested: true, at: -30), in: context) == [])
    #expect(findings(momentarySheet(rested: true, at: -5), in: context) == notShown)
    #expect(findings(momentarySheet(rested: true, at: 5), in: context) == notShown)
  }

  @Test func sheetsOfOtherStudiesDoNotDecide() {
    var context = context()
    let elsewhere = StudyQuestionnaire(studyID: "tyt", questionnaireID: "worst-symptom")
    context.earlierSheets[elsewhere] = [stored("sleep", at: -10)]
    #expect(findings(momentarySheet(rested: true, at: 0), in: context) == notShown)
  }

  @Test func reportedAnswersTakePrecedence() {
    var context = context()
    context.earlierSheets[Self.symptomUse] = [stored("mood", at: -10)]
    let reference = ReferencedAnswer(
      questionnaireID: "worst-symptom", elementID: "worst", codes: ["sleep"])
    #expect(
      findings(momentarySheet(rested: true, at: 0, references: [reference]), in: context) == [])
    let none = ReferencedAnswer(questionnaireID: "worst-symptom", elementID: "worst")
    context.earlierSheets[Self.symptomUse] = [stored("sleep", at: -10)]
    #expect(
      findings(momentarySheet(rested: false, at: 0, references: [none]), in: context) == [])
  }

  @Test func anEarlierSheetOfTheBatchCounts() {
    let sheets = [
      momentarySheet(rested: true, at: 20), symptomSheet("sleep", at: 10),
      momentarySheet(rested: false, at: 5), symptomSheet("mood", at: 30),
      momentarySheet(rested: false, at: 30),
    ]
    let decisions = BatchValidator.validate(sheets, in: context())
    #expect(decisions.map(\.findings) == [[], [], [], [], []])
  }

  @Test func atTheSameInstantTheSheetThatIsReferredToComesFirst() {
    let sheets = [momentarySheet(rested: true, at: 10), symptomSheet("sleep", at: 10)]
    #expect(BatchValidator.validate(sheets, in: context()).map(\.findings) == [[], []])
  }

  @Test func aRefusedSheetOfTheBatchDoesNot() {
    let sheets = [symptomSheet("nothing", at: 10), momentarySheet(rested: true, at: 20)]
    let decisions = BatchValidator.validate(sheets, in: context())
    #expect(decisions[0].findings == [Finding("answers[0].choice.codes[0]", .optionUnknown)])
    #expect(decisions[1].findings == notShown)
  }

  @Test func aSheetThatWaitsMakesOthersWait() {
    var context = context()
    var waiting = symptomSheet("sleep", at: 10)
    waiting.version = 2
    let sheets = [
      waiting, momentarySheet(rested: true, at: 20), momentarySheet(rested: false, at: 20),
      momentarySheet(rested: false, at: 5), momentarySheet(rested: false, at: 10),
      momentarySheet(
        rested: true, at: 20,
        references: [
          ReferencedAnswer(
            questionnaireID: "worst-symptom", elementID: "worst", codes: ["sleep"])
        ]),
    ]
    let decisions = BatchValidator.validate(sheets, in: context)
    #expect(decisions.map(\.findings) == [nil, nil, nil, [], nil, []])
    // An invalid answer is reported now that the condition is decided.
    var bad = sheets[1]
    bad.closing = nil
    context.limits.violationCountMax = 5
    #expect(
      BatchValidator.validate([waiting, bad], in: context)[1].findings == [
        Finding("closing", .closingInvalid)
      ])
  }

  @Test func conditionsMayLookAtTheSheetBefore() {
    let diary = PreparedQuestionnaire(
      questionnaireID: "diary", version: 1, contentHash: "d1",
      elements: [
        Fixture.question(
          "changed", .yesNo,
          when: [
            Condition(
              questionnaireID: "diary", elementID: "medicine",
              comparison: .equal(.codes(["yes"])))
          ]),
        Fixture.question("medicine", .yesNo),
      ])
    func sheet(at seconds: Int64, _ answers: [String]) -> AnswerSheet {
      Fixture.sheet {
        $0.sheetID = UUID().uuidString
        $0.questionnaireID = "diary"
        $0.version = 1
        $0.contentHash = "d1"
        $0.startedAt = nil
        $0.finishedAt = DeviceTime(Fixture.now.advanced(byMicroseconds: seconds * 1_000_000))
        $0.answers = answers.map { Answer(elementID: $0, value: .choice(["yes"])) }
      }
    }
    let decisions = BatchValidator.validate(
      [
        sheet(at: 1, ["medicine"]), sheet(at: 2, ["changed", "medicine"]),
        sheet(at: 3, ["medicine"]),
      ], in: Fixture.context([diary]))
    #expect(
      decisions.map(\.findings) == [
        [], [], [Finding("answers[\"changed\"]", .answerMissing)],
      ])
  }

  @Test func anEmptySheetReplacesNoEarlierAnswer() {
    var empty = symptomSheet("mood", at: 20)
    (empty.closing, empty.answers) = (.expired, [])
    let sheets = [
      symptomSheet("sleep", at: 10), empty, momentarySheet(rested: true, at: 30),
      momentarySheet(rested: false, at: 30),
    ]
    #expect(
      BatchValidator.validate(sheets, in: context()).map(\.findings) == [[], [], [], missing])
  }

  @Test func theFirstFinishedOfTwoOneTimeSheetsWins() {
    let uses = [QuestionnaireUse(questionnaireID: "worst-symptom", recurrence: .oneTime)]
    let context = Fixture.context([Self.symptom], uses: uses)
    let id = UUID()
    let first = symptomSheet("mood", at: 1, id: id)
    let decisions = BatchValidator.validate(
      [symptomSheet("sleep", at: 2), first, first], in: context)
    #expect(
      decisions.map(\.findings) == [
        [Finding("questionnaire_id", .alreadyFilledIn)], [], [],
      ])
  }

  @Test func decisionsKeepTheOrderOfTheSheets() {
    let sheets = (0..<20).map { index in
      Fixture.sheet {
        $0.sheetID = index % 3 == 0 ? "bad" : UUID().uuidString
        $0.finishedAt = DeviceTime(
          Fixture.now.advanced(byMicroseconds: Int64((index * 7) % 20) * -1_000_000))
        $0.startedAt = nil
      }
    }
    let decisions = BatchValidator.validate(sheets, in: Fixture.context())
    for (index, decision) in decisions.enumerated() {
      #expect(decision.findings?.isEmpty == (index % 3 != 0))
    }
  }
}
