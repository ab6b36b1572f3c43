import FoundationEssentials
import Messages
import TestSupport
import Testing

/// Triggers on health records and listening sessions, and activity events.
@Suite struct RecordTriggerTests {
  private func publish(
    _ triggers: [CatalogueV1.Trigger]
  ) async throws -> (RecordStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = RecordStudy()
    try await study.publish(on: stack)
    var message = study.message
    message.revision = 2
    message.triggers = triggers
    try await stack.deliver(EventsV1.StudyPublished(study: message), subject: study.id)
    return (study, try stack.participant(in: study.id))
  }

  private func deleted(
    _ record: IngestionV1.HealthRecord, base: UInt32
  ) -> IngestionV1.RecordChange {
    var record = record
    record.deleted = true
    return IngestionV1.RecordChange(baseRevision: base, record: record)
  }

  @Test func aValueOverTheBoundFiresWhenItWasMeasured() async throws {
    let (study, caller) = try await publish([
      CatalogueV1.Trigger(
        triggerID: "diastolic",
        cause: .record(
          CatalogueV1.RecordCause(
            type: .measurement, kinds: ["blood-pressure"],
            value: CatalogueV1.ValueComparison(
              operator: .greaterOrEqual, number: .init(90), unit: "mm[Hg]", secondValue: true))))
    ])
    var record = study.pressure(at: -100)
    try await caller.create(record)
    #expect(try await caller.fired().isEmpty)
    guard case .measurement(var measured)? = record.contents else { return }
    measured.values[0].secondValue = .init(90)
    record.contents = .measurement(measured)
    let edit = IngestionV1.RecordChange(baseRevision: 1, record: record)
    #expect(try await caller.outcomes(edit, edit) == ["created", "exists"])
    #expect(try await caller.firedBriefly() == ["diastolic -100"])
    // Values in another unit cannot be compared.
    measured.unit = "kPa"
    record.contents = .measurement(measured)
    #expect(try await caller.outcomes(.init(baseRevision: 2, record: record)) == ["created"])
    #expect(try await caller.firedBriefly().last == "diastolic -100 withdrawn")
    #expect(Set(try await caller.fired().map(\.occurrenceID)).count == 1)
  }

