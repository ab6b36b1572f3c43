import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

@testable import IngestionService

/// Devices send, read and delete health records.
@Suite struct RecordServiceTests {
  private let stack: IngestionStack
  private let study = RecordStudy()

  init() async throws {
    stack = try await IngestionStack.shared.value
    try await study.publish(on: stack)
  }

  private func changed(
    _ record: IngestionV1.HealthRecord, base: UInt32, title: String? = nil, deleted: Bool = false
  ) -> IngestionV1.RecordChange {
    var record = record
    if let title { record.title = title }
    record.deleted = deleted
    return IngestionV1.RecordChange(baseRevision: base, record: record)
  }

  @Test func dataIsReturnedAsSent() async throws {
    let caller = try stack.participant(in: study.id)
    let sent = [
      study.event("Anfall", note: "nach dem Sport"), study.therapy("TRT", from: "2026-01-02"),
      study.audiogram(), study.match(), study.pressure(),
    ]
    let answer = try await caller.sync(sent.map { .init(record: $0) })
    #expect(answer.verdicts.map(\.verdict) == Array(repeating: .created, count: 5))
    #expect(!answer.more && !answer.reset)
    for (sent, stored) in zip(sent, answer.records) {
      var expected = sent
      (expected.revision, expected.createTime, expected.updateTime) = (
        1, stored.createTime, stored.updateTime
      )
      #expect(stored == expected)
      #expect(stored.createTime != nil && stored.updateTime == stored.createTime)
    }
    // A second device gets the same records, without duplicates.
    let other = try await caller.sync([], pageSize: 3)
    #expect(other.records == Array(answer.records.prefix(3)) && other.more)
    let rest = try await caller.sync([], cursor: other.cursor, pageSize: 3)
    #expect(rest.records == Array(answer.records.suffix(2)) && !rest.more)
    #expect(try await caller.sync([], cursor: rest.cursor).records == [])
  }

