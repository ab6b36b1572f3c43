import Foundation
import Messages
import RPC
import Testing

@testable import AuthService

@Suite struct AnonymousSignInTests {
  @Test func `makes a participant without any account data`() async throws {
    let auth = try await AuthFixture.shared()
    let session = try await auth.signInAnonymously()
    let account = try await auth.accounts.getAccount(
      .init(), context: auth.caller(session.accessToken))
    #expect(account.anonymous)
    #expect(account.username.isEmpty && account.email.isEmpty)
    #expect(account.participantID == session.participantID)
    #expect(try await auth.signInAnonymously().participantID != session.participantID)
  }

  @Test func `sending again within the hour answers the same participant`() async throws {
    let auth = try await AuthFixture.shared()
    let id = AuthFixture.newID()
    let first = try await auth.signInAnonymously(requestID: id)
    auth.clock.advance(by: 3600)
    let again = try await auth.signInAnonymously(requestID: id)
    #expect(again.participantID == first.participantID)
    #expect(again.refreshToken != first.refreshToken)
    // Either answer may be the one that arrived.
    _ = try await auth.refresh(first.refreshToken)
    auth.clock.advance(by: 1)
    let late = try await failure { try await auth.signInAnonymously(requestID: id) }
    #expect(late?.reason == "REQUEST_ID_REUSED")
  }

  @Test func `sent many times at once it makes one participant`() async throws {
    let auth = try await AuthFixture.shared()
    let id = AuthFixture.newID()
    let participants = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 {
        group.addTask { try await auth.signInAnonymously(requestID: id).participantID }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(participants.count == 1)
    let ninth = try await failure { try await auth.signInAnonymously(requestID: id) }
    #expect(ninth?.reason == "SIGN_IN_REPEATED_LIMIT")
  }

  @Test func `other contents under the same id are refused`() async throws {
    let auth = try await AuthFixture.shared()
    let id = AuthFixture.newID()
    _ = try await auth.signInAnonymously(requestID: id)
    let other = try await failure {
      try await auth.signInAnonymously(requestID: id, audiences: ["otolith-planning"])
    }
    #expect(other?.reason == "REQUEST_ID_REUSED")
    let bad = try await failure { try await auth.signInAnonymously(requestID: "1") }
    #expect(bad?.violations.map(\.field) == ["request_id"])
  }
}
