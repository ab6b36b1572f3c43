import Postgres
import TestSupport
import Testing

/// Migrations that build indexes during concurrent writes.
@Suite struct ConcurrentMigrationTests {
  static let table = MigratorTests.migration(
    1, "initial", "CREATE TABLE a (x int8); INSERT INTO a SELECT generate_series(1, 1000);")
  static let index = MigratorTests.migration(
    2, "index",
    """
    -- otolith: concurrently
    -- It may be repeated; a semicolon in a comment ends nothing.
    CREATE INDEX CONCURRENTLY IF NOT EXISTS a_x ON a (x) WHERE x::text <> ';'; -- nor here;
    """)

  static func isValid(_ name: String, _ pool: PostgresPool) async throws -> Bool? {
    try await pool.query(
      """
      SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass(\("auth." + name))
      """
    ).first?.decode("indisvalid")
  }

  @Test func theTableStaysOpenForWriting() async throws {
    try await MigratorTests.withAuth { pool async throws in
      _ = try await MigratorTests.migrator(Self.table).apply(on: pool)
      // An open writing transaction delays the end of the index build, not its start.
      try await pool.transaction { writer in
        try await writer.execute("INSERT INTO a VALUES (0)")
        async let applied = MigratorTests.migrator(Self.table, Self.index).apply(on: pool)
        try await eventually("the index is being built") {
          try await Self.isValid("a_x", pool) == false
        }
        try await pool.execute("INSERT INTO a VALUES (-1)")
        try await writer.execute("COMMIT")
        let names = try await applied
        #expect(names == ["auth/0002_index"])
        try await writer.execute("BEGIN")
      }
      #expect(try await Self.isValid("a_x", pool) == true)
    }
  }

  @Test func twoInstancesDoNotWaitForEachOtherForEver() async throws {
    try await MigratorTests.withAuth { pool async throws in
      let other = PostgresPool(configuration: pool.configuration, logger: TestLog.logger)
      _ = try await MigratorTests.migrator(Self.table).apply(on: pool)
      let migrator = MigratorTests.migrator(Self.table, Self.index)
      async let left = migrator.apply(on: pool)
      async let right = migrator.apply(on: other)
      let names = try await left + right
      #expect(names == ["auth/0002_index"])
      #expect(try await Self.isValid("a_x", pool) == true)
      await other.close()
    }
  }

  @Test func whatACrashLeftIsBuiltAnew() async throws {
    try await TestDatabase.with { database in
      let pool = database.pool(as: .auth)
      let superuser = database.pool(connections: 1)
      _ = try await MigratorTests.migrator(Self.table).apply(on: pool)
      let migrator = MigratorTests.migrator(Self.table, Self.index)
      try await pool.transaction { writer in
        try await writer.execute("INSERT INTO a VALUES (0)")
        let building = Task { try await migrator.apply(on: pool) }
        try await eventually("the index is being built") {
          try await Self.isValid("a_x", pool) == false
        }
        try await superuser.terminate(like: "CREATE INDEX CONCURRENTLY%")
        let result = await building.result
        #expect(throws: PostgresError.self) { try result.get() }
      }
      #expect(try await Self.isValid("a_x", pool) == false)
      #expect(try await migrator.plan(on: pool).map(\.fullName) == ["auth/0002_index"])
      #expect(try await migrator.apply(on: pool) == ["auth/0002_index"])
      #expect(try await Self.isValid("a_x", pool) == true)
      #expect(try await migrator.apply(on: pool) == [])
      await pool.close()
      await superuser.close()
    }
  }

  @Test func aPartitionedTableGetsItPartitionByPartition() async throws {
    try await MigratorTests.withAuth { pool async throws in
      let divided = MigratorTests.migration(
        1, "initial",
        """
        CREATE TABLE a (x int8 NOT NULL, y text) PARTITION BY RANGE (x);
        CREATE TABLE a_low PARTITION OF a FOR VALUES FROM (0) TO (10);
        CREATE TABLE a_\(String(repeating: "long", count: 12)) PARTITION OF a DEFAULT;
        INSERT INTO a SELECT generate_series(1, 100);
        """)
      let index = MigratorTests.migration(
        2, "index",
        """
        -- otolith: concurrently
        CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS a_once ON a (x, y) WHERE y IS NOT NULL;
        """)
      _ = try await MigratorTests.migrator(divided).apply(on: pool)
      // Simulates an earlier attempt that stopped between two partitions.
      try await pool.execute(
        "CREATE UNIQUE INDEX a_once ON ONLY a (x, y) WHERE y IS NOT NULL")
      try await pool.execute(
        "CREATE UNIQUE INDEX a_low_a_once ON a_low (x, y) WHERE y IS NOT NULL")
      #expect(try await Self.isValid("a_once", pool) == false)
      let names = try await MigratorTests.migrator(divided, index).apply(on: pool)
      #expect(names == ["auth/0002_index"])
      #expect(try await Self.isValid("a_once", pool) == true)
      #expect(
        try await pool.query("SELECT FROM pg_inherits WHERE inhparent = 'auth.a_once'::regclass")
          .count == 2)
      let dropping = MigratorTests.migration(
        3, "drop",
        """
        -- otolith: concurrently
        DROP INDEX CONCURRENTLY IF EXISTS absent;
        """)
      #expect(
        try await MigratorTests.migrator(divided, index, dropping).apply(on: pool)
          == ["auth/0003_drop"])
    }
  }

  @Test(arguments: [
    "CREATE TABLE b (x int8)", "CREATE INDEX a_x ON a (x)",
    "CREATE INDEX CONCURRENTLY a_x ON a (x)", "DROP INDEX CONCURRENTLY a_x",
    "CREATE INDEX CONCURRENTLY IF NOT EXISTS a_x ON a",
    "CREATE INDEX CONCURRENTLY IF NOT EXISTS \"a x\" ON a (x)", "garbage",
  ])
  func whatCannotBeRepeatedIsRefused(_ sql: String) async throws {
    try await MigratorTests.withAuth { pool async throws in
      let bad = MigratorTests.migration(2, "bad", "-- otolith: concurrently\n\(sql);")
      await #expect(throws: MigrationError.self) {
        try await MigratorTests.migrator(Self.table, bad).apply(on: pool)
      }
      #expect(try await pool.query("SELECT FROM pg_class WHERE relname = 'a'").isEmpty)
    }
  }
}
