import Bus
import Foundation
import Messages
import Postgres
import Questionnaires
import ServiceKit
import Testing

@testable import PlanningService

/// Stored data of trigger firings.
@Suite struct TriggerRecordTests {
  private func planned() async throws -> Planned {
    let planned = try await Planned()
    try await planned.apply(
      EventsV1.StudyPublished(
        study: CatalogueV1.Study(
          studyID: planned.studyID, questionnaires: [.use(.everyDay(at: 1200))], revision: 1,
          triggers: [
            CatalogueV1.Trigger(triggerID: "by-hand", cause: .staff(true), cooldownMinutes: 30)
          ])), by: StudyConsumer())
    try await planned.join(at: planned.now - 3600)
    return planned
  }

  private func fired(
    _ planned: Planned, _ occurrenceID: UUID, at date: Date, withdrawn: Bool = false,
    drawRow: CatalogueV1.DrawRow? = nil
  ) -> EventsV1.TriggerFired {
    EventsV1.TriggerFired(
      participantID: planned.participantID.uuidString.lowercased(), studyID: planned.studyID,
      triggerID: "by-hand", occurrenceID: occurrenceID.uuidString.lowercased(),
      fireTime: .init(date), withdrawn: withdrawn, drawRow: drawRow)
  }

  private func kept(_ planned: Planned) async throws -> [KnownOccurrence] {
    try await planned.pool.transaction {
      try await $0.answers(
        to: TriggerStore().occurrences(
          of: planned.participantID, in: [planned.studyID], since: planned.now - 86_400))
    }
  }

