import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

/// Confidential topics can be read only by their service.
@Suite struct ReaderTests {
  private static let confidential = "otolith.events.v1.StudyPasswordSet"
  private static let types: Set<String> = [confidential, BusHarness.enrolled]

  private static func with(
    _ body:
      @Sendable (TestDatabase, _ log: (TestDatabase.Role) -> PostgresEventLog) async throws
      -> Void
  ) async throws {
    try await TestDatabase.with(in: TestCluster.ofTheBus.value) { database in
      let owner = database.pool(as: .bus)
      _ = try await Migrator(schema: "bus", sets: [BusMigrations.log]).apply(on: owner)
      await owner.close()
      try await body(database) { role in
        var configuration = database.runtimePool(as: role, connections: 1).configuration
        configuration.searchPath = "bus"
        return PostgresEventLog(configuration: configuration, logger: TestLog.logger)
      }
    }
  }

  private static func publish(by log: PostgresEventLog) async throws {
    let events = [confidential, BusHarness.enrolled].map {
      Event(source: "otolith-catalogue", type: $0, subject: "s", time: Date(), data: [0x31])
    }
    try await log.append(events)
    // Appended again, by a relay that did not receive the result.
    try await log.append(events)
  }

  @Test func aConfidentialTypeIsForItsReaderAlone() async throws {
    try await Self.with { database, log in
      let catalogue = log(.catalogue)
      try await Self.publish(by: catalogue)
      await catalogue.close()
      let roles: [TestDatabase.Role] = [.auth, .catalogue, .ingestion, .planning]
      for role in roles {
        let own = log(role)
        // Transactions of other tests delay readers, because the cluster is shared.
        try await eventually("\(role) reads what is everybody's") {
          try await own.read(after: .start, types: [BusHarness.enrolled], limit: 10)
            .events.count == 1
        }
        let read = try await own.read(after: .start, types: Self.types, limit: 10)
        #expect(
          Set(read.events.map(\.type)) == (role == .auth ? Self.types : [BusHarness.enrolled]))
        #expect(read.rest == .none)
        let backlog = try await own.backlog(after: .start, types: Self.types, limit: 10)
        #expect(backlog.events == (role == .auth ? 2 : 1))
        await own.close()
        let pool = database.runtimePool(as: role, connections: 1)
        #expect(
          try await pool.queryRow(
            "SELECT count(*) FROM bus.log WHERE type = \(Self.confidential)", as: Int.self)
            == (role == .auth ? 1 : 0))
        await pool.close()
      }
    }
  }

  /// Roles may have other names, and an operator may allow another service to read.
  @Test func otherReadersMayBeNamed() async throws {
    try await Self.with { database, log in
      let catalogue = log(.catalogue)
      try await Self.publish(by: catalogue)
      await catalogue.close()
      let owner = database.pool(as: .bus, connections: 1)
      let planning = database.runtimePool(as: .planning, connections: 1)
      func seen() async throws -> Int {
        try await planning.queryRow(
          "SELECT count(*) FROM bus.log WHERE type = \(Self.confidential)", as: Int.self)
      }
      #expect(try await seen() == 0)
      try await owner.execute(
        "INSERT INTO sources (source, role_name) VALUES ('otolith-auth', 'otolith_planning')")
      #expect(try await seen() == 1)
      try await owner.execute(
        "DELETE FROM sources WHERE (source, role_name) = ('otolith-auth', 'otolith_planning')")
      #expect(try await seen() == 0)
      try await owner.execute(
        "INSERT INTO readers (type, source) VALUES (\(Self.confidential), 'otolith-planning')")
      #expect(try await seen() == 1)
      await owner.close()
      await planning.close()
    }
  }

  /// Row-level security must not prevent the use of the index, or each read would scan the topic.
  @Test func readersStillGoAlongTheIndex() async throws {
    try await Self.with { database, _ in
      var configuration = database.runtimePool(as: .planning, connections: 1).configuration
      configuration.searchPath = "bus"
      configuration.sessionSettings["enable_seqscan"] = "off"
      configuration.sessionSettings["enable_bitmapscan"] = "off"
      let pool = PostgresPool(configuration: configuration, logger: TestLog.logger)
      let plan = try await pool.query(
        """
        EXPLAIN SELECT * FROM log
        WHERE type = 't' AND (txid, position) > ('5'::xid8, 7)
          AND txid < pg_snapshot_xmin(pg_current_snapshot())
        ORDER BY txid, position LIMIT 10
        """
      ).map { try $0.decode("QUERY PLAN", as: String.self) }.joined(separator: "\n")
      await pool.close()
      #expect(plan.contains("Index Cond: ((type = 't'::text) AND (ROW(txid, "), "\(plan)")
      #expect(!plan.contains("->  Sort"), "\(plan)")
      // Evaluated once per statement, not per row.
      #expect(plan.contains("InitPlan"), "\(plan)")
    }
  }
}
