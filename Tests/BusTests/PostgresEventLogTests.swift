import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

@Suite struct PostgresEventLogTests {
  static let types: Set<String> = [BusHarness.enrolled]

  /// Whoever takes the lower position commits last; a reader must not pass it.
  @Test func aLateCommitIsNotSkipped() async throws {
    try await BusHarness.with { bus in
      let early = bus.event("early", 1)
      let (hasAppended, appended) = AsyncStream.makeStream(of: Void.self)
      let (mayCommit, commit) = AsyncStream.makeStream(of: Void.self)
      async let late: Void = bus.planning.transaction { connection in
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

  @Test func otherTypesArePassedAndKept() async throws {
    try await BusHarness.with { bus in
      try await bus.log.append([
        bus.event("a", 1), bus.event("a", 2, type: "otolith.events.v2.Unheard"), bus.event("a", 3),
        bus.event("a", 4, type: "otolith.events.v2.Unheard"),
      ])
      try await bus.settle()
      let batch = try await bus.log.read(after: .start, types: Self.types, limit: 10)
      #expect(batch.events.map(\.number) == [1, 3])
      #expect(batch.rest == .none)
      // The reader stands behind the last one though it did not want it.
      let rest = try await bus.log.read(after: batch.end, types: Self.types, limit: 10)
      #expect(rest.events.isEmpty && rest.end == batch.end)
      #expect(try await bus.log.count(after: .start, types: Self.types, limit: 10) == 2)
      #expect(try await bus.log.count(after: .start, types: Self.types, limit: 1) == 1)
      #expect(try await bus.logged() == 4)
    }
  }

  @Test func readingInPortionsMissesNothing() async throws {
    try await BusHarness.with { bus in
      for portion in 0..<6 {
        try await bus.log.append((0..<10).map { bus.event("a", portion * 10 + $0) })
      }
      try await bus.settle()
      var position = LogPosition.start
      var numbers: [Int] = []
      while true {
        let batch = try await bus.log.read(after: position, types: Self.types, limit: 7)
        numbers += batch.events.map(\.number)
        position = batch.end
        if batch.rest == .none { break }
        #expect(batch.rest == .more)
      }
      #expect(numbers == Array(0..<60))
    }
  }

  @Test func oneReadIsBoundedInBytes() async throws {
    try await BusHarness.with { bus in
      for number in 0..<6 {
        var large = bus.event("a", number)
        large.data = Array(repeating: UInt8(number), count: Outbox.eventBytesMax)
        try await bus.log.append([large])
      }
      try await bus.settle()
      let first = try await bus.log.read(after: .start, types: Self.types, limit: 100)
      #expect(first.events.count == 4)
      #expect(first.rest == .more)
      let second = try await bus.log.read(after: first.end, types: Self.types, limit: 100)
      #expect(second.events.map { $0.data[0] } == [4, 5])
    }
  }

  @Test func newsComeFromOtherProcesses() async throws {
    try await BusHarness.with { bus in
      let other = BusHarness.makeLog(bus.database)
      let news = other.news()
      var iterator = news.makeAsyncIterator()
      // The first tells that the connection listens.
      await iterator.next()
      try await bus.log.append([bus.event("a", 1)])
      await iterator.next()
      await other.close()
      #expect(await iterator.next() == nil)
    }
  }

  /// pg_restore into a new cluster: its transaction ids are lower than the log's.
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
}

extension BusHarness {
  /// Waits until no transaction of another test holds up the readers: the cluster is shared.
  func settle() async throws {
    try await eventually("everything in the log is settled") {
      try await planning.query(
        """
        SELECT NOT EXISTS (
          SELECT FROM bus.log WHERE txid >= pg_snapshot_xmin(pg_current_snapshot())) AS settled
        """)[0].decode("settled")
    }
  }
}
