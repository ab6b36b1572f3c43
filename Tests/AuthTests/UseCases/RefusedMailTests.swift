import Foundation
import Testing

@testable import AuthService

/// Prompts by mail to accounts that mail cannot reach.
@Suite struct RefusedMailTests {
  @Test func onlyActiveAccountsWithoutADeliverableAddressAreRefused() async throws {
    try await AuthFixture.with { auth in
      let prompt = MailPrompt(signal: auth.mailSignal, mails: auth.environment.mails)
      let now = auth.clock.now()
      func isRefused(_ participantID: UUID) async throws -> Bool {
        try await auth.pool.transaction {
          try await !prompt(to: participantID, until: now + 60, at: now, on: $0)
        }
      }
      let bare = try await auth.account("bare").participantID
      #expect(try await isRefused(bare))
      let reached = try await auth.account("gerda", email: "gerda@example.org").participantID
      #expect(try await !isRefused(reached))
      try await auth.pool.execute(
        "UPDATE accounts SET email_failed_at = now() WHERE participant_id = \(reached)")
      #expect(try await isRefused(reached))
      // Nothing is delivered to a suspended account, or to one that is gone.
      let set = SetSuspension(environment: auth.environment)
      _ = try await set(bare, reason: .requested, actor: auth.administratorID())
      #expect(try await !isRefused(bare))
      #expect(try await !isRefused(UUID()))
    }
  }
}
