import AuthDomain
import Foundation
import Messages
import TestSupport
import Testing

@testable import AuthService

@Suite struct HousekeepingTests {
  @Test func `accounts that nobody confirmed go after a week, with all that belongs to them`()
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
      // The name is free again.
      try await auth.register("waiting")
    }
  }

  @Test func `anonymous accounts go when nobody can reach them and they never took part`()
    async throws
  {
    try await AuthFixture.with { auth in
      try await auth.publish("tyt")
      let idle = try await auth.signInAnonymously()
      let enrolled = try await auth.signInAnonymously()
      _ = try await auth.join("tyt", token: enrolled.accessToken)
      auth.clock.advance(by: 89 * 86_400)
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM accounts") == 2)
      auth.clock.advance(by: 2 * 86_400)
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM sessions") == 0)
      let left = try await auth.pool.query("SELECT participant_id FROM accounts")
      #expect(
        try left.map { try $0.decode("participant_id", as: UUID.self) }
          == [UUID(uuidString: enrolled.participantID)])
      #expect(idle.participantID != enrolled.participantID)
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
