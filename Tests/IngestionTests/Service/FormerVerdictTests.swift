import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

/// Conditions on odd values changed over time (`2026-02-31`, not in the calendar, was after
/// `2026-01-31`). Sheets accepted then stay accepted.
@Suite struct FormerVerdictTests {
  /// `follow` is visible if the reported day of another questionnaire meets the condition.
  private static func questionnaire(
    _ study: TestStudy, _ comparison: CatalogueV1.ConditionOperator, _ text: String
  ) -> CatalogueV1.Questionnaire {
    CatalogueV1.Questionnaire(
      questionnaireID: study.diaryID, version: 1, contentHash: "d1",
      elements: [
        TestStudy.question(
          "follow", .yesNo(CatalogueV1.YesNo()),
          when: [
            CatalogueV1.Condition(
              questionnaireID: study.symptomID, elementID: "day", operator: comparison, text: text)
          ])
      ])
  }

  private static func sheet(of study: TestStudy) -> IngestionV1.AnswerSheet {
    var sheet = study.sheet(study.diaryID, "d1", at: 1, [TestStudy.choice("follow", "yes")])
    sheet.referencedAnswers = [
      IngestionV1.ReferencedAnswer(
        questionnaireID: study.symptomID, elementID: "day", text: "2026-02-31")
    ]
    return sheet
  }

  @Test func acceptedSheetsStayAccepted() async throws {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    // Equivalent to the former rule for days, for this sheet.
    study.questionnaires[0] = Self.questionnaire(study, .answered, "")
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let sheet = Self.sheet(of: study)
    #expect(try await caller.verdicts(sheet) == [.created])

    let today = Self.questionnaire(study, .greater, "2026-01-31")
    try await stack.owner.execute(
      """
      UPDATE questionnaire_versions SET definition = \(today.serialized())
      WHERE questionnaire_id = \(study.diaryID)
      """)
    // Another process, without the former definition in memory.
    let other = try await IngestionStack(sharing: stack)
    let again = try other.caller(id: caller.participantID, studies: [study.studyID])
    let verdicts = try await again.submit([Self.sheet(of: study), sheet])
    #expect(verdicts.map(\.verdict) == [.rejected, .exists])
    #expect(verdicts[0].violations.map(\.reason) == ["NOT_SHOWN"])
    #expect(try await again.listAll().map(\.sheet) == [sheet])
    // Different contents under its id are not a repetition.
    var changed = sheet
    changed.closing = .expired
    #expect(try await again.verdicts(changed) == [.conflict])
  }
}
