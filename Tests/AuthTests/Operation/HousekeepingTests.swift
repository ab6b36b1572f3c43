import Foundation
import Messages
import TestSupport
import Testing

@testable import AuthService

@Suite struct HousekeepingTests {
  @Test func `unconfirmed accounts are deleted after a week with all their data`()
    async throws
  {
    try await AuthFixture.with { auth in
      try await auth.register("waiting", email: "waiting@example.org")
      try await auth.register("confirmed")
      auth.clock.advance(by: 7 * 86_400)
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM accounts") == 2)
      auth.clock.advance(by: 1)
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM accounts") == 1)
      #expect(try await auth.count("SELECT count(*) FROM confirmation_codes") == 0)
      #expect(try await auth.count("SELECT count(*) FROM mail_outbox") == 0)
      #expect(
        try await auth.count(
          "SELECT count(*) FROM audit_log WHERE action = 'account.expired'") == 1)
      // Recorded under the account's former audit id, which nothing links to it any more.
      #expect(try await auth.count("SELECT count(*) FROM audit_names") == 1)
      #expect(
        try await auth.count(
          """
          SELECT count(*) FROM audit_log AS expired JOIN audit_log AS made USING (subject)
          WHERE expired.action = 'account.expired' AND made.action = 'account.registered'
          """) == 1)
      _ = try await AuditLog().verify(on: auth.pool)
      // It had no token, so no other service has data.
      #expect(try await auth.count("SELECT count(*) FROM erasure_requests") == 0)
      // The name is free again.
      try await auth.register("waiting")
    }
  }

  @Test func `throttles and ended sessions are forgotten in time`() async throws {
    try await AuthFixture.with { auth in
      let session = try await auth.signInAnonymously()
      let living = try await auth.signInAnonymously()
      _ = try await auth.sessions.signOut(
        .init(refreshToken: session.refreshToken), context: auth.anybody)
      _ = try await failure { try await auth.signIn("nobody") }
      auth.clock.advance(by: 3599)
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM throttles") == 1)
      auth.clock.advance(by: 1)
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM throttles") == 0)
      #expect(try await auth.count("SELECT count(*) FROM sessions") == 2)
      auth.clock.advance(by: 7 * 86_400)
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM sessions") == 1)
      _ = try await auth.refresh(living.refreshToken)
    }
  }
}
