import FoundationEssentials
import Messages
import Testing

@testable import IngestionService

/// Texts after a sheet, as the verdict has them.
@Suite struct SheetFeedbackTests {
  private static func text(_ english: String) -> CatalogueV1.LocalizedText {
    CatalogueV1.LocalizedText(translations: [
      CatalogueV1.Translation(language: "en", text: english),
      CatalogueV1.Translation(language: "de", text: "\(english) (de)"),
    ])
  }

  private static func study() -> TestStudy {
    var study = TestStudy()
    study.questionnaires[0].scores = [
      CatalogueV1.Score(
        scoreID: "burden", method: .sum,
        items: [CatalogueV1.ScoreItem(subject: .elementID("stress"))],
        bands: [
          CatalogueV1.ScoreBand(minimum: 0, code: "low"),
          CatalogueV1.ScoreBand(minimum: 50, code: "high"),
        ])
    ]
    func feedback(
      _ english: String, _ conditions: [CatalogueV1.Condition] = [], band: String? = nil,
      change: CatalogueV1.FeedbackChange? = nil
    ) -> CatalogueV1.FeedbackText {
      CatalogueV1.FeedbackText(
        sheet: CatalogueV1.SheetCause(
          questionnaireID: study.diaryID, conditions: conditions,
          bands: band.map { [CatalogueV1.BandMatch(scoreID: "burden", codes: [$0])] } ?? []),
        change: change, text: text(english))
    }
    study.message.feedbackTexts = [
      feedback("high", band: "high"),
      feedback("calmer", change: .init(value: .elementID("stress"), maximum: .init(-10))),
      feedback("worse", change: .init(value: .scoreID("burden"), minimum: .init(10))),
      feedback(
        "sleeps badly",
        [
          CatalogueV1.Condition(
            questionnaireID: study.symptomID, elementID: "worst", operator: .equal,
            codes: ["sleep"])
        ]),
    ]
    return study
  }

  private func texts(_ verdict: IngestionV1.SheetVerdict) -> [String] {
    verdict.feedback.map { $0.translations.first { $0.language == "en" }?.text ?? "" }
  }

  @Test func textsFollowTheSheet() async throws {
    let stack = try await IngestionStack.shared.value
    let study = Self.study()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let first = try await caller.submit([study.diarySheet(stress: 60, at: -60)])[0]
    #expect(texts(first) == ["high"])
    #expect(first.feedback[0].translations.map(\.text) == ["high", "high (de)"])
    let calmer = study.diarySheet(stress: 50, at: -50)
    #expect(try await texts(caller.submit([calmer])[0]) == ["high", "calmer"])
    // Both sheets of a batch: the second is worse than the first.
    let pair = [study.diarySheet(stress: 20, at: -40), study.diarySheet(stress: 30, at: -30)]
    #expect(try await caller.submit(pair).map(texts) == [["calmer"], ["worse"]])
    // The response was lost: the repetition returns the same, also after later sheets.
    let again = try await caller.submit([calmer])[0]
    #expect(again.verdict == .exists && texts(again) == ["high", "calmer"])
    #expect(try await texts(caller.submit([study.symptomSheet(at: -20)])[0]) == [])
    #expect(
      try await texts(caller.submit([study.diarySheet(stress: 35, at: -10)])[0])
        == ["sleeps badly"])
    let refused = try await caller.submit([study.sheet(study.diaryID, "d1", at: -5, [])])[0]
    #expect(refused.verdict == .rejected && refused.feedback.isEmpty)
  }
}
