import FoundationEssentials
import Messages
import RPCClient
import RPCCore
import Stubs
import Testing

@testable import IngestionService

/// The timeline over all tables, on a real database.
@Suite struct TimelineTests {
  private let stack: IngestionStack
  private var listening = ListeningStudy()
  private let records = RecordStudy()

  init() async throws {
    stack = try await IngestionStack.shared.value
    try await listening.deliver(to: stack)
    try await records.publish(on: stack)
  }

  private var study: TestStudy { listening.study }

  private func participant() throws -> Caller {
    try stack.participant(in: study.studyID, records.id)
  }

  /// - Parameter seconds: after the start of the stack's clock.
  private func prompt(
    _ id: UUID = UUID(), at seconds: Int64, expiresAfter: Int64? = 600, schedule: String = "",
    cancelled: Bool = false
  ) -> EventsV1.PlannedNotification {
    let time = TestStudy.now + seconds
    return EventsV1.PlannedNotification(
      notificationID: id.uuidString.lowercased(), studyID: study.studyID,
      questionnaireID: study.diaryID, notifyTime: GoogleProtobuf.Timestamp(seconds: time),
      expireTime: expiresAfter.map { GoogleProtobuf.Timestamp(seconds: time + $0) },
      cancelled: cancelled, scheduleID: schedule)
  }

  private func deliver(
    _ prompts: EventsV1.PlannedNotification..., to caller: Caller
  ) async throws {
    let participantID = caller.participantID.uuidString.lowercased()
    try await stack.deliver(
      EventsV1.NotificationsPlanned(participantID: participantID, notifications: prompts),
      subject: participantID)
  }

