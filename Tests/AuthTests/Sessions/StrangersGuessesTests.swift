import Messages
import RPCCore
import RPCServer
import ServiceKit
import Testing

@testable import AuthService

/// Clients that a stranger's guesses delay.
@Suite struct StrangersGuessesTests {
  private static let stranger = "203.0.113.9"
  private static let owner = "198.51.100.7"

  private func from(_ address: String) -> ServerCallContext {
    let context = ServerCallContext(service: "test", method: "Test")
    context.identifiedPeer = Peer(text: address)
    return context
  }

  private func signIn(
    _ auth: AuthFixture, _ name: String, password: String = AuthFixture.password,
    from address: String
  ) async throws -> String? {
    try await failure {
      try await auth.sessions.signIn(
        .init(username: name, password: password), context: from(address))
    }?.reason
  }

  @Test func `one poll a second keeps the stranger waiting, not the owner`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    var refused = 0
    for second in 1...60 {
      let reason = try await signIn(auth, name, password: "a guess", from: Self.stranger)
      if reason == "TOO_MANY_ATTEMPTS" { refused += 1 }
      if second.isMultiple(of: 10) {
        #expect(try await signIn(auth, name, from: Self.owner) == nil)
      }
      auth.clock.advance(by: 1)
    }
    #expect(refused > 40)
    // The owner's sign-in does not clear the stranger's count.
    #expect(
      try await signIn(auth, name, from: Self.stranger) == "TOO_MANY_ATTEMPTS")
  }

  @Test func `a sign-in clears only the failures of its own address`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    for _ in 1...5 { _ = try await signIn(auth, name, password: "wrong", from: Self.owner) }
    #expect(try await signIn(auth, name, from: Self.owner) == "TOO_MANY_ATTEMPTS")
    auth.clock.advance(by: 1)
    #expect(try await signIn(auth, name, from: Self.owner) == nil)
    for _ in 1...5 {
      #expect(
        try await signIn(auth, name, password: "wrong", from: Self.owner) == "CREDENTIALS_REJECTED")
    }
  }

  @Test func `guesses from very many addresses are slowed down together`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    for number in 0..<100 {
      #expect(
        try await signIn(auth, name, password: "guess", from: "203.0.113.\(number)")
          == "CREDENTIALS_REJECTED")
    }
    #expect(try await signIn(auth, name, from: Self.owner) == "TOO_MANY_ATTEMPTS")
    auth.clock.advance(by: 1)
    #expect(try await signIn(auth, name, from: Self.owner) == nil)
  }

  @Test func `no address is stored`() async throws {
    try await AuthFixture.with { auth in
      _ = try await signIn(auth, "nobody", from: Self.stranger)
      #expect(try await auth.count("SELECT count(*) FROM throttles") == 1)
      _ = try await signIn(auth, "nobody", from: Self.owner)
      #expect(try await auth.count("SELECT count(*) FROM throttles") == 1)
    }
  }
}