  @Test func recordTriggersMatchTheirKind() async throws {
    let (study, caller) = try await publish([
      CatalogueV1.Trigger(
        triggerID: "attack",
        cause: .record(CatalogueV1.RecordCause(type: .event, kinds: ["attack"]))),
      CatalogueV1.Trigger(
        triggerID: "training", cause: .record(CatalogueV1.RecordCause(type: .therapy))),
      CatalogueV1.Trigger(
        triggerID: "hearing", cause: .record(CatalogueV1.RecordCause(type: .audiogram))),
    ])
    try await caller.create(
      study.event("a", at: -50), study.record("b", study.eventContents(at: -40, "sport")),
      study.therapy("c", from: "2026-01-02"), study.audiogram(at: -30), study.match(at: -20))
    #expect(
      try await Set(caller.firedBriefly()) == ["attack -50", "training 0", "hearing -30"])
    let record = study.event("d", at: -10)
    try await caller.create(record)
    #expect(try await caller.outcomes(deleted(record, base: 1)) == ["created"])
    #expect(try await caller.fired().suffix(2).map(\.withdrawn) == [false, true])
  }

  /// Days begin in the participant's zone: midnight in Berlin is an hour or two before that of UTC.
  @Test func aTherapysEndIsADayOfItsZone() async throws {
    let (study, caller) = try await publish([
      CatalogueV1.Trigger(
        triggerID: "week-before",
        cause: .therapyEnd(CatalogueV1.TherapyEndCause(days: -7, kinds: ["sport"]))),
      CatalogueV1.Trigger(
        triggerID: "other", cause: .therapyEnd(CatalogueV1.TherapyEndCause(kinds: ["attack"]))),
    ])
    func day(_ fired: EventsV1.TriggerFired?) -> String? { fired?.fireTime?.date.ISO8601Format() }
    var record = study.therapy("TRT", from: "2026-01-02", until: "2026-04-10")
    try await caller.create(record)
    #expect(try await caller.fired().map(\.triggerID) == ["week-before"])
    #expect(try await day(caller.fired().first) == "2026-04-02T22:00:00Z")
    record.contents = study.therapy("TRT", from: "2026-01-02", until: "2026-03-31").contents
    _ = try await caller.outcomes(.init(baseRevision: 1, record: record))
    #expect(
      try await day(caller.fired().last { $0.triggerID == "week-before" })
        == "2026-03-23T23:00:00Z")
    // Without the name of a zone, days follow the offset; without an offset, UTC.
    for (zone, title, until, begins) in [
      ("GMT+0530", "India", "2026-03-30", "2026-03-22T18:30:00Z"),
      ("PST", "somewhere", "2026-03-31", "2026-03-24T00:00:00Z"),
    ] {
      var other = study.therapy(title, from: "2026-01-02", until: until)
      other.timeZone = zone
      try await caller.create(other)
      #expect(try await day(caller.fired().last) == begins)
    }
    record.contents = study.therapy("TRT", from: "2026-01-02").contents
    _ = try await caller.outcomes(.init(baseRevision: 2, record: record))
    let told = try await caller.fired().filter { $0.triggerID == "week-before" }
    #expect(told.map(\.withdrawn) == [false, false, false, false, true])
    #expect(Set(told.map(\.occurrenceID)).count == 3)
  }

  @Test func therapiesAtTheLimitsOfDatesAreStored() async throws {
    let (study, caller) = try await publish(
      [-366, 366].map { days in
        CatalogueV1.Trigger(
          triggerID: "end\(days)", cause: .therapyEnd(CatalogueV1.TherapyEndCause(days: days)))
      })
    try await caller.create(
      study.therapy("first", from: "1800-01-01", until: "1800-01-02"),
      study.therapy("last", from: "2199-01-01", until: "2199-12-31"))
    #expect(try await caller.titles().count == 2)
    let fired = try await caller.firedBriefly().map { $0.prefix(6) }
    #expect(fired.sorted() == ["end-36", "end-36", "end366", "end366"])
  }

  @Test func listeningLongEnoughFiresWhenItIsOver() async throws {
    let stack = try await IngestionStack.shared.value
    var study = ListeningStudy()
    study.study.message.triggers = [
      CatalogueV1.Trigger(
        triggerID: "listened",
        cause: .listening(
          CatalogueV1.ListeningCause(minutesMin: 2, collectionID: study.collectionID))),
      CatalogueV1.Trigger(
        triggerID: "elsewhere",
        cause: .listening(CatalogueV1.ListeningCause(collectionID: "other"))),
      CatalogueV1.Trigger(
        triggerID: "silent", cause: .inactivity(CatalogueV1.InactivityCause(days: 3))),
    ]
    try await study.deliver(to: stack)
    let caller = try stack.participant(in: study.studyID)
    let (short, long) = (
      study.session(at: -400, milliseconds: 119_999), study.session(at: -200, milliseconds: 120_000)
    )
    #expect(try await caller.listening(to: short, long, long) == ["created", "created", "exists"])
    #expect(try await caller.listening(to: long) == ["exists"])
    #expect(try await caller.firedBriefly() == ["listened -80"])
    #expect(try await caller.activity().map(\.kind) == [.listening, .listening])
    for session in [short, long] { try await caller.withdrawSession(session.sessionID) }
    #expect(try await caller.firedBriefly() == ["listened -80", "listened -80 withdrawn"])
    let occurrences = try await caller.fired().map(\.occurrenceID)
    #expect(occurrences[0] == occurrences[1])
  }

  @Test func activityIsPublishedOnlyWhereItCounts() async throws {
    func triggers(sheetsOnly: Bool) -> [CatalogueV1.Trigger] {
      [
        CatalogueV1.Trigger(
          triggerID: "silent",
          cause: .inactivity(CatalogueV1.InactivityCause(days: 3, sheetsOnly: sheetsOnly)))
      ]
    }
    let (study, caller) = try await publish(triggers(sheetsOnly: false))
    let record = study.event("a")
    try await caller.create(record)
    #expect(try await caller.outcomes(deleted(record, base: 1)) == ["created"])
    let told = try await caller.activity()
    #expect(told.map(\.kind) == [.record, .record])
    #expect(told.allSatisfy { $0.studyID == study.id && $0.activityTime != nil })
    let (other, stranger) = try await publish(triggers(sheetsOnly: true))
    try await stranger.create(other.event("a"))
    #expect(try await stranger.activity().isEmpty)
  }
}
