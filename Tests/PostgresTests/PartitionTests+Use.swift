import FoundationEssentials
import Synchronization
import TestSupport
import Testing

@testable import Postgres

/// Partitions during concurrent reads and writes.
extension PartitionTests {
  /// Partitions are created during writes; every row is stored exactly once.
  @Test func partitionsAppearWhileOthersWrite() async throws {
    try await Self.with { fixture in
      fixture.clock.now = Self.day("2026-01-20")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for writer in 0..<3 {
          group.addTask {
            for number in 0..<100 {
              try await fixture.insert(
                "\(writer):\(number)", at: Self.day("2026-01-20") + Double(number) * 86_400)
            }
          }
        }
        group.addTask {
          for _ in 0..<4 {
            _ = try await fixture.maintain()
            fixture.clock.now += 31 * 86_400
          }
        }
        try await group.waitForAll()
      }
      let report = try await fixture.maintain()
      #expect(report.defaultRows == 0)
      let rows = try await fixture.rows()
      #expect(rows.count == 300)
      #expect(Set(rows).count == 300)
    }
  }

  @Test func thereIsAMostNumberOfPartitions() async throws {
    try await Self.with { fixture in
      try await fixture.owner.execute("UPDATE partitioned_tables SET width = 'day', ahead = 60")
      // 999 partitions and the default partition. Each statement has a time limit.
      for first in stride(from: 1, to: 1000, by: 111) {
        try await fixture.owner.execute(
          PostgresQuery(
            unsafeSQL: """
              DO $$ BEGIN
                FOR number IN \(first)..\(first + 110) LOOP
                  EXECUTE format(
                    'CREATE TABLE filler_%s PARTITION OF measurements FOR VALUES FROM (%L) TO (%L)',
                    number, date '1990-01-01' + number, date '1990-01-01' + number + 1);
                END LOOP;
              END $$
              """))
      }
      let report = try await fixture.maintain()
      #expect(report.created == 0)
      #expect(report.problems.first?.contains("1000 partitions, which is the most") == true)
      try await fixture.insert("a", at: fixture.clock.now)
      #expect(try await fixture.rows() == ["a@measurements_default"])
    }
  }

  @Test func aPartitionThatIsReadIsDroppedLater() async throws {
    try await Self.with { fixture in
      try await fixture.insert("a", at: Self.day("2025-10-02"))
      _ = try await fixture.maintain()
      _ = try await PartitionOverview(pool: fixture.owner).setRetention(
        days: 30, of: "measurements")
      try await fixture.server.transaction(isolation: .repeatableRead) { reader in
        let before = try await reader.query("SELECT value FROM measurements")
        #expect(before.count == 1)
        let report = try await fixture.maintain()
        #expect(report.dropped == 0)
        #expect(report.problems.count == 1)
        let after = try await reader.query("SELECT value FROM measurements")
        #expect(after.count == 1)
      }
      #expect(try await fixture.maintain().dropped == 1)
      #expect(try await fixture.rows() == [])
    }
  }

  @Test func whoServesMaintainsAndDecidesNothing() async throws {
    try await Self.with { fixture in
      _ = try await fixture.maintain()
      for sql in [
        "UPDATE partitioned_tables SET retention_days = 1",
        "INSERT INTO partitioned_tables VALUES ('a', 'b', 'day', 1)",
        "DELETE FROM partitioned_tables", "DROP TABLE measurements_2026_01",
        "SELECT drop_partition('measurements', 'measurements_2026_01')",
        "SELECT create_partition('measurements', '2030-01-01')",
        "SELECT * FROM measurements_2026_01", "DELETE FROM measurements",
        "UPDATE measurements SET value = 'x'", "TRUNCATE measurements",
        "ALTER TABLE measurements DETACH PARTITION measurements_2026_01",
        "CREATE TABLE mine (a int8)", "DROP TABLE measurements",
        "ALTER TABLE measurements ADD b int8",
      ] {
        let error = try await postgresError {
          try await fixture.server.execute(PostgresQuery(unsafeSQL: sql))
        }
        #expect(error.sqlState == "42501", "\(sql)")
      }
      for sql in [
        "SELECT maintain_partitions('measurements', 'infinity')",
        "SELECT maintain_partitions('measurements', '1999-12-31')",
        "SELECT maintain_partitions('measurements', NULL)",
        "SELECT maintain_partitions('schema_migrations', clock_timestamp())",
      ] {
        let error = try await postgresError {
          try await fixture.server.execute(PostgresQuery(unsafeSQL: sql))
        }
        #expect(["22008", "42P01"].contains(error.sqlState), "\(sql)")
      }
    }
  }

  /// The functions run with their owner's rights and must not use a caller's objects.
  @Test func aCallersOwnTablesAreNotMistakenForTheSchemas() async throws {
    try await TestDatabase.with { database in
      let superuser = database.pool(connections: 1)
      try await superuser.execute(
        "GRANT TEMPORARY ON DATABASE \(unescaped: database.name) TO otolith_auth")
      let owner = database.pool(as: .auth)
      _ = try await Migrator(schema: "auth", sets: [Self.table])
        .apply(on: owner, runtimeRole: "otolith_auth")
      let server = database.runtimePool(as: .auth, connections: 1)
      try await server.execute(
        """
        CREATE TEMPORARY TABLE partitioned_tables AS
        SELECT 'measurements' AS table_name, 'at' AS time_column, 'month' AS width, 60 AS ahead,
          1 AS retention_days, false AS drops_only_empty, NULL::text AS before_drop,
          NULL::text AS storage
        """)
      let rows = try await server.query(
        "SELECT * FROM auth.maintain_partitions('measurements', '2026-01-20')")
      #expect(try rows[0].decode("created", as: Int32.self) == 3)
      await server.close()
      await owner.close()
      await superuser.close()
    }
  }
}
