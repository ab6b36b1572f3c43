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

  /// A transaction that publishes for a subject waits for the one that did before.
  @Test func idsOfOneSubjectFollowTheCommits() async throws {
    try await BusHarness.with { bus in
      let (hasPublished, published) = AsyncStream.makeStream(of: Void.self)
      let (mayCommit, commit) = AsyncStream.makeStream(of: Void.self)
      async let first: Void = bus.auth.transaction { connection in
        try await bus.outbox.publish([bus.event("a", 1)], on: connection)
        published.yield()
        for await _ in mayCommit { break }
      }
      for await _ in hasPublished { break }
      async let second: Void = bus.auth.transaction { connection in
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
      // Another subject does not wait.
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
}
