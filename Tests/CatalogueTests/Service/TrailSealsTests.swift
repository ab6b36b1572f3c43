import Foundation
import Postgres
import TestSupport
import Testing

@testable import Audit
@testable import CatalogueService

/// Seals of audit trails detect changes made with the database but without the key.
@Suite struct TrailSealsTests {
  private let key = AuditKey()

  private func sealing(_ fixture: ProjectFixture, with other: AuditKey? = nil)
    -> AuditSealing<AuditTrail>
  {
    AuditSealing(
      of: AuditTrail.self, pool: fixture.harness.pool, keys: AuditKeys(current: other ?? key),
      clock: fixture.harness.clock, logger: TestLog.logger)
  }

  private func seal(_ fixture: ProjectFixture) async throws {
    try await sealing(fixture).seal()
  }

  private func verify(_ fixture: ProjectFixture, with other: AuditKey? = nil) async throws -> String
  {
    do {
      return try await AuditTrail(of: ProjectFixture.id).check(
        with: AuditKeys(current: other ?? key), at: fixture.harness.clock.now(),
        on: fixture.harness.pool
      ).text
    } catch let failed as AuditCheck.Failed {
      return "failed: \(failed)"
    }
  }

  @Test func `a trail is sealed up to its head, with the key that sealed it alone`() async throws {
    try await ProjectFixture.with { fixture in
      #expect(try await verify(fixture).hasSuffix("not sealed yet"))
      try await seal(fixture)
      #expect(try await verify(fixture).hasSuffix("sealed up to entry 5"))
      try await sealing(fixture).check()
      let error = await #expect(throws: AuditKeyError.self) {
        try await sealing(fixture, with: AuditKey()).check()
      }
      #expect(error?.number == 5 && error?.log.hasPrefix("otolith-catalogue/") == true)
      try await fixture.publish(SampleMessages.questionnaire())
      try await seal(fixture)
      try await seal(fixture)
      #expect(try await verify(fixture).hasSuffix("sealed up to entry 7"))
      #expect(try await verify(fixture, with: AuditKey()).contains("another key"))
      fixture.harness.clock.advance(by: AuditSeals.unsealedMax + 1)
      try await fixture.publish(SampleMessages.questionnaire("second"))
      #expect(try await verify(fixture).hasSuffix("sealed up to entry 7"))
      fixture.harness.clock.advance(by: AuditSeals.unsealedMax + 1)
      #expect(
        try await verify(fixture).contains("entries after 7 are older than an hour but not sealed"))
    }
  }

  @Test
  func `a truncated trail does not match its seals, and another trail's seals are not accepted`()
    async throws
  {
    try await ProjectFixture.with { fixture in
      let pool = fixture.harness.pool
      try await seal(fixture)
      for table in ["audit_log", "audit_seals"] {
        try await pool.execute(
          PostgresQuery(unsafeSQL: "ALTER TABLE \(table) DISABLE TRIGGER \(table)_append_only"))
      }
      try await pool.execute("DELETE FROM audit_log WHERE number = 5")
      #expect(try await verify(fixture).contains("entry 5 was changed or removed"))
      try await pool.execute("UPDATE audit_seals SET log = 'otolith-catalogue/other'")
      fixture.harness.clock.advance(by: AuditSeals.unsealedMax + 1)
      #expect(try await verify(fixture).contains("never sealed"))
      // Pretends to be this trail's seal.
      try await pool.execute(
        "UPDATE audit_seals SET log = 'otolith-catalogue/' || (SELECT min(project_id) FROM audit_log), number = 4"
      )
      #expect(try await verify(fixture).contains("seal of entry 4"))
    }
  }
}
