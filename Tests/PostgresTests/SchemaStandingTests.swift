import Postgres
import TestSupport
import Testing

@Suite struct SchemaStandingTests {
  @Test func whatAProgramAndASchemaHaveOfEachOther() async throws {
    try await MigratorTests.withAuth { pool async throws in
      let one = MigratorTests.migrator(MigratorTests.first)
      let both = MigratorTests.migrator(MigratorTests.first, MigratorTests.second)
      #expect(
        try await one.standing(on: pool)
          == SchemaStanding(programLast: "auth/0001_initial", pending: ["auth/0001_initial"]))
      _ = try await one.apply(on: pool)
      #expect(
        try await one.standing(on: pool) == SchemaStanding(programLast: "auth/0001_initial"))
      #expect(
        try await both.standing(on: pool)
          == SchemaStanding(programLast: "auth/0002_more", pending: ["auth/0002_more"]))
      _ = try await both.apply(on: pool)
      // The older program only looks: it is no error, as it is for `verify`.
      #expect(
        try await one.standing(on: pool)
          == SchemaStanding(programLast: "auth/0001_initial", newer: ["auth/0002_more"]))
      let other = MigratorTests.migrator(
        MigratorTests.migration(1, "initial", "SELECT 1"), MigratorTests.second)
      #expect(try await other.standing(on: pool).changed == ["auth/0001_initial"])
    }
  }
}
