import Calendar
import CalendarSamples
import FoundationEssentials
import Messages
import ServiceKit
import TestSupport
import Testing

@testable import IngestionService

/// Health records: changes, lists, exports and tombstones.
@Suite struct RecordUseCaseTests {
  @Test func aChangeIsAppliedOnceAndReturnedToOtherDevices() async throws {
    let cases = try await UseCases()
    let study = RecordStudy()
    try await study.publish(on: cases.stack)
    let sync = SyncRecords(
      pool: cases.pool, contexts: cases.parts.contexts, events: cases.events, clock: cases.clock,
      threads: cases.parts.threads, limits: cases.parts.limits)
    let member = cases.submitter(in: study.id)
    let created = RecordChange(IngestionV1.RecordChange(record: study.event("a")))
    var changed = created
    changed.baseRevision = 1
    changed.record.title = "b"
    var outdated = changed
    outdated.record.title = "c"
    let strange = RecordChange(IngestionV1.RecordChange(record: RecordStudy().event("x")))
    let answers = try await sync.apply([created, created, changed, outdated, strange], by: member)
    #expect(
      answers.map(\.verdict.brief)
        == ["created", "exists", "created", "conflict", "ENROLMENT_NOT_YET_KNOWN"])
    #expect(answers[3].reason?.reason == .recordChanged)
    #expect(answers[2].record?.revision == 2)
    let page = try await sync.changes(
      of: member.participantID, since: nil, limit: 5, bytesMax: 1 << 20)
    #expect(page.records.map(\.title) == ["b"])
    let later = try await sync.changes(
      of: member.participantID, since: page.cursor, limit: 5, bytesMax: 1 << 20)
    #expect(later.records.isEmpty)

    let list = ListRecords(pool: cases.pool, threads: cases.parts.threads)
    let listed = try await list(
      of: member.participantID, RecordFilter(), after: nil, limit: 5, bytesMax: 1 << 20)
    #expect(listed.items.map(\.record.title) == ["b"])
    let resources = ExportOwnResources(
      pool: cases.pool, library: cases.parts.library, clock: cases.clock,
      threads: cases.parts.threads)
    var lines: [UInt8] = []
    try await resources(of: member.participantID, studyID: "") { lines += $0.lines }
    #expect(String(decoding: lines, as: UTF8.self).contains("The attack"))
    let export = ExportRecords(
      pool: cases.pool, router: cases.parts.router, zones: hostZones,
      securityEvents: cases.stack.environment.securityEvents, threads: cases.parts.threads,
      pageRecords: 1)
    let rows = try await cases.csv {
      _ = try await export(study.id, includesTests: false, exporter: UUID(), to: $0)
    }
    #expect(rows.count == 2)

    var deletion = changed
    deletion.baseRevision = 2
    deletion.isDeletion = true
    #expect(try await sync.apply([deletion], by: member).map(\.verdict) == [.created])
    let forget = ForgetTombstones(pool: cases.pool, clock: cases.clock)
    try await forget()
    let tombstones = try await sync.changes(
      of: member.participantID, since: nil, limit: 5, bytesMax: 1 << 20)
    #expect(tombstones.records.map(\.isDeleted) == [true])
  }

  @Test func aChangeWaitsForAnEarlierOneOfTheSameRecord() {
    let change = RecordChange(IngestionV1.RecordChange(record: RecordStudy().event("a")))
    let waiting = Violation(field: "", reason: .studyNotYetKnown, description: "")
    let accepted = AcceptedRecordChange(
      recordID: UUID(), changedAt: Fixture.now, change: change)
    var batch = RecordBatch([change, change], [.postponed([waiting]), .accepted(accepted)])
    #expect(!batch.isAnyAccepted)
    #expect(
      batch.answers.map(\.verdict.brief) == ["STUDY_NOT_YET_KNOWN", "EARLIER_SHEET_WAITS"])
    batch.refuse(at: 0, .erased)
    #expect(batch.answers[0].verdict.brief == "PARTICIPANT_ERASED")
  }

  @Test func onlyStudiesWithTriggersPublishThem() async throws {
    let cases = try await UseCases()
    let triggers = RecordTriggers(events: cases.events, zones: hostZones)
    let now = cases.now
    let hasTold = try await cases.pool.transaction {
      try await triggers.publish([], of: UUID(), triggers: [:], at: now, on: $0)
    }
    #expect(!hasTold)
    #expect(cases.events.recorded.reports.isEmpty)
  }
}
