import Foundation
import Messages
import RPCCore
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
    // Either response may have arrived.
    _ = try await auth.refresh(first.refreshToken)
    auth.clock.advance(by: 1)
    let late = try await failure { try await auth.signInAnonymously(requestID: id) }
    #expect(late?.code == .failedPrecondition && late?.reason == "SIGN_IN_ENDED")
  }

  @Test func `sent many times at once it makes one participant`() async throws {
    let auth = try await AuthFixture.shared()
    let id = AuthFixture.newID()
    typealias Answer = AuthV1.SignInAnonymouslyResponse
    let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
      for _ in 0..<20 { group.addTask { try await auth.signInAnonymously(requestID: id) } }
      return try await group.reduce(into: [Answer]()) { $0.append($1) }
    }
    #expect(Set(answers.map(\.participantID)).count == 1)
    #expect(Set(answers.map(\.refreshToken)).count == 20)
  }

  @Test func `repetitions above the limit get the time of the next one`() async throws {
    let auth = try await AuthFixture.shared(rules: SessionRules(tokensPerGenerationMax: 3))
    let id = AuthFixture.newID()
    for _ in 1...3 { _ = try await auth.signInAnonymously(requestID: id) }
    let fourth = try await failure { try await auth.signInAnonymously(requestID: id) }
    #expect(fourth?.reason == "SIGN_IN_REPEATED_LIMIT")
    let delay = try #require(fourth?.retryDelay)
    auth.clock.advance(by: TimeInterval(delay.components.seconds))
    _ = try await auth.signInAnonymously(requestID: id)
    #expect(
      try await failure { try await auth.signInAnonymously(requestID: id) }?.reason
        == "SIGN_IN_REPEATED_LIMIT")
  }

  @Test func `after signing out the request has had its time`() async throws {
    let auth = try await AuthFixture.shared()
    let id = AuthFixture.newID()
    let session = try await auth.signInAnonymously(requestID: id)
    _ = try await auth.sessions.signOut(
      .init(refreshToken: session.refreshToken), context: auth.anybody)
    let error = try await failure { try await auth.signInAnonymously(requestID: id) }
    #expect(error?.code == .failedPrecondition)
    #expect(error?.reason == "SIGN_IN_ENDED")
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
