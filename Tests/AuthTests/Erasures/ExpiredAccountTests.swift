import Foundation
import Messages
import ServiceKit
import TestSupport
import Testing

@testable import AuthService

/// Unusable accounts about which other services may have data.
@Suite struct ExpiredAccountTests {
  private static let day: TimeInterval = 86_400

  private func orders(_ participantID: String, _ auth: AuthFixture) async throws
    -> [EventsV1.ErasureRequested]
  {
    try await auth.events(EventsV1.ErasureRequested.self, subject: participantID)
  }

  @Test func `anonymous accounts that took part in nothing are erased everywhere`() async throws {
    try await AuthFixture.with { auth in
      try await auth.publish("tyt")
      let idle = try await auth.signInAnonymously()
      let enrolled = try await auth.signInAnonymously()
      _ = try await auth.join("tyt", token: enrolled.accessToken)
      auth.clock.advance(by: 89 * Self.day)
      try await auth.tidyUp()
      #expect(try await auth.eraseExpired() == 0)
      auth.clock.advance(by: 2 * Self.day)
      try await auth.tidyUp()
      // A participant without a password stays signed in.
      #expect(try await auth.count("SELECT count(*) FROM sessions") == 1)
      // Housekeeping deletes no account that had a token.
      #expect(try await auth.count("SELECT count(*) FROM accounts") == 2)
      #expect(try await auth.eraseExpired() == 1)
      #expect(try await auth.eraseExpired() == 0)

      let order = try #require(try await orders(idle.participantID, auth).first)
      #expect(order.studyID.isEmpty && order.mode == .eraseAnswers)
      #expect(try await orders(enrolled.participantID, auth).isEmpty)
      let left = try await auth.pool.query("SELECT participant_id FROM accounts")
      #expect(
        try left.map { try $0.decode("participant_id", as: UUID.self) }
          == [UUID(uuidString: enrolled.participantID)])
      #expect(
        try await auth.count(
          """
          SELECT count(*) FROM audit_log WHERE action = 'account.expired'
            AND object = \(order.erasureID) AND actor IS NULL AND subject IS NULL
          """) == 1)
      // Not caused by a study's retention.
      #expect(try await auth.count("SELECT count(*) FROM erasure_requests WHERE by_retention") == 0)

      try await auth.workOff(.init(erasureID: order.erasureID))
      #expect(try await auth.traces(of: idle.participantID) == [])
      #expect(try await auth.count("SELECT count(*) FROM mail_outbox") == 0)
      // No active session remained to be reported.
      #expect(
        try await failure { try await auth.refresh(idle.refreshToken) }?.reason
          == "REFRESH_TOKEN_REJECTED")
    }
  }

  @Test func `they are begun as fast as they end`() async throws {
    try await AuthFixture.with { auth in
      for _ in 0...BeginDueErasures.underWayMax { _ = try await auth.signInAnonymously() }
      auth.clock.advance(by: 91 * Self.day)
      try await auth.tidyUp()
      #expect(try await auth.eraseExpired() == BeginDueErasures.underWayMax)
      #expect(try await auth.eraseExpired() == 0)
      try await auth.pool.execute("UPDATE erasure_requests SET completed_at = requested_at")
      #expect(try await auth.eraseExpired() == 1)
    }
  }

  @Test
  func `unconfirmed accounts that were suspended or marked are erased in all services`()
    async throws
  {
    try await AuthFixture.with { auth in
      let context = try await auth.administrator()
      try await auth.register("marked", email: "marked@example.org", consent: true)
      try await auth.register("plain", email: "plain@example.org", consent: true)
      let marked = try await auth.managed("marked", by: context).participantID
      let plain = try await auth.managed("plain", by: context).participantID
      try await auth.suspend(marked, by: context)
      auth.clock.advance(by: AccountRules.waitingLifetime + 1)
      try await auth.tidyUp()
      #expect(try await auth.traces(of: plain) == [])
      #expect(try await auth.traces(of: marked).contains("accounts"))
      #expect(try await auth.eraseExpired() == 1)
      let order = try #require(try await orders(marked, auth).first)
      try await auth.workOff(.init(erasureID: order.erasureID))
      #expect(try await auth.traces(of: marked) == [])
      #expect(try await orders(plain, auth).isEmpty)
      // The mails of both are deleted, and no mail announces the erasure.
      #expect(try await auth.count("SELECT count(*) FROM mail_outbox") == 0)
    }
  }

  @Test func `registrations under the address of an invited account do not delete the invitation`()
    async throws
  {
    try await AuthFixture.with { auth in
      let context = try await auth.administrator()
      let email = "leader@example.org"
      _ = try await auth.administration.registerStudyLeader(
        .init(requestID: AuthFixture.newID(), username: "leader", studyIDs: ["tyt"], email: email),
        context: context)
      for _ in 0..<2 {
        auth.clock.advance(by: ConfirmationCode.lifetime + 1)
        for _ in 0..<AccountRules.waitingPerAddressMax {
          try await auth.register(AuthFixture.newName(), email: email)
        }
      }
      #expect(
        try await auth.count("SELECT count(*) FROM accounts WHERE username = 'leader'") == 1)
      #expect(try await auth.count("SELECT count(*) FROM accounts WHERE email_key = \(email)") == 6)
      #expect(
        try await auth.count(
          "SELECT count(*) FROM audit_log WHERE action = 'account.expired'") == 5)
      _ = try await AuditLog().verify(on: auth.pool)
      // The administrator, the leader, and the remaining five.
      #expect(
        try await auth.count(
          """
          SELECT count(*) FROM audit_names
          WHERE NOT EXISTS (SELECT FROM accounts
            WHERE accounts.participant_id = audit_names.participant_id)
          """) == 0)
    }
  }

  @Test func `the function does not accept accounts that can sign in`() async throws {
    try await AuthFixture.with { auth in
      try await auth.register("confirmed")
      _ = try await auth.signInAnonymously()
      let administrator = try await auth.administrator()
      _ = try await auth.administration.registerStudyLeader(
        .init(requestID: AuthFixture.newID(), username: "leader"), context: administrator)
      try await auth.register("waiting", email: "waiting@example.org")
      let gone = try await auth.pool.query(
        "SELECT participant_id FROM delete_unconfirmed(ARRAY(SELECT participant_id FROM accounts))")
      #expect(gone.count == 1)
      #expect(try await auth.count("SELECT count(*) FROM accounts") == 4)
      #expect(try await auth.count("SELECT count(*) FROM accounts WHERE username = 'waiting'") == 0)
    }
  }
}
