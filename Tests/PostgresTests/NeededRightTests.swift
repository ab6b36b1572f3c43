import TestSupport
import Testing

@testable import Postgres

@Suite struct NeededRightTests {
  private static func read(_ grants: String) throws -> [NeededRight] {
    try NeededRight.read(MigrationSet(name: "s", migrations: [], grants: Array(grants.utf8)))
  }

  @Test func eachFormOfAGrant() throws {
    let rights = try Self.read(
      """
      -- May; not more.
      GRANT SELECT, UPDATE (a, b),
        INSERT ON things TO :runtime;
      GRANT USAGE, SELECT ON SEQUENCE s_seq TO :runtime; GRANT EXECUTE ON FUNCTION f(uuid[], text), g()
        TO :runtime;
      """)
    #expect(
      rights == [
        NeededRight(kind: .table, object: "things", privilege: "SELECT"),
        NeededRight(kind: .table, object: "things", privilege: "UPDATE", column: "a"),
        NeededRight(kind: .table, object: "things", privilege: "UPDATE", column: "b"),
        NeededRight(kind: .table, object: "things", privilege: "INSERT"),
        NeededRight(kind: .sequence, object: "s_seq", privilege: "USAGE"),
        NeededRight(kind: .sequence, object: "s_seq", privilege: "SELECT"),
        NeededRight(kind: .function, object: "f(uuid[], text)", privilege: "EXECUTE"),
        NeededRight(kind: .function, object: "g()", privilege: "EXECUTE"),
      ])
    #expect(try Self.read("") == [])
  }

  @Test(arguments: [
    "GRANT SELECT ON a TO otolith_auth;", "REVOKE SELECT ON a FROM :runtime;",
    "GRANT select ON a TO :runtime;", "GRANT SELECT ON \"A\" TO :runtime;",
    "GRANT SELECT (a ON b TO :runtime;", "DO 'x';",
  ])
  func anotherFormIsNoGrant(_ text: String) {
    #expect(throws: MigrationError.self) { try Self.read(text) }
  }

  private static let migrations = [
    MigratorTests.migration(
      1, "initial",
      """
      CREATE TABLE a (x int8, y int8, z text);
      CREATE SEQUENCE s;
      CREATE FUNCTION f(uuid) RETURNS int8 LANGUAGE sql AS 'SELECT 1';
      REVOKE ALL ON FUNCTION f(uuid) FROM PUBLIC;
      """)
  ]

  private static let grants = """
    GRANT SELECT, DELETE, UPDATE (x, y) ON a TO :runtime;
    GRANT USAGE ON SEQUENCE s TO :runtime;
    GRANT EXECUTE ON FUNCTION f(uuid) TO :runtime;
    """

  @Test func whatARoleHasLost() async throws {
    try await TestDatabase.with { database in
      let owner = database.pool(as: .auth, connections: 1)
      let server = database.runtimePool(as: .auth, connections: 1)
      // An absent object is a missing migration, not a missing right.
      let migrator = Migrator(
        schema: "auth",
        sets: [
          MigrationSet(
            name: "auth", migrations: Self.migrations,
            grants: Array((Self.grants + "GRANT SELECT ON later TO :runtime;").utf8))
        ])
      #expect(try await migrator.missingRights(on: server) == [])
      let applied = Migrator(
        schema: "auth",
        sets: [
          MigrationSet(name: "auth", migrations: Self.migrations, grants: Array(Self.grants.utf8))
        ])
      _ = try await applied.apply(on: owner, runtimeRole: "otolith_auth")
      #expect(try await migrator.missingRights(on: server) == [])
      for statement in [
        "REVOKE UPDATE (y), UPDATE (x), DELETE ON auth.a FROM otolith_auth",
        "REVOKE ALL ON SEQUENCE auth.s FROM otolith_auth",
        "REVOKE ALL ON FUNCTION auth.f(uuid) FROM otolith_auth",
      ] {
        try await owner.execute(PostgresQuery(unsafeSQL: statement))
      }
      let lost = try await migrator.status(on: server)
      #expect(
        lost.missingRights == [
          "DELETE ON a", "UPDATE (x, y) ON a", "EXECUTE ON f(uuid)", "USAGE ON s",
        ])
      #expect(lost.pending == [])
      // The owner has all rights.
      #expect(try await migrator.missingRights(on: owner) == [])
      try await owner.execute("REVOKE USAGE ON SCHEMA auth FROM otolith_auth")
      await #expect(throws: MigrationError.unreadable(role: "otolith_auth", schema: "auth")) {
        _ = try await migrator.status(on: server)
      }
      _ = try await applied.apply(on: owner, runtimeRole: "otolith_auth")
      #expect(try await applied.status(on: server).missingRights == [])
      await server.close()
      await owner.close()
    }
  }
}
