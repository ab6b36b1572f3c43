import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

@Suite struct SubmissionTests {
  private func fresh() async throws -> (IngestionStack, TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    return (stack, study, try stack.participant(in: study.studyID))
  }

  @Test func everySheetGetsItsOwnVerdictInOrder() async throws {
    let (stack, study, caller) = try await fresh()
    let good = study.diarySheet(at: 1)
    var bad = study.diarySheet(stress: 101, at: 2)
    bad.timeZone = "Atlantis"
    var nameless = study.diarySheet(at: 3)
    nameless.sheetID = "7"
    let another = study.diarySheet(at: 4)
    let verdicts = try await caller.submit([good, bad, good, nameless, another])
    #expect(verdicts.map(\.verdict) == [.created, .rejected, .exists, .rejected, .created])
    #expect(verdicts.map(\.sheetID) == [good, bad, good, nameless, another].map(\.sheetID))
    #expect(verdicts[1].violations.map(\.field) == ["time_zone", "answers[0].number"])
    #expect(verdicts[1].violations.map(\.reason) == ["TIME_ZONE_UNKNOWN", "OUT_OF_RANGE"])
    #expect(verdicts[0].violations.isEmpty)
    #expect(try await caller.listAll().map(\.sheet) == [another, good])
    #expect(
      try await stack.accepted(of: caller).map(\.sheetID) == [good.sheetID, another.sheetID])
  }

  @Test func anEventTellsOfEachNewSheet() async throws {
    let (stack, study, caller) = try await fresh()
    var sheet = study.diarySheet(at: 5)
    sheet.notificationID = "0c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2e"
    #expect(try await caller.verdicts(sheet) == [.created])
    var told = try await stack.accepted(of: caller)
    #expect(told.first?.receiveTime != nil)
    for index in told.indices { told[index].receiveTime = nil }
    #expect(
      told == [
        EventsV1.AnswerSheetAccepted(
          sheetID: sheet.sheetID, participantID: caller.participantID.uuidString.lowercased(),
          studyID: study.studyID, questionnaireID: study.diaryID, version: 1,
          finishTime: sheet.finishTime, notificationID: sheet.notificationID,
          closing: .complete)
      ])
  }

  @Test func sendingAgainIsSafe() async throws {
    let (stack, study, caller) = try await fresh()
    let sheets = (0..<20).map { study.diarySheet(at: $0) }
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .exists })
    var upperCase = sheets[3]
    upperCase.sheetID = upperCase.sheetID.uppercased()
    upperCase.answers.reverse()
    #expect(try await caller.verdicts(upperCase) == [.exists])
    #expect(try await stack.accepted(of: caller).count == 20)
  }

  @Test func otherContentsUnderTheSameIDConflict() async throws {
    let (stack, study, caller) = try await fresh()
    let first = study.diarySheet(stress: 10)
    var second = first
    second.answers[0].value = .number(11)
    #expect(try await caller.verdicts(first, second, first) == [.created, .conflict, .exists])
    #expect(try await caller.verdicts(second) == [.conflict])
    // Also when the other one could not be accepted anyway.
    second.answers[0].value = .number(1000)
    #expect(try await caller.verdicts(second) == [.conflict])
    #expect(try await caller.listAll().map(\.sheet) == [first])
    #expect(try await stack.accepted(of: caller).count == 1)
  }

  @Test func idsBelongToTheirParticipant() async throws {
    let (stack, study, caller) = try await fresh()
    let other = try stack.participant(in: study.studyID)
    let sheet = study.diarySheet(stress: 10)
    var same = study.diarySheet(stress: 20)
    same.sheetID = sheet.sheetID
    #expect(try await caller.verdicts(sheet) == [.created])
    #expect(try await other.verdicts(same) == [.created])
    #expect(try await caller.listAll().map(\.sheet) == [sheet])
    #expect(try await other.listAll().map(\.sheet) == [same])
  }

  @Test func theSameSheetsInManyCallsAtOnceAreStoredOnce() async throws {
    let (stack, study, caller) = try await fresh()
    let sheets = (0..<40).map { study.diarySheet(at: $0) }
    let verdicts = try await withThrowingTaskGroup(of: [IngestionV1.SheetVerdict].self) { group in
      for call in 0..<12 {
        // Overlapping windows, in different orders.
        let part = Array(sheets[(call % 3 * 10)..<(call % 3 * 10 + 20)])
        group.addTask { try await caller.submit(call % 2 == 0 ? part : part.reversed()) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let created = verdicts.filter { $0.verdict == .created }.map(\.sheetID)
    #expect(verdicts.count == 240)
    #expect(verdicts.filter { $0.verdict == .exists }.count == 200)
    #expect(created.count == 40)
    #expect(created.sorted() == sheets.map(\.sheetID).sorted())
    #expect(
      try await stack.accepted(of: caller).map(\.sheetID).sorted()
        == sheets.map(\.sheetID).sorted())
    #expect(try await caller.listAll().count == 40)
  }

  @Test func ofManyFirstSheetsOfAOneTimeQuestionnaireOneWins() async throws {
    let (stack, study, caller) = try await fresh()
    let sheets = (0..<24).map { study.symptomSheet(at: $0) }
    let verdicts = try await withThrowingTaskGroup(of: IngestionV1.SheetVerdict.self) { group in
      for sheet in sheets { group.addTask { try await caller.submit([sheet])[0] } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let created = verdicts.filter { $0.verdict == .created }
    #expect(created.count == 1)
    let rejected = verdicts.filter { $0.verdict == .rejected }
    #expect(rejected.count == 23)
    #expect(rejected.allSatisfy { $0.violations.map(\.reason) == ["ALREADY_FILLED_IN"] })
    #expect(rejected.allSatisfy { $0.violations.map(\.field) == ["questionnaire_id"] })
    #expect(try await stack.accepted(of: caller).map(\.sheetID) == created.map(\.sheetID))
    // The winner is no second one of itself.
    let winner = try #require(sheets.first { $0.sheetID == created[0].sheetID })
    #expect(try await caller.verdicts(winner) == [.exists])
  }

  @Test func oneTimeIsPerParticipantAndQuestionnaire() async throws {
    let (stack, study, caller) = try await fresh()
    let other = try stack.participant(in: study.studyID)
    #expect(try await caller.verdicts(study.symptomSheet()) == [.created])
    #expect(try await other.verdicts(study.symptomSheet()) == [.created])
    #expect(
      try await caller.outcomes(
        study.diarySheet(), study.diarySheet(at: 1), study.symptomSheet("mood", at: 2)) == [
          "created", "created", "ALREADY_FILLED_IN",
        ])
  }

  @Test func storedSheetsDecideWhatWasShown() async throws {
    let (_, study, caller) = try await fresh()
    #expect(try await caller.outcomes(study.momentarySheet(rested: true, at: 1)) == ["NOT_SHOWN"])
    #expect(try await caller.verdicts(study.symptomSheet("sleep", at: 10)) == [.created])
    #expect(
      try await caller.outcomes(
        study.momentarySheet(rested: true, at: 20), study.momentarySheet(rested: false, at: 20),
        study.momentarySheet(rested: false, at: 5), study.momentarySheet(rested: true, at: 5))
        == ["created", "ANSWER_MISSING", "created", "NOT_SHOWN"])
  }

  @Test func oneBatchBringsBoth() async throws {
    let (_, study, caller) = try await fresh()
    #expect(
      try await caller.outcomes(
        study.momentarySheet(rested: true, at: 20), study.symptomSheet("sleep", at: 10)) == [
          "created", "created",
        ])
  }

  @Test func aRowThatTheDatabaseRefusesHarmsOnlyItself() async throws {
    let stack = try await IngestionStack()
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    try await stack.owner.execute(
      "ALTER TABLE answer_sheets ADD CONSTRAINT no_poison CHECK (platform <> 'poison')")
    var sheets = (0..<60).map { study.diarySheet(at: $0) }
    sheets[17].platform = "poison"
    sheets[44].platform = "poison"
    let verdicts = try await caller.submit(sheets).map(\.verdict)
    #expect(
      try await caller.obstacles(sheets[17], sheets[44]) == [["NOT_STORABLE"], ["NOT_STORABLE"]])
    for (index, verdict) in verdicts.enumerated() {
      #expect(verdict == (index == 17 || index == 44 ? .retryLater : .created), "\(index)")
    }
    #expect(try await stack.accepted(of: caller).count == 58)
  }

  @Test func batchesHaveALimit() async throws {
    let (_, study, caller) = try await fresh()
    let empty = await failure { try await caller.submit([]) }
    #expect(empty?.code == .invalidArgument)
    #expect(empty?.violations.map(\.field) == ["sheets"])
    let sheets = (0...500).map { study.diarySheet(at: Int64($0)) }
    let tooMany = await failure { try await caller.submit(sheets) }
    #expect(tooMany?.code == .resourceExhausted)
    #expect(tooMany?.reason == "BATCH_TOO_LARGE")
    let most = try await caller.submit(Array(sheets.dropLast()))
    #expect(most.count == 500)
    #expect(most.allSatisfy { $0.verdict == .created })
  }

  @Test func aTokenIsNeeded() async throws {
    let stack = try await IngestionStack.shared.value
    let refused = await failure {
      try await stack.sheets.submitAnswerSheets(
        IngestionV1.SubmitAnswerSheetsRequest(sheets: [TestStudy().diarySheet()]))
    }
    #expect(refused?.code == .unauthenticated)
  }

  @Test func limitsAreSettings() async throws {
    let stack = try await IngestionStack(settings: [
      "OTOLITH_BATCH_SHEETS_MAX": "2", "OTOLITH_SHEET_ANSWERS_MAX": "2",
      "OTOLITH_SHEET_CLOCK_AHEAD_HOURS": "1",
    ])
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let refused = await failure {
      try await caller.submit([
        study.diarySheet(), study.diarySheet(at: 1), study.diarySheet(at: 2),
      ])
    }
    #expect(refused?.code == .resourceExhausted)
    var full = study.diarySheet()
    full.answers.append(IngestionV1.Answer(elementID: "note", value: .text("x")))
    #expect(
      try await caller.outcomes(full, study.diarySheet(at: 3600)) == [
        "TOO_MANY_ANSWERS", "created",
      ])
    #expect(
      try await caller.submit([study.diarySheet(at: 3601)]).map(\.deviations) == [
        ["CLOCK_IMPLAUSIBLE"]
      ])
  }
}
