import Foundation
import Messages
import Postgres
import TestSupport
import Testing

@testable import AuthService

/// An anonymous account that is named during its erasure.
@Suite struct UpgradeRaceTests {
  private static let email = "gerda@example.org"

  /// Returns the number of transactions waiting for a row.
  private func waiting(_ auth: AuthFixture) async throws -> Int {
    try await auth.count(
      """
      SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'
      """)
  }

  /// Lets both calls wait for the account in this order; returns the outcome of the upgrade.
  private func race(
    _ session: AuthV1.SignInAnonymouslyResponse, upgradeFirst: Bool, _ auth: AuthFixture
  ) async throws -> (upgrade: String?, erasure: AuthV1.Erasure) {
    let token = session.accessToken
    let id = UUID(uuidString: session.participantID)
    let upgrade: @Sendable () async throws -> String? = {
      try await failure {
        try await auth.upgrade("gerda", email: Self.email, consent: true, token: token)
      }?.reason
    }
    let erase: @Sendable () async throws -> AuthV1.Erasure = {
      try await auth.erase(token, password: "")
    }
    let (upgraded, erased) = try await auth.pool.transaction { connection in
      _ = try await connection.query("SELECT FROM accounts WHERE participant_id = \(id) FOR UPDATE")
      let upgraded: Task<String?, any Error>
      let erased: Task<AuthV1.Erasure, any Error>
      if upgradeFirst {
        upgraded = Task { try await upgrade() }
        try await eventually("the upgrade waits") { try await waiting(auth) == 1 }
        erased = Task { try await erase() }
      } else {
        erased = Task { try await erase() }
        try await eventually("the erasure waits") { try await waiting(auth) == 1 }
        upgraded = Task { try await upgrade() }
      }
      try await eventually("both wait") { try await waiting(auth) == 2 }
      return (upgraded, erased)
    }
    return (try await upgraded.value, try await erased.value)
  }

  @Test(arguments: [true, false])
  func `nothing of either is left, and name and address are free`(_ upgradeFirst: Bool)
    async throws
  {
    try await AuthFixture.with { auth in
      let session = try await auth.signInAnonymously()
      let (upgrade, erasure) = try await race(session, upgradeFirst: upgradeFirst, auth)
      #expect(upgrade == (upgradeFirst ? nil : "SESSION_ENDED"))
      try await auth.workOff(erasure)
      #expect(try await auth.traces(of: session.participantID) == [])
      #expect(try await auth.count("SELECT count(*) FROM accounts") == 0)
      #expect(try await auth.count("SELECT count(*) FROM email_changes") == 0)
      #expect(try await auth.count("SELECT count(*) FROM access_codes") == 0)
      // The queued mail is deleted, and none announces the erasure, because the address was never
      // confirmed.
      #expect(try await auth.count("SELECT count(*) FROM mail_outbox") == 0)
      // If a mail was queued, the limit for the address stays.
      #expect(try await auth.count("SELECT count(*) FROM throttles") == (upgradeFirst ? 1 : 0))
      auth.clock.advance(by: 86_400)
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM throttles") == 0)

      try await auth.register("gerda", email: Self.email, consent: true)
      let code = try #require(try await auth.mailedCode("gerda"))
      #expect(try await auth.confirm("gerda", code) == .kept)
    }
  }

  @Test func `many at once end in one of the two ways`() async throws {
    try await AuthFixture.with { auth in
      for round in 0..<20 {
        let session = try await auth.signInAnonymously()
        let token = session.accessToken
        async let upgrade = failure {
          try await auth.upgrade(
            "gerda", email: "gerda\(round)@example.org", consent: true, token: token)
        }
        async let erased = failure { try await auth.erase(token, password: "") }
        let reasons = (try await upgrade?.reason, try await erased?.reason)
        // The account has a password by then, which is required.
        #expect(["", "SESSION_ENDED"].contains(reasons.0 ?? ""))
        #expect(["", "FRESH_PROOF_REQUIRED"].contains(reasons.1 ?? ""))
        if reasons.1 != nil {
          #expect(reasons.0 == nil)
          _ = try await auth.erase(token)
        }
        #expect(try await auth.count("SELECT count(*) FROM accounts") == 0)
        #expect(try await auth.count("SELECT count(*) FROM mail_outbox") == 0)
      }
    }
  }
}
