import Bus
import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

@Suite struct OutboxTests {
  @Test func anEventIsCommittedWithTheChangeOrNotAtAll() async throws {
    try await BusHarness.with { bus in
      struct Refused: Error {}
      await #expect(throws: Refused.self) {
        try await bus.auth.transaction { connection in
          try await bus.outbox.publish([bus.event("a", 1)], on: connection)
          throw Refused()
        }
      }
      #expect(try await bus.count("outbox", in: bus.auth) == 0)
      try await bus.publish(bus.event("a", 2))
      #expect(try await bus.count("outbox", in: bus.auth) == 1)
    }
  }

  @Test func aMessageIsPublishedWithItsAttributes() async throws {
    try await BusHarness.with { bus in
      let message = EventsV1.EnrolmentEnded(participantID: "p", studyID: "tyt")
      let time = Date(timeIntervalSinceReferenceDate: 700_000_000.125)
      try await bus.auth.transaction { connection in
        try await bus.outbox.publish(message, subject: "p", at: time, on: connection)
      }
      let row = try await bus.auth.query("SELECT * FROM outbox")[0]
      #expect(try row.decode("source") == "otolith-auth")
      #expect(try row.decode("type") == "otolith.events.v1.EnrolmentEnded")
      #expect(try row.decode("subject") == "p")
      #expect(try row.decode("time") == time)
      #expect(
        try EventsV1.EnrolmentEnded(serialized: row.decode("data", as: [UInt8].self)) == message)
    }
  }

  @Test func eventsOfOneCallKeepTheirOrder() async throws {
    try await BusHarness.with { bus in
      let events = (1...300).map { bus.event("s\($0 % 7)", $0) }
      try await bus.publish(events)
      let ids = try await bus.auth.query("SELECT event_id FROM outbox ORDER BY id")
        .map { try $0.decode("event_id", as: UUID.self) }
      #expect(ids == events.map(\.id))
    }
  }

  /// A transaction that publishes for a subject waits for an earlier one that does.
  @Test func idsOfOneSubjectFollowTheCommits() async throws {
    try await BusHarness.with { bus in
      let (hasPublished, published) = AsyncStream.makeStream(of: Void.self)
      let (mayCommit, commit) = AsyncStream.makeStream(of: Void.self)
      async let first: Void = bus.auth.transaction { connection in
        defer { published.finish() }
        try await bus.outbox.publish([bus.event("a", 1)], on: connection)
        published.yield()
        for await _ in mayCommit { break }
      }
      for await _ in hasPublished { break }
      async let second: Void = bus.auth.transaction { connection in
        try await connection.run([bus.outbox.lock(subject: "a")])
        // All earlier events of the subject are visible now.
        #expect(
          try await connection.query("SELECT FROM outbox WHERE subject = 'a'").count == 1)
        try await bus.outbox.publish([bus.event("a", 2)], on: connection)
      }
      try await eventually("the second waits for the lock of the first") {
        try await bus.auth.query(
          """
          SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
          WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()
          """
        ).count == 1
      }
      // Other subjects do not wait.
      try await bus.publish(bus.event("b", 1))
      commit.yield()
      try await first
      try await second
      let order = try await bus.auth.query("SELECT subject, data FROM outbox ORDER BY id")
        .map { try $0.decode("data", as: [UInt8].self) }
      #expect(order.filter { $0 == Array("2".utf8) }.count == 1)
      #expect(order.last == Array("2".utf8) || order[1] == Array("2".utf8))
      #expect(order.first == Array("1".utf8))
    }
  }

  @Test func limitsAreNamed() async throws {
    try await BusHarness.with { bus in
      let many = Array(repeating: bus.event("a", 1), count: Outbox.eventsMax + 1)
      await #expect(throws: BusError.tooManyEvents(Outbox.eventsMax + 1)) {
        try await bus.publish(many)
      }
      var event = bus.event("a", 1)
      event.data = Array(repeating: 0, count: Outbox.eventBytesMax + 1)
      let large = event
      let refusal = BusError.eventTooLarge(type: large.type, bytes: Outbox.eventBytesMax + 1)
      await #expect(throws: refusal) { try await bus.publish([large]) }
      event.data.removeLast()
      try await bus.publish([event])
      #expect(try await bus.count("outbox", in: bus.auth) == 1)
    }
  }

  @Test(arguments: [
    ("", "t", 1), ("s", "", 1), ("s", "a b", 1), ("s", "a*", 1), ("s\0", "t", 1), ("s", "t\0", 1),
    (String(repeating: "s", count: Outbox.attributeBytesMax + 1), "t", 1),
    ("s", String(repeating: "t", count: Outbox.attributeBytesMax + 1), 1), ("s", "t", 0),
  ])
  func whatATransportCannotCarryIsRefused(_ subject: String, type: String, version: Int)
    async throws
  {
    try await BusHarness.with { bus in
      let event = bus.event(subject, 1, type: type, schemaVersion: version)
      do {
        try await bus.publish(bus.event("fine", 1), event)
        Issue.record("it was published")
      } catch let error as BusError {
        guard case .malformedAttribute(let rule) = error else {
          Issue.record("\(error)")
          return
        }
        #expect(rule.contains("must be"))
      }
      #expect(try await bus.count("outbox", in: bus.auth) == 0)
    }
  }

  /// An event carries the trace of its call, and the consumer continues the trace.
  @Test func theTraceGoesWithTheEvent() async throws {
    try await BusHarness.with { bus in
      let parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
      let call = EventTrace(parent: parent, state: "vendor=1")
      let outbox = Outbox(source: "otolith-auth") { call }
      let recorder = RecordingConsumer()
      let forwarding = ForwardingConsumer()
      let next = RecordingConsumer(name: "next", types: [BusHarness.ended])
      let publisher = BusRunner(
        pool: bus.auth, log: bus.log, outbox: outbox, consumers: [], configuration: .quick,
        logger: TestLog.logger)
      let consumers = BusRunner(
        pool: bus.planning, log: bus.log, outbox: forwarding.outbox,
        consumers: [recorder, forwarding, next], configuration: .quick, logger: TestLog.logger)
      try await bus.running(publisher, consumers) {
        try await bus.auth.transaction { connection in
          try await outbox.publish([bus.event("a", 1), bus.event("b", 1)], on: connection)
        }
        outbox.wake()
        try await eventually("both are forwarded") { try await bus.effects(of: "next").count == 2 }
        try await eventually("both are recorded") { try await bus.effects().count == 2 }
      }
      #expect(recorder.traces == [call, call])
      #expect(next.traces == [call, call])
      #expect(EventTrace.current == nil)
    }
  }

  @Test func aTraceThatIsNoneIsDropped() {
    let parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    #expect(EventTrace(parent: parent)?.state == nil)
    #expect(EventTrace(parent: String(repeating: "a", count: 54)) == nil)
    #expect(EventTrace(parent: String(repeating: "a", count: 256)) != nil)
    #expect(EventTrace(parent: String(repeating: "a", count: 257)) == nil)
    #expect(EventTrace(parent: parent + "\r\n") == nil)
    #expect(EventTrace(parent: parent, state: "a=\n") == EventTrace(parent: parent))
    #expect(EventTrace(parent: parent, state: "") == EventTrace(parent: parent))
    let long = String(repeating: "a", count: 512)
    #expect(EventTrace(parent: parent, state: long)?.state == long)
    #expect(EventTrace(parent: parent, state: long + "a")?.state == nil)
  }

  /// Ids sort by creation time.
  @Test func newIDsFollowTheTime() async throws {
    let first = Event(source: "s", type: "t", subject: "a", time: Date(), data: []).id
    try await eventually("the clock has moved") {
      Event(source: "s", type: "t", subject: "a", time: Date(), data: []).id.uuidString.prefix(13)
        > first.uuidString.prefix(13)
    }
    #expect(first.uuid.6 >> 4 == 7)
    #expect(first.uuid.8 >> 6 == 2)
    let many = Set(
      (0..<1000).map { _ in
        Event(source: "s", type: "t", subject: "a", time: Date(), data: []).id
      })
    #expect(many.count == 1000)
  }
}
