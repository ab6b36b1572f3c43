import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

/// Reading sessions: participants and leaders.
@Suite struct ListeningReadingTests {
  private func fresh() async throws -> (IngestionStack, ListeningStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = ListeningStudy()
    try await study.deliver(to: stack)
    return (stack, study, try stack.participant(in: study.studyID))
  }

  @Test func theLastFiveAndAll() async throws {
    let (stack, study, one) = try await fresh()
    let other = ListeningStudy()
    try await other.deliver(to: stack)
    let caller = try stack.caller(
      id: one.participantID, studies: [study.studyID, other.studyID])
    // Two each begin at the same instant.
    let sessions = (0..<23).map { study.session(at: -Int64($0 / 2)) }
    let elsewhere = other.session(at: -3)
    let verdicts = try await caller.listened(sessions.reversed() + [elsewhere])
    #expect(verdicts.allSatisfy { $0.verdict == .created })
    func latestFirst(_ sessions: [IngestionV1.ListeningSession]) -> [String] {
      sessions.sorted {
        ($0.startTime?.seconds ?? 0, $0.sessionID) > ($1.startTime?.seconds ?? 0, $1.sessionID)
      }.map(\.sessionID)
    }
    let page = try await caller.listSessions()
    #expect(page.sessions.map(\.sessionID) == Array(latestFirst(sessions + [elsewhere]).prefix(5)))
    #expect(!page.nextPageToken.isEmpty)
    for size: UInt32 in [1, 7, 23, 200] {
      #expect(
        try await caller.listAllSessions(in: study.studyID, pageSize: size).map(\.sessionID)
          == latestFirst(sessions))
    }
    #expect(
      try await caller.listAllSessions().map(\.sessionID) == latestFirst(sessions + [elsewhere]))
    // Returned as sent, and only the participant's own.
    let stored = try await caller.listAllSessions(in: study.studyID)
    #expect(Set(stored) == Set(sessions))
    #expect(try await stack.participant(in: study.studyID).listAllSessions().isEmpty)
    // A page token belongs to one query.
    let mixed = await failure {
      try await caller.listSessions(
        .init(studyID: study.studyID, pageToken: page.nextPageToken))
    }
    #expect(mixed?.violations.map(\.field) == ["page_token"])
  }

  @Test func statisticsCountWhatWasHeard() async throws {
    let (_, study, caller) = try await fresh()
    let sessions = [
      study.session("rain", at: -50, milliseconds: 1500, rating: 2),
      study.session("rain", version: 2, at: -40, milliseconds: 2500, rating: 5),
      study.session("rain", at: -30, milliseconds: 1000, rating: 0),
      study.session("rain", at: -60, milliseconds: 1),
      study.session("brook", at: -20, rating: 7), study.session("wind", at: -10),
      study.session("wind", at: -11, rating: 0),
      study.session("sea", version: 2, at: -5, rating: 1),
    ]
    #expect(try await caller.listened(sessions).allSatisfy { $0.verdict == .created })
    let german = try await caller.soundStatistics(study.studyID)
    #expect(german.map(\.title) == ["Bach", "Meer", "Nieselregen", "Wind"])
    let rain = try #require(german.first { $0.soundID == "rain" })
    #expect(rain.collectionID == study.collectionID)
    #expect(rain.sessions == 4 && rain.ratings == 2)
    // Unrated sessions do not count.
    #expect(rain.meanRating?.value == 3.5)
    #expect(rain.netDuration == GoogleProtobuf.Duration(seconds: 5, nanos: 1_000_000))
    #expect(rain.lastStartTime?.seconds == TestStudy.now - 30)
    let wind = try #require(german.first { $0.soundID == "wind" })
    #expect(wind.sessions == 2 && wind.ratings == 0 && wind.meanRating == nil)
    func order(_ order: IngestionV1.SoundOrder, _ language: String) async throws -> [String] {
      try await caller.soundStatistics(study.studyID, order: order, language: language)
        .map(\.title)
    }
    #expect(try await order(.unspecified, "de-AT") == ["Bach", "Meer", "Nieselregen", "Wind"])
    #expect(try await order(.sessions, "de") == ["Nieselregen", "Wind", "Bach", "Meer"])
    #expect(try await order(.meanRating, "de") == ["Meer", "Nieselregen", "Bach", "Wind"])
    // English if French is missing; the collection's default language if English is missing.
    #expect(try await order(.title, "fr") == ["Brook", "Rain", "Sea", "Wind"])
    #expect(try await order(.title, "") == ["Brook", "Rain", "Sea", "Wind"])
    let elsewhere = ListeningStudy()
    #expect(try await caller.soundStatistics(elsewhere.studyID).isEmpty)
  }

  @Test func soundsNeverHeardAreListed() async throws {
    let (stack, study, caller) = try await fresh()
    #expect(
      try await caller.listening(to: study.session("rain", at: -50, rating: 2)) == ["created"])
    let sounds = try await caller.soundStatistics(study.studyID, order: .sessions)
    // The sounds of the newest version have its titles.
    #expect(sounds.map(\.title) == ["Nieselregen", "Bach", "Meer", "Wind"])
    #expect(sounds.map(\.sessions) == [1, 0, 0, 0])
    #expect(sounds.map { $0.lastStartTime == nil } == [false, true, true, true])
    #expect(sounds.dropFirst().allSatisfy { $0.ratings == 0 && $0.meanRating == nil })
    // Callers outside the study learn nothing about its sounds.
    let stranger = try stack.participant()
    #expect(try await stranger.soundStatistics(study.studyID).isEmpty)
    // Without the catalogue, only sounds that were heard are listed.
    let alone = ListeningStudy()
    try await alone.deliver(to: stack)
    stack.library.setBroken("\(alone.collectionID) 0")
    let other = try stack.participant(in: alone.studyID)
    #expect(try await other.listening(to: alone.session("brook")) == ["created"])
    #expect(try await other.soundStatistics(alone.studyID).map(\.soundID) == ["brook"])
  }

  @Test func sessionsOfAWrongClockAreMarkedAndDoNotHeadTheList() async throws {
    let (stack, study, caller) = try await fresh()
    let sessions = [
      study.session(at: 4_070_908_800 - TestStudy.now), study.session(at: -50),
      study.session(at: 90), study.session(at: 86_390, milliseconds: 61_500),
    ]
    let verdicts = try await caller.listened(sessions)
    #expect(verdicts.map(\.verdict) == Array(repeating: .created, count: 4))
    let marks = [["CLOCK_IMPLAUSIBLE"], [], [], ["CLOCK_INCONSISTENT"]]
    #expect(verdicts.map(\.deviations) == marks)
    #expect(try await caller.listened(sessions).map(\.deviations) == marks)
    let listed = try await caller.listAllSessions(pageSize: 1)
    #expect(listed.last?.sessionID == sessions[1].sessionID)
    for (session, marks) in zip(sessions, marks) {
      #expect(listed.first { $0.sessionID == session.sessionID }?.deviations == marks)
    }
    let rain = try await caller.soundStatistics(study.studyID).first { $0.soundID == "rain" }
    #expect(rain?.lastStartTime?.seconds == TestStudy.now)
    _ = stack
  }

  @Test func aWithdrawnSessionCountsForNothing() async throws {
    let (stack, study, caller) = try await fresh()
    let (gone, kept) = (study.session(at: -50, rating: 7), study.session(at: -60, rating: 1))
    #expect(try await caller.listening(to: gone, kept) == ["created", "created"])
    // Twice, as after a lost answer; not by another person.
    for _ in 0..<2 { try await caller.withdrawSession(gone.sessionID.uppercased()) }
    let other = try stack.participant(in: study.studyID)
    for id in [gone.sessionID, kept.sessionID] {
      let refused = await failure { try await other.withdrawSession(id) }
      #expect(refused?.code == .notFound && refused?.reason == "SESSION_UNKNOWN")
    }
    #expect(
      await failure { try await caller.withdrawSession("x") }?.violations.map(\.reason)
        == ["SESSION_ID_INVALID"])
    #expect(try await caller.listAllSessions().map(\.sessionID) == [kept.sessionID])
    let rain = try await caller.soundStatistics(study.studyID).first { $0.soundID == "rain" }
    #expect(rain?.sessions == 1 && rain?.meanRating?.value == 1)
    let leader = try stack.participant(leading: [study.studyID])
    #expect(
      try await leader.exportedSessions(study.studyID).map { $0["session_id"] }
        == [kept.sessionID])
    // A device that sends it again does not restore it.
    #expect(try await caller.listening(to: gone) == ["exists"])
    #expect(try await caller.listAllSessions().count == 1)
  }

  @Test func thousandsAreCountedAndPaged() async throws {
    let (stack, study, caller) = try await fresh()
    let sounds = ["rain", "brook", "wind"]
    for batch in 0..<6 {
      let sessions = (0..<500).map { number in
        study.session(
          sounds[number % 3], at: -Int64(batch * 500 + number), milliseconds: 1000,
          rating: UInt32(number % 9) > 7 ? nil : UInt32(number % 8))
      }
      #expect(try await caller.listened(sessions).allSatisfy { $0.verdict == .created })
    }
    let statistics = try await caller.soundStatistics(study.studyID)
    #expect(statistics.map(\.sessions).reduce(0, +) == 3000)
    #expect(statistics.compactMap(\.netDuration?.seconds).reduce(0, +) == 3000)
    let listed = try await caller.listAllSessions(pageSize: 200)
    #expect(Set(listed.map(\.sessionID)).count == 3000)
    #expect(
      listed.compactMap(\.startTime?.seconds) == (0..<3000).map { TestStudy.now - $0 })
    let parts = try await stack.participant(leading: [study.studyID])
      .exportSessions(study.studyID)
    #expect(parts.count > 1 && parts.reduce(0) { $0 + $1.rows } == 3000)
  }

  @Test func leadersGetRowsUnderPseudonyms() async throws {
    let (stack, study, caller) = try await fresh()
    let leader = try stack.participant(leading: [study.studyID])
    var loud = study.session("rain", rating: 3)
    loud.appVersion = "=1+1"
    let silent = study.session("brook", at: -3600, rating: 0)
    #expect(try await caller.listening(to: loud, silent) == ["created", "created"])
    #expect(try await caller.verdicts(study.study.diarySheet()) == [.created])
    let rows = try await leader.exportedSessions(study.studyID)
      .sorted { ($0["started_at"] ?? "") > ($1["started_at"] ?? "") }
    #expect(rows.map { $0["session_id"] } == [loud.sessionID, silent.sessionID])
    let events = try await stack.pool.query(
      """
      SELECT FROM security_events WHERE what = \(study.studyID) AND kind = 'export_begun'
        AND who = \(leader.participantID.uuidString.lowercased())
      """)
    #expect(events.count == 1)
    #expect(
      rows[0].filter { $0.key != "participant" } == [
        "session_id": loud.sessionID, "study": study.studyID, "collection": study.collectionID,
        "collection_version": "1", "sound": "rain", "started_at": "2026-03-29T00:58:00.000000Z",
        "received_at": "2026-03-29T00:00:00.000000Z", "time_zone": "Europe/Berlin",
        "utc_offset_minutes": "60", "net_milliseconds": "61500", "loop_minutes": "2",
        "ended_by": "timer", "rated": "rated", "rating": "3", "app_version": "'=1",
        "deviations": "", "test_participant": "false", "withdrawn_at": "",
      ])
    #expect(rows[1]["rated"] == "declined" && rows[1]["rating"] == "")
    // Same as in the export of sheets, with the same pseudonym.
    let sheets = String(
      decoding: try await leader.export(study.studyID, study.study.diaryID, .wide)
        .flatMap(\.csv), as: UTF8.self)
    let pseudonym = try #require(rows[0]["participant"])
    #expect(pseudonym.count == 16 && sheets.contains(",\(pseudonym),"))
    #expect(!rows.contains { $0.values.contains(caller.participantID.uuidString.lowercased()) })
    for who in [caller, try stack.participant(leading: ["another-study"])] {
      let refused = await failure { try await who.exportSessions(study.studyID) }
      #expect(refused?.code == .permissionDenied && refused?.reason == "NOT_STUDY_LEADER")
    }
  }

  @Test func testsAreLeftOutUnlessTheyAreAskedFor() async throws {
    let (stack, study, caller) = try await fresh()
    let tester = try stack.caller(id: UUID(), studies: [study.studyID], isTest: true)
    #expect(try await caller.listening(to: study.session()) == ["created"])
    #expect(try await tester.listening(to: study.session()) == ["created"])
    let leader = try stack.participant(leading: [study.studyID])
    #expect(
      try await leader.exportedSessions(study.studyID).map { $0["test_participant"] }
        == ["false"])
    #expect(
      try await leader.exportedSessions(study.studyID, tests: true)
        .compactMap { $0["test_participant"] }.sorted() == ["false", "true"])
  }

  @Test func badRequestsNameTheirFields() async throws {
    let (stack, _, caller) = try await fresh()
    let list = await failure {
      try await caller.listSessions(.init(studyID: "NO ID", pageSize: 201, pageToken: "?"))
    }
    #expect(list?.violations.map(\.field) == ["study_id", "page_size", "page_token"])
    let statistics = await failure {
      try await caller.soundStatistics("", order: .unrecognized(9), language: "!!")
    }
    #expect(
      statistics?.violations.map { "\($0.field) \($0.reason)" } == [
        "study_id REQUIRED", "order REQUIRED", "language LANGUAGE_INVALID",
      ])
    let leader = try stack.participant(leading: ["x"])
    let export = await failure { try await leader.exportSessions("") }
    #expect(export?.violations.map(\.field) == ["study_id"])
  }

  /// Violations follow the protocol's field order, also when fields are added.
  @Test func theFieldsOfASessionAreThoseOfTheProtocol() async throws {
    let (_, study, caller) = try await fresh()
    var bad = study.session()
    bad.sessionID = ""
    bad.studyID = ""
    bad.startTime = nil
    bad.netDuration = nil
    bad.end = .unrecognized(9)
    bad.rating = nil
    #expect(
      try await caller.listened([bad])[0].violations.map(\.field) == [
        "session_id", "study_id", "start_time", "net_duration", "end", "rating",
      ])
  }
}
