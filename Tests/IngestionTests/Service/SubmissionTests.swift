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

  /// An update of the app, or of the phone, between two attempts makes no other sheet.
  @Test func aSheetSentAgainByANewerReleaseExists() async throws {
    let (_, study, caller) = try await fresh()
    let sheet = study.diarySheet(at: 1)
    #expect(try await caller.verdicts(sheet) == [.created])
    var again = sheet
    again.timeZone = "GMT+09:00"
    (again.appVersion, again.platform) = ("Otolith 2.0", String(repeating: "p", count: 70))
    again.device = IngestionV1.Device(system: "Android", systemVersion: "17")
    #expect(try await caller.verdicts(again) == [.exists])
    #expect(try await caller.listAll().map(\.sheet) == [sheet])
  }

  @Test func everySheetGetsItsOwnVerdictInOrder() async throws {
    let (stack, study, caller) = try await fresh()
    let good = study.diarySheet(at: -9)
    var bad = study.diarySheet(stress: 101, at: -8)
    bad.closing = .unrecognized(9)
    var nameless = study.diarySheet(at: -7)
    nameless.sheetID = "7"
    let another = study.diarySheet(at: -6)
    let verdicts = try await caller.submit([good, bad, good, nameless, another])
    #expect(verdicts.map(\.verdict) == [.created, .rejected, .exists, .rejected, .created])
    #expect(verdicts.map(\.sheetID) == [good, bad, good, nameless, another].map(\.sheetID))
    #expect(verdicts[1].violations.map(\.field) == ["answers[0].number", "closing"])
    #expect(verdicts[1].violations.map(\.reason) == ["OUT_OF_RANGE", "CLOSING_INVALID"])
    #expect(verdicts[0].violations.isEmpty)
    #expect(try await caller.listAll().map(\.sheet) == [another, good])
    #expect(
      try await stack.accepted(of: caller).map(\.sheetID) == [good.sheetID, another.sheetID])
  }

  @Test func eachNewSheetIsPublished() async throws {
    let (stack, study, caller) = try await fresh()
    var sheet = study.diarySheet(at: -5)
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

  /// iOS writes UUIDs in capitals, and some keyboards an ä as two code points.
  @Test func oneSpellingIsStoredSentAndExported() async throws {
    let (stack, study, caller) = try await fresh()
    var plain = study.diarySheet(at: 5)
    plain.notificationID = "0c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2e"
    plain.answers.append(IngestionV1.Answer(elementID: "note", value: .text("m\u{FC}de")))
    plain.answers.append(IngestionV1.Answer(elementID: "woke", value: .time("06:30")))
    var other = plain
    other.sheetID = plain.sheetID.uppercased()
    other.notificationID = plain.notificationID.uppercased()
    other.contentHash = plain.contentHash.uppercased()
    other.answers[2].value = .text("mu\u{308}de")
    other.answers[3].value = .time("٠٦:٣٠")
    #expect(try await caller.outcomes(other, plain) == ["created", "exists"])
    let stored = try #require(try await caller.listAll().first?.sheet)
    #expect(stored == plain)
    // Strings are equal in both forms; their bytes are not.
    #expect(stored.serialized() == plain.serialized())
    #expect(try await stack.accepted(of: caller).map(\.notificationID) == [plain.notificationID])
    let rows = try await stack.pool.query(
      """
      SELECT notification_id, answers::text LIKE '%m\u{FC}de%' AS composed FROM answer_sheets
      WHERE participant_id = \(caller.participantID)
      """)
    #expect(
      try rows.map { try $0.decode("notification_id", as: String.self) } == [plain.notificationID])
    #expect(try rows.map { try $0.decode("composed", as: Bool.self) } == [true])
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
    // Also if the other one is invalid.
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
        // Overlapping ranges, in different orders.
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

  @Test func oneOfManyConcurrentOneTimeSheetsWins() async throws {
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
    // The stored sheet is not a second one of itself.
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
    // More than two clocks may differ.
    let before: Int64 = -100_000
    #expect(
      try await caller.outcomes(study.momentarySheet(rested: true, at: before))
        == ["created NOT_SHOWN"])
    #expect(try await caller.verdicts(study.symptomSheet("sleep", at: -10)) == [.created])
    #expect(
      try await caller.outcomes(
        study.momentarySheet(rested: true, at: -5), study.momentarySheet(rested: false, at: -5),
        study.momentarySheet(rested: false, at: before),
        study.momentarySheet(rested: true, at: before))
        == ["created", "ANSWER_MISSING", "created", "created NOT_SHOWN"])
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
