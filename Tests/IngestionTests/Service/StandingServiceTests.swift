import FoundationEssentials
import Messages
import Postgres
import RPCCore
import TestSupport
import Testing

/// A participant's progress in a study.
@Suite struct StandingServiceTests {
  private func fresh(
    _ change: (inout TestStudy) -> Void = { _ in }
  ) async throws -> (IngestionStack, TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    change(&study)
    try await stack.deliver(study)
    return (stack, study, try stack.participant(in: study.studyID))
  }

  private func of(
    _ questionnaireID: String, _ standing: IngestionV1.Standing
  ) throws -> IngestionV1.QuestionnaireStanding {
    try #require(standing.questionnaires.first { $0.questionnaireID == questionnaireID })
  }

  @Test func aSentSheetHasAPercentage() async throws {
    let (_, study, caller) = try await fresh { study in
      study.message.questionnaires[0].revisable = true
      study.message.questionnaires[0].mayCloseIncomplete = true
    }
    func percents() async throws -> [UInt32?] {
      try await caller.standing(in: study.studyID).questionnaires.map { $0.lastPercent?.value }
    }
    #expect(try await percents() == [nil, nil, nil])
    // Two of six questions; four are optional.
    let sheet = study.diarySheet(at: -100)
    #expect(try await caller.verdicts(sheet, study.symptomSheet(at: -90)) == [.created, .created])
    #expect(try await percents() == [33, 100, nil])
    var more = sheet.answers
    more.append(IngestionV1.Answer(elementID: "weight", value: .number(70)))
    #expect(
      try await caller.amended(sheet.amendment(.answers(.init(answers: more)))) == ["created 2"])
    #expect(try await percents() == [50, 100, nil])
    // The second question of the momentary questionnaire depends on another questionnaire.
    var incomplete = study.diarySheet(at: -50)
    incomplete.closing = .incomplete
    incomplete.answers.removeLast()
    #expect(
      try await caller.verdicts(incomplete, study.momentarySheet(rested: true, at: -40))
        == [.created, .created])
    #expect(try await percents() == [16, 100, 100])
  }

  @Test func aPersonGoesThroughAStudy() async throws {
    let (_, study, caller) = try await fresh { study in
      study.message.questionnaires[0].repeatIntervalHours = 2
      study.message.questionnaires[0].revisable = true
      study.message.questionnaires[1].blocking = true
      study.message.endTime = GoogleProtobuf.Timestamp(seconds: TestStudy.now + 900_000)
    }
    let first = try await caller.standing(in: study.studyID)
    #expect(
      first.questionnaires.map(\.questionnaireID)
        == [study.diaryID, study.symptomID, study.momentaryID])
    #expect(first.questionnaires.map(\.open) == [false, true, false])
    #expect(first.questionnaires.map(\.blockedBy) == [[study.symptomID], [], [study.symptomID]])
    #expect(first.questionnaires.map(\.offered) == [false, true, false])
    #expect(first.questionnaires.map(\.oneTime) == [false, true, false])
    #expect(first.questionnaires.map(\.revisable) == [true, false, false])
    #expect(first.questionnaires.map(\.version) == [1, 1, 1])
    #expect(
      first.questionnaires.map(\.closeTime?.seconds)
        == Array(repeating: TestStudy.now + 900_000, count: 3))
    #expect(first.sheets == 0 && first.filledIn == 0 && first.percent == 0 && !first.paused)

    var (expired, empty) = (study.diarySheet(at: -3600), study.diarySheet(at: -60))
    expired.closing = .expired
    (empty.closing, empty.answers) = (.autosaved, [])
    #expect(
      try await caller.verdicts(study.symptomSheet(at: -7300), expired) == [.created, .created])
    // It is empty, so it does not count.
    #expect(try await caller.verdicts(empty) == [.created])
    let second = try await caller.standing(in: study.studyID)
    let diary = try of(study.diaryID, second)
    #expect(diary.sheets == 1 && diary.lastClosing == .expired && !diary.open)
    #expect(diary.lastFinishTime?.seconds == TestStudy.now - 3600)
    #expect(diary.nextTime?.seconds == TestStudy.now + 3600)
    let symptom = try of(study.symptomID, second)
    #expect(symptom.lastClosing == .complete && !symptom.open && symptom.nextTime == nil)
    #expect(second.questionnaires.map(\.blockedBy) == [[], [], []])
    #expect(try of(study.momentaryID, second).open)
    #expect(second.sheets == 2 && second.filledIn == 2 && second.percent == 100)
  }

  @Test func nextQuestionnairesAreOffered() async throws {
    let (_, study, caller) = try await fresh { study in
      study.message.nextLists = [
        CatalogueV1.NextList(
          afterQuestionnaireID: study.diaryID,
          offers: [CatalogueV1.NextOffer(questionnaireID: study.momentaryID)])
      ]
    }
    #expect(try await caller.verdicts(study.diarySheet(at: -60)) == [.created])
    let found = try await caller.standing(in: study.studyID)
    #expect(found.questionnaires.map(\.offered) == [false, false, true])
    #expect(
      found.questionnaires.filter(\.offered).map(\.questionnaireID)
        == (try await caller.offers(in: study.studyID).map(\.questionnaireID)))
    // Nothing follows from an empty sheet.
    var empty = study.diarySheet(at: -30)
    (empty.closing, empty.answers) = (.autosaved, [])
    #expect(try await caller.submit([empty])[0].next.isEmpty)
    let filled = try await caller.submit([study.momentarySheet(rested: false, at: -20)])
    #expect(filled.map(\.verdict) == [.created])
    #expect(
      try await caller.standing(in: study.studyID).questionnaires.map(\.offered)
        == [false, false, false])
  }

  @Test func aPauseClosesEverything() async throws {
    let (_, study, caller) = try await fresh { $0.message.paused = true }
    let found = try await caller.standing(in: study.studyID)
    #expect(found.paused && found.questionnaires.allSatisfy { !$0.open && $0.nextTime == nil })
  }

  @Test func questionnairesOfOtherGroupsAreInvisible() async throws {
    let (stack, study, caller) = try await fresh { study in
      study.message.groups = [CatalogueV1.StudyGroup(groupID: "a")]
      study.message.questionnaires[2].groupIDs = ["a"]
    }
    #expect(try await caller.standing(in: study.studyID).questionnaires.count == 2)
    let other = try stack.caller(
      id: UUID(), studies: [study.studyID], groups: [study.studyID: "a"])
    #expect(try await other.standing(in: study.studyID).questionnaires.count == 3)
  }

  @Test func callersMustHaveBeenEnrolled() async throws {
    let (stack, study, caller) = try await fresh()
    #expect(try await caller.verdicts(study.diarySheet(at: -5000)) == [.created])
    let stranger = try stack.participant()
    // Repeatedly.
    for _ in 0..<2 {
      let refused = await failure { try await stranger.standing(in: study.studyID) }
      #expect(refused?.code == .permissionDenied && refused?.reason == "NOT_ENROLLED")
    }
    // Enrolment cannot be determined while auth is unreachable.
    let doubtful = try stack.participant()
    stack.auth.setBroken(for: doubtful)
    let waiting = await failure { try await doubtful.standing(in: study.studyID) }
    #expect(waiting?.code == .unavailable && waiting?.reason == "STUDY_NOT_YET_KNOWN")
    // Participants who left can read their progress.
    let gone = try stack.caller(id: caller.participantID, studies: [])
    stack.auth.set(
      [
        AuthV1.Enrolment(
          studyID: study.studyID,
          joinTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now - 9000),
          leaveTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now - 4000))
      ], for: gone)
    let left = try await gone.standing(in: study.studyID)
    #expect(left.sheets == 1 && left.filledIn == 1)
    #expect(left.questionnaires.allSatisfy { !$0.open && $0.nextTime == nil && !$0.offered })
    let unknown = try stack.participant(in: "no-such-study")
    let missing = await failure { try await unknown.standing(in: "no-such-study") }
    #expect(missing?.code == .unavailable && missing?.reason == "STUDY_NOT_YET_KNOWN")
    for id in ["", "No Id"] {
      let bad = await failure { try await caller.standing(in: id) }
      #expect(bad?.violations.map(\.field) == ["study_id"])
    }
  }

  @Test func participantsWithoutConsentFillInNothing() async throws {
    let (stack, study, _) = try await fresh()
    let ending = try stack.caller(id: UUID(), studies: [study.studyID]) {
      $0.consentEnds = [study.studyID: IngestionStack.start]
    }
    let found = try await ending.standing(in: study.studyID)
    #expect(found.questionnaires.count == 3 && found.questionnaires.allSatisfy { !$0.open })
  }

  /// Forty questionnaires in sequence need as many statements as three.
  @Test func theNumberOfStatementsIsConstant() async throws {
    let cluster = try await TestCluster.start(durable: false)
    let admin = PostgresPool(
      configuration: PostgresConfiguration(connectionString: cluster.connectionString),
      logger: TestLog.logger)
    try await admin.execute("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'")
    await admin.close()
    try await cluster.stop()
    try await cluster.restart()
    let stack = try await IngestionStack(in: cluster)
    let superuser = stack.database.pool(connections: 1)
    try await superuser.execute("CREATE EXTENSION pg_stat_statements")

    func statements(of study: TestStudy, _ caller: Caller) async throws -> Int {
      try await superuser.execute("SELECT pg_stat_statements_reset()")
      _ = try await caller.standing(in: study.studyID)
      // Excludes data cached for a second: the study's rules and departures.
      let sum = try await superuser.query(
        """
        SELECT coalesce(sum(calls), 0)::bigint FROM pg_stat_statements
        JOIN pg_roles r ON r.oid = userid
        WHERE rolname = \(TestDatabase.Role.ingestion.runtimeName)
          AND query !~ '^(BEGIN|COMMIT|SELECT set_config)'
          AND query !~ 'FROM (stud(ies|y_[a-z_]+)|enrolment_changes)'
        """)
      return Int(try sum[0].decode(Int64.self))
    }
    var counts: [Int] = []
    for copies in [1, 38] {
      let study = Self.study(diaries: copies)
      try await stack.deliver(study)
      let caller = try stack.participant(in: study.studyID)
      let sheets = (0..<copies).map { copy in
        var sheet = study.diarySheet(at: -Int64(copy))
        sheet.questionnaireID = study.questionnaires[copy].questionnaireID
        return sheet
      }
      #expect(
        try await caller.submit(sheets + [study.symptomSheet()]).allSatisfy {
          $0.verdict == .created
        })
      #expect(
        try await caller.standing(in: study.studyID).questionnaires.filter(\.offered).count == 1)
      counts.append(try await statements(of: study, caller))
    }
    // Tallies; drafts; files; finish times, latest sheets, and the sheets that lists refer to.
    #expect(counts == [6, 6])
    await superuser.close()
    try await cluster.remove()
  }

  /// After each diary the momentary questionnaire follows, depending on the symptom questionnaire.
  private static func study(diaries: Int) -> TestStudy {
    var study = TestStudy()
    let (use, diary) = (study.message.questionnaires[0], study.questionnaires[0])
    for number in 1..<max(2, diaries) where diaries > 1 {
      var (another, more) = (use, diary)
      another.questionnaireID += "-\(number)"
      more.questionnaireID = another.questionnaireID
      study.message.questionnaires.insert(another, at: number)
      study.questionnaires.insert(more, at: number)
    }
    study.message.nextLists = study.message.questionnaires.prefix(diaries).map {
      CatalogueV1.NextList(
        afterQuestionnaireID: $0.questionnaireID,
        conditions: [
          CatalogueV1.Condition(
            questionnaireID: study.symptomID, elementID: "worst", operator: .equal,
            codes: ["sleep"])
        ],
        offers: [CatalogueV1.NextOffer(questionnaireID: study.momentaryID)])
    }
    return study
  }
}
