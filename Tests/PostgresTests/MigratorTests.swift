import Postgres
import TestSupport
import Testing

@Suite struct MigratorTests {
  static func migration(_ number: Int, _ name: String, _ sql: String) -> Migration {
    Migration(number: number, name: name, sql: Array(sql.utf8))
  }

  static let first = migration(1, "initial", "CREATE TABLE a (x int8); CREATE TABLE b (y int8);")
  static let second = migration(
    2, "more", "ALTER TABLE a ADD z text; INSERT INTO a VALUES (1, 'ä');")

  static func migrator(_ migrations: Migration..., schema: String = "auth") -> Migrator {
    Migrator(schema: schema, sets: [MigrationSet(name: "auth", migrations: migrations)])
  }

  static func withAuth(_ body: (PostgresPool) async throws -> Void) async throws {
    let database = try await TestDatabase.create()
    let pool = database.pool(as: .auth)
    do {
      try await body(pool)
    } catch {
      await pool.close()
      try await database.drop()
      throw error
    }
    await pool.close()
    try await database.drop()
  }

  @Test func whatIsMissingIsAppliedOnce() async throws {
    try await Self.withAuth { pool async throws in
      let one = Self.migrator(Self.first)
      #expect(try await one.plan(on: pool).map(\.fullName) == ["auth/0001_initial"])
      await #expect(throws: MigrationError.missing(["auth/0001_initial"])) {
        try await one.verify(on: pool)
      }
      #expect(try await one.apply(on: pool) == ["auth/0001_initial"])
      #expect(try await one.apply(on: pool) == [])
      try await one.verify(on: pool)

      let both = Self.migrator(Self.first, Self.second)
      #expect(try await both.plan(on: pool).map(\.fullName) == ["auth/0002_more"])
      #expect(try await both.apply(on: pool) == ["auth/0002_more"])
      #expect(try await pool.query("SELECT z FROM auth.a")[0].decode("z") == "ä")
      // The output of `sha256sum`, so that an operator can compare.
      let rows = try await pool.query("SELECT set, checksum FROM schema_migrations ORDER BY number")
      #expect(try rows[0].decode("set") == "auth")
      #expect(try rows[0].decode("checksum", as: String.self).count == 64)
    }
  }

  @Test func severalSetsShareASchema() async throws {
    try await Self.withAuth { pool async throws in
      let migrator = Migrator(
        schema: "auth",
        sets: [
          MigrationSet(
            name: "bus", migrations: [Self.migration(1, "x", "CREATE TABLE x (a int8)")]),
          MigrationSet(
            name: "auth", migrations: [Self.migration(1, "y", "CREATE TABLE y AS TABLE x")]),
        ])
      #expect(try await migrator.apply(on: pool) == ["bus/0001_x", "auth/0001_y"])
      try await migrator.verify(on: pool)
    }
  }

  @Test func instancesThatMigrateAtOnceTakeTurns() async throws {
    try await Self.withAuth { pool async throws in
      let other = PostgresPool(configuration: pool.configuration, logger: TestLog.logger)
      let migrations = (1...10).map {
        Self.migration($0, "m\($0)", "CREATE TABLE t\($0) (a int8); SELECT pg_sleep(0.005)")
      }
      let migrator = Migrator(
        schema: "auth", sets: [MigrationSet(name: "auth", migrations: migrations)])
      async let left = migrator.apply(on: pool)
      async let right = migrator.apply(on: other)
      let names = try await left + right
      #expect(
        names.sorted()
          == migrations.map { "auth/\($0.number == 10 ? "0010" : "000\($0.number)")_\($0.name)" }
          .sorted())
      await other.close()
    }
  }

  @Test func aChangedMigrationIsRefusedByName() async throws {
    try await Self.withAuth { pool async throws in
      _ = try await Self.migrator(Self.first).apply(on: pool)
      var changed = Self.first
      changed.sql.append(UInt8(ascii: " "))
      for migrator in [Self.migrator(changed), Self.migrator(changed, Self.second)] {
        await #expect(throws: MigrationError.changed(["auth/0001_initial"])) {
          try await migrator.apply(on: pool)
        }
        await #expect(throws: MigrationError.changed(["auth/0001_initial"])) {
          try await migrator.verify(on: pool)
        }
      }
      #expect(MigrationError.changed(["auth/0001_initial"]).description.contains("0001_initial"))
    }
  }

  /// An upgrade can be undone until a migration removes what the older program uses; the older
  /// program does not migrate.
  @Test func anOlderProgramServesUntilAContractingMigration() async throws {
    try await Self.withAuth { pool async throws in
      _ = try await Self.migrator(Self.first, Self.second).apply(on: pool)
      let old = Self.migrator(Self.first)
      try await old.verify(on: pool)
      #expect(try await old.status(on: pool).newer == ["auth/0002_more"])
      await #expect(throws: MigrationError.newer(["auth/0002_more"])) {
        try await old.apply(on: pool)
      }
      let contract = Self.migration(
        3, "less", "-- otolith: contract\n-- Removes b.\nDROP TABLE IF EXISTS b;")
      #expect(contract.isContract && contract.summary == "Removes b." && !Self.second.isContract)
      _ = try await Self.migrator(Self.first, Self.second, contract).apply(on: pool)
      await #expect(throws: MigrationError.newer(["auth/0003_less"])) {
        try await old.verify(on: pool)
      }
    }
  }

  @Test func aFailedMigrationLeavesNothingBehind() async throws {
    try await Self.withAuth { pool async throws in
      let bad = Self.migration(2, "bad", "CREATE TABLE c (x int8); INSERT INTO nowhere VALUES (1);")
      let error = try await postgresError {
        try await Self.migrator(Self.first, bad).apply(on: pool)
      }
      #expect(error.sqlState == "42P01")
      #expect(
        try await Self.migrator(Self.first, bad).plan(on: pool).map(\.fullName) == ["auth/0002_bad"]
      )
      #expect(try await pool.query("SELECT FROM pg_class WHERE relname = 'c'").isEmpty)
      let good = Self.migration(2, "bad", "CREATE TABLE c (x int8)")
      #expect(try await Self.migrator(Self.first, good).apply(on: pool) == ["auth/0002_bad"])
    }
  }

  @Test func aMigrationMustNotEndItsTransaction() async throws {
    try await Self.withAuth { pool async throws in
      let bad = Self.migration(1, "bad", "CREATE TABLE c (x int8); COMMIT;")
      await #expect(throws: MigrationError.endedTransaction("auth/0001_bad")) {
        try await Self.migrator(bad).apply(on: pool)
      }
    }
  }

  @Test func numbersAscend() async throws {
    try await Self.withAuth { pool async throws in
      await #expect(throws: MigrationError.self) {
        try await Self.migrator(Self.second, Self.first).apply(on: pool)
      }
      let sets = [MigrationSet(name: "a", migrations: []), MigrationSet(name: "a", migrations: [])]
      await #expect(throws: MigrationError.malformed("two sets have the same name")) {
        try await Migrator(schema: "auth", sets: sets).apply(on: pool)
      }
    }
  }

  @Test func anAbsentSchemaIsCreatedByWhoMay() async throws {
    try await withPool { pool async throws in
      let odd = Self.migrator(Self.first, schema: #"odd "name"#)
      #expect(try await odd.apply(on: pool).count == 1)
      #expect(try await pool.query(#"SELECT * FROM "odd ""name".a"#).isEmpty)
    }
    try await Self.withAuth { pool async throws in
      let error = await #expect(throws: MigrationError.self) {
        try await Self.migrator(Self.first, schema: "elsewhere").apply(on: pool)
      }
      #expect(error?.description.contains("there is no schema elsewhere") == true)
      #expect(error?.description.contains("OTOLITH_MIGRATION_DATABASE_URL") == true)
    }
  }

  @Test func whatWouldRunIsToldAndNotRun() async throws {
    try await Self.withAuth { pool async throws in
      let described = Self.migration(1, "initial", "-- Makes a table.\nCREATE TABLE a (x int8);")
      let concurrent = Self.migration(
        2, "index",
        """
        -- otolith: concurrently
        -- Finds by x.
        CREATE INDEX CONCURRENTLY IF NOT EXISTS a_x ON a (x);
        """)
      let migrator = Self.migrator(described, concurrent)
      let plan = try await migrator.plan(on: pool)
      #expect(
        plan.map(\.description) == [
          "auth/0001_initial (in a transaction): Makes a table.",
          "auth/0002_index (concurrently, without a transaction): Finds by x.",
        ])
      #expect(
        try await pool.query(
          "SELECT FROM pg_class WHERE relnamespace = 'auth'::regnamespace"
        ).isEmpty)
      _ = try await migrator.apply(on: pool)
      #expect(try await migrator.plan(on: pool).isEmpty)
    }
  }

  @Test func requirementsComeFirstAndOnce() async throws {
    try await Self.withAuth { pool async throws in
      let base = MigrationSet(
        name: "base", migrations: [Self.migration(1, "x", "CREATE TABLE x (a int8)")])
      let left = MigrationSet(
        name: "left", migrations: [Self.migration(1, "y", "CREATE TABLE y AS TABLE x")],
        requirements: [base])
      let right = MigrationSet(
        name: "right", migrations: [Self.migration(1, "z", "CREATE TABLE z AS TABLE x")],
        requirements: [base])
      #expect(
        try await Migrator(schema: "auth", sets: [left, right, base]).apply(on: pool)
          == ["base/0001_x", "left/0001_y", "right/0001_z"])
    }
  }

  @Test func whoMayNotMigrateIsToldBeforeAnythingChanges() async throws {
    try await TestDatabase.with { database in
      let owner = database.pool(as: .auth)
      let superuser = database.pool(connections: 1)
      _ = try await Self.migrator(Self.first).apply(on: superuser)
      // The superuser owns the tables, as after a migration with the wrong role.
      let error = await #expect(throws: MigrationError.self) {
        try await Self.migrator(Self.first, Self.second).apply(on: owner)
      }
      #expect(error?.description.contains("belong to postgres") == true)
      let unreadable = await #expect(throws: MigrationError.self) {
        try await Self.migrator(Self.first).verify(on: owner)
      }
      #expect(unreadable?.description.contains("may not read auth.schema_migrations") == true)
      await owner.close()
      await superuser.close()
    }
  }

  @Test func aSessionIsGivenBackAsItWas() async throws {
    try await withPool(connections: 1) { pool async throws in
      let before = try await pool.query("SELECT current_setting('search_path') AS path")
      _ = try await Self.migrator(Self.first).apply(on: pool)
      let bad = Self.migration(2, "bad", "INSERT INTO nowhere VALUES (1)")
      _ = try await postgresError { try await Self.migrator(Self.first, bad).apply(on: pool) }
      let rows = try await pool.query(
        """
        SELECT current_setting('search_path') AS path,
          current_setting('statement_timeout') AS timeout,
          (SELECT count(*) FROM pg_locks JOIN pg_database d ON d.oid = database
            WHERE locktype = 'advisory' AND datname = current_database()) AS locks
        """)
      #expect(
        try rows[0].decode("path", as: String.self) == before[0].decode("path", as: String.self))
      #expect(try rows[0].decode("timeout") == "30s")
      #expect(try rows[0].decode("locks") == 0)
    }
  }

  @Test func whoServesGetsWhatTheGrantsSayAndLosesTheRest() async throws {
    try await TestDatabase.with { database in
      let owner = database.pool(as: .auth, connections: 1)
      let server = database.runtimePool(as: .auth, connections: 1)
      func migrator(_ grants: String) -> Migrator {
        Migrator(
          schema: "auth",
          sets: [
            MigrationSet(
              name: "auth", migrations: [Self.first, Self.second], grants: Array(grants.utf8))
          ])
      }
      let role = "otolith_auth"
      let wide = migrator("GRANT SELECT, INSERT (x), UPDATE ON a TO :runtime;")
      _ = try await wide.apply(on: owner, runtimeRole: role)
      try await server.execute("INSERT INTO a (x) VALUES (7)")
      try await server.execute("UPDATE a SET z = 'b'")
      // The role may also verify the schema.
      try await wide.verify(on: server)
      let names = try await migrator("GRANT SELECT ON a TO :runtime;")
        .apply(on: owner, runtimeRole: role)
      #expect(names == [])
      #expect(try await server.query("SELECT FROM a").count == 2)
      for sql in ["INSERT INTO a (x) VALUES (7)", "UPDATE a SET z = 'b'", "SELECT * FROM b"] {
        let error = try await postgresError {
          try await server.execute(PostgresQuery(unsafeSQL: sql))
        }
        #expect(error.sqlState == "42501", "\(sql)")
      }
      await #expect(throws: MigrationError.unknownRuntimeRole("otolith_nobody")) {
        try await wide.apply(on: owner, runtimeRole: "otolith_nobody")
      }
      let error = await #expect(throws: MigrationError.self) {
        try await wide.apply(on: server)
      }
      #expect(error?.description.contains("may not create tables in the schema auth") == true)
      await server.close()
      await owner.close()
    }
  }
}
