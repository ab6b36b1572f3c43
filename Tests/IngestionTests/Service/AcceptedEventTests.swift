import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

/// Contents of the event about a stored sheet.
@Suite struct AcceptedEventTests {
  private func scoredStudy() -> TestStudy {
    var study = TestStudy()
    study.questionnaires[0].scores = [
      CatalogueV1.Score(
        scoreID: "burden", method: .sum,
        items: [CatalogueV1.ScoreItem(subject: .elementID("stress"))],
        minimumAnswered: 1, bands: [CatalogueV1.ScoreBand(minimum: 50, code: "high")])
    ]
    study.message.nextLists = [
      CatalogueV1.NextList(
        afterQuestionnaireID: study.diaryID,
        conditions: [
          CatalogueV1.Condition(elementID: "stress", operator: .greater, number: .init(60))
        ], offers: [CatalogueV1.NextOffer(questionnaireID: study.momentaryID)]),
      CatalogueV1.NextList(
        afterQuestionnaireID: study.diaryID,
        conditions: [CatalogueV1.Condition(elementID: "note", operator: .answered)],
        offers: [CatalogueV1.NextOffer(questionnaireID: study.momentaryID)]),
    ]
    return study
  }

  @Test func itHasScoresAndWhatRulesLookAtAndNoTexts() async throws {
    let stack = try await IngestionStack.shared.value
    let study = scoredStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    var diary = study.diarySheet(stress: 70, at: -100)
    diary.answers.append(IngestionV1.Answer(elementID: "note", value: .text("my neighbour")))
    let symptom = study.symptomSheet("sleep", at: -90)
    var momentary = study.momentarySheet(rested: true, at: -80)
    momentary.closing = .autosaved
    for sheet in [diary, symptom, momentary] {
      #expect(try await caller.verdicts(sheet) == [.created])
    }
    let told = try await stack.accepted(of: caller)
    #expect(told.map(\.sheetID) == [diary, symptom, momentary].map(\.sheetID))
    #expect(told.map(\.closing) == [.complete, .complete, .autosaved])
    #expect(told[0].scores.map(\.scoreID) == ["burden"])
    #expect(told[0].scores.map(\.value?.value) == [70])
    #expect(told[0].scores.map(\.band) == ["high"])
    // The answer that a next list refers to; the note is a text and not published.
    #expect(told[0].answers == [IngestionV1.Answer(elementID: "stress", value: .number(70))])
    // The answer that a condition of the momentary questionnaire refers to.
    #expect(told[1].answers == [TestStudy.choice("worst", "sleep")])
    #expect(told[2].answers.isEmpty)
    #expect(told.allSatisfy { $0.receiveTime != nil })
    #expect(!told[0].serialized().contains(subsequence: Array("my neighbour".utf8)))
  }

  @Test func itHasDeviationsAndTheGroup() async throws {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    study.message.groups = [CatalogueV1.StudyGroup(groupID: "a")]
    study.message.questionnaires[1].blocking = true
    try await stack.deliver(study, at: IngestionStack.start.addingTimeInterval(-7200))
    let member = try stack.caller(
      id: UUID(), studies: [study.studyID], groups: [study.studyID: "a"])
    #expect(try await member.verdicts(study.diarySheet(at: -100)) == [.created])
    let told = try #require(try await stack.accepted(of: member).first)
    #expect(told.deviations == ["BLOCKED"])
    #expect(told.groupID == "a")
  }

  @Test func itSaysThatThereIsNoAnswer() async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    var empty = study.diarySheet(at: -100)
    empty.answers = []
    empty.closing = .autosaved
    for sheet in [empty, study.diarySheet(at: -90)] {
      #expect(try await caller.verdicts(sheet) == [.created])
    }
    #expect(try await stack.accepted(of: caller).map(\.empty) == [true, false])
  }
}

extension [UInt8] {
  fileprivate func contains(subsequence other: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: other) }
  }
}