  @Test func aStudysTriggersAreThoseOfItsLatestRevision() async throws {
    let planned = try await planned()
    func triggers() async throws -> [TriggerDefinition] {
      try await planned.pool.transaction {
        try await $0.answers(to: StudyTriggerStore().triggers(of: [planned.studyID]))
      }[planned.studyID] ?? []
    }
    #expect(
      try await triggers() == [
        TriggerDefinition(id: "by-hand", cause: .staff, cooldownMinutes: 30)
      ])
    try await planned.publish([.use(.everyDay(at: 1200))], revision: 2)
    #expect(try await triggers().isEmpty)
  }

  @Test func toldTwiceIsOnceAndTheLatestCounts() async throws {
    var planned = try await planned()
    let (id, at) = (UUID(), planned.now)
    let event = fired(planned, id, at: at)
    try await planned.apply(event, by: TriggerConsumer())
    planned.now += 60
    try await planned.apply(event, by: TriggerConsumer())
    var occurrences = try await kept(planned)
    #expect(occurrences.map(\.fired.id) == [id])
    #expect(occurrences[0].fired.firedAt.date == at && occurrences[0].fired.toldAt.date == at)
    #expect(occurrences[0].outcome == nil && !occurrences[0].isWithdrawn)
    // The firing has a new time, which was unknown before.
    try await planned.apply(fired(planned, id, at: at + 3600), by: TriggerConsumer())
    occurrences = try await kept(planned)
    #expect(occurrences.map(\.fired.firedAt.date) == [at + 3600])
    #expect(occurrences.map(\.fired.toldAt.date) == [at + 60])
    try await planned.apply(
      fired(planned, id, at: at + 3600, withdrawn: true), by: TriggerConsumer())
    #expect(try await kept(planned).map(\.isWithdrawn) == [true])
  }

  /// The last report of a batch counts, as it does with single events.
  @Test func batchesEndAsTheirEventsOneByOne() async throws {
    let planned = try await planned()
    let (first, second) = (UUID(), UUID())
    let events = [
      fired(planned, first, at: planned.now), fired(planned, second, at: planned.now + 1),
      fired(planned, first, at: planned.now, withdrawn: true),
    ].map { Event(source: "test", subject: planned.studyID, time: planned.now, message: $0) }
    try await planned.pool.transaction { try await TriggerConsumer().apply(events, on: $0) }
    let occurrences = try await kept(planned)
    #expect(occurrences.map(\.fired.id) == [first, second])
    #expect(occurrences.map(\.isWithdrawn) == [true, false])
  }

  /// An amended sheet must not draw again.
  @Test(arguments: [false, true]) func theFirstProbabilitiesCount(isBatch: Bool) async throws {
    let planned = try await planned()
    let id = UUID()
    func row(_ millionths: UInt32) -> CatalogueV1.DrawRow {
      CatalogueV1.DrawRow(options: [.init(optionID: "walk", partsPerMillion: millionths)])
    }
    let events = [
      fired(planned, id, at: planned.now, withdrawn: true),
      fired(planned, id, at: planned.now, drawRow: row(1)),
      fired(planned, id, at: planned.now, withdrawn: true),
      fired(planned, id, at: planned.now, drawRow: row(2)),
    ]
    if isBatch {
      let events = events.map {
        Event(source: "test", subject: planned.studyID, time: planned.now, message: $0)
      }
      try await planned.pool.transaction { try await TriggerConsumer().apply(events, on: $0) }
    } else {
      for event in events { try await planned.apply(event, by: TriggerConsumer()) }
    }
    let known = try await kept(planned)
    #expect(known.map(\.isWithdrawn) == [false])
    #expect(
      known.map(\.draw) == [OccurrenceDraw(options: [.init(id: "walk", partsPerMillion: 1)])])
  }

  @Test func whatBecomesOfItIsKept() async throws {
    let planned = try await planned()
    try await planned.apply(fired(planned, UUID(), at: planned.now), by: TriggerConsumer())
    var occurrence = try #require(try await kept(planned).first)
    for outcome in TriggerOutcome.allCases {
      occurrence.outcome = outcome
      occurrence.notificationAt = outcome == .planned ? planned.now + 600 : nil
      occurrence.draw = OccurrenceDraw(options: [], seed: outcome == .planned ? .max : 0)
      let decided = occurrence
      try await planned.pool.transaction {
        try await $0.run([
          TriggerStore().decide([decided], of: planned.participantID, at: planned.now)
        ])
      }
      #expect(try await kept(planned) == [occurrence])
    }
  }

  /// A record with a far date, or thousands of them, must not make planning slow.
  @Test func aFloodOfFiringsIsBounded() async throws {
    let planned = try await planned()
    let far = planned.now + TriggerStore.aheadMax
    for (date, isWithdrawn) in [(far, false), (far + 1, true)] {
      let id = UUID()
      try await planned.apply(fired(planned, id, at: date), by: TriggerConsumer())
      #expect(try await kept(planned).first { $0.fired.id == id }?.isWithdrawn == isWithdrawn)
    }
    try await planned.pool.execute(
      """
      INSERT INTO trigger_occurrences (participant_id, study_id, trigger_id, occurrence_id, fired_at,
        withdrawn, told_at, outcome, decided_at)
      SELECT \(planned.participantID), \(planned.studyID), 'by-hand', gen_random_uuid(),
        \(planned.now) + n * interval '1 minute', false, \(planned.now),
        CASE WHEN n % 2 = 0 THEN 'planned' ELSE 'cooldown' END, \(planned.now)
      FROM generate_series(1, 6000) n
      """)
    let occurrences = try await kept(planned)
    #expect(occurrences.count == 2 * TriggerStore.occurrencesMax)
    #expect(occurrences.map(\.fired.firedAt) == occurrences.map(\.fired.firedAt).sorted())
    #expect(try await planned.plan().count == 64)
  }

  @Test func whatCountsIsTheLatest() async throws {
    let planned = try await planned()
    func tell(_ kind: EventsV1.ActivityKind, at date: Date) async throws {
      try await planned.apply(
        EventsV1.ActivityStored(
          participantID: planned.participantID.uuidString.lowercased(), studyID: planned.studyID,
          kind: kind, activityTime: .init(date)), by: TriggerConsumer())
    }
    for (kind, seconds) in [
      (EventsV1.ActivityKind.record, 0.0), (.listening, 30), (.record, 20), (.listening, 10),
      (.unrecognized(9), 90),
    ] {
      try await tell(kind, at: planned.now + seconds)
    }
    let latest = try await planned.pool.transaction {
      try await $0.answers(
        to: ActivityStore().latest(of: planned.participantID, in: [planned.studyID]))
    }
    #expect(latest == [planned.studyID: planned.now + 30])
  }
}