  @Test func theSameChangeAgainIsOne() async throws {
    let caller = try stack.participant(in: study.id)
    let record = study.event("a")
    let create = IngestionV1.RecordChange(record: record)
    let edit = changed(record, base: 1, title: "b")
    var abroad = record
    abroad.timeZone = "GMT+09:00"
    #expect(
      try await caller.outcomes(create, .init(record: abroad), edit, edit) == [
        "created", "exists", "created", "exists",
      ])
    // Also late, after changes based on it.
    let other = changed(record, base: 2, title: "c")
    #expect(try await caller.outcomes(other, create, edit) == ["created", "exists", "exists"])
    #expect(try await caller.titles() == ["c"])
  }

  @Test func aChangeOfAnOlderRevisionIsAConflict() async throws {
    let caller = try stack.participant(in: study.id)
    let record = study.event("a")
    try await caller.create(record)
    _ = try await caller.sync([changed(record, base: 1, title: "phone")])
    let verdict = try await caller.sync([changed(record, base: 1, title: "tablet")]).verdicts[0]
    #expect(verdict.verdict == .conflict)
    #expect(verdict.violations.map(\.reason) == ["RECORD_CHANGED"])
    #expect(verdict.record?.title == "phone" && verdict.record?.revision == 2)
    let ahead = try await caller.sync([changed(record, base: 9, title: "x")]).verdicts[0]
    #expect(ahead.verdict == .conflict && ahead.record?.title == "phone")
    #expect(ahead.violations.map(\.reason) == ["REVISION_UNKNOWN"])
    // Equal changes of two devices are not a conflict.
    #expect(try await caller.outcomes(changed(record, base: 1, title: "phone")) == ["exists"])
    #expect(try await caller.outcomes(changed(record, base: 2, title: "both")) == ["created"])
  }

  @Test func deletingLeavesATombstoneThatLateEditsDoNotUndo() async throws {
    let caller = try stack.participant(in: study.id)
    let record = study.event("a", note: "secret")
    try await caller.create(record)
    let before = try await caller.sync([]).cursor
    let deletion = changed(record, base: 1, deleted: true)
    #expect(try await caller.outcomes(deletion, deletion) == ["created", "exists"])
    let tombstone = try #require(try await caller.sync([], cursor: before).records.first)
    #expect(tombstone.deleted && tombstone.title == "" && tombstone.note == "")
    #expect(tombstone.contents == nil && tombstone.revision == 2)
    #expect(try await caller.titles() == [])
    // A late copy of the creation, and an edit without knowledge of the deletion.
    #expect(try await caller.outcomes(.init(record: record)) == ["exists"])
    #expect(try await caller.outcomes(changed(record, base: 1, title: "b")) == ["conflict"])
    #expect(try await caller.titles() == [])
    // An edit based on the deletion restores the record.
    #expect(try await caller.outcomes(changed(record, base: 2, title: "b")) == ["created"])
    #expect(try await caller.titles() == ["b"])
  }

  @Test func unknownIDsAndOtherKindsAreRejected() async throws {
    let caller = try stack.participant(in: study.id)
    let record = study.event("a")
    try await caller.create(record)
    var retyped = study.therapy("a", from: "2026-01-01")
    retyped.recordID = record.recordID
    #expect(
      try await caller.outcomes(
        changed(study.event("x"), base: 3), changed(study.event("x"), base: 1, deleted: true),
        changed(retyped, base: 1)
      ) == ["RECORD_UNKNOWN", "RECORD_UNKNOWN", "RECORD_CONTENTS_INVALID"])
    // Another participant's ids have no effect.
    let stranger = try stack.participant(in: study.id)
    #expect(
      try await stranger.outcomes(changed(record, base: 1, deleted: true)) == ["RECORD_UNKNOWN"])
    #expect(try await caller.titles() == ["a"])
  }

  @Test func afterLeavingRecordsAreReadAndDeletedOnly() async throws {
    let caller = try stack.participant(in: study.id)
    let (early, late) = (study.event("early", at: -100), study.event("late", at: -5))
    try await caller.create(study.event("kept", at: -200))
    let (joined, left) = (
      GoogleProtobuf.Timestamp(IngestionStack.start.addingTimeInterval(-4000)),
      GoogleProtobuf.Timestamp(IngestionStack.start.addingTimeInterval(-50))
    )
    let subject = caller.participantID.uuidString
    try await stack.deliver(
      EventsV1.ParticipantEnrolled(participantID: subject, studyID: study.id, joinTime: joined),
      subject: subject)
    try await stack.deliver(
      EventsV1.EnrolmentEnded(participantID: subject, studyID: study.id, leaveTime: left),
      subject: subject)
    let former = try stack.caller(id: caller.participantID, studies: [])
    stack.auth.set(
      [AuthV1.Enrolment(studyID: study.id, joinTime: joined, leaveTime: left)], for: former)
    #expect(
      try await former.outcomes(.init(record: early), .init(record: late)) == [
        "created", "NOT_ENROLLED",
      ])
    #expect(try await former.titles().sorted() == ["early", "kept"])
    #expect(
      try await former.outcomes(changed(early, base: 1, deleted: true)) == ["created"])
    let never = try stack.participant()
    #expect(try await never.outcomes(.init(record: early)) == ["NOT_ENROLLED"])
  }

  @Test func postponedChangesPostponeDependentOnes() async throws {
    let caller = try stack.participant(in: study.id)
    stack.library.setBroken("\(study.vocabularyID) 2")
    var record = study.event("a")
    record.contents = .event(
      IngestionV1.EventRecord(
        eventTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now),
        kind: study.code("attack", version: 2)))
    var edit = study.event("b")
    edit.recordID = record.recordID
    #expect(
      try await caller.outcomes(
        .init(record: record), changed(edit, base: 1), .init(record: study.event("other"))) == [
          "VOCABULARY_NOT_YET_KNOWN", "EARLIER_SHEET_WAITS", "created",
        ])
    #expect(try await caller.titles() == ["other"])
    let verdicts = try await caller.sync([
      .init(record: record), .init(record: study.event("more")),
    ]).verdicts
    #expect(verdicts.map(\.retryDelay) == [GoogleProtobuf.Duration(seconds: 5), nil])
  }

  @Test func recordsOfARemovedTypeCanOnlyBeDeleted() async throws {
    let study = RecordStudy()
    try await study.publish(on: stack)
    let caller = try stack.participant(in: study.id)
    let (kept, gone) = (study.event("kept", at: -200), study.event("gone", at: -200))
    try await caller.create(kept, gone, study.therapy("TRT", from: "2026-01-02"))
    var message = study.message
    message.revision = 2
    message.recordTypes.removeAll { $0.type == .event }
    try await stack.deliver(EventsV1.StudyPublished(study: message), subject: study.id)
    try await eventually("the study's newer revision is known") {
      let probe = study.event("probe", at: -100)
      let outcome = try await caller.outcomes(.init(record: probe))
      if outcome == ["created"] {
        #expect(try await caller.outcomes(changed(probe, base: 1, deleted: true)) == ["created"])
      }
      return outcome == ["RECORD_TYPE_NOT_TAKEN"]
    }
    var edit = kept
    edit.title = "edited"
    edit.changeTime = GoogleProtobuf.Timestamp(seconds: TestStudy.now - 100)
    #expect(
      try await caller.outcomes(
        .init(baseRevision: 1, record: edit), .init(record: study.event("new", at: -100)),
        changed(gone, base: 1, deleted: true)
      ) == ["RECORD_TYPE_NOT_TAKEN", "RECORD_TYPE_NOT_TAKEN", "created"])
    #expect(try await caller.titles().sorted() == ["TRT", "kept"])
    let leader = try stack.participant(leading: [study.id])
    let rows = try await leader.recordRows(of: study.id)
    #expect(rows.contains { $0.contains(kept.recordID) })
  }

  @Test func aBatchHasALimit() async throws {
    let caller = try stack.participant(in: study.id)
    let change = IngestionV1.RecordChange(record: study.event("x"))
    let tooMany = await failure { try await caller.sync(Array(repeating: change, count: 201)) }
    #expect(tooMany?.code == .resourceExhausted)
    #expect(
      tooMany?.details.contains(
        .errorInfo(reason: "BATCH_TOO_LARGE", metadata: ["records_max": "200"])) == true)
    // Records returned with verdicts are limited as well.
    let large = study.event("x", note: String(repeating: "ä", count: 10_000))
    try await caller.create(large)
    let again = Array(repeating: IngestionV1.RecordChange(record: large), count: 200)
    let refused = await failure { try await caller.sync(again) }
    guard case .errorInfo("BATCH_TOO_LARGE", let metadata)? = refused?.details.first else {
      Issue.record("\(refused?.reason ?? "no error")")
      return
    }
    let fitting = try #require(metadata["records_max"].flatMap { Int($0) })
    #expect(metadata.count == 1 && (1..<200).contains(fitting))
    #expect(
      try await caller.sync(Array(again.prefix(fitting))).verdicts.allSatisfy {
        $0.verdict == .exists
      })
  }

  /// The latest accepted time.
  @Test func theEndOfTheYear9999ComesBackAsATimeOfThatYear() async throws {
    let caller = try stack.participant(in: study.id)
    let end = GoogleProtobuf.Timestamp(seconds: 253_402_300_799, nanos: 999_999_999)
    var record = study.event("x")
    record.contents = .event(
      IngestionV1.EventRecord(eventTime: end, kind: study.code("attack")))
    record.changeTime = end
    try await caller.create(record)
    let stored = try #require(try await caller.sync([]).records.first)
    guard case .event(let event) = stored.contents else {
      Issue.record("another type")
      return
    }
    for time in [stored.changeTime, event.eventTime] {
      #expect(time?.seconds == end.seconds && time?.isValid == true)
    }
  }
}
