import Foundation
import Postgres
import TestSupport
import Testing

@testable import CatalogueService
@testable import CatalogueStore
@testable import ServiceKit

/// What the seals of audit trails prove about who had the database and not the key.
@Suite struct TrailSealsTests {
  private let key = AuditKey()

  private func sealing(_ fixture: ProjectFixture, with other: AuditKey? = nil) -> AuditSealing {
    AuditSealing(
      pool: fixture.harness.pool, keys: AuditKeys(current: other ?? key),
      clock: fixture.harness.clock, logger: TestLog.logger
    ) { try await TrailVerification.ends(on: $0) }
  }

  private func seal(_ fixture: ProjectFixture) async throws {
    try await sealing(fixture).seal()
  }

  private func verify(_ fixture: ProjectFixture, with other: AuditKey? = nil) async throws -> String
  {
    let verify = TrailVerification(
      pool: fixture.harness.pool, keys: AuditKeys(current: other ?? key),
      clock: fixture.harness.clock)
    do {
      return try await verify(ProjectFixture.id).text
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
      #expect(try await verify(fixture).contains("no entry after 7 is sealed"))
    }
  }

  @Test func `a trail that was cut off does not fit its seals, and another trail's seals are none`()
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
      #expect(try await verify(fixture).contains("entry 5 was changed or cut off"))
      try await pool.execute("UPDATE audit_seals SET log = 'otolith-catalogue/other'")
      fixture.harness.clock.advance(by: AuditSeals.unsealedMax + 1)
      #expect(try await verify(fixture).contains("never sealed"))
      // As if it were this trail's.
      try await pool.execute(
        "UPDATE audit_seals SET log = 'otolith-catalogue/' || (SELECT min(project_id) FROM audit_log), number = 4"
      )
      #expect(try await verify(fixture).contains("seal of entry 4"))
    }
  }
}
