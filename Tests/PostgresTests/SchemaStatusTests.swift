import Postgres
import TestSupport
import Testing

@Suite struct SchemaStatusTests {
  @Test func whatAProgramAndASchemaHaveOfEachOther() async throws {
    try await MigratorTests.withAuth { pool async throws in
      let one = MigratorTests.migrator(MigratorTests.first)
      let both = MigratorTests.migrator(MigratorTests.first, MigratorTests.second)
      #expect(
        try await one.status(on: pool)
          == SchemaStatus(programLast: "auth/0001_initial", pending: ["auth/0001_initial"]))
      _ = try await one.apply(on: pool)
      #expect(
        try await one.status(on: pool) == SchemaStatus(programLast: "auth/0001_initial"))
      #expect(
        try await both.status(on: pool)
          == SchemaStatus(programLast: "auth/0002_more", pending: ["auth/0002_more"]))
      _ = try await both.apply(on: pool)
      // An older program gets no error here, unlike with `verify`.
      #expect(
        try await one.status(on: pool)
          == SchemaStatus(programLast: "auth/0001_initial", newer: ["auth/0002_more"]))
      let other = MigratorTests.migrator(
        MigratorTests.migration(1, "initial", "SELECT 1"), MigratorTests.second)
      #expect(try await other.status(on: pool).changed == ["auth/0001_initial"])
    }
  }
}
