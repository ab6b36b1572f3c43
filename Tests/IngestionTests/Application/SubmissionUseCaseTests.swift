import CalendarSamples
import FoundationEssentials
import Postgres
import Synchronization
import TestSupport
import Testing

@testable import IngestionService

/// ``SubmitSheets`` and its steps, ``SubmitSessions``, ``VerdictWriter``.
@Suite struct SubmissionUseCaseTests {
  @Test func aSheetIsStoredOnceAndRecognisedLater() async throws {
    let cases = try await UseCases()
    let study = TestStudy()
    try await cases.stack.deliver(study)
    let member = cases.submitter(in: study.studyID)
    let sheet = AnswerSheet(study.diarySheet())
    var other = sheet
    other.answers[0].value = .number(1)
    #expect(
      try await cases.outcomes(of: sheet, sheet, other, by: member)
        == ["created", "exists", "conflict"])
    #expect(cases.events.recorded.wakes == 1)
    // A stored sheet is recognised without an enrolment; others wait for one.
    let stranger = cases.submitter(member.participantID)
    #expect(
      try await cases.outcomes(of: sheet, AnswerSheet(study.diarySheet(at: 1)), by: stranger)
        == ["exists", "ENROLMENT_NOT_YET_KNOWN"])
    #expect(try await cases.submitSheets([], by: member).isEmpty)
  }

  @Test func aRejectionNamesTheQuestionnaireThatWasShown() async throws {
    let cases = try await UseCases()
    let study = TestStudy()
    try await cases.stack.deliver(study)
    let answers = try await cases.submitSheets(
      [AnswerSheet(study.diarySheet(stress: 101))], by: cases.submitter(in: study.studyID))
    #expect(answers[0].verdict.brief == "OUT_OF_RANGE")
    #expect(answers[0].shown?.questionnaireID == study.diaryID)
  }

  @Test func aTestParticipantIsMarkedBeforeTheSheetIsStored() async throws {
    let cases = try await UseCases()
    let study = TestStudy()
    try await cases.stack.deliver(study)
    let tester = cases.submitter(in: study.studyID, isTest: true)
    #expect(
      try await cases.outcomes(of: AnswerSheet(study.diarySheet()), by: tester) == ["created"])
    #expect(
      try await cases.pool.query(
        "SELECT FROM test_participants WHERE participant_id = \(tester.participantID) AND marked"
      ).count == 1)
  }

  @Test func aRecentRejectionIsRepeatedWhileOwnersAreToBeAsked() {
    let settlement = Settlement<AnswerSheet>(pool: UnusedPool.pool)
    let (sheet, id) = (Fixture.sheet(), UUID())
    let rejected = Violation(field: "a", reason: .studyEnded, description: "")
    let waiting = Violation(field: "a", reason: .studyUnconfirmed, description: "")
    let paused = Violation(field: "a", reason: .studyPaused, description: "")
    let cases: [(Decision<AcceptedSheet>, UUID, Verdict)] = [
      (.postponed([waiting]), id, .postponed([waiting])),
      (.rejected([rejected]), id, .rejected([rejected])),
      (.postponed([waiting]), id, .rejected([rejected])),
      (.postponed([paused]), id, .postponed([paused])),
      (.postponed([waiting]), UUID(), .postponed([waiting])),
    ]
    for (decision, participantID, verdict) in cases {
      #expect(
        settlement.refusals(of: [sheet], by: participantID, [decision]) == [verdict])
    }
  }

  @Test func rejectionsAreForgottenInTimeAndInNumber() {
    let violation = Violation(field: "", reason: .studyEnded, description: "")
    func key(_ id: String) -> RecentRejections.Key {
      RecentRejections.Key(participantID: UUID(), id: id, payloadHash: [1])
    }
    let (a, b, c) = (key("a"), key("b"), key("c"))
    let rejections = RecentRejections(countMax: 2)
    for key in [a, b, c] { rejections.note([violation], for: key) }
    #expect(rejections.violations(of: a) == nil)
    #expect(rejections.violations(of: c) == [violation])
    let expired = RecentRejections(keptFor: .zero)
    expired.note([violation], for: a)
    #expect(expired.violations(of: a) == nil)
  }

  @Test func sessionsAreStoredOnce() async throws {
    let cases = try await UseCases()
    let study = ListeningStudy()
    try await study.deliver(to: cases.stack)
    let submit = SubmitSessions(
      contexts: cases.parts.contexts,
      writer: .sessions(
        pool: cases.pool, limits: cases.parts.limits, events: cases.events, clock: cases.clock,
        logger: TestLog.logger),
      clock: cases.clock, pool: cases.pool)
    let member = cases.submitter(in: study.studyID)
    let session = ListeningSession(study.session())
    var other = session
    other.rating = .value(7)
    let unknown = ListeningSession(study.session("none"))
    let verdicts = try await submit([session, session, other, unknown], by: member)
    #expect(
      verdicts.map(\.verdict.brief) == ["created", "exists", "conflict", "SOUND_UNKNOWN"])
    #expect(
      try await submit([session], by: cases.submitter(member.participantID)).map(\.verdict)
        == [.exists])
    let list = ListSessions(pool: cases.pool)
    #expect(
      try await list(of: member.participantID, studyID: "", after: nil, limit: 5).count == 1)
    let statistics = GetSoundStatistics(
      router: cases.parts.router, library: cases.parts.library, studies: cases.parts.studies
    ) { _ in .unreachable }
    let sounds = try await statistics(
      of: member.participantID, studyID: study.studyID, isMember: true, order: .title,
      language: "en")
    #expect(sounds.map(\.title) == ["Rain"])
    let export = ExportSessions(
      pool: cases.pool, router: cases.parts.router, zones: hostZones,
      securityEvents: cases.stack.environment.securityEvents, pageSessions: 1)
    let rows = try await cases.csv {
      _ = try await export(of: study.studyID, includesTests: false, exporter: UUID(), to: $0)
    }
    #expect(rows.count == 2)
  }

  @Test func rowsOfAnUnknownCommitAreWrittenAgain() async throws {
    let lost = PostgresError(kind: .connectionLost(commitUnknown: true), message: "")
    let calls = Mutex<[[Int]]>([])
    let writer = VerdictWriter<Int>(what: "row", logger: TestLog.logger) { rows in
      let isFirst = calls.withLock { calls in
        calls.append(rows)
        return calls.count == 1
      }
      return rows.map {
        isFirst && $0 > 1 ? .failure(lost) : .success(isFirst ? .created : .exists)
      }
    }
    #expect(try await writer.write([1, 2, 3]) == [.created, .exists, .exists])
    #expect(calls.withLock { $0 } == [[1, 2, 3], [2, 3]])
  }

  @Test func aRowThatTheDatabaseRejectsIsPostponed() async throws {
    let fault = PostgresError(kind: .parameter, message: "")
    let writer = VerdictWriter<Int>(what: "row", logger: TestLog.logger) { rows in
      rows.map { $0 == 1 ? .failure(fault) : .success(.created) }
    }
    #expect(try await writer.write([1, 2]).map(\.brief) == ["NOT_STORABLE", "created"])
    let closed = PostgresError(kind: .closed, message: "")
    let failing = VerdictWriter<Int>(what: "row", logger: TestLog.logger) { rows in
      rows.map { _ in .failure(closed) }
    }
    await #expect(throws: PostgresError.self) { try await failing.write([1]) }
  }

  @Test func triggersFireInTheOrderOfTheBatch() async throws {
    let cases = try await UseCases()
    let triggers = SheetTriggers(histories: cases.parts.histories)
    // Without triggers, and without accepted sheets, nothing is looked up.
    #expect(
      try await triggers([validate(Fixture.sheet())], by: UUID(), in: Fixture.context()).isEmpty)
    #expect(try await triggers([.rejected([])], by: UUID(), in: Fixture.context()).isEmpty)
  }
}

/// A pool for code that must not use it.
private enum UnusedPool {
  static let pool = PostgresPool(
    configuration: PostgresConfiguration(connectionString: "dbname=unused"),
    logger: TestLog.logger)
}
