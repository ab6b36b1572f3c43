import Foundation
import Messages
import RPCCore
import Testing

@testable import AuthService
@testable import Tokens

/// `auth_time`: only a password gives a fresh proof, and nothing else renews it.
@Suite struct FreshProofTests {
  private static func claims(provenAt: Date?) -> AccessClaims {
    AccessClaims(
      participantID: UUID(), sessionID: UUID(), issuedAt: Date(), expiresAt: Date(),
      provenAt: provenAt)
  }

  @Test(arguments: [
    (0.0, true), (300, true), (301, false), (-30, true), (-31, false), (.infinity, false),
  ])
  func `a proof is fresh for five minutes, and clocks may differ by half a minute`(
    _ age: TimeInterval, _ isFresh: Bool
  ) {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let provenAt: Date? = age.isFinite ? now.addingTimeInterval(-age) : nil
    #expect(Self.claims(provenAt: provenAt).hasFreshProof(at: now) == isFresh)
  }

  @Test func `a refresh says when the sign-in was, and an anonymous one says nothing`()
    async throws
  {
    try await AuthFixture.with { auth in
      let anonymous = try await auth.signInAnonymously()
      let unnamed = try await auth.claims(anonymous.accessToken)
      #expect(unnamed.provenAt == nil && unnamed.isAnonymous)
      // Only the token can be proven.
      #expect(throws: Never.self) { try unnamed.requireFreshProof(at: auth.clock.now()) }
      let study = AuthFixture.newName()
      try await auth.publish(study)
      let joined = try await auth.join(study, token: anonymous.accessToken)
      #expect(try await auth.claims(joined.accessToken).isAnonymous)
      let name = AuthFixture.newName()
      try await auth.register(name)
      let signedIn = try await auth.signIn(name)
      let first = try await auth.claims(signedIn.accessToken)
      #expect(first.provenAt == first.issuedAt)
      auth.clock.advance(by: 400)
      let refreshed = try await auth.refresh(signedIn.refreshToken)
      let claims = try await auth.claims(refreshed.accessToken)
      #expect(claims.provenAt == first.provenAt)
      #expect(!claims.hasFreshProof(at: auth.clock.now()) && !claims.isAnonymous)
      #expect(throws: RPCError.self) { try claims.requireFreshProof(at: auth.clock.now()) }
    }
  }

  @Test func `a password that is proven once more is fresh, in the token and after a refresh`()
    async throws
  {
    try await AuthFixture.with { auth in
      let name = AuthFixture.newName()
      try await auth.register(name)
      let session = try await auth.signIn(name)
      auth.clock.advance(by: 400)
      let token = try await auth.refresh(session.refreshToken)
      let wrong = try await failure {
        try await auth.prove("not it at all", token: token.accessToken)
      }
      #expect(wrong?.code == .permissionDenied && wrong?.reason == "PASSWORD_WRONG")
      let proven = try await auth.prove(AuthFixture.password, token: token.accessToken)
      #expect(proven.hasFreshProof(at: auth.clock.now()))
      #expect(proven.sessionID == (try await auth.claims(token.accessToken)).sessionID)
      let next = try await auth.claims(try await auth.refresh(token.refreshToken).accessToken)
      #expect(next.provenAt == proven.provenAt)
      // The earlier token keeps its proof time, and tokens derived by joining do not renew it.
      let study = AuthFixture.newName()
      try await auth.publish(study)
      let joined = try await auth.claims(
        try await auth.join(study, token: token.accessToken).accessToken)
      #expect(joined.provenAt != nil && !joined.hasFreshProof(at: auth.clock.now()))
    }
  }

  @Test func `guesses at the own password are throttled, and anonymous accounts have no password`()
    async throws
  {
    try await AuthFixture.with { auth in
      let anonymous = try await auth.signInAnonymously()
      let none = try await failure { try await auth.prove("x", token: anonymous.accessToken) }
      #expect(none?.reason == "ACCOUNT_ANONYMOUS")
      let name = AuthFixture.newName()
      try await auth.register(name)
      let token = try await auth.signIn(name).accessToken
      var reasons: [String] = []
      for _ in 1...50 where reasons.last != "TOO_MANY_ATTEMPTS" {
        reasons.append(
          try await failure { try await auth.prove("guess", token: token) }?.reason ?? "")
      }
      #expect(reasons.last == "TOO_MANY_ATTEMPTS")
      #expect(reasons.dropLast().allSatisfy { $0 == "PASSWORD_WRONG" })
      let right = try await failure { try await auth.prove(AuthFixture.password, token: token) }
      #expect(right?.reason == "TOO_MANY_ATTEMPTS")
    }
  }
}
