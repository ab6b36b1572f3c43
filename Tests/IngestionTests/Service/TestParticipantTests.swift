import Bus
import FoundationEssentials
import Messages
import ServiceKit
import TestSupport
import Testing

@testable import IngestionService

@Suite struct TestParticipantTests {
  private func fresh() async throws -> (IngestionStack, TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    return (stack, study, try stack.participant(leading: [study.studyID]))
  }

  private func tell(
    _ stack: IngestionStack, _ caller: Caller, isTest: Bool, revision: UInt64
  ) async throws {
    let subject = caller.participantID.uuidString.lowercased()
    try await stack.deliver(
      EventsV1.TestParticipantChanged(
        participantID: subject, testParticipant: isTest, accountRevision: revision),
      subject: subject)
  }

  /// Sheet id and mark of each row.
  private func exported(
    _ leader: Caller, _ study: TestStudy, _ layout: IngestionV1.ExportLayout, tests: Bool
  ) async throws -> Set<String> {
    let chunks = try await leader.export(
      study.studyID, layout == .wide ? study.diaryID : "", layout, tests: tests)
    let lines = String(decoding: chunks.flatMap(\.csv), as: UTF8.self)
      .split(separator: "\r\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
    let header = try #require(lines.first)
    let mark = try #require(header.firstIndex(of: "test_participant"))
    let rows = Set(lines.dropFirst().map { "\($0[0]) \($0[mark])" })
    if layout == .wide { #expect(chunks.reduce(0) { $0 + Int($1.sheets) } == rows.count) }
    return rows
  }

  @Test func exportsLeaveTestsOutUnlessTheyAreAskedFor() async throws {
    let (stack, study, leader) = try await fresh()
    let somebody = try stack.participant(in: study.studyID)
    let tester = try stack.participant(in: study.studyID)
    let (sheet, test) = (study.diarySheet(stress: 1), study.diarySheet(stress: 2))
    #expect(try await somebody.verdicts(sheet) == [.created])
    #expect(try await tester.verdicts(test) == [.created])
    // Earlier answers become test data, too.
    try await tell(stack, tester, isTest: true, revision: 1)
    for layout in [IngestionV1.ExportLayout.wide, .long] {
      #expect(
        try await exported(leader, study, layout, tests: false) == ["\(sheet.sheetID) false"])
      #expect(
        try await exported(leader, study, layout, tests: true)
          == ["\(sheet.sheetID) false", "\(test.sheetID) true"])
    }
  }

  @Test func theNewestMarkWinsForAnyOrderAndRepetition() async throws {
    let (stack, study, leader) = try await fresh()
    let tester = try stack.participant(in: study.studyID)
    let sheet = study.diarySheet(stress: 1)
    #expect(try await tester.verdicts(sheet) == [.created])
    for (isTest, revision) in [(true, 3), (false, 4), (true, 3), (false, 4), (true, 1)] {
      try await tell(stack, tester, isTest: isTest, revision: UInt64(revision))
    }
    #expect(
      try await exported(leader, study, .wide, tests: false) == ["\(sheet.sheetID) false"])
    try await tell(stack, tester, isTest: true, revision: 5)
    #expect(try await exported(leader, study, .wide, tests: false) == [])
  }

  @Test func aTokenMarksBeforeTheBusDoesAndNotAfterIt() async throws {
    let (stack, study, leader) = try await fresh()
    let marked = try stack.caller(id: UUID(), studies: [study.studyID], isTest: true)
    let sheet = study.diarySheet(stress: 1)
    #expect(try await marked.verdicts(sheet) == [.created])
    #expect(try await exported(leader, study, .wide, tests: false) == [])
    // The mark was removed since; the token is older.
    try await tell(stack, marked, isTest: false, revision: 2)
    let late = study.diarySheet(stress: 2, at: 1)
    #expect(try await marked.verdicts(late) == [.created])
    #expect(
      try await exported(leader, study, .wide, tests: false)
        == ["\(sheet.sheetID) false", "\(late.sheetID) false"])
  }

  @Test func anEventWithoutParticipantOrRevisionIsInvalid() async throws {
    let stack = try await IngestionStack.shared.value
    for message in [
      EventsV1.TestParticipantChanged(participantID: "x", accountRevision: 1),
      EventsV1.TestParticipantChanged(participantID: UUID().uuidString, accountRevision: 0),
    ] {
      let event = Event(
        source: "otolith-auth", subject: "x", time: stack.clock.now(), message: message)
      await #expect(throws: PermanentFailure.self) {
        try await stack.pool.transaction {
          try await TestParticipantConsumer().apply(event, on: $0)
        }
      }
    }
  }
}
