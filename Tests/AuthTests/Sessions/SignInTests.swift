import Fields
import Foundation
import Messages
import RPCCore
import ServiceKit
import Testing

@testable import AuthService

@Suite struct SignInTests {
  @Test func `a wrong password and an unknown name look alike`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let wrong = try await failure { try await auth.signIn(name, password: "wrong password") }
    #expect(wrong?.code == .unauthenticated)
    #expect(wrong?.reason == "CREDENTIALS_REJECTED")
    for unknown in [AuthFixture.newName(), "", "not a name!", "nobody@example.org"] {
      #expect(try await failure { try await auth.signIn(unknown) } == wrong, "\(unknown)")
    }
  }

  @Test func `a password is the same however the keyboard composes it`() async throws {
    let auth = try await AuthFixture.shared()
    let composed = "Gr\u{FC}\u{DF}e \u{E4}us Ulm"
    let decomposed = "Gru\u{308}\u{DF}e\u{A0}a\u{308}us Ulm"
    for (registered, other) in [(composed, decomposed), (decomposed, composed)] {
      let name = AuthFixture.newName()
      try await auth.register(name, password: registered)
      _ = try await auth.signIn(name, password: registered)
      _ = try await auth.signIn(name, password: other)
      let wrong = try await failure { try await auth.signIn(name, password: "Grusse aus Ulm") }
      #expect(wrong?.reason == "CREDENTIALS_REJECTED")
    }
  }

  @Test func `the token contains subject, audience and expiry`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let session = try await auth.signIn(name)
    for audience in AuthFixture.audiences {
      let claims = try await auth.claims(session.accessToken, audience: audience)
      #expect(claims.participantID.uuidString.lowercased() == session.participantID)
      #expect(claims.roles == [.participant])
      #expect(claims.issuedAt == AuthFixture.start)
      #expect(claims.expiresAt == AuthFixture.start + 600)
    }
    #expect(session.accessTokenExpireTime?.date == AuthFixture.start + 600)
    #expect(session.refreshTokenExpireTime?.date == AuthFixture.start + 90 * 86_400)
  }

  @Test func `a token is for the services named, and stays so`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let session = try await auth.signIn(name, audiences: ["otolith-ingestion"])
    let renewed = try await auth.refresh(session.refreshToken)
    for token in [session.accessToken, renewed.accessToken] {
      _ = try await auth.claims(token, audience: "otolith-ingestion")
      let error = try await failure { try await auth.claims(token) }
      #expect(error?.reason == "TOKEN_AUDIENCE_MISMATCH")
    }
    let unknown = try await failure { try await auth.signIn(name, audiences: ["x"]) }
    #expect(unknown?.violations.map(\.field) == ["audiences[0]"])
  }

  @Test func `guessing slows down, and waiting ends it`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    for _ in 1...5 {
      #expect(
        try await failure { try await auth.signIn(name, password: "wrong password") }?.reason
          == "CREDENTIALS_REJECTED")
    }
    let slowed = try await failure { try await auth.signIn(name.uppercased()) }
    #expect(slowed?.code == .resourceExhausted)
    #expect(slowed?.reason == "TOO_MANY_ATTEMPTS")
    #expect(slowed?.retryDelay == .seconds(1))
    auth.clock.advance(by: 1)
    _ = try await auth.signIn(name)
    // A success clears the failures.
    for _ in 1...5 { _ = try await failure { try await auth.signIn(name, password: "wrong") } }
    #expect(try await failure { try await auth.signIn(name) }?.retryDelay == .seconds(1))
  }

  @Test func `guessing at a name that does not exist slows down alike`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    for _ in 1...5 { _ = try await failure { try await auth.signIn(name) } }
    #expect(try await failure { try await auth.signIn(name) }?.retryDelay == .seconds(1))
  }

  @Test func `signed-in sessions are not delayed`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let session = try await auth.signIn(name)
    for _ in 1...6 { _ = try await failure { try await auth.signIn(name, password: "wrong") } }
    _ = try await auth.refresh(session.refreshToken)
  }

  @Test func `guesses at once are charged before they are looked at`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let reasons = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<15 {
        group.addTask {
          try await failure { try await auth.signIn(name, password: "wrong password") }?.reason
        }
      }
      return try await group.reduce(into: [String?]()) { $0.append($1) }
    }
    #expect(reasons.count { $0 == "CREDENTIALS_REJECTED" } == 5)
    #expect(reasons.count { $0 == "TOO_MANY_ATTEMPTS" } == 10)
  }

  @Test func `a hash of another cost is renewed`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let dearer = PasswordHasher(
      configuration: PasswordHasherConfiguration(memoryKiB: 16, iterations: 1))
    let old = try await dearer.hash(AuthFixture.password)
    try await auth.pool.execute(
      "UPDATE accounts SET password_hash = \(old) WHERE username_key = \(name)")
    _ = try await auth.signIn(name)
    let new: String = try #require(
      try await auth.pool.query(
        "SELECT password_hash FROM accounts WHERE username_key = \(name)"
      ).first?.decode("password_hash"))
    #expect(dearer.needsRehash(new))
    _ = try await auth.signIn(name)
  }

  @Test func `the twenty-first session ends the oldest`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    var sessions: [AuthV1.SignInResponse] = []
    for _ in 1...21 {
      sessions.append(try await auth.signIn(name))
      auth.clock.advance(by: 1)
    }
    let first = try await failure { try await auth.refresh(sessions[0].refreshToken) }
    #expect(first?.reason == "REFRESH_TOKEN_REJECTED")
    for session in sessions[1...] { _ = try await auth.refresh(session.refreshToken) }
  }

  @Test func `refresh tokens are stored as hashes only`() async throws {
    let auth = try await AuthFixture.shared()
    let session = try await auth.signInAnonymously()
    let bytes = try #require(Base64URL.decode(session.refreshToken.utf8))
    // Selector, secret, generation and proof.
    #expect(bytes.count == 66)
    let secret = Array(bytes[16..<48])
    #expect(
      try await auth.count(
        "SELECT count(*) FROM refresh_tokens WHERE token_hash = \(Sodium.sha256(secret))") == 1)
    #expect(
      try await auth.count("SELECT count(*) FROM refresh_tokens WHERE token_hash = \(secret)")
        == 0)
  }
}
