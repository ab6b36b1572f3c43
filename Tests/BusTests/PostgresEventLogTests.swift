import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

@Suite struct PostgresEventLogTests {
  static let types: Set<String> = [BusHarness.enrolled]

  /// The transaction with the lower position commits last; a reader must not skip it.
  @Test func aLateCommitIsNotSkipped() async throws {
    try await BusHarness.with { bus in
      let early = bus.event("early", 1)
      let (hasAppended, appended) = AsyncStream.makeStream(of: Void.self)
      let (mayCommit, commit) = AsyncStream.makeStream(of: Void.self)
      async let late: Void = bus.planning.transaction { connection in
        defer { appended.finish() }
        try await connection.execute(
          """
          INSERT INTO bus.log (event_id, source, type, subject, time, data)
          VALUES (\(early.id), \(early.source), \(early.type), \(early.subject), \(early.time),
            \(early.data))
          """)
        appended.yield()
        for await _ in mayCommit { break }
      }
      for await _ in hasAppended { break }
      try await bus.log.append([bus.event("late", 2)])

      let before = try await bus.log.read(after: .start, types: Self.types, limit: 10)
      #expect(before.events.isEmpty)
      #expect(before.end == .start)
      #expect(before.rest == .unsettled)

      commit.yield()
      try await late
      try await eventually("both can be read") {
        let batch = try await bus.log.read(after: before.end, types: Self.types, limit: 10)
        return batch.events.map(\.subject) == ["early", "late"]
      }
    }
  }

  /// A relay that lost its lock and its successor append at the same time. The second one gets the
  /// higher transaction id, so its events sort later.
  @Test func appendersOfOneSourceTakeTurnsBeforeTheyAreNumbered() async throws {
    try await BusHarness.with { bus in
      let event = bus.event("a", 1)
      let observer = bus.database.pool()
      let (numbered, appending) = try await bus.planning.transaction { connection in
        _ = try await connection.query(
          """
          SELECT pg_advisory_xact_lock(hashtextextended('otolith log ' || \(event.source), 0))::text
          """)
        let appending = Task { try await bus.log.append([event, bus.event("b", 2)]) }
        try await eventually("the appender waits") {
          try await observer.query(
            """
            SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
            WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()
            """
          ).count == 1
        }
        let rows = try await connection.query("SELECT pg_current_xact_id()::text AS id")
        return (try rows[0].decode("id", as: String.self), appending)
      }
      try await appending.value
      let rows = try await observer.query(
        "SELECT count(*) FILTER (WHERE txid > \(numbered)::xid8) AS later, count(*) AS found FROM bus.log"
      )
      #expect(try rows[0].decode(Int.self, Int.self) == (2, 2))
      await observer.close()
    }
  }

  /// Twelve transactions take ids in turn and commit in reverse order while a reader polls.
  @Test func commitsInReverseOrderAreAllRead() async throws {
    try await BusHarness.with { bus in
      let pool = bus.database.pool(as: .planning, connections: 12)
      let events = (0..<12).map { bus.event("s\($0)", $0) }
      let isOver = Gate()
      let reading = Task {
        var numbers: [Int] = []
        var position = LogPosition.start
        while true {
          let wasOver = isOver.isOpen
          let batch = try await bus.log.read(after: position, types: Self.types, limit: 5)
          numbers += batch.events.map(\.number)
          position = batch.end
          if wasOver, batch.rest == .none { return numbers }
        }
      }
      try await committingInReverse(12) { index, didWrite, mayCommit in
        try await pool.transaction { connection in
          let event = events[index]
          try await connection.execute(
            """
            INSERT INTO bus.log (event_id, source, type, subject, time, data)
            VALUES (\(event.id), \(event.source), \(event.type), \(event.subject),
              \(event.time), \(event.data))
            """)
          didWrite()
          await mayCommit()
        }
      }
      try await bus.transport.settle()
      isOver.open()
      #expect(try await reading.value == Array(0..<12))
      await pool.close()
    }
  }

  /// The same for the outbox, with a running relay and consumer.
  @Test func publicationsThatCommitInReverseOrderAllHaveTheirEffect() async throws {
    try await BusHarness.with { bus in
      let pool = bus.database.pool(as: .auth, connections: 12)
      try await bus.running(bus.authRunner(), bus.planningRunner(RecordingConsumer())) {
        try await committingInReverse(12) { index, didWrite, mayCommit in
          try await pool.transaction { connection in
            try await bus.outbox.publish(
              [bus.event("s\(index)", 0), bus.event("s\(index)", 1)], on: connection)
            didWrite()
            await mayCommit()
          }
        }
        try await eventually("all effects") { try await bus.effects().count >= 24 }
      }
      for index in 0..<12 { #expect(try await bus.effects(on: "s\(index)") == [0, 1]) }
      #expect(try await bus.effects().count == 24)
      await pool.close()
    }
  }

  /// After pg_restore into a new cluster, transaction ids are lower than the log's.
  @Test func aRestoredLogCanBeReadAgain() async throws {
    try await BusHarness.with { bus in
      try await bus.log.append([bus.event("a", 1), bus.event("a", 2)])
      let admin = bus.database.pool()
      try await admin.execute("UPDATE bus.log SET txid = '1000000000000'")
      #expect(try await bus.log.read(after: .start, types: Self.types, limit: 9).events.isEmpty)
      await admin.close()
      let owner = bus.database.pool(as: .bus)
      try await owner.execute("CALL forget_transactions()")
      await owner.close()
      let batch = try await bus.log.read(after: .start, types: Self.types, limit: 9)
      #expect(batch.events.map(\.number) == [1, 2])
    }
  }

  /// A topic may be changed only by the role that declared it.
  @Test func aTopicIsNotAnothersToChange() async throws {
    try await BusHarness.with { bus in
      var configuration = bus.database.configuration(as: .auth, connections: 1)
      configuration.searchPath = "bus"
      let other = PostgresEventLog(configuration: configuration, logger: TestLog.logger)
      try await bus.log.declare([Topic("t.Mine", retention: .latestPerSubject)])
      try await other.declare([Topic("t.Mine", retention: .latestPerSubject)])
      await #expect(throws: BusError.topicDeclaredElsewhere("t.Mine")) {
        try await other.declare([Topic("t.Mine", retention: .duration(.seconds(1)))])
      }
      #expect(try await bus.log.topics().map(\.retention) == [.latestPerSubject])
      await other.close()
    }
  }
}

/// Starts transactions in turn and commits them in reverse order.
private func committingInReverse(
  _ count: Int,
  _ transaction:
    @escaping @Sendable (
      _ index: Int, _ didWrite: @Sendable () -> Void, _ mayCommit: @Sendable () async -> Void
    ) async throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    var commits: [AsyncStream<Void>.Continuation] = []
    for index in 0..<count {
      let (writes, write) = AsyncStream.makeStream(of: Void.self)
      let (turns, turn) = AsyncStream.makeStream(of: Void.self)
      commits.append(turn)
      group.addTask {
        defer { write.finish() }
        try await transaction(index, { write.yield() }, { for await _ in turns { break } })
      }
      for await _ in writes { break }
    }
    for commit in commits.reversed() {
      commit.yield()
      try await group.next()
    }
  }
}
