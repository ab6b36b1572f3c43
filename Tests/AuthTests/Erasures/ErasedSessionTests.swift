import Foundation
import Messages
import RPCCore
import ServiceKit
import Testing

@testable import AuthService

/// Errors for refresh tokens of erased accounts.
@Suite struct ErasedSessionTests {
  private static let day: TimeInterval = 86_400

  private func rows(_ auth: AuthFixture) async throws -> Int {
    try await auth.count("SELECT count(*) FROM erased_sessions")
  }

  @Test func `the erasure is reported for the token's lifetime, without personal data`()
    async throws
  {
    try await AuthFixture.with { auth in
      try await auth.register("gerda")
      let first = try await auth.signIn("gerda")
      let second = try await auth.signIn("gerda")
      let other = try await auth.signInAnonymously()
      let older = second.refreshToken
      let renewed = try await auth.refresh(older)
      let signedOut = try await auth.signIn("gerda")
      _ = try await auth.sessions.signOut(
        .init(refreshToken: signedOut.refreshToken), context: auth.anybody)
      let erasure = try await auth.erase(first.accessToken)
      for days in [0, 3, 86.9] {
        auth.clock.set(AuthFixture.start + days * Self.day)
        try await auth.tidyUp()
        // Old tokens of the session belong to it as well; nothing is left to protect.
        for token in [first.refreshToken, renewed.refreshToken, older] {
          let error = try await failure { try await auth.refresh(token) }
          #expect(error?.code == .failedPrecondition && error?.reason == "ACCOUNT_ERASED")
        }
      }
      // Sessions that ended before are not reported.
      #expect(
        try await failure { try await auth.refresh(signedOut.refreshToken) }?.reason
          == "REFRESH_TOKEN_REJECTED")
      // Plus the request that created the account.
      #expect(try await rows(auth) == 3)
      _ = try await auth.refresh(other.refreshToken)
      try await auth.workOff(erasure)
      #expect(try await auth.traces(of: first.participantID) == [])

      auth.clock.set(AuthFixture.start + auth.rules.idleLifetime)
      try await auth.tidyUp()
      #expect(try await rows(auth) == 0)
      for token in [first.refreshToken, renewed.refreshToken] {
        let error = try await failure { try await auth.refresh(token) }
        #expect(error?.code == .unauthenticated && error?.reason == "REFRESH_TOKEN_REJECTED")
      }
    }
  }

  @Test func `the request that created the account cannot recreate it`() async throws {
    try await AuthFixture.with { auth in
      let (registration, sign, spare) = (
        AuthFixture.newID(), AuthFixture.newID(), AuthFixture.newID()
      )
      try await auth.register("gerda", requestID: registration)
      let gerda = try await auth.signIn("gerda")
      let nobody = try await auth.signInAnonymously(requestID: sign)
      // The table contains no credentials.
      #expect(
        try await auth.count(
          "SELECT count(*) FROM accounts WHERE request_id = \(UUID(uuidString: sign))")
          == 0)
      for (token, password) in [
        (gerda.accessToken, AuthFixture.password), (nobody.accessToken, ""),
      ] {
        try await auth.workOff(auth.erase(token, password: password))
      }
      func again() async throws -> [RPCError?] {
        [
          try await failure { try await auth.register("gerda", requestID: registration) },
          try await failure { try await auth.signInAnonymously(requestID: sign) },
        ]
      }
      for error in try await again() {
        #expect(error?.code == .failedPrecondition && error?.reason == "ACCOUNT_ERASED")
      }
      // The name is free for a new request.
      try await auth.register("gerda", requestID: spare)
      auth.clock.set(AuthFixture.start + auth.rules.idleLifetime)
      try await auth.tidyUp()
      #expect(try await rows(auth) == 0)
    }
  }

  @Test func `an erasure of one study's data ends no session`() async throws {
    try await AuthFixture.with { auth in
      try await auth.publish("ears")
      let session = try await auth.signInAnonymously()
      _ = try await auth.join("ears", token: session.accessToken)
      let erasure = try await auth.erase(session.accessToken, study: "ears", password: "")
      try await auth.workOff(erasure)
      #expect(try await rows(auth) == 0)
      _ = try await auth.refresh(session.refreshToken)
    }
  }

  @Test func `a restored database reports it again`() async throws {
    try await AuthFixture.with { auth in
      let session = try await auth.signInAnonymously()
      // The order as in the event, without the request, which predates the restored backup.
      let order = ErasureOrder(
        erasureID: UUID(), participantID: try #require(UUID(uuidString: session.participantID)),
        studyID: "", mode: .eraseAnswers, requestedAt: auth.clock.now())
      try await auth.pool.transaction { try await ErasureStore().note(order, on: $0) }
      try await auth.workOff(.init(erasureID: order.erasureID.uuidString.lowercased()))
      #expect(try await rows(auth) == 2)
      #expect(
        try await failure { try await auth.refresh(session.refreshToken) }?.reason
          == "ACCOUNT_ERASED")
    }
  }
}
