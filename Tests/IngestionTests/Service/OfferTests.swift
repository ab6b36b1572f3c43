import FoundationEssentials
import Messages
import RPCCore
import Testing

/// Offers after a sheet, and scores.
@Suite struct OfferTests {
  /// The diary has a score of its stress; above 60 the symptom questionnaire follows, and after it,
  /// for any answer, the momentary one.
  private func study() -> TestStudy {
    var study = TestStudy()
    let diary = study.questionnaires.firstIndex { $0.questionnaireID == study.diaryID }!
    study.questionnaires[diary].scores = [
      CatalogueV1.Score(
        scoreID: "burden", method: .sum,
        items: [
          CatalogueV1.ScoreItem(subject: .elementID("stress")),
          CatalogueV1.ScoreItem(subject: .elementID("weight")),
        ], minimumAnswered: 1,
        bands: [
          CatalogueV1.ScoreBand(minimum: 0, code: "low"),
          CatalogueV1.ScoreBand(minimum: 50, code: "high"),
        ])
    ]
    study.message.nextLists = [
      CatalogueV1.NextList(
        afterQuestionnaireID: study.diaryID,
        conditions: [
          CatalogueV1.Condition(operator: .greater, number: .init(60), scoreID: "burden")
        ],
        offers: [
          CatalogueV1.NextOffer(
            questionnaireID: study.symptomID,
            info: CatalogueV1.LocalizedText(translations: [
              CatalogueV1.Translation(language: "de", text: "Und was stört?")
            ]))
        ]),
      CatalogueV1.NextList(
        afterQuestionnaireID: study.symptomID,
        offers: [CatalogueV1.NextOffer(questionnaireID: study.momentaryID)]),
    ]
    return study
  }

  @Test func anAcceptedSheetSaysWhatComesNext() async throws {
    let stack = try await IngestionStack.shared.value
    let study = study()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let low = try await caller.submit([study.diarySheet(stress: 60, at: -30)])[0]
    #expect(low.next.isEmpty)
    #expect(low.scores.map(\.value?.value) == [60])
    #expect(low.scores.map(\.band) == ["high"])
    #expect(try await caller.offers(in: study.studyID).isEmpty)

    let sheet = study.diarySheet(stress: 61, at: -20)
    let high = try await caller.submit([sheet])[0]
    #expect(high.next.map(\.questionnaireID) == [study.symptomID])
    #expect(high.next.map(\.version) == [1])
    #expect(high.next.map(\.afterSheetID) == [sheet.sheetID])
    #expect(high.next.first?.info?.translations.map(\.text) == ["Und was stört?"])
    // The response was lost: the repetition returns the same.
    let again = try await caller.submit([sheet])[0]
    #expect(again.verdict == .exists)
    #expect(again.next == high.next)
    #expect(again.scores == high.scores)
    #expect(try await caller.offers(in: study.studyID) == high.next)

    let symptom = try await caller.submit([study.symptomSheet(at: -10)])[0]
    #expect(symptom.next.map(\.questionnaireID) == [study.momentaryID])
    // Already filled in, so it is not offered again.
    #expect(try await caller.submit([sheet])[0].next.isEmpty)
    // Also if it would be rejected today.
    let gone = try stack.caller(id: caller.participantID, studies: [])
    let recognised = try await gone.submit([sheet])[0]
    #expect(recognised.verdict == .exists)
    #expect(recognised.scores == high.scores)
    #expect(
      try await caller.offers(in: study.studyID).map(\.questionnaireID) == [study.momentaryID])
    let last = try await caller.submit([study.momentarySheet(rested: true, at: -5)])[0]
    #expect(last.next.isEmpty)
    #expect(try await caller.offers(in: study.studyID).isEmpty)
  }

  @Test func nothingIsOfferedThatCannotBeFilledIn() async throws {
    let stack = try await IngestionStack.shared.value
    var study = study()
    study.message.questionnaires[1].deactivated = true
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    #expect(try await caller.submit([study.diarySheet(stress: 90)])[0].next.isEmpty)
    #expect(try await caller.offers(in: study.studyID).isEmpty)
    var grouped = self.study()
    grouped.message.groups = [CatalogueV1.StudyGroup(groupID: "a")]
    grouped.message.questionnaires[1].groupIDs = ["a"]
    try await stack.deliver(grouped)
    let outsider = try stack.participant(in: grouped.studyID)
    #expect(try await outsider.submit([grouped.diarySheet(stress: 90)])[0].next.isEmpty)
    let member = try stack.caller(
      id: UUID(), studies: [grouped.studyID], groups: [grouped.studyID: "a"])
    #expect(
      try await member.submit([grouped.diarySheet(stress: 90)])[0].next.map(\.questionnaireID)
        == [grouped.symptomID])
    #expect(
      try await member.offers(in: grouped.studyID).map(\.questionnaireID) == [grouped.symptomID])
  }

  @Test func nothingIsOfferedBeforeItsInterval() async throws {
    let stack = try await IngestionStack.shared.value
    var study = study()
    study.message.questionnaires[1].recurrence = .repeated
    study.message.questionnaires[1].repeatIntervalHours = 1
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    _ = try await caller.submit([study.symptomSheet(at: -3599), study.momentarySheet(rested: true)])
    let early = try await caller.submit([study.diarySheet(stress: 90, at: -10)])[0]
    #expect(early.verdict == .created && early.next.isEmpty)
    #expect(try await caller.offers(in: study.studyID).isEmpty)
    let other = try stack.participant(in: study.studyID)
    _ = try await other.submit([study.symptomSheet(at: -3600), study.momentarySheet(rested: true)])
    let due = try await other.submit([study.diarySheet(stress: 90, at: -10)])[0]
    #expect(due.next.map(\.questionnaireID) == [study.symptomID])
  }

  @Test func strangersAreOfferedNothing() async throws {
    let stack = try await IngestionStack.shared.value
    let study = study()
    try await stack.deliver(study)
    let stranger = try stack.participant()
    let refused = await failure { try await stranger.offers(in: study.studyID) }
    #expect(refused?.reason == "NOT_ENROLLED")
    let early = try stack.participant(in: "never-heard-of")
    stack.catalogue.setBroken("never-heard-of")
    let unknown = await failure { try await early.offers(in: "never-heard-of") }
    #expect(unknown?.code == .unavailable)
  }

  @Test func scoresAreStoredAndExported() async throws {
    let stack = try await IngestionStack.shared.value
    let study = study()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    var sheet = study.diarySheet(stress: 20)
    sheet.answers.append(IngestionV1.Answer(elementID: "weight", value: .number(70.5)))
    #expect(try await caller.verdicts(sheet) == [.created])
    let stored = try #require(try await caller.listAll().first)
    #expect(stored.scores.map(\.scoreID) == ["burden"])
    #expect(stored.scores.map(\.value?.value) == [90.5])
    let leader = try stack.participant(leading: [study.studyID])
    let wide = String(
      decoding: try await leader.export(study.studyID, study.diaryID, .wide).flatMap(\.csv),
      as: UTF8.self)
    let lines = wide.split(separator: "\r\n")
    #expect(lines[0].hasSuffix(",score_burden,score_burden_band"))
    #expect(lines[1].hasSuffix(",90.5,high"))
    let long = String(
      decoding: try await leader.export(study.studyID, "", .long).flatMap(\.csv), as: UTF8.self)
    #expect(long.contains(",burden,score,90.5,\r\n"))
    #expect(long.contains(",burden,band,high,\r\n"))
  }
}
