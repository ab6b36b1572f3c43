import FoundationEssentials
import Messages
import TestSupport
import Testing

/// Triggers on sheets: contents and number of events, and withdrawals.
@Suite struct SheetTriggerTests {
  /// The diary fires `stressed` from a stress of 80 on, `high` in the upper band of its score,
  /// `sleepless` at any stress if sleep is the worst symptom, `worse` at more than the previous
  /// sheet, and `loud` from 85 dB(A) on.
  private func study() -> TestStudy {
    var study = TestStudy.revisable
    study.message.nextLists = []
    study.questionnaires[0].scores[0].bands = [
      CatalogueV1.ScoreBand(minimum: 0, code: "low"),
      CatalogueV1.ScoreBand(minimum: 50, code: "high"),
    ]
    func sheet(
      _ id: String, _ conditions: [CatalogueV1.Condition], bands: [CatalogueV1.BandMatch] = []
    ) -> CatalogueV1.Trigger {
      CatalogueV1.Trigger(
        triggerID: id,
        cause: .sheet(
          CatalogueV1.SheetCause(
            questionnaireID: study.diaryID, conditions: conditions, bands: bands)))
    }
    study.message.triggers = [
      sheet(
        "stressed",
        [CatalogueV1.Condition(elementID: "stress", operator: .greaterOrEqual, number: .init(80))]),
      sheet("high", [], bands: [CatalogueV1.BandMatch(scoreID: "burden", codes: ["high"])]),
      sheet(
        "sleepless",
        [
          CatalogueV1.Condition(
            questionnaireID: study.symptomID, elementID: "worst", operator: .equal,
            codes: ["sleep"])
        ]),
      sheet(
        "again",
        [
          CatalogueV1.Condition(
            questionnaireID: study.diaryID, elementID: "stress", operator: .greaterOrEqual,
            number: .init(80)),
          CatalogueV1.Condition(elementID: "stress", operator: .greaterOrEqual, number: .init(80)),
        ]),
      CatalogueV1.Trigger(
        triggerID: "loud",
        cause: .noise(CatalogueV1.NoiseCause(unit: .decibelA, level: .init(85)))),
      CatalogueV1.Trigger(triggerID: "by-hand", cause: .staff(true)),
    ]
    return study
  }

  private func fresh() async throws -> (TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = study()
    try await stack.deliver(study)
    return (study, try stack.participant(in: study.studyID))
  }

  @Test func repeatedSheetsFireOnce() async throws {
    let (study, caller) = try await fresh()
    let sheet = study.diarySheet(stress: 80, at: -30)
    #expect(try await caller.verdicts(study.diarySheet(stress: 49, at: -60)) == [.created])
    #expect(try await caller.fired().isEmpty)
    #expect(try await caller.verdicts(sheet, sheet) == [.created, .exists])
    #expect(try await caller.verdicts(sheet) == [.exists])
    let fired = try await caller.fired()
    #expect(fired.map(\.triggerID) == ["stressed", "high"])
    #expect(fired.map(\.fireTime) == [sheet.finishTime, sheet.finishTime])
    #expect(fired.allSatisfy { $0.studyID == study.studyID && !$0.withdrawn })
    #expect(Set(fired.map(\.occurrenceID)).count == 2)
  }

