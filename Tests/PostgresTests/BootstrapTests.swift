import Postgres
import TestSupport
import Testing

/// Rights that deploy/postgres/bootstrap.sql grants and denies to each role.
@Suite struct BootstrapTests {
  static let denied = "42501"

  @Test func aRoleOwnsItsSchemaAndReachesNoOther() async throws {
    try await TestDatabase.with { database in
      let services: [TestDatabase.Role] = [.auth, .catalogue, .ingestion, .planning]
      for role in services {
        let pool = database.pool(as: role, connections: 1)
        try await pool.execute("CREATE TABLE mine AS SELECT 1 AS a")
        #expect(try await pool.query("SELECT * FROM \(unescaped: role.schema).mine").count == 1)
        await pool.close()
      }
      for role in services {
        let pool = database.pool(as: role, connections: 1)
        for other in services where other != role {
          for sql in [
            "SELECT * FROM \(other.schema).mine", "CREATE TABLE \(other.schema).theirs (a int8)",
            "DROP TABLE \(other.schema).mine", "INSERT INTO \(other.schema).mine VALUES (2)",
          ] {
            let error = try await postgresError {
              try await pool.execute(PostgresQuery(unsafeSQL: sql))
            }
            #expect(error.sqlState == Self.denied, "\(role): \(sql)")
          }
        }
        for sql in [
          "CREATE TABLE public.t (a int8)", "CREATE SCHEMA s", "CREATE TEMPORARY TABLE t (a int8)",
          "CREATE TABLE bus.t (a int8)", "CREATE DATABASE d", "CREATE ROLE r",
          "SET ROLE otolith_bus", "SET ROLE postgres", "COPY mine TO PROGRAM 'true'",
        ] {
          let error = try await postgresError {
            try await pool.execute(PostgresQuery(unsafeSQL: sql))
          }
          #expect(error.sqlState == Self.denied, "\(role): \(sql)")
        }
        await pool.close()
      }
    }
  }

  @Test func whoServesHasOnlyWhatIsGranted() async throws {
    try await TestDatabase.with { database in
      let owner = database.pool(as: .auth, connections: 1)
      try await owner.execute("CREATE TABLE mine AS SELECT 1 AS a")
      await owner.close()
      for role in [TestDatabase.Role.auth, .catalogue, .ingestion, .planning] {
        let pool = database.runtimePool(as: role, connections: 1)
        for sql in [
          "SELECT * FROM auth.mine", "CREATE TABLE \(role.schema).t (a int8)", "CREATE SCHEMA s",
          "CREATE TEMPORARY TABLE t (a int8)", "CREATE TABLE bus.t (a int8)",
          "SET ROLE \(role.name)", "SET ROLE otolith_bus",
          "GRANT ALL ON SCHEMA \(role.schema) TO \(role.runtimeName)",
        ] {
          let error = try await postgresError {
            try await pool.execute(PostgresQuery(unsafeSQL: sql))
          }
          #expect(error.sqlState == Self.denied, "\(role.runtimeName): \(sql)")
        }
        await pool.close()
      }
    }
  }

  @Test func onlyOurRolesConnect() async throws {
    try await TestDatabase.with { database in
      let admin = database.pool(connections: 1)
      let name = "stranger_\(database.name.suffix(12))"
      try await admin.execute("CREATE ROLE \(unescaped: name) LOGIN")
      let error = try await ConnectingTests.failure(database.connectionString + " user=\(name)")
      #expect(error.message.contains("permission denied"))
      try await admin.execute("DROP ROLE \(unescaped: name)")
      await admin.close()
    }
  }

  @Test func rolesAreNoMoreThanTheyNeedToBe() async throws {
    try await TestDatabase.with { database in
      let admin = database.pool(connections: 1)
      let rows = try await admin.query(
        """
        SELECT rolname FROM pg_roles WHERE rolname LIKE 'otolith%'
          AND (rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls)
        """)
      #expect(rows.isEmpty)
      let grants = try await admin.query(
        """
        SELECT FROM pg_namespace, aclexplode(nspacl)
        WHERE nspname IN ('public', 'auth', 'catalogue', 'ingestion', 'planning', 'bus')
          AND grantee = 0
        """)
      #expect(grants.isEmpty)
      await admin.close()
    }
  }
}
