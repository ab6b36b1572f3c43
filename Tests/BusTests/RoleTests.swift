import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

/// Rights of a service's role on the log.
@Suite struct RoleTests {
  @Test func membersAppendAndReadAndNothingElse() async throws {
    try await BusHarness.with { bus in
      let roles: [TestDatabase.Role] = [.auth, .catalogue, .ingestion, .planning]
      for role in roles {
        let pool = bus.database.pool(as: role, connections: 1)
        try await pool.execute(
          """
          INSERT INTO bus.log (event_id, source, type, subject, time, data)
          VALUES (\(UUID()), \(role.name), 't', 's', \(Date()), \([UInt8]()))
          """)
        #expect(
          try await pool.query("SELECT * FROM bus.log WHERE source = \(role.name)").count == 1)
        for sql in [
          "UPDATE bus.log SET type = 'x'", "DELETE FROM bus.log", "TRUNCATE bus.log",
          "DROP TABLE bus.log", "ALTER TABLE bus.log ADD x int8", "CALL bus.forget_transactions()",
          "SELECT * FROM bus.schema_migrations",
          // The writer cannot choose position and transaction.
          """
          INSERT INTO bus.log (txid, event_id, source, type, subject, time, data)
          VALUES ('3', gen_random_uuid(), 'a', 't', 's', clock_timestamp(), '')
          """,
        ] {
          do {
            try await pool.execute(PostgresQuery(unsafeSQL: sql))
            Issue.record("\(role.name) may: \(sql)")
          } catch let error as PostgresError {
            #expect(error.sqlState == "42501", "\(role.name): \(sql)")
          }
        }
        await pool.close()
      }
    }
  }

  /// The error names the cause, although PostgreSQL reports a missing table in all cases.
  @Test func whatIsInTheWayOfTheLogIsSaid() async throws {
    try await TestDatabase.with(in: TestCluster.ofTheBus.value) { database in
      func reason(as role: String) async throws -> String {
        var configuration = database.configuration(as: .planning, connections: 1)
        configuration.connectionString = configuration.connectionString.replacing(
          TestDatabase.Role.planning.name, with: role)
        configuration.searchPath = "bus"
        let log = PostgresEventLog(configuration: configuration, logger: TestLog.logger)
        var found = "nothing"
        do {
          _ = try await log.read(after: .start, types: ["t"], limit: 1)
        } catch BusError.logUnusable(let reason) {
          found = reason
        }
        await log.close()
        return found
      }
      let runtime = TestDatabase.Role.planning.runtimeName
      #expect(try await reason(as: runtime).contains("does not exist yet"))
      let owner = database.pool(as: .bus, connections: 1)
      _ = try await Migrator(schema: "bus", sets: [BusMigrations.log]).apply(on: owner)
      #expect(try await reason(as: runtime) == "nothing")
      let admin = database.pool(connections: 1)
      // A unique role name, because roles are shared by all tests of the cluster.
      let stranger = "stranger_\(UInt64.random(in: .min ... .max))"
      try await admin.execute("CREATE ROLE \(unescaped: stranger) LOGIN")
      let name = try await admin.query("SELECT current_database()::text AS name")[0]
        .decode("name", as: String.self)
      try await admin.execute(
        "GRANT CONNECT ON DATABASE \(unescaped: name) TO \(unescaped: stranger)")
      let strangers = try await reason(as: stranger)
      try await admin.execute("DROP OWNED BY \(unescaped: stranger)")
      try await admin.execute("DROP ROLE \(unescaped: stranger)")
      #expect(
        strangers.contains("\(stranger) has no rights") && strangers.contains("otolith_bus_member"))
      try await owner.execute("DROP TABLE identity")
      #expect(try await reason(as: runtime).contains("older version"))
      await owner.close()
      try await admin.execute("DROP SCHEMA bus CASCADE")
      await admin.close()
      #expect(try await reason(as: runtime).contains("no schema bus"))
    }
  }

  @Test func oneServicesTablesAreNotAnothers() async throws {
    try await BusHarness.with { bus in
      for table in ["outbox", "inbox", "bus_cursors", "parked_events", "dead_letters"] {
        await #expect(throws: PostgresError.self) {
          try await bus.planning.query("SELECT * FROM auth.\(unescaped: table)")
        }
      }
    }
  }

  @Test func whatTheInboxNoLongerNeedsIsForgotten() async throws {
    try await BusHarness.with { bus in
      try await bus.planning.execute(
        """
        INSERT INTO inbox (consumer, event_id, applied_at)
        SELECT 'recorder', gen_random_uuid(), clock_timestamp() - make_interval(days => days)
        FROM generate_series(28, 31) AS days, generate_series(1, 600)
        """)
      try await bus.running(bus.planningRunner(RecordingConsumer())) {
        try await eventually("those of 30 and 31 days ago are gone") {
          try await bus.count("inbox", in: bus.planning) == 1200
        }
      }
    }
  }
}
