import Postgres
import TestSupport
import Testing

/// A role must not serve two services.
@Suite struct SchemaRightsTests {
  private static let set = MigrationSet(
    name: "s", migrations: [MigratorTests.first],
    grants: Array("GRANT SELECT ON a TO :runtime;".utf8))

  private func migrator(of schema: TestDatabase.Role) -> Migrator {
    Migrator(schema: schema.schema, sets: [Self.set])
  }

  private func migrate(
    _ schema: TestDatabase.Role, for role: TestDatabase.Role, in database: TestDatabase
  ) async throws {
    let owner = database.pool(as: schema, connections: 1)
    do {
      _ = try await migrator(of: schema).apply(on: owner, runtimeRole: role.runtimeName)
    } catch {
      await owner.close()
      throw error
    }
    await owner.close()
  }

  @Test func theRoleOfAnotherServiceGetsNoRights() async throws {
    try await TestDatabase.with { database in
      try await migrate(.planning, for: .planning, in: database)
      // The second one before its own service was migrated.
      for other in [TestDatabase.Role.planning, .catalogue] {
        let error = MigrationError.foreignRole(
          other.runtimeName, schema: "auth", others: [other.schema])
        await #expect(throws: error) { try await migrate(.auth, for: other, in: database) }
      }
      let admin = database.pool(connections: 1)
      #expect(
        try await admin.query("SELECT FROM pg_tables WHERE schemaname = 'auth'").isEmpty,
        "nothing was changed")
      await admin.close()
      try await migrate(.auth, for: .auth, in: database)
    }
  }

  /// Rights through a group and rights of an owner count, for `migrate` and for serving.
  @Test(arguments: [
    "GRANT USAGE ON SCHEMA auth TO member; GRANT SELECT ON auth.schema_migrations TO member",
    "GRANT SELECT ON auth.schema_migrations TO team; GRANT team TO member",
    "GRANT otolith_auth_owner TO member",
  ])
  func rightsInAnotherSchemaAreFound(_ grants: String) async throws {
    try await TestDatabase.with { database in
      try await migrate(.auth, for: .auth, in: database)
      let admin = database.pool(connections: 1)
      // Unique role names, because roles are shared by all tests of the cluster.
      let number = UInt64.random(in: .min ... .max)
      let (member, team) = ("member_\(number)", "team_\(number)")
      func run(_ script: String) async throws {
        try await admin.withConnection { try await $0.executeScript(script) }
      }
      try await run("CREATE ROLE \(member) LOGIN; CREATE ROLE \(team)")
      try await run(
        grants.replacing("member", with: member).replacing("team", with: team))
      let owner = database.pool(as: .planning, connections: 1)
      await #expect(
        throws: MigrationError.foreignRole(member, schema: "planning", others: ["auth"])
      ) {
        _ = try await migrator(of: .planning).apply(on: owner, runtimeRole: member)
      }
      await owner.close()
      try await run(
        "DROP OWNED BY \(member), \(team); REVOKE otolith_auth_owner FROM \(member);"
          + " DROP ROLE \(member), \(team)")
      let server = database.runtimePool(as: .auth, connections: 1)
      try await migrator(of: .auth).checkServingRole(on: server)
      await #expect(
        throws: MigrationError.foreignRole("otolith_auth", schema: "planning", others: ["auth"])
      ) {
        try await migrator(of: .planning).checkServingRole(on: server)
      }
      await server.close()
      // A superuser is reported elsewhere; its rights cannot be revoked.
      try await migrator(of: .planning).checkServingRole(on: admin)
      await admin.close()
    }
  }
}
