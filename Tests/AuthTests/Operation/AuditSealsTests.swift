import AuthDomain
import AuthStore
import Foundation
import Postgres
import TestSupport
import Testing

@testable import AuthService
@testable import ServiceKit

/// What the audit log's seals prove about who had the database and not the key.
@Suite struct AuditSealsTests {
  private let key = AuditKey()
  private let log = AuditLog()

  private func sealing(_ auth: AuthFixture) -> AuditSealing {
    AuditSealing(
      pool: auth.pool, key: key, clock: auth.clock, logger: TestLog.logger
    ) { [AuditSealing.End(log: AuditVerification.log, head: try await AuditLog().head(on: $0))] }
  }

  private func verify(_ auth: AuthFixture, with other: AuditKey? = nil) async throws -> String {
    do {
      return try await AuditVerification(pool: auth.pool, key: other ?? key, clock: auth.clock)()
    } catch let failed as AuditCheck.Failed {
      return "failed: \(failed)"
    }
  }

  private func write(_ count: Int, _ auth: AuthFixture) async throws {
    for _ in 0..<count {
      try await auth.pool.transaction { connection in
        try await log.append(
          [AuditRecord(action: .signedIn, actor: UUID())], at: auth.clock.now(), on: connection)
      }
    }
  }

  /// What somebody does who owns the tables: other entries, in a chain that is whole.
  private func rewrite(_ auth: AuthFixture, after number: Int, count: Int) async throws {
    for table in ["audit_log", "audit_seals"] {
      try await auth.pool.execute(
        PostgresQuery(unsafeSQL: "ALTER TABLE \(table) DISABLE TRIGGER ALL"))
    }
    try await auth.pool.execute("DELETE FROM audit_log WHERE number > \(number)")
    try await write(count, auth)
    _ = try await log.verify(on: auth.pool)
  }

  @Test func `what was sealed can be checked, with the key that sealed it alone`() async throws {
    try await AuthFixture.with { auth in
      #expect(try await verify(auth).hasPrefix("0 entries"))
      try await write(3, auth)
      #expect(try await verify(auth).hasSuffix("not sealed yet"))
      auth.clock.advance(by: AuditSeals.unsealedMax + 1)
      #expect(try await verify(auth).contains("never sealed"))
      try await sealing(auth).seal()
      try await sealing(auth).seal()
      try await write(2, auth)
      #expect(try await verify(auth).hasSuffix("sealed up to entry 3"))
      try await sealing(auth).seal()
      #expect(try await verify(auth).hasSuffix("sealed up to entry 5"))
      #expect(try await auth.count("SELECT count(*) FROM audit_seals") == 2)
      #expect(try await verify(auth, with: AuditKey()).contains("another key"))
    }
  }

  @Test func `a log that was rewritten or cut off does not fit its seals`() async throws {
    try await AuthFixture.with { auth in
      try await write(5, auth)
      try await sealing(auth).seal()
      try await rewrite(auth, after: 3, count: 4)
      #expect(try await verify(auth).contains("entry 5 was changed"))
      try await rewrite(auth, after: 3, count: 0)
      #expect(try await verify(auth).contains("entry 5 was changed or cut off"))
    }
  }

  @Test func `without its seals a log that was rewritten shows, too`() async throws {
    try await AuthFixture.with { auth in
      try await write(2, auth)
      try await sealing(auth).seal()
      try await write(3, auth)
      try await sealing(auth).seal()
      try await rewrite(auth, after: 3, count: 4)
      try await auth.pool.execute("DELETE FROM audit_seals WHERE number > 2")
      auth.clock.advance(by: AuditSeals.unsealedMax + 1)
      #expect(try await verify(auth).contains("no entry after 2 is sealed"))
      try await auth.pool.execute(
        """
        INSERT INTO audit_seals (log, number, hash, sealed_at, code)
        SELECT 'otolith-auth', number, hash, time, hash FROM audit_log WHERE number = 7
        """)
      #expect(try await verify(auth).contains("seal of entry 7"))
      try await auth.pool.execute("DELETE FROM audit_seals")
      #expect(try await verify(auth).contains("all its seals were taken away"))
    }
  }
}