  @Test func everythingNewestFirst() async throws {
    let caller = try participant()
    try await deliver(prompt(at: -5000), prompt(at: -9000), to: caller)
    #expect(
      try await caller.verdicts(study.diarySheet(at: -100), study.diarySheet(at: -7000))
        == [.created, .created])
    try await caller.create(records.event("now", at: -50), records.event("early", at: -8000))
    _ = try await caller.listened([
      listening.session("brook", at: -6000), listening.session("rain", at: -200),
    ])
    let all = [
      "record now -50", "sheet -100", "session rain -200", "prompt -5000", "session brook -6000",
      "sheet -7000", "record early -8000", "prompt -9000",
    ]
    for pageSize: UInt32 in [0, 1, 2, 3, 7, 8, 100] {
      #expect(try await caller.timeline(.init(pageSize: pageSize)) == all, "\(pageSize)")
    }
    #expect(
      try await caller.timeline(.init(studyID: records.id)) == [
        "record now -50", "record early -8000",
      ])
    #expect(
      try await caller.timeline(
        .init(studyID: study.studyID, kinds: [.session, .unansweredPrompt], pageSize: 1))
        == ["session rain -200", "prompt -5000", "session brook -6000", "prompt -9000"])
    #expect(try await stack.participant(in: study.studyID).timeline() == [])
  }

  @Test func entriesOfOneInstantAndOneIdKeepApart() async throws {
    let caller = try participant()
    let id = UUID()
    var sheet = study.diarySheet(at: -1000)
    sheet.sheetID = id.uuidString.lowercased()
    var record = records.event("same", at: -1000)
    record.recordID = sheet.sheetID
    var session = listening.session(at: -1000)
    session.sessionID = sheet.sheetID
    try await deliver(prompt(id, at: -1000), to: caller)
    #expect(try await caller.verdicts(sheet) == [.created])
    try await caller.create(record)
    _ = try await caller.listened([session])
    let all = ["prompt -1000", "session rain -1000", "record same -1000", "sheet -1000"]
    for pageSize: UInt32 in 1...4 {
      #expect(try await caller.timeline(.init(pageSize: pageSize)) == all)
    }
  }

  @Test func aPromptIsUnansweredOnceItsTimeHasPassed() async throws {
    let caller = try participant()
    let (answered, late, withdrawn) = (UUID(), UUID(), UUID())
    try await deliver(
      prompt(answered, at: -3000), prompt(late, at: -4000), prompt(withdrawn, at: -4500),
      prompt(at: -5000, cancelled: true), prompt(at: -599), prompt(at: -600),
      // Without an expiry, it ends with the next one of its schedule.
      prompt(at: -7200, expiresAfter: nil, schedule: "evening"),
      prompt(at: -7100, expiresAfter: nil, schedule: "morning"),
      prompt(at: -6000, expiresAfter: nil, schedule: "evening"), to: caller)
    let sheets = [(answered, -2900), (late, -10), (withdrawn, -4400)].map { id, seconds in
      var sheet = study.diarySheet(at: Int64(seconds))
      sheet.notificationID = id.uuidString
      return sheet
    }
    let before = ["prompt -600", "prompt -3000", "prompt -4000", "prompt -4500", "prompt -7200"]
    let request = IngestionV1.ListTimelineRequest(kinds: [.unansweredPrompt])
    #expect(try await caller.timeline(request) == before)
    #expect(
      try await caller.verdicts(sheets[0], sheets[1], sheets[2]) == [.created, .created, .created])
    // Its answer was given, whatever became of it.
    _ = try await stack.pool.query(
      """
      UPDATE answer_sheet_keys SET withdrawn = true
      WHERE participant_id = \(caller.participantID) AND sheet_id = \(UUID(uuidString: sheets[2].sheetID))
      """)
    #expect(try await caller.timeline(request) == ["prompt -600", "prompt -7200"])
    let page = try await caller.timelinePage(.init(kinds: [.unansweredPrompt], pageSize: 1))
    guard case .unansweredPrompt(let prompt)? = page.entries.first?.entry else {
      Issue.record("no prompt")
      return
    }
    #expect(prompt.studyID == study.studyID && prompt.questionnaireID == study.diaryID)
    #expect(prompt.expireTime == GoogleProtobuf.Timestamp(seconds: TestStudy.now))
  }

  @Test func promptsOutsideOfParticipationAreNotShown() async throws {
    let caller = try participant()
    func change(_ seconds: Double, joined: Bool) async throws {
      _ = try await stack.pool.query(
        """
        INSERT INTO enrolment_changes (participant_id, study_id, at, joined)
        VALUES (\(caller.participantID), \(study.studyID),
          \(IngestionStack.start.addingTimeInterval(seconds)), \(joined))
        """)
    }
    try await change(-10_000, joined: true)
    try await change(-8000, joined: false)
    try await change(-6000, joined: true)
    let pause = (
      IngestionStack.start.addingTimeInterval(-4000), IngestionStack.start.addingTimeInterval(-3000)
    )
    _ = try await stack.owner.query(
      """
      INSERT INTO study_pauses (study_id, paused_at, resumed_at)
      VALUES (\(study.studyID), \(pause.0), \(pause.1))
      """)
    try await deliver(
      prompt(at: -9000), prompt(at: -7000), prompt(at: -5000), prompt(at: -3500),
      prompt(at: -2500), prompt(at: -1500), to: caller)
    let request = IngestionV1.ListTimelineRequest(kinds: [.unansweredPrompt])
    #expect(
      try await caller.timeline(request) == [
        "prompt -1500", "prompt -2500", "prompt -5000", "prompt -9000",
      ])
    let ended = try stack.caller(id: caller.participantID, studies: [study.studyID]) {
      $0.consentEnds = [study.studyID: IngestionStack.start.addingTimeInterval(-2000)]
    }
    #expect(
      try await ended.timeline(request) == ["prompt -2500", "prompt -5000", "prompt -9000"])
  }

  @Test func whatIsGoneDoesNotAppear() async throws {
    let caller = try participant()
    let (first, second) = (study.diarySheet(at: -10), study.diarySheet(at: -20))
    #expect(try await caller.verdicts(first, second) == [.created, .created])
    _ = try await stack.pool.query(
      """
      UPDATE answer_sheet_keys SET withdrawn = true
      WHERE participant_id = \(caller.participantID) AND sheet_id = \(UUID(uuidString: first.sheetID))
      """)
    let session = listening.session(at: -30)
    _ = try await caller.listened([session])
    try await caller.withdrawSession(session.sessionID)
    let record = records.event("gone", at: -40)
    try await caller.create(record)
    var deletion = record
    deletion.deleted = true
    deletion.contents = nil
    _ = try await caller.sync([.init(baseRevision: 1, record: deletion)])
    #expect(try await caller.timeline() == ["sheet -20"])
    // The month of the sheet is dropped: a prompt of that time may have been answered in it.
    try await deliver(prompt(at: -2000), to: caller)
    #expect(try await caller.timeline() == ["sheet -20", "prompt -2000"])
    _ = try await stack.owner.query(
      "DELETE FROM answer_sheets WHERE participant_id = \(caller.participantID)")
    #expect(try await caller.timeline() == [])
  }

  @Test func invalidFieldsAreNamed() async throws {
    let caller = try participant()
    let refused = await failure {
      try await caller.timelinePage(
        .init(
          studyID: "/", kinds: [.sheet, .unspecified, .init(rawValue: 99)], pageSize: 101,
          pageToken: "?"))
    }
    #expect(
      refused?.violations.map(\.field) == [
        "study_id", "kinds[1]", "kinds[2]", "page_size", "page_token",
      ])
    let many = await failure {
      try await caller.timelinePage(.init(kinds: Array(repeating: .sheet, count: 5)))
    }
    #expect(many?.violations.map(\.field) == ["kinds"])
  }
}

extension Caller {
  fileprivate func timelinePage(
    _ request: IngestionV1.ListTimelineRequest
  ) async throws -> IngestionV1.ListTimelineResponse {
    try await IngestionV1.ResultServiceClient(stack.channel).listTimeline(
      request, options: .bearer(token))
  }

  /// All pages: kind, name, and seconds after the start of the stack's clock.
  fileprivate func timeline(
    _ request: IngestionV1.ListTimelineRequest = .init()
  ) async throws -> [String] {
    var request = request
    var found: [String] = []
    repeat {
      let page = try await timelinePage(request)
      found += page.entries.map { entry in
        let name =
          switch entry.entry {
          case .sheet: "sheet"
          case .record(let record): "record \(record.title)"
          case .session(let session): "session \(session.soundID)"
          case .unansweredPrompt: "prompt"
          case nil: "nothing"
          }
        return "\(name) \((entry.entryTime?.seconds ?? 0) - TestStudy.now)"
      }
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return found
  }
}
