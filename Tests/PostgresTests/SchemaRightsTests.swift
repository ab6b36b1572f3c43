import Postgres
import TestSupport
import Testing

/// No role serves two services.
@Suite struct SchemaRightsTests {
  private static let set = MigrationSet(
    name: "s", migrations: [MigratorTests.first],
    grants: Array("GRANT SELECT ON a TO :runtime;".utf8))

  private func migrate(
    _ schema: TestDatabase.Role, for role: TestDatabase.Role, in database: TestDatabase
  ) async throws {
    let owner = database.pool(as: schema, connections: 1)
    do {
      _ = try await Migrator(schema: schema.schema, sets: [Self.set])
        .apply(on: owner, runtimeRole: role.runtimeName)
    } catch {
      await owner.close()
      throw error
    }
    await owner.close()
  }

  private func named(_ role: TestDatabase.Role) -> ForeignRights {
    ForeignRights(role: role.runtimeName, schema: role.schema, kind: .isNamedAfterIt)
  }

  @Test func theRoleOfAnotherServiceGetsNoRights() async throws {
    try await TestDatabase.with { database in
      try await migrate(.planning, for: .planning, in: database)
      let planning = ForeignRights(
        role: "otolith_planning", schema: "planning", kind: .serves(holder: "otolith_planning"))
      await #expect(
        throws: MigrationError.foreignRole(schema: "auth", rights: [planning, named(.planning)])
      ) {
        try await migrate(.auth, for: .planning, in: database)
      }
      // Nor before its own service was migrated.
      await #expect(
        throws: MigrationError.foreignRole(schema: "auth", rights: [named(.catalogue)])
      ) {
        try await migrate(.auth, for: .catalogue, in: database)
      }
      let admin = database.pool(connections: 1)
      #expect(
        try await admin.query("SELECT FROM pg_tables WHERE schemaname = 'auth'").isEmpty,
        "nothing was changed")
      await admin.close()
      try await migrate(.auth, for: .auth, in: database)
    }
  }

  /// What an earlier version has given away is told in both schemas, with what takes it back.
  @Test func rightsThatWereGivenAwayAreFoundAndCanBeTakenBack() async throws {
    try await TestDatabase.with { database in
      try await migrate(.auth, for: .auth, in: database)
      let owner = database.pool(as: .auth, connections: 1)
      let rights = SchemaRights(schema: "auth")
      #expect(try await rights.others(besides: "otolith_auth", on: owner) == [])
      for sql in [
        "GRANT USAGE ON SCHEMA auth TO otolith_planning",
        "GRANT SELECT ON schema_migrations TO otolith_planning",
        "GRANT INSERT (x) ON a TO otolith_planning",
      ] {
        try await owner.execute(PostgresQuery(unsafeSQL: sql))
      }
      #expect(try await rights.others(besides: "otolith_auth", on: owner) == ["otolith_planning"])
      let found = ForeignRights(
        role: "otolith_planning", schema: "auth", kind: .serves(holder: "otolith_planning"))
      let error = await #expect(throws: MigrationError.self) {
        try await migrate(.planning, for: .planning, in: database)
      }
      #expect(error == .foreignRole(schema: "planning", rights: [found]))
      let revocation = try #require(found.revocation)
      #expect(error?.description.contains(revocation) == true)
      #expect(rights.warning(about: "otolith_planning").hasSuffix(revocation))
      try await owner.withConnection { try await $0.executeScript(revocation) }
      #expect(try await rights.others(besides: "otolith_auth", on: owner) == [])
      await owner.close()
      try await migrate(.planning, for: .planning, in: database)
      // As the role that serves, which is the one that asks.
      let server = database.runtimePool(as: .planning, connections: 1)
      #expect(try await SchemaRights(schema: "planning").foreign(on: server) == [])
      #expect(try await SchemaRights(schema: "planning").others(on: server) == [])
      #expect(try await SchemaRights(schema: "auth").foreign(on: server).count == 2)
      await server.close()
    }
  }

  /// Rights by way of a group, and those of an owner, are rights.
  @Test func membershipsCount() async throws {
    try await TestDatabase.with { database in
      try await migrate(.auth, for: .auth, in: database)
      let admin = database.pool(connections: 1)
      // Roles of this test alone: roles are the cluster's, which other tests use meanwhile.
      let number = UInt64.random(in: .min ... .max)
      let (group, member, owner) = ("group_\(number)", "member_\(number)", "owner_\(number)")
      for sql in [
        "CREATE ROLE \(group)", "CREATE ROLE \(member) IN ROLE \(group), otolith_auth_owner",
        "CREATE ROLE \(owner) SUPERUSER",
        "GRANT SELECT ON auth.schema_migrations TO \(group)",
      ] {
        try await admin.execute(PostgresQuery(unsafeSQL: sql))
      }
      let found = try await SchemaRights(schema: "planning").foreign(of: member, on: admin)
      #expect(
        found == [
          ForeignRights(role: member, schema: "auth", kind: .serves(holder: group)),
          ForeignRights(role: member, schema: "auth", kind: .owns(owner: "otolith_auth_owner")),
        ])
      #expect(found[1].revocation == "REVOKE otolith_auth_owner FROM \(member)")
      // It is warned about elsewhere, and nothing can be taken from it.
      #expect(try await SchemaRights(schema: "planning").foreign(of: owner, on: admin) == [])
      for sql in ["DROP OWNED BY \(group)", "DROP ROLE \(group), \(member), \(owner)"] {
        try await admin.execute(PostgresQuery(unsafeSQL: sql))
      }
      await admin.close()
    }
  }
}
