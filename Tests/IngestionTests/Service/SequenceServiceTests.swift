import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

/// Binding sequences (generic forms §4.1) over the API, across calls.
@Suite struct SequenceServiceTests {
  /// After a diary, the symptom questionnaire and then the momentary one.
  private func study(
    _ change: (inout TestStudy) -> Void = { _ in }
  ) -> TestStudy {
    var study = TestStudy()
    study.message.questionnaires[1].recurrence = .repeated
    study.message.nextLists = [
      CatalogueV1.NextList(
        afterQuestionnaireID: study.diaryID,
        offers: [
          CatalogueV1.NextOffer(
            questionnaireID: study.symptomID,
            info: CatalogueV1.LocalizedText(translations: [
              CatalogueV1.Translation(language: "de", text: "Und was stört?")
            ])),
          CatalogueV1.NextOffer(questionnaireID: study.momentaryID),
        ], binding: true)
    ]
    change(&study)
    return study
  }

  /// Published some time before the sheets are finished.
  private func deliver(_ study: TestStudy, to stack: IngestionStack) async throws {
    try await stack.deliver(study, at: IngestionStack.start.addingTimeInterval(-7200))
  }

  @Test func theOrderHoldsAndOffersSayIt() async throws {
    let stack = try await IngestionStack.shared.value
    let study = study()
    try await deliver(study, to: stack)
    let caller = try stack.participant(in: study.studyID)
    let diary = study.diarySheet(at: -300)
    let first = try await caller.submit([diary])[0]
    #expect(first.verdict == .created)
    #expect(first.next.map(\.questionnaireID) == [study.symptomID, study.momentaryID])
    #expect(
      try await caller.offers(in: study.studyID).map(\.questionnaireID) == [study.symptomID])
    let standing = try await caller.standing(in: study.studyID).questionnaires
    #expect(standing.map(\.open) == [false, true, false])
    #expect(standing.map(\.blockedBy) == [[study.symptomID], [], [study.symptomID]])
    let refused = try await caller.submit([study.momentarySheet(rested: false, at: -290)])[0]
    #expect(refused.violations.map(\.reason) == ["SEQUENCE_NOT_NEXT"])
    #expect(refused.violations.map(\.field) == ["questionnaire_id"])
    #expect(refused.violations.first?.description.contains(study.symptomID) == true)
    #expect(try await caller.outcomes(study.diarySheet(at: -280)) == ["SEQUENCE_REPEATED"])
    let symptom = try await caller.submit([study.symptomSheet("mood", at: -270)])[0]
    #expect(symptom.verdict == .created)
    #expect(symptom.next.map(\.questionnaireID) == [study.momentaryID])
    #expect(symptom.next.map(\.afterSheetID) == [diary.sheetID])
    #expect(
      try await caller.offers(in: study.studyID).map(\.questionnaireID) == [study.momentaryID])
    // The response was lost.
    let again = try await caller.submit([diary])[0]
    #expect(again.verdict == .exists)
    #expect(again.next.map(\.questionnaireID) == [study.momentaryID])
    let last = try await caller.submit([study.momentarySheet(rested: false, at: -260)])[0]
    #expect(last.verdict == .created)
    #expect(last.next.isEmpty)
    #expect(try await caller.offers(in: study.studyID).isEmpty)
    #expect(try await caller.verdicts(study.diarySheet(at: -250)) == [.created])
  }

  @Test func anOfflineBatchAndLateSheetsAreJudgedByTheirTimes() async throws {
    let stack = try await IngestionStack.shared.value
    let study = study()
    try await deliver(study, to: stack)
    let caller = try stack.participant(in: study.studyID)
    let sheets = [
      study.momentarySheet(rested: false, at: -100), study.diarySheet(at: -300),
      study.symptomSheet("mood", at: -200), study.diarySheet(at: -90),
    ]
    let verdicts = try await caller.submit(sheets + [sheets[1]])
    #expect(verdicts.prefix(4).map(\.verdict) == [.created, .created, .created, .created])
    #expect(verdicts[4].verdict == .exists)
    #expect(verdicts[3].next.map(\.questionnaireID) == [study.symptomID, study.momentaryID])
    #expect(try await caller.outcomes(study.diarySheet(at: -150)) == ["SEQUENCE_REPEATED"])
    #expect(try await caller.verdicts(study.diarySheet(at: -95)) == [.created])
    #expect(try await caller.verdicts(study.diarySheet(at: -400)) == [.created])
  }

  @Test func sheetsFromBeforeTheOrderAreLeftAlone() async throws {
    let stack = try await IngestionStack.shared.value
    var study = study()
    let binding = study.message.nextLists
    study.message.nextLists[0].binding = false
    try await deliver(study, to: stack)
    study.message.nextLists = binding
    study.message.revision = 2
    try await stack.deliver(
      EventsV1.StudyPublished(study: study.message), subject: study.studyID,
      at: IngestionStack.start.addingTimeInterval(-200))
    // Delivered again, as in a rebuild, or published with only a changed text.
    study.message.revision = 3
    try await stack.deliver(
      EventsV1.StudyPublished(study: study.message), subject: study.studyID,
      at: IngestionStack.start.addingTimeInterval(-10))
    let since = try await stack.owner.query(
      "SELECT binding_since FROM studies WHERE study_id = \(study.studyID)")
    #expect(
      try since.first?.decode("binding_since", as: Date.self)
        == IngestionStack.start.addingTimeInterval(-200))
    let caller = try stack.participant(in: study.studyID)
    #expect(
      try await caller.outcomes(
        study.diarySheet(at: -300), study.momentarySheet(rested: false, at: -250),
        study.momentarySheet(rested: false, at: -150), study.diarySheet(at: -140),
        study.momentarySheet(rested: false, at: -130))
        == ["created", "created", "created", "created", "SEQUENCE_NOT_NEXT"])
  }

  /// If the bus delivers the study later than the first sheets arrive, the rules asked for are in
  /// force since their publication, not since the question.
  @Test func theOrderHoldsSinceItsPublicationHoweverLateItIsLearned() async throws {
    let stack = try await IngestionStack.shared.value
    var study = study()
    study.message.nextLists[0].offers.removeFirst()
    let publishedAt = IngestionStack.start.addingTimeInterval(-7200)
    stack.catalogue.publish(study.message, at: publishedAt)
    for questionnaire in study.questionnaires { stack.catalogue.publish(questionnaire) }
    let caller = try stack.participant(in: study.studyID)
    #expect(
      try await caller.outcomes(
        study.diarySheet(at: -900), study.momentarySheet(rested: false, at: -700))
        == ["created", "created"])
    #expect(
      try await caller.outcomes(study.symptomSheet("mood", at: -850)) == ["SEQUENCE_NOT_NEXT"])
    try await deliver(study, to: stack)
    #expect(
      try await caller.outcomes(study.symptomSheet("mood", at: -840)) == ["SEQUENCE_NOT_NEXT"])
  }

  @Test func aWithdrawnQuestionnaireIsSkipped() async throws {
    let stack = try await IngestionStack.shared.value
    let study = study { $0.message.questionnaires[1].deactivated = true }
    try await deliver(study, to: stack)
    let caller = try stack.participant(in: study.studyID)
    let first = try await caller.submit([study.diarySheet(at: -300)])[0]
    #expect(first.next.map(\.questionnaireID) == [study.momentaryID])
    #expect(
      try await caller.offers(in: study.studyID).map(\.questionnaireID) == [study.momentaryID])
    #expect(
      try await caller.verdicts(study.momentarySheet(rested: false, at: -200)) == [.created])
  }

  @Test func blockingQuestionnairesAreOfferedFirstAndAccepted() async throws {
    let stack = try await IngestionStack.shared.value
    let study = study { study in
      study.message.nextLists[0].offers.removeFirst()
      study.message.questionnaires[1].blocking = true
    }
    try await deliver(study, to: stack)
    let caller = try stack.participant(in: study.studyID)
    let first = try await caller.submit([study.diarySheet(at: -300)])[0]
    #expect(first.deviations == ["BLOCKED"])
    #expect(
      try await caller.offers(in: study.studyID).map(\.questionnaireID)
        == [study.symptomID, study.momentaryID])
    #expect(try await caller.verdicts(study.symptomSheet("mood", at: -200)) == [.created])
    #expect(try await caller.outcomes(study.diarySheet(at: -190)) == ["SEQUENCE_REPEATED"])
    #expect(
      try await caller.offers(in: study.studyID).map(\.questionnaireID) == [study.momentaryID])
  }

  /// Two processes validate before either stores: of two sheets for the same step one is stored;
  /// the other is sent again and rejected.
  @Test func oneOfTwoProcessesIsFirst() async throws {
    let stack = try await IngestionStack.shared.value
    let other = try await IngestionStack(sharing: stack)
    let study = study()
    try await deliver(study, to: stack)
    for round in 0..<20 as Range<Int64> {
      let caller = try stack.participant(in: study.studyID)
      let at = -3000 + round * 10
      #expect(try await caller.verdicts(study.diarySheet(at: at)) == [.created])
      let second = caller.through(other)
      var open = [
        (caller, study.symptomSheet("mood", at: at + 2)),
        (second, study.symptomSheet("sleep", at: at + 3)),
      ]
      var outcomes: [String] = []
      // Each sends until its sheet is decided.
      while !open.isEmpty {
        let (one, two) = (open[0], open.count > 1 ? open[1] : nil)
        async let first = one.0.outcomes(one.1)
        let answers = try await [two?.0.outcomes(two!.1), first].compactMap { $0?.first }
        let sheets = [two, one].compactMap { $0 }
        open = []
        for (sheet, answer) in zip(sheets, answers) {
          if answer == "retryLater" { open.append(sheet) } else { outcomes.append(answer) }
        }
      }
      let stored = try await caller.listAll().filter {
        $0.sheet?.questionnaireID == study.symptomID
      }
      // The sheet finished first is always accepted; the other one only before it.
      #expect(outcomes.filter { $0 == "created" }.count == stored.count)
      #expect(Set(outcomes).isSubset(of: ["created", "SEQUENCE_REPEATED", "SEQUENCE_NOT_NEXT"]))
      #expect(outcomes.contains("created"))
    }
  }
}
