import Foundation
import Postgres
import ServiceKit
import TestSupport
import Testing

@testable import Audit
@testable import AuthService

/// Seals of the audit log detect changes made with the database but without the key.
@Suite struct AuditSealsTests {
  private let key = AuditKey()
  private let log = AuditLog()

  private func sealing(_ auth: AuthFixture, with keys: AuditKeys? = nil) -> AuditSealing<AuditLog> {
    AuditSealing(
      of: AuditLog.self, pool: auth.pool, keys: keys ?? AuditKeys(current: key),
      clock: auth.clock, logger: TestLog.logger)
  }

  private func check(
    _ auth: AuthFixture, with keys: AuditKeys?
  ) async throws -> AuditCheck.Outcome {
    try await log.check(with: keys, at: auth.clock.now(), on: auth.pool)
  }

  private func verify(_ auth: AuthFixture, with other: AuditKeys? = nil) async throws -> String {
    do {
      return try await check(auth, with: other ?? AuditKeys(current: key)).text
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

  /// Rewrites entries with a valid chain, as an owner of the tables could.
  private func rewrite(_ auth: AuthFixture, after number: Int, count: Int) async throws {
    for table in ["audit_log", "audit_seals"] {
      try await auth.pool.execute(
        PostgresQuery(unsafeSQL: "ALTER TABLE \(table) DISABLE TRIGGER ALL"))
    }
    try await auth.pool.execute("DELETE FROM audit_log WHERE number > \(number)")
    try await write(count, auth)
    _ = try await log.verify(on: auth.pool)
  }

  /// An alert compares the number with earlier ones of the same series.
  @Test func `a restored log is counted by a new series`() async throws {
    try await AuthFixture.with { auth in
      let registry = MetricsRegistry()
      let sealing = AuditSealing<AuditLog>(
        pool: auth.pool, keys: nil, clock: auth.clock, logger: TestLog.logger, metrics: registry)
      func lines() -> Set<String> {
        Set(registry.exposition().split(separator: "\n").map(String.init))
      }
      try await write(3, auth)
      try await sealing.seal()
      #expect(lines().contains("otolith_audit_entries{restored=\"\"} 3.0"))
      try await write(1, auth)
      try await sealing.seal()
      #expect(lines().contains("otolith_audit_entries{restored=\"\"} 4.0"))
      try await auth.pool.execute(
        """
        INSERT INTO served_copies (cluster, database, timeline, written_by, restored_at)
        VALUES ('1', '1', '1', pg_current_xact_id(), '2026-03-01 12:00:00+00')
        """)
      try await sealing.seal()
      #expect(lines().contains("otolith_audit_entries{restored=\"2026-03-01T12:00:00Z\"} 4.0"))
      #expect(lines().contains("otolith_audit_entries{restored=\"\"} NaN"))
    }
  }

  @Test func `seals can be verified only with the key that made them`() async throws {
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
      // Nothing is sealed yet, so any key is accepted.
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

  @Test func `a key can be replaced again and again, and its seals stay verifiable`() async throws {
    try await AuthFixture.with { auth in
      try await write(3, auth)
      try await sealing(auth).seal()
      let both = AuditKeys(current: AuditKey(), previous: [key])
      try await sealing(auth, with: both).check()
      try await write(2, auth)
      try await sealing(auth, with: both).seal()
      try await sealing(auth, with: both).check()
      #expect(try await verify(auth, with: both).hasSuffix("sealed up to entry 5"))
      #expect(
        try await verify(auth, with: AuditKeys(current: both.current)).contains("seal of entry 3"))
      #expect(try await verify(auth).contains("seal of entry 5"))
      let all = AuditKeys(current: AuditKey(), previous: [both.current, key])
      try await write(1, auth)
      try await sealing(auth, with: all).seal()
      #expect(try await verify(auth, with: all).hasSuffix("sealed up to entry 6"))
      try await rewrite(auth, after: 2, count: 4)
      #expect(try await verify(auth, with: all).contains("entry 3 was changed"))
    }
  }

  @Test func `without a key, unchecked seals are reported`() async throws {
    try await AuthFixture.with { auth in
      try await write(1, auth)
      #expect(try await !check(auth, with: nil).hasUncheckedSeals)
      try await sealing(auth).seal()
      #expect(try await check(auth, with: nil).hasUncheckedSeals)
    }
  }

  @Test func `a log that was rewritten or cut off does not fit its seals`() async throws {
    try await AuthFixture.with { auth in
      try await write(5, auth)
      try await sealing(auth).seal()
      try await rewrite(auth, after: 3, count: 4)
      #expect(try await verify(auth).contains("entry 5 was changed"))
      try await rewrite(auth, after: 3, count: 0)
      #expect(try await verify(auth).contains("entry 5 was changed or removed"))
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
      #expect(
        try await verify(auth).contains("entries after 2 are older than an hour but not sealed"))
      try await auth.pool.execute(
        """
        INSERT INTO audit_seals (log, number, hash, sealed_at, code)
        SELECT 'otolith-auth', number, hash, time, hash FROM audit_log WHERE number = 7
        """)
      #expect(try await verify(auth).contains("seal of entry 7"))
      try await auth.pool.execute("DELETE FROM audit_seals")
      #expect(try await verify(auth).contains("all its seals were removed"))
    }
  }
}
