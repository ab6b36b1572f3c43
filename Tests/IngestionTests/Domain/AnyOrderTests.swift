import FoundationEssentials
import Questionnaires
import Testing

@testable import IngestionService

/// Sheets whose conditions may refer to later ones, because the clocks of two devices may differ.
@Suite struct AnyOrderTests {
  /// A questionnaire whose question `changed` is shown after a sheet of another that said yes.
  private func diary(_ questionnaireID: String, after other: String) -> PreparedQuestionnaire {
    PreparedQuestionnaire(
      questionnaireID: questionnaireID, version: 1, contentHash: "d1",
      elements: [
        Fixture.question(
          "changed", .yesNo,
          when: [
            Condition(
              questionnaireID: other, elementID: "medicine", comparison: .equal(.codes(["yes"])))
          ]),
        Fixture.question("medicine", .yesNo),
      ])
  }

  private func sheet(
    _ questionnaireID: String, at seconds: Int64, _ answers: [String] = ["changed", "medicine"]
  ) -> AnswerSheet {
    Fixture.sheet {
      $0.sheetID = UUID().uuidString
      $0.questionnaireID = questionnaireID
      $0.version = 1
      $0.contentHash = "d1"
      $0.startedAt = nil
      $0.finishedAt = DeviceTime(Fixture.now.advanced(byMicroseconds: seconds * 1_000_000))
      $0.answers = answers.map { Answer(elementID: $0, value: .choice(["yes"])) }
    }
  }

  /// Validates sheets; the first may refer to later ones.
  private func decide(
    _ sheets: [AnswerSheet], _ definitions: [PreparedQuestionnaire],
    _ change: (inout ValidationContext) -> Void = { _ in }
  ) -> [Decision<AcceptedSheet>] {
    var context = Fixture.context(definitions)
    context.sheetsInAnyOrder = [sheets[0].sheetID]
    change(&context)
    return BatchValidator.validate(sheets, in: context)
  }

  private let hidden = Finding("answers[0].element_id", .notShown)

  @Test func aSheetWaitsForALaterOneItRefersTo() {
    let definitions = [diary("a", after: "b"), diary("b", after: "c")]
    let decisions = decide([sheet("a", at: -2), sheet("b", at: -1, ["medicine"])], definitions)
    #expect(decisions.map(\.obstacles) == [[.earlierSheetWaits], nil])
  }

  /// The first sheet's answer was shown because of a sheet that was withdrawn.
  @Test func sheetsOfOneQuestionnaireDoNotWaitForEachOther() {
    let decisions = decide([sheet("a", at: -2), sheet("a", at: -1)], [diary("a", after: "a")])
    #expect(decisions.map(\.findings) == [[hidden], []])
  }

  @Test func noCircleOfQuestionnairesWaitsForItself() {
    for ids in [["a", "b"], ["a", "b", "c"]] {
      // Each refers to the next, and the last one to the first.
      let definitions = ids.indices.map { diary(ids[$0], after: ids[($0 + 1) % ids.count]) }
      let sheets = ids.enumerated().map { sheet($1, at: Int64($0) - 5, ["changed", "medicine"]) }
      let decisions = decide(sheets, definitions)
      #expect(decisions.map(\.obstacles) == ids.map { _ in nil })
      #expect(decisions[0].findings == [hidden])
    }
  }

  @Test func aBlockingQuestionnaireDoesNotWaitForThoseItBlocks() {
    let definitions = [diary("a", after: "b"), diary("b", after: "c")]
    let sheets = [sheet("a", at: -2), sheet("b", at: -1, ["medicine"])]
    let decisions = decide(sheets, definitions) {
      var first = QuestionnaireUse(questionnaireID: "a")
      first.blocksSince = Fixture.now.advanced(byMicroseconds: -60_000_000)
      let uses = [first, QuestionnaireUse(questionnaireID: "b")]
      $0.studies["tys"] = .known(StudyRules(studyID: "tys", uses: uses))
    }
    #expect(decisions.map(\.findings) == [[hidden], []])
  }

  @Test func theSheetBeforeIsNeverALaterOne() {
    let use = StudyQuestionnaire(studyID: "tys", questionnaireID: "a")
    let decisions = decide([sheet("a", at: -20)], [diary("a", after: "a")]) {
      $0.earlierSheets[use] = [
        EarlierSheet(
          sheetID: UUID(), finishedAt: Fixture.now, answers: ["medicine": .codes(["yes"])])
      ]
    }
    #expect(decisions.map(\.findings) == [[hidden]])
  }

  /// One line of the answer is left for all violations.
  @Test func violationsThatAreNotListedAreDoubts() {
    var sheet = sheet("a", at: -20, ["changed"])
    sheet.notificationID = "no UUID"
    let decisions = decide([sheet], [diary("a", after: "b")]) {
      $0.limits.violationCountMax = 1
    }
    #expect(decisions[0].findings?.map(\.reason) == [.notificationIDInvalid, .moreViolations])
    #expect(decisions[0].isDoubtedByConditions)
  }
}