  /// After all sheets of the call, so that planning knows them.
  @Test func triggersArePublishedAfterTheSheets() async throws {
    let (study, caller) = try await fresh()
    #expect(
      try await caller.verdicts(
        study.diarySheet(stress: 50, at: -30), study.momentarySheet(rested: false, at: -20))
        == [.created, .created])
    let subject = caller.participantID.uuidString.lowercased()
    let types = try await caller.stack.pool.query(
      "SELECT type FROM outbox WHERE subject = \(subject) ORDER BY id"
    ).map { try $0.decode("type", as: String.self) }
    let accepted = EventsV1.AnswerSheetAccepted.fullName
    #expect(types == [accepted, accepted, EventsV1.TriggerFired.fullName])
  }

  /// The first row that holds counts; conditions on scores and other sheets decide with the sheet.
  @Test func theSheetDecidesOnTheProbabilities() async throws {
    let stack = try await IngestionStack.shared.value
    var study = study()
    func row(
      _ conditions: [CatalogueV1.Condition], bands: [CatalogueV1.BandMatch] = [],
      _ millionths: UInt32?
    ) -> CatalogueV1.DrawRow {
      CatalogueV1.DrawRow(
        sheet: conditions.isEmpty && bands.isEmpty
          ? nil
          : CatalogueV1.SheetCause(
            questionnaireID: study.diaryID, conditions: conditions, bands: bands),
        options: millionths.map { [.init(optionID: "walk", partsPerMillion: $0)] } ?? [])
    }
    var drawing = CatalogueV1.Trigger(
      triggerID: "drawing",
      cause: .sheet(CatalogueV1.SheetCause(questionnaireID: study.diaryID)))
    drawing.draw = CatalogueV1.TriggerDraw(rows: [
      row(
        [
          CatalogueV1.Condition(
            questionnaireID: study.symptomID, elementID: "worst", operator: .equal, codes: ["sleep"]
          )
        ], nil),
      row([], bands: [CatalogueV1.BandMatch(scoreID: "burden", codes: ["high"])], 900_000),
      row([], 100_000),
    ])
    var constant = drawing
    constant.triggerID = "constant"
    constant.draw = CatalogueV1.TriggerDraw(rows: [row([], 1)])
    study.message.triggers = [drawing, constant]
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    _ = try await caller.verdicts(study.diarySheet(stress: 10, at: -30))
    _ = try await caller.verdicts(study.diarySheet(stress: 60, at: -20))
    _ = try await caller.verdicts(study.symptomSheet("sleep", at: -15))
    _ = try await caller.verdicts(study.diarySheet(stress: 60, at: -10))
    let fired = try await caller.fired()
    let rows = fired.filter { $0.triggerID == "drawing" }.map(\.drawRow)
    #expect(rows.map { $0?.options.map(\.partsPerMillion) } == [[100_000], [900_000], []])
    #expect(rows.allSatisfy { $0?.sheet == nil })
    // Planning alone decides on constant probabilities.
    #expect(fired.filter { $0.triggerID == "constant" }.map(\.drawRow) == [nil, nil, nil])
  }

  @Test func otherSheetsOfTheBatchCount() async throws {
    let (study, caller) = try await fresh()
    #expect(
      try await caller.verdicts(
        study.diarySheet(stress: 10, at: -10), study.symptomSheet("sleep", at: -20),
        study.diarySheet(stress: 10, at: -30)) == [.created, .created, .created])
    #expect(try await caller.firedBriefly() == ["sleepless -10"])
    // Stored sheets also count.
    #expect(try await caller.verdicts(study.diarySheet(stress: 10, at: -5)) == [.created])
    #expect(try await caller.firedBriefly() == ["sleepless -10", "sleepless -5"])
  }

  @Test func theSheetBeforeIsNotTheSheetItself() async throws {
    let (study, caller) = try await fresh()
    _ = try await caller.verdicts(study.diarySheet(stress: 90, at: -30))
    #expect(!(try await caller.firedBriefly().contains("again -30")))
    _ = try await caller.verdicts(study.diarySheet(stress: 95, at: -20))
    #expect(try await caller.firedBriefly().contains("again -20"))
  }

  @Test func amendedAnswersTakeItBackAndBringItAgain() async throws {
    let (study, caller) = try await fresh()
    let sheet = study.diarySheet(stress: 85, at: -30)
    _ = try await caller.verdicts(sheet)
    #expect(try await caller.amended(sheet.amendment(stress: 60)) == ["created 2"])
    #expect(try await caller.amended(sheet.amendment(on: 2, stress: 99)) == ["created 3"])
    let stressed = try await caller.fired().filter { $0.triggerID == "stressed" }
    #expect(stressed.map(\.withdrawn) == [false, true, false])
    #expect(Set(stressed.map(\.occurrenceID)).count == 1)
    #expect(stressed.map(\.fireTime) == [sheet.finishTime, sheet.finishTime, sheet.finishTime])
    let high = try await caller.fired().filter { $0.triggerID == "high" }
    #expect(high.map(\.withdrawn) == [false, false, false])
  }

  @Test func takenBackSheetsNeverHappened() async throws {
    let (study, caller) = try await fresh()
    let (whole, question) = (
      study.diarySheet(stress: 85, at: -30), study.diarySheet(stress: 85, at: -20)
    )
    _ = try await caller.verdicts(whole)
    #expect(try await caller.amended(whole.amendment(.withdrawSheet(true))) == ["created 2"])
    #expect(
      try await caller.fired().filter { $0.triggerID == "stressed" }.map(\.withdrawn)
        == [false, true])
    _ = try await caller.verdicts(question)
    #expect(
      try await caller.withdraw("stress", of: study.diaryID, in: study.studyID).sheets == 1)
    #expect(
      try await caller.firedBriefly().suffix(5).contains("stressed -20 withdrawn"))
  }

  @Test func noiseFiresWhenItWasMeasured() async throws {
    let (study, caller) = try await fresh()
    func sheet(
      _ levels: [(Double, IngestionV1.NoiseUnit)], at seconds: Int64
    ) -> IngestionV1.AnswerSheet {
      var sheet = study.diarySheet(stress: 10, at: seconds)
      sheet.noise = levels.enumerated().map { index, noise in
        IngestionV1.NoiseMeasurement(
          measureTime: GoogleProtobuf.Timestamp(
            seconds: TestStudy.now + seconds - 20 + Int64(index)), level: noise.0, unit: noise.1)
      }
      return sheet
    }
    _ = try await caller.verdicts(
      sheet([(84.9, .decibelA), (-1, .decibelFullScale)], at: -100),
      sheet([(10, .decibelA), (85, .decibelA), (99, .decibelA)], at: -50))
    #expect(try await caller.firedBriefly() == ["loud -69"])
  }

  @Test func emptySheetsAndImpossibleClocksFireNothing() async throws {
    let (study, caller) = try await fresh()
    var empty = study.diarySheet(at: -30)
    empty.answers = []
    empty.closing = .autosaved
    #expect(
      try await caller.verdicts(empty, study.diarySheet(stress: 90, at: 90_000))
        == [.created, .created])
    #expect(try await caller.fired().isEmpty)
  }
}
