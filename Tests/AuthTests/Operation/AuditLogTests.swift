import AuthDomain
import Foundation
import Messages
import Postgres
import Testing

@testable import AuthService

@Suite struct AuditLogTests {
  private let log = AuditLog()

  /// A few real entries.
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

  @Test func `what failed is not in it`() async throws {
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
      await #expect(throws: AuditLog.Broken(number: 4)) { try await log.verify(on: auth.pool) }
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
}
