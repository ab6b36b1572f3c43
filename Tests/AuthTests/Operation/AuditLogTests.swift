import Audit
import Foundation
import Messages
import Postgres
import TestSupport
import Testing

@testable import AuthService

@Suite struct AuditLogTests {
  private let log = AuditLog()

  /// Writes a few real entries.
  private func live(_ auth: AuthFixture) async throws {
    try await auth.publish("tyt")
    try await auth.register("gerda")
    let token = try await auth.signIn("gerda").accessToken
    _ = try await auth.join("tyt", token: token)
    _ = try await auth.leave("tyt", token: token)
  }

  @Test func `everything that happened is in a whole chain, without personal data`() async throws {
    try await AuthFixture.with { auth in
      try await live(auth)
      let rows = try await auth.pool.query("SELECT action FROM audit_log ORDER BY number")
      let actions = try rows.map { try $0.decode("action", as: String.self) }
      #expect(
        actions == [
          "account.registered", "session.signed_in", "signing_key.created", "consent.given",
          "study.joined", "study.left",
        ])
      #expect(try await log.verify(on: auth.pool).number == rows.count)
      #expect(
        try await auth.count(
          "SELECT count(*) FROM audit_log AS a WHERE strpos(a::text, 'gerda') > 0") == 0)
    }
  }

  @Test func `failed actions are not recorded`() async throws {
    try await AuthFixture.with { auth in
      _ = try await failure { try await auth.register("x") }
      _ = try await failure { try await auth.signIn("nobody") }
      #expect(try await log.verify(on: auth.pool).number == 0)
    }
  }

  @Test func `entries written at once form one chain`() async throws {
    try await AuthFixture.with { auth in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<40 {
          group.addTask { _ = try await auth.signInAnonymously() }
        }
        try await group.waitForAll()
      }
      // 40 accounts and one key.
      #expect(try await log.verify(on: auth.pool).number == 41)
    }
  }

  @Test func `the database refuses to change, delete or empty it`() async throws {
    try await AuthFixture.with { auth in
      try await live(auth)
      let head = try await log.verify(on: auth.pool)
      for statement: PostgresQuery in [
        "UPDATE audit_log SET object = 'x'", "DELETE FROM audit_log", "TRUNCATE audit_log",
        "UPDATE consents SET consent_version = 'x'", "DELETE FROM consents",
        "TRUNCATE consents CASCADE",
      ] {
        let error = await #expect(throws: PostgresError.self) {
          try await auth.pool.execute(statement)
        }
        #expect(error?.sqlState == "23001", "\(statement.sql)")
      }
      #expect(try await log.verify(on: auth.pool) == head)
    }
  }

  @Test(arguments: [
    "UPDATE audit_log SET object = 'tys' WHERE number = 4",
    "UPDATE audit_log SET action = 'study.left' WHERE number = 4",
    "UPDATE audit_log SET action = 'unheard.of' WHERE number = 4",
    "UPDATE audit_log SET actor = gen_random_uuid() WHERE number = 4",
    "UPDATE audit_log SET subject = NULL WHERE number = 4",
    "UPDATE audit_log SET time = time + interval '1 microsecond' WHERE number = 4",
    "UPDATE audit_log SET hash = decode(repeat('00', 32), 'hex') WHERE number = 4",
    "DELETE FROM audit_log WHERE number = 4",
  ])
  func `tampering behind its back is found`(statement: String) async throws {
    try await AuthFixture.with { auth in
      try await live(auth)
      try await auth.pool.execute("ALTER TABLE audit_log DISABLE TRIGGER ALL")
      try await auth.pool.execute(PostgresQuery(unsafeSQL: statement))
      await #expect(throws: AuditChain.Broken(number: 4)) { try await log.verify(on: auth.pool) }
    }
  }

  @Test func `a chain cut off at its end shows by its head`() async throws {
    try await AuthFixture.with { auth in
      try await live(auth)
      let head = try await log.verify(on: auth.pool)
      try await auth.pool.execute("ALTER TABLE audit_log DISABLE TRIGGER ALL")
      try await auth.pool.execute("DELETE FROM audit_log WHERE number = \(head.number)")
      #expect(try await log.verify(on: auth.pool) != head)
    }
  }

  // MARK: - Months

  /// Noon of the first of a month of 2020, which is past any retention.
  private static func month(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_577_880_000 + Double(number - 1) * 31 * 86_400)
  }

  private func write(_ times: [Date], _ auth: AuthFixture) async throws {
    for time in times {
      try await auth.pool.transaction { connection in
        try await log.append(
          [AuditRecord(action: .signedIn, actor: UUID())], at: time, on: connection)
      }
    }
  }

  private func maintain(_ auth: AuthFixture, keeping days: Int? = nil) async throws {
    try await auth.pool.execute(
      """
      UPDATE partitioned_tables SET retention_days = \(days.map { Int32($0) })
      WHERE table_name = 'audit_log'
      """)
    let reports = try await PartitionMaintenance(
      pool: auth.pool, now: { Date() }, logger: TestLog.logger
    ).maintain()
    #expect(reports.flatMap(\.problems) == [])
  }

  @Test func `months that were dropped do not break the chain`() async throws {
    try await AuthFixture.with { auth in
      // Clocks differ: the fourth entry belongs to the month before the third's.
      try await write([1, 1, 2, 1, 2, 3].map(Self.month), auth)
      try await maintain(auth)
      try await write([Date()], auth)
      let whole = try await log.verify(on: auth.pool)
      #expect(whole.number == 7)
      #expect(whole.dropped == 0)
      try await maintain(auth, keeping: 30)
      #expect(try await auth.count("SELECT count(*) FROM audit_log") == 1)
      #expect(try await auth.count("SELECT count(*) FROM audit_checkpoints") == 5)
      let rest = try await log.verify(on: auth.pool)
      #expect(rest == AuditChain.Head(number: 7, hash: whole.hash, dropped: 6))
      try await write([Date()], auth)
      #expect(try await log.verify(on: auth.pool).number == 8)
    }
  }

  @Test func `the chain goes on after all of it was dropped`() async throws {
    try await AuthFixture.with { auth in
      try await write([1, 2].map(Self.month), auth)
      let head = try await log.verify(on: auth.pool)
      try await maintain(auth, keeping: 30)
      #expect(try await auth.count("SELECT count(*) FROM audit_log") == 0)
      #expect(try await log.verify(on: auth.pool).hash == head.hash)
      try await write([Date()], auth)
      #expect(try await log.verify(on: auth.pool).number == 3)
    }
  }

  @Test(arguments: [
    "UPDATE audit_checkpoints SET hash = decode(repeat('00', 32), 'hex')",
    "UPDATE audit_checkpoints SET previous_hash = decode(repeat('01', 32), 'hex')",
    "UPDATE audit_checkpoints SET last_number = 3", "DELETE FROM audit_checkpoints",
  ])
  func `a checkpoint that does not fit is found`(statement: String) async throws {
    try await AuthFixture.with { auth in
      try await write([1, 1].map(Self.month) + [Date(), Date()], auth)
      try await maintain(auth, keeping: 30)
      #expect(try await log.verify(on: auth.pool).dropped == 2)
      let refused = await #expect(throws: PostgresError.self) {
        try await auth.pool.execute(PostgresQuery(unsafeSQL: statement))
      }
      #expect(refused?.sqlState == "23001")
      try await auth.pool.execute("ALTER TABLE audit_checkpoints DISABLE TRIGGER ALL")
      try await auth.pool.execute(PostgresQuery(unsafeSQL: statement))
      await #expect(throws: AuditChain.Broken.self) { try await log.verify(on: auth.pool) }
    }
  }
}
