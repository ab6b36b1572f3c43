import Fields
import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

@testable import IngestionService
@testable import Privacy

/// Exports that continue earlier ones.
@Suite struct ExportSinceTests {
  private func fresh() async throws -> (IngestionStack, TestStudy, Caller, leader: Caller) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy.revisable
    try await stack.deliver(study)
    return (
      stack, study, try stack.participant(in: study.studyID),
      try stack.participant(leading: [study.studyID])
    )
  }

  /// An export after which nothing comes again: transactions of other tests, which sheets may come
  /// again for, have ended.
  private func settled(_ leader: Caller, _ study: TestStudy) async throws -> ReceivedExport {
    var found: ReceivedExport?
    try await eventually("the sheets are older than every running transaction") {
      let export = try await leader.sheets(study)
      found = export
      return try await leader.sheets(study, since: export.cursor).rows.isEmpty
    }
    return try #require(found)
  }

  @Test func itBringsWhatWasStoredAmendedAndWithdrawn() async throws {
    let (_, study, caller, leader) = try await fresh()
    let sheets = (0..<4).map { study.diarySheet(stress: Double($0), at: -Int64($0)) }
    #expect(try await caller.submit(Array(sheets[..<3])).allSatisfy { $0.verdict == .created })
    let first = try await settled(leader, study)
    #expect(first.column("stress") == ["0", "1", "2"])

    #expect(try await caller.amended(sheets[1].amendment(stress: 9)) == ["created 2"])
    #expect(try await caller.amended(sheets[2].amendment(.withdrawSheet(true))) == ["created 2"])
    #expect(try await caller.verdicts(sheets[3]) == [.created])
    let next = try await leader.sheets(study, since: first.cursor)
    let found = Dictionary(
      next.rows.map { ($0["sheet_id"] ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    #expect(Set(found.keys) == Set(sheets[1...].map(\.sheetID)))
    #expect(found[sheets[1].sheetID]?["stress"] == "9")
    #expect(found[sheets[1].sheetID]?["withdrawn_at"] == "")
    #expect(found[sheets[2].sheetID]?["stress"] == "")
    #expect(found[sheets[2].sheetID]?["withdrawn_at"] != "")
    // A cursor can be used again.
    #expect(try await leader.sheets(study, since: first.cursor).rows.count == 3)
  }

  @Test func formerRevisionsAreContinuedToo() async throws {
    let (_, study, caller, leader) = try await fresh()
    let sheet = study.diarySheet(stress: 1)
    #expect(try await caller.verdicts(sheet) == [.created])
    #expect(try await caller.amended(sheet.amendment(stress: 2)) == ["created 2"])
    let first = try await leader.revisions(study.studyID)
    #expect(Set(first.column("revision")) == ["1"])
    #expect(try await caller.amended(sheet.amendment(on: 2, stress: 3)) == ["created 3"])
    let next = try await leader.revisions(study.studyID, since: first.cursor)
    #expect(Set(next.column("revision")).isSuperset(of: ["2"]))
  }

  /// A transaction that began before an export and commits after it.
  @Test func aLateCommitIsNotMissed() async throws {
    let (stack, study, caller, leader) = try await fresh()
    let (early, late) = (study.diarySheet(stress: 1), study.diarySheet(stress: 2, at: -1))
    #expect(try await caller.verdicts(early) == [.created])
    let copy = UUID()
    let first = try await stack.owner.transaction { connection in
      try await connection.execute(
        """
        INSERT INTO ingestion.answer_sheets (participant_id, sheet_id, study_id,
          questionnaire_id, version, finished_at, received_at, time_zone, notification_id,
          app_version, platform, answers, closing)
        SELECT participant_id, \(copy), study_id, questionnaire_id, version, finished_at,
          received_at, time_zone, notification_id, app_version, platform, answers, closing
        FROM ingestion.answer_sheets WHERE study_id = \(study.studyID)
        """)
      // Stored and committed meanwhile.
      #expect(try await caller.verdicts(late) == [.created])
      return try await leader.sheets(study)
    }
    #expect(first.column("sheet_id") == [early.sheetID, late.sheetID].sorted())
    let next = try await leader.sheets(study, since: first.cursor)
    #expect(next.column("sheet_id").contains(copy.uuidString.lowercased()))
  }

  /// Exports continue one another while several devices write.
  @Test func nothingIsMissedWhileOthersWrite() async throws {
    let (stack, study, _, leader) = try await fresh()
    let writers = try (0..<4).map { _ in try stack.participant(in: study.studyID) }
    let sent = try await withThrowingTaskGroup(of: [String].self) { group in
      for writer in writers {
        group.addTask {
          var ids: [String] = []
          for number in 0..<25 {
            let sheets = (0..<4).map { study.diarySheet(at: -Int64(number * 4 + $0)) }
            for verdict in try await writer.submit(sheets) { #expect(verdict.verdict == .created) }
            ids += sheets.map(\.sheetID)
          }
          return ids
        }
      }
      var received = Set<String>()
      var cursor = ""
      func go() async throws {
        let part = try await leader.sheets(study, since: cursor)
        received.formUnion(part.column("sheet_id"))
        cursor = part.cursor
      }
      var ids = Set<String>()
      for try await own in group {
        ids.formUnion(own)
        try await go()
      }
      try await go()
      return (ids, received)
    }
    #expect(sent.0.count == 400)
    #expect(sent.0 == sent.1)
  }

  @Test func cursorsOfOthersAreRefused() async throws {
    let (_, study, caller, leader) = try await fresh()
    #expect(try await caller.verdicts(study.diarySheet()) == [.created])
    let cursor = try await leader.sheets(study).cursor
    let parsed = try #require(
      ExportCursor(text: cursor, table: .sheets, studyID: study.studyID))
    var (ahead, elsewhere) = (parsed, parsed)
    ahead.transaction += 1_000_000_000
    elsewhere.system &+= 1
    let wrong = [
      "x", "1", cursor + "1.", cursor.replacing("sheets", with: "revisions"),
      cursor.replacing(study.studyID, with: "other"), "0" + cursor, ahead.text, elsewhere.text,
      String(repeating: "9", count: 10_000), "1.sheets.\(study.studyID).1.-1",
    ]
    for text in wrong {
      let refused = await failure { try await leader.sheets(study, since: text) }
      #expect(
        refused?.violations.map { "\($0.field) \($0.reason)" } == ["since CURSOR_INVALID"],
        "\(text)")
    }
    let revisions = await failure { try await leader.revisions(study.studyID, since: cursor) }
    #expect(revisions?.violations.map(\.reason) == ["CURSOR_INVALID"])
  }

  @Test(arguments: ErasureOrder.Mode.allCases)
  func erasedParticipantsAreMissingInTheListAndInNoUpdate(mode: ErasureOrder.Mode) async throws {
    let (stack, study, caller, leader) = try await fresh()
    let other = try stack.participant(in: study.studyID)
    let early = study.diarySheet(stress: 1)
    #expect(try await caller.verdicts(early) == [.created])
    #expect(try await caller.amended(early.amendment(stress: 2)) == ["created 2"])
    #expect(try await other.verdicts(study.diarySheet(stress: 3)) == [.created])
    let first = try await settled(leader, study)
    let names = first.column("participant")
    #expect(try await leader.participants(study.studyID).column("participant") == names)
    // Stored after the first export, and anonymised before the next one.
    #expect(try await caller.verdicts(study.diarySheet(stress: 4, at: -5)) == [.created])
    let order = ErasureOrder(
      erasureID: UUID(), participantID: caller.participantID, studyID: study.studyID, mode: mode,
      requestedAt: IngestionStack.start)
    try await stack.pool.transaction { connection in
      while try await ErasureStore().erase(order, atMost: 100, on: connection) > 0 {}
    }
    let next = try await leader.sheets(study, since: first.cursor)
    #expect(next.rows.isEmpty)
    let left = try await leader.participants(study.studyID).column("participant")
    let gone = Set(names).subtracting(left)
    #expect(gone.count == 1)
    // Anonymised answers are in a complete export, under a name that is in no earlier one.
    let all = try await leader.sheets(study)
    #expect(Set(all.column("participant")).isDisjoint(with: gone))
    #expect(all.rows.count == (mode == .eraseAnswers ? 1 : 3))
    #expect(left.count == (mode == .eraseAnswers ? 1 : 2))
  }

  @Test func participantsHaveTheirLatestConsent() async throws {
    let (stack, study, caller, leader) = try await fresh()
    let joined = IngestionStack.start - 86_400
    func enrol(_ version: String, _ language: String, at time: Date) async throws {
      try await stack.deliver(
        EventsV1.ParticipantEnrolled(
          participantID: caller.participantID.uuidString, studyID: study.studyID,
          joinTime: GoogleProtobuf.Timestamp(joined), consentVersion: version, groupID: "a",
          consentLanguage: language,
          consentPartIDs: version == "v2" ? ["sharing", "contact"] : ["label"]),
        subject: caller.participantID.uuidString, at: time)
    }
    let start = IngestionStack.start
    try await enrol("v2", "pt-BR", at: start)
    // Late, and repeated.
    try await enrol("v1", "de", at: start - 600)
    try await enrol("v2", "pt-BR", at: start)
    let rows = try await leader.participants(study.studyID).rows
    #expect(rows.count == 1)
    #expect(
      [
        "study", "group", "joined_on", "left_on", "consent_version", "consent_language",
        "consent_parts", "test_participant",
      ].map { rows.first?[$0] } == [
        study.studyID, "a", "2026-03-28", "", "v2", "pt-BR", "contact sharing", "false",
      ])
    try await stack.deliver(
      EventsV1.EnrolmentEnded(
        participantID: caller.participantID.uuidString, studyID: study.studyID,
        leaveTime: GoogleProtobuf.Timestamp(start)), subject: caller.participantID.uuidString)
    let after = try await leader.participants(study.studyID).rows
    #expect(after.map { $0["left_on"] } == ["2026-03-29"])
    #expect(after.map { $0["consent_language"] } == ["pt-BR"])
  }
}
