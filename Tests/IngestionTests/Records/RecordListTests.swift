import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

@testable import IngestionService

/// Lists, old cursors, and exports for leaders.
@Suite struct RecordListTests {
  private let stack: IngestionStack
  private let study = RecordStudy()

  init() async throws {
    stack = try await IngestionStack.shared.value
    try await study.publish(on: stack)
  }

  @Test func rangesTakeWhatGoesOnInThem() async throws {
    let caller = try stack.participant(in: study.id)
    try await caller.create(
      study.therapy("over", from: "2025-01-01", until: "2025-01-31"),
      study.therapy("goes on", from: "2025-02-01"), study.event("now"))
    // Seconds since 1970; times in Berlin.
    func titles(_ from: Int64?, _ until: Int64?) async throws -> [String] {
      try await caller.titles(
        .init(
          startTime: from.map { GoogleProtobuf.Timestamp(seconds: $0) },
          endTime: until.map { GoogleProtobuf.Timestamp(seconds: $0) }))
    }
    // Midnight of 1 January, 1 February 2025.
    let (january, february): (Int64, Int64) = (1_735_686_000, 1_738_364_400)
    #expect(try await titles(nil, january) == [])
    #expect(try await titles(nil, january + 1) == ["over"])
    #expect(try await titles(february - 1, february) == ["over"])
    #expect(try await titles(february, february) == [])
    #expect(try await titles(february, february + 1) == ["goes on"])
    #expect(try await titles(TestStudy.now, nil) == ["now", "goes on"])
    #expect(try await titles(TestStudy.now + 1, nil) == ["goes on"])
  }

  @Test func searchFindsBeginningsOfWords() async throws {
    let caller = try stack.participant(in: study.id)
    try await caller.create(
      study.event("Müdigkeit", note: "Café au lait, 3x täglich"),
      study.event("Straßenlärm"), study.event("O'Neil & 'quoted' \\ words:*"))
    func found(_ search: String) async throws -> [String] {
      try await caller.titles(.init(search: search))
    }
    for search in ["müdig", "MUD", "cafe", "lait Müdigkeit", "3x tag", "mu\u{308}d"] {
      #expect(try await found(search) == ["Müdigkeit"], "\(search)")
    }
    #expect(try await found("strassen") == [])
    #expect(try await found("straß") == ["Straßenlärm"])
    #expect(try await found("neil quot word").count == 1)
    for search in ["igkeit", "müdig tee", "!!!", "':* | zz"] {
      #expect(try await found(search) == [], "\(search)")
    }
    // Longer than PostgreSQL's limit for words, and expanded further by normalisation.
    let giant = String(repeating: "\u{FDFA}", count: 3000)
    try await caller.create(study.event("giant", note: giant))
    #expect(try await found(String(giant.prefix(10))) == ["giant"])
  }

  @Test func ordersAreStableOverPages() async throws {
    let caller = try stack.participant(in: study.id)
    let titles = ["delta", "Alpha", "échelle", "bravo", "Äpfel"]
    for (place, title) in titles.enumerated() {
      try await caller.create(study.event(title, at: Int64(place) * -60))
    }
    try await caller.create(
      study.therapy("therapy", from: "2020-01-01"), study.audiogram(at: -3600))
    for size: UInt32 in [1, 3, 200] {
      #expect(
        try await caller.titles(.init(order: .title, pageSize: size))
          == ["", "Alpha", "Äpfel", "bravo", "delta", "échelle", "therapy"])
      #expect(
        try await caller.titles(.init(order: .time, pageSize: size)) == titles + ["", "therapy"])
      #expect(
        try await caller.titles(.init(order: .type, pageSize: size))
          == [""] + titles + ["therapy"])
    }
    #expect(try await caller.titles(.init(types: [.therapy, .audiogram])) == ["", "therapy"])
    #expect(try await caller.titles(.init(studyID: "another")) == [])
    // A page token is valid for its own list only.
    let page = try await caller.records(.init(pageSize: 1))
    let other = await failure {
      try await caller.records(.init(order: .title, pageSize: 1, pageToken: page.nextPageToken))
    }
    #expect(other?.code == .invalidArgument)
  }

  @Test func olderCursorsBeginAnewWhenTombstonesAreGone() async throws {
    let stack = try await IngestionStack()
    let study = RecordStudy()
    try await study.publish(on: stack)
    let caller = try stack.participant(in: study.id)
    let (first, second) = (study.event("first"), study.event("second"))
    try await caller.create(first, second)
    let old = try await caller.sync([]).cursor
    var deletion = first
    deletion.deleted = true
    _ = try await caller.sync([.init(baseRevision: 1, record: deletion)])
    let forget = ForgetTombstones(pool: stack.pool, clock: stack.clock, atMost: 1)
    stack.clock.advance(seconds: 400 * 86_400 - 1)
    #expect(try await forget() == 0)
    stack.clock.advance(seconds: 2)
    #expect(try await forget() == 1)
    let late = try stack.caller(id: caller.participantID, studies: [study.id])
    let answer = try await late.sync([], cursor: old, pageSize: 1)
    #expect(answer.reset && answer.records.map(\.title) == ["second"])
    // Continuing is not a restart, and new devices restart implicitly.
    let next = try await late.sync([], cursor: answer.cursor)
    #expect(!next.reset && next.records == [])
    #expect(try await !late.sync([]).reset)
    // A cursor beyond the newest change comes from before a restore.
    _ = try await stack.owner.execute(
      """
      UPDATE ingestion.record_counters SET change = 2, forgotten = 0
      WHERE participant_id = \(caller.participantID)
      """)
    #expect(try await late.sync([], cursor: next.cursor).reset)
  }

  @Test func cursorsAreOfOneParticipant() async throws {
    let caller = try stack.participant(in: study.id)
    try await caller.create(study.event("a"))
    let cursor = try await caller.sync([]).cursor
    let other = try stack.participant(in: study.id)
    for text in [cursor, "x", cursor + "A", String(cursor.dropLast())] {
      let error = await failure { try await other.sync([], cursor: text) }
      #expect(error?.code == .invalidArgument, "\(text)")
    }
  }

  @Test func leadersGetARowForEachValueWithoutWords() async throws {
    let caller = try stack.participant(in: study.id)
    let tester = try stack.caller(id: UUID(), studies: [study.id], isTest: true)
    try await tester.create(study.event("test"))
    try await caller.create(
      study.event("secret title", note: "secret note"), study.audiogram(), study.pressure(),
      study.match(), study.therapy("secret", from: "2026-01-02", until: "2026-02-03"))
    let leader = try stack.participant(leading: [study.id])
    let rows = try await leader.recordRows(of: study.id)
    // Includes the header; the audiogram has three values, the match two.
    #expect(rows.count == 9)
    let text = rows.joined(separator: "\n")
    #expect(!text.contains("secret"))
    #expect(!text.lowercased().contains(caller.participantID.uuidString.lowercased()))
    #expect(text.contains("therapy,2026-01-02,2026-02-03,Europe/Berlin"))
    #expect(text.contains(",both,,,,,6200,,Hz,,"))
    #expect(text.contains("blood-pressure,121,80,mm[Hg]"))
    #expect(try await leader.recordRows(of: study.id, tests: true).count == rows.count + 1)
    let error = await failure { try await caller.recordRows(of: study.id) }
    #expect(error?.code == .permissionDenied)
  }
}
