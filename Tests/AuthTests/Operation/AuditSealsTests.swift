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

  private func sealing(_ auth: AuthFixture, with keys: AuditKeys? = nil) -> AuditSealing {
    AuditSealing(
      pool: auth.pool, keys: keys ?? AuditKeys(current: key), clock: auth.clock,
      logger: TestLog.logger
    ) { [AuditSealing.End(log: AuthAssembly.name, head: try await AuditLog().head(on: $0))] }
  }

  private func verification(
    _ auth: AuthFixture, with keys: AuditKeys?
  ) -> AuditVerification<AuditLog> {
    AuditVerification(
      of: AuditLog.self, name: AuthAssembly.name, pool: auth.pool, keys: keys, clock: auth.clock)
  }

  private func verify(_ auth: AuthFixture, with other: AuditKeys? = nil) async throws -> String {
    do {
      return try await verification(auth, with: other ?? AuditKeys(current: key))().text
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
      #expect(try await verify(auth, with: AuditKeys(current: AuditKey())).contains("another key"))
    }
  }

  @Test func `a key that did not seal the log is refused before it seals`() async throws {
    try await AuthFixture.with { auth in
      let other = AuditKeys(current: AuditKey())
      // Nothing is sealed yet: any key may begin.
      try await sealing(auth, with: other).check()
      try await write(3, auth)
      try await sealing(auth).check()
      try await sealing(auth).seal()
      try await sealing(auth).check()
      let error = await #expect(throws: AuditKeyError.self) {
        try await sealing(auth, with: other).check()
      }
      #expect(error?.number == 3 && error?.fingerprint == other.current.fingerprint)
      #expect(error?.exitCode == 78)
      #expect(try await auth.count("SELECT count(*) FROM audit_seals") == 1)
    }
  }

  @Test func `a key can be replaced, and what it sealed stays proved with both`() async throws {
    try await AuthFixture.with { auth in
      try await write(3, auth)
      try await sealing(auth).seal()
      let both = AuditKeys(current: AuditKey(), previous: key)
      try await sealing(auth, with: both).check()
      try await write(2, auth)
      try await sealing(auth, with: both).seal()
      try await sealing(auth, with: both).check()
      #expect(try await verify(auth, with: both).hasSuffix("sealed up to entry 5"))
      #expect(
        try await verify(auth, with: AuditKeys(current: both.current)).contains("seal of entry 3"))
      #expect(try await verify(auth).contains("seal of entry 5"))
      try await rewrite(auth, after: 2, count: 3)
      #expect(try await verify(auth, with: both).contains("entry 3 was changed"))
    }
  }

  @Test func `without a key, seals that are not checked are told`() async throws {
    try await AuthFixture.with { auth in
      let verify = verification(auth, with: nil)
      try await write(1, auth)
      #expect(try await !verify().hasUncheckedSeals)
      try await sealing(auth).seal()
      #expect(try await verify().hasUncheckedSeals)
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
