import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

/// Statements whose rows bring their events along.
@Suite struct RowEventTests {
  /// Publishes with one statement whose second row is left out.
  private func store(_ events: [Event], in bus: BusHarness) async throws {
    let published = try #require(
      try bus.outbox.expressions(
        publishing: events,
        with: Outbox.StatementRows(table: "kept", subject: "name", time: "at", subjects: "kept")))
    var query: PostgresQuery = """
      WITH given AS (
        SELECT * FROM unnest(
          (SELECT \(events.map(\.subject))), (SELECT \(events.map(\.time))),

      """
    query.append(published.arguments)
    query.append(
      """
      ) WITH ORDINALITY AS given (name, at, \(unescaped: Outbox.RowEvents.columns), place)
      ), kept AS MATERIALIZED (SELECT * FROM given WHERE place <> 2),

      """)
    query.append(published.expressions)
    query.append(" SELECT")
    try await bus.auth.execute(query)
  }

  private func events(_ bus: BusHarness) -> [Event] {
    var events = [bus.event("a", 2), bus.event("b", 1), bus.event("a", 3), bus.event("c", 1)]
    events[2].trace = EventTrace(
      parent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", state: "vendor=1")
    return events
  }

  @Test func theRowsAreInTheOutboxInTheirOrder() async throws {
    try await BusHarness.with { bus in
      let events = events(bus)
      try await store(events, in: bus)
      let rows = try await bus.auth.query(
        "SELECT event_id, trace_state FROM outbox ORDER BY id", as: UUID.self, String?.self)
      #expect(rows.map(\.0) == [events[0].id, events[2].id, events[3].id])
      #expect(rows.map(\.1) == [nil, "vendor=1", nil])
    }
  }

  /// Events of the same subjects that wait in the outbox come first.
  @Test func theRowsAreInTheLogWithAllTheirAttributes() async throws {
    try await BusHarness.with(.postgresBesideTheOutbox) { bus in
      let runner = bus.authRunner(
        configuration: .quick {
          $0.pollFirst = .seconds(3600)
          $0.pollMax = .seconds(3600)
        })
      try await bus.running(runner) {
        try await bus.beginsToAppend()
        let waiting = bus.event("a", 1)
        try await bus.auth.transaction { connection in
          try await Outbox(source: bus.outbox.source).publish([waiting], on: connection)
        }
        let events = events(bus)
        try await store(events, in: bus)
        let subjects: Set = ["a", "b", "c"]
        let logged = try await bus.logged().filter { subjects.contains($0.subject) }
        let expected = [waiting, events[0], events[2], events[3]]
        #expect(logged.map(\.id) == expected.map(\.id))
        #expect(logged.map(\.subject) == expected.map(\.subject))
        #expect(logged.map(\.data) == expected.map(\.data))
        #expect(logged.map(\.trace) == expected.map(\.trace))
        #expect(
          logged.map { [$0.source, $0.type, "\($0.schemaVersion)"] }
            == expected.map { [$0.source, $0.type, "\($0.schemaVersion)"] })
        #expect(zip(logged, expected).allSatisfy { abs($0.time.timeIntervalSince($1.time)) < 1e-5 })
        #expect(try await bus.count("outbox", in: bus.auth) == 0)
      }
    }
  }
}
