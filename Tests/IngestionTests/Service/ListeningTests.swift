import FoundationEssentials
import Messages
import Postgres
import RPCCore
import Stubs
import TestSupport
import Testing

@testable import IngestionService

/// Submitting sessions: late, repeated, concurrent, from callers outside the study.
@Suite struct ListeningTests {
  private func fresh() async throws -> (IngestionStack, ListeningStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = ListeningStudy()
    try await study.deliver(to: stack)
    return (stack, study, try stack.participant(in: study.studyID))
  }

  @Test func repeatedSubmissionsAreStoredOnce() async throws {
    let (_, study, caller) = try await fresh()
    let session = study.session(rating: 3)
    var changed = session
    changed.rating = IngestionV1.Rating(answer: .value(4))
    #expect(
      try await caller.listening(to: session, session, changed) == [
        "created", "exists", "conflict",
      ])
    #expect(try await caller.listening(to: session, changed) == ["exists", "conflict"])
    var shouted = session
    shouted.sessionID = session.sessionID.uppercased()
    #expect(try await caller.listening(to: shouted) == ["exists"])
    #expect(try await caller.listAllSessions() == [session])
  }

  @Test func eachIsDecidedByItself() async throws {
    let (_, study, caller) = try await fresh()
    var (bad, nothing) = (study.session("thunder"), study.session())
    bad.loopMinutes = GoogleProtobuf.UInt32Value(value: 3)
    bad.end = .unspecified
    nothing.netDuration = nil
    let good = study.session("sea", version: 2)
    let verdicts = try await caller.listened([bad, good, nothing, study.session("sea")])
    #expect(verdicts.map(\.verdict) == [.rejected, .created, .rejected, .rejected])
    #expect(verdicts.map(\.sessionID).prefix(2) == [bad.sessionID, good.sessionID])
    #expect(
      verdicts.map { $0.violations.map { "\($0.field) \($0.reason)" } } == [
        ["sound_id SOUND_UNKNOWN", "loop_minutes LOOP_UNKNOWN", "end SESSION_END_MISSING"], [],
        ["net_duration NOTHING_PLAYED"], ["sound_id SOUND_UNKNOWN"],
      ])
    #expect(try await caller.listAllSessions() == [good])
  }

  /// The same session from many devices concurrently, with two contents.
  @Test func racesHaveOneWinner() async throws {
    let (_, study, caller) = try await fresh()
    let first = study.session(rating: 1)
    var second = first
    second.rating = IngestionV1.Rating(answer: .value(2))
    let sent = (0..<24).map { $0 % 2 == 0 ? first : second }
    let verdicts = try await withThrowingTaskGroup(of: IngestionV1.Verdict.self) { group in
      for session in sent { group.addTask { try await caller.listened([session])[0].verdict } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(verdicts.count { $0 == .created } == 1)
    #expect(verdicts.count { $0 == .exists } == 11)
    #expect(verdicts.count { $0 == .conflict } == 12)
    #expect(try await caller.listAllSessions().count == 1)
  }

  /// Two processes write overlapping batches in opposite orders.
  @Test func batchesCrossEachOther() async throws {
    let (stack, study, caller) = try await fresh()
    let other = caller.through(try await IngestionStack(sharing: stack))
    let sessions = (0..<200).map { study.session(at: -Int64($0)) }
    async let forth = caller.listened(sessions)
    async let back = other.listened(sessions.reversed())
    let verdicts = zip(try await forth, try await back.reversed())
    #expect(verdicts.allSatisfy { Set([$0.verdict, $1.verdict]) == [.created, .exists] })
    let rows = try await stack.pool.query(
      "SELECT sessions FROM listening_usage WHERE participant_id = \(caller.participantID)")
    #expect(try rows.map { try $0.decode("sessions", as: Int64.self) } == [200])
  }

  @Test func batchesHaveALimit() async throws {
    let (_, study, caller) = try await fresh()
    let empty = await failure { try await caller.listened([]) }
    #expect(empty?.code == .invalidArgument && empty?.violations.map(\.field) == ["sessions"])
    let sessions = (0...500).map { study.session(at: -Int64($0)) }
    let tooMany = await failure { try await caller.listened(sessions) }
    #expect(tooMany?.code == .resourceExhausted && tooMany?.reason == "BATCH_TOO_LARGE")
    #expect(
      try await caller.listened(sessions.dropLast()).allSatisfy { $0.verdict == .created })
  }

  @Test func strangersAndThoseWhoLeft() async throws {
    let (stack, study, caller) = try await fresh()
    let stranger = try stack.participant()
    // Sent again, it gets the same answer, although auth's answer is older than the session by
    // then.
    let refused = study.session(at: -1)
    for _ in 0..<3 {
      #expect(try await stranger.listening(to: refused) == ["NOT_ENROLLED"])
    }
    let stored = study.session(at: -500)
    #expect(try await caller.listening(to: stored) == ["created"])
    let subject = caller.participantID.uuidString.lowercased()
    try await stack.deliver(
      EventsV1.ParticipantEnrolled(
        participantID: subject, studyID: study.studyID, joinTime: .init(IngestionStack.start - 900)),
      subject: subject)
    try await stack.deliver(
      EventsV1.EnrolmentEnded(
        participantID: subject, studyID: study.studyID, leaveTime: .init(IngestionStack.start - 200)
      ),
      subject: subject)
    let left = try stack.caller(id: caller.participantID, studies: [])
    stack.auth.set(
      [
        AuthV1.Enrolment(
          studyID: study.studyID, joinTime: .init(IngestionStack.start - 900),
          leaveTime: .init(IngestionStack.start - 200))
      ], for: left)
    // Late sessions from before are accepted; stored ones are recognised and readable.
    #expect(
      try await left.listening(to: study.session(at: -300), study.session(at: -100), stored) == [
        "created", "NOT_ENROLLED", "exists",
      ])
    #expect(try await left.listAllSessions().count == 2)
    #expect(try await left.soundStatistics(study.studyID).map(\.sessions) == [2])
  }

  @Test func aPausePostponesSessionsAndLosesNone() async throws {
    let stack = try await IngestionStack.shared.value
    var study = ListeningStudy()
    try await study.deliver(to: stack, at: stack.clock.now() - 5000)
    let caller = try stack.participant(in: study.studyID)
    for (paused, seconds) in [(true, -1000.0), (false, -100)] {
      study.study.message.paused = paused
      study.study.message.revision += 1
      try await stack.deliver(
        EventsV1.StudyPublished(study: study.study.message), subject: study.studyID,
        at: stack.clock.now() + seconds)
      let (before, during) = (study.session(at: -1001), study.session(at: -500))
      try await eventually("other processes see the change") {
        let outcomes = try await caller.listening(to: before, during)
        return paused ? outcomes[1] == "STUDY_PAUSED" : outcomes[1] == "created"
      }
    }
    let leader = try stack.participant(leading: [study.studyID])
    let exported = try await leader.exportedSessions(study.studyID)
    #expect(exported.map { $0["deviations"] }.contains("PAUSED"))
  }

  @Test func sessionsBeforeTheRemovalOfACollectionAreAccepted() async throws {
    let stack = try await IngestionStack()
    var study = ListeningStudy()
    try await study.deliver(to: stack, at: stack.clock.now() - 5000)
    let caller = try stack.participant(in: study.studyID)
    func publish(_ collectionIDs: [String], at seconds: Double) async throws {
      study.study.message.revision += 1
      study.study.message.soundCollectionIDs = collectionIDs
      try await stack.deliver(
        EventsV1.StudyPublished(study: study.study.message), subject: study.studyID,
        at: stack.clock.now() + seconds)
    }
    try await publish([], at: -1000)
    #expect(
      try await caller.listening(to: study.session(at: -1001), study.session(at: -1000)) == [
        "created", "COLLECTION_NOT_IN_STUDY",
      ])
    // Published again, the closing time stays; the collection may also return.
    try await publish([], at: -500)
    try await eventually("other processes see the change") {
      try await caller.listening(to: study.session(at: -900)) == ["COLLECTION_NOT_IN_STUDY"]
    }
    try await publish([study.collectionID], at: -100)
    try await eventually("other processes see the change") {
      try await caller.listening(to: study.session(at: -900)) == ["created"]
    }
  }

  @Test func unavailableDefinitionsPostpone() async throws {
    let (stack, study, caller) = try await fresh()
    stack.library.setBroken("\(study.collectionID) 2")
    #expect(
      try await caller.listening(to: study.session(version: 2)) == ["COLLECTION_NOT_YET_KNOWN"])
    #expect(
      try await caller.listened([study.session(version: 2)])[0].retryDelay
        == GoogleProtobuf.Duration(seconds: 5))
    #expect(
      try await caller.listening(to: study.session(version: 9)) == ["COLLECTION_VERSION_UNKNOWN"])
    var foreign = study.session()
    foreign.collectionID = "somebody-elses"
    #expect(try await caller.listening(to: foreign) == ["COLLECTION_NOT_IN_STUDY"])
  }

  @Test func aClockThatCannotBeRightLosesNothing() async throws {
    let (stack, study, caller) = try await fresh()
    let day: Int64 = 24 * 3600
    #expect(
      try await caller.listening(
        to: study.session("rain", at: day - 10, milliseconds: 9000),
        study.session("brook", at: day - 10, milliseconds: 11_000),
        study.session("wind", at: day + 1)) == ["created", "created", "created"])
    let leader = try stack.participant(leading: [study.studyID])
    let rows = try await leader.exportedSessions(study.studyID)
    #expect(
      Dictionary(uniqueKeysWithValues: rows.map { ($0["sound"], $0["deviations"]) }) == [
        "rain": "", "brook": "CLOCK_INCONSISTENT", "wind": "CLOCK_IMPLAUSIBLE",
      ])
    // The latest start is never in the future.
    #expect(
      try await caller.soundStatistics(study.studyID).filter { $0.sessions > 0 }.allSatisfy {
        $0.lastStartTime == .init(IngestionStack.start)
      })
  }

  @Test func aRowThatTheDatabaseRefusesHarmsOnlyItself() async throws {
    let stack = try await IngestionStack()
    let study = ListeningStudy()
    try await study.deliver(to: stack)
    let caller = try stack.participant(in: study.studyID)
    try await stack.owner.execute(
      "ALTER TABLE listening_sessions ADD CONSTRAINT no_poison CHECK (app_version <> 'poison')")
    var sessions = (0..<30).map { study.session(at: -Int64($0)) }
    sessions[7].appVersion = "poison"
    let verdicts = try await caller.listened(sessions)
    for (place, verdict) in verdicts.enumerated() {
      #expect(verdict.verdict == (place == 7 ? .retryLater : .created), "\(place)")
    }
    #expect(verdicts[7].violations.map(\.reason) == ["NOT_STORABLE"])
  }

  @Test func onlyParticipantsAreAnswered() async throws {
    let (stack, study, _) = try await fresh()
    let anybody = IngestionV1.ListeningServiceClient(stack.channel)
    for refused in [
      await failure {
        try await anybody.submitListeningSessions(.init(sessions: [study.session()]))
      }, await failure { try await anybody.listListeningSessions(.init()) },
      await failure { try await anybody.getSoundStatistics(.init(studyID: study.studyID)) },
    ] {
      #expect(refused?.code == .unauthenticated)
    }
  }
}
