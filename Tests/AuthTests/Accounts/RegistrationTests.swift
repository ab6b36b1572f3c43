import Foundation
import Messages
import RPCCore
import Testing

@testable import AuthService

@Suite struct RegistrationTests {
  @Test func `without an address the account is active at once`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    let answer = try await auth.register(name)
    #expect(answer.outcome == .created)
    #expect(!answer.confirmationRequired)
    let session = try await auth.signIn(name)
    let account = try await auth.accounts.getAccount(
      .init(), context: auth.caller(session.accessToken))
    #expect(account.username == name)
    #expect(account.participantID == session.participantID)
    #expect(account.email.isEmpty && !account.anonymous)
    #expect(account.createTime?.date == AuthFixture.start)
  }

  @Test func `every bad field is named and nothing is written`() async throws {
    let auth = try await AuthFixture.shared()
    let error = try await failure {
      try await auth.register(
        "x", password: "short", email: "nowhere", language: "no language", requestID: "7")
    }
    #expect(error?.code == .invalidArgument)
    #expect(
      error?.violations.map(\.field) == ["request_id", "username", "password", "email", "language"])
    #expect(try await auth.count("SELECT count(*) FROM accounts WHERE username_key = 'x'") == 0)
  }

  @Test func `the password must not contain the username`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    let error = try await failure { try await auth.register(name, password: "xx\(name)yy") }
    #expect(error?.violations.map(\.reason) == ["CONTAINS_USERNAME"])
  }

  @Test func `sending again is safe, with and without a mail`() async throws {
    let auth = try await AuthFixture.shared()
    for email in ["", "again@example.org"] {
      let name = AuthFixture.newName()
      let id = AuthFixture.newID()
      #expect(
        try await auth.register(name, email: email, requestID: id).outcome == .created)
      let code = try await auth.mailedCode(name)
      let again = try await auth.register(name, email: email, requestID: id)
      #expect(again.outcome == .alreadyExists)
      #expect(again.confirmationRequired == !email.isEmpty)
      // The first code stays valid.
      #expect(try await auth.mailedCode(name) == code)
      #expect(
        try await auth.count("SELECT count(*) FROM accounts WHERE username_key = \(name)") == 1)
    }
  }

  @Test func `sending again is safe after the address was erased`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    let id = AuthFixture.newID()
    try await auth.register(name, email: "erased@example.org", requestID: id)
    try await auth.confirm(name, #require(try await auth.mailedCode(name)))
    let again = try await auth.register(name, email: "erased@example.org", requestID: id)
    #expect(again.outcome == .alreadyExists)
    #expect(!again.confirmationRequired)
    let other = try await failure { try await auth.register(name, requestID: id) }
    #expect(other?.reason == "REQUEST_ID_REUSED")
  }

  @Test func `a request id names one request`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    let id = AuthFixture.newID()
    try await auth.register(
      name, email: "one@example.org", consent: true, language: "de", requestID: id)
    let others: [() async throws -> AuthV1.RegisterAccountResponse] = [
      {
        try await auth.register(
          AuthFixture.newName(), email: "one@example.org", consent: true, language: "de",
          requestID: id)
      },
      {
        try await auth.register(
          name, password: "another quiet tone", email: "one@example.org", consent: true,
          language: "de", requestID: id)
      },
      {
        try await auth.register(
          name, email: "two@example.org", consent: true, language: "de", requestID: id)
      },
      { try await auth.register(name, consent: true, language: "de", requestID: id) },
      { try await auth.register(name, email: "one@example.org", language: "de", requestID: id) },
    ]
    for other in others {
      let error = try await failure { try await other() }
      #expect(error?.code == .alreadyExists)
      #expect(error?.reason == "REQUEST_ID_REUSED")
    }
    // A device may report another language meanwhile, and its keyboard other capitals.
    for (spelling, address) in [(name, "one@example.org"), (name.uppercased(), "One@Example.ORG")] {
      let again = try await auth.register(
        spelling, email: address, consent: true, language: "fr_CA", requestID: id)
      #expect(again.outcome == .alreadyExists)
    }
    // Anonymous sign-in cannot recreate it either.
    let error = try await failure { try await auth.signInAnonymously(requestID: id) }
    #expect(error?.reason == "REQUEST_ID_REUSED")
  }

  @Test func `a username is taken in every spelling`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let error = try await failure { try await auth.register(name.uppercased()) }
    #expect(error?.code == .alreadyExists)
    #expect(error?.reason == "USERNAME_TAKEN")
  }

  @Test func `of many registrations of one name at once one succeeds`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    let outcomes = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<8 {
        group.addTask { try await failure { try await auth.register(name) }?.reason }
      }
      return try await group.reduce(into: [String?]()) { $0.append($1) }
    }
    #expect(outcomes.count { $0 == nil } == 1)
    #expect(outcomes.count { $0 == "USERNAME_TAKEN" } == 7)
  }

  @Test func `of one registration sent many times at once all are answered alike`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    let id = AuthFixture.newID()
    let outcomes = try await withThrowingTaskGroup(of: AuthV1.WriteOutcome.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try await auth.register(name, email: "many@example.org", requestID: id).outcome
        }
      }
      return try await group.reduce(into: [AuthV1.WriteOutcome]()) { $0.append($1) }
    }
    #expect(outcomes.count { $0 == .created } == 1)
    #expect(outcomes.count { $0 == .alreadyExists } == 7)
    #expect(
      try await auth.count("SELECT count(*) FROM mail_outbox WHERE username = \(name)") == 1)
  }

  @Test func `five accounts may wait under one address`() async throws {
    let auth = try await AuthFixture.shared()
    let email = "\(AuthFixture.newName())@example.org"
    let reasons = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try await failure {
            try await auth.register(AuthFixture.newName(), email: email)
          }?.reason
        }
      }
      return try await group.reduce(into: [String?]()) { $0.append($1) }
    }
    #expect(reasons.count { $0 == nil } == 5)
    let error = try await failure {
      try await auth.register(AuthFixture.newName(), email: email.uppercased())
    }
    #expect(error?.code == .resourceExhausted)
    #expect(error?.reason == "WAITING_ACCOUNTS_LIMIT")
    // An hour later there is room, and no code was invalidated.
    auth.clock.advance(by: 3600)
    let name = AuthFixture.newName()
    try await auth.register(name, email: email)
    func waiting() async throws -> Int {
      try await auth.count("SELECT count(*) FROM accounts WHERE email_key = \(email)")
    }
    #expect(try await waiting() == 6)
    // After their codes expire, the oldest accounts make room, and five are left.
    auth.clock.advance(by: ConfirmationCode.lifetime)
    try await auth.register(AuthFixture.newName(), email: email)
    #expect(try await waiting() == 5)
  }

  @Test func `a confirmed account is not deleted for a new registration`() async throws {
    let auth = try await AuthFixture.shared()
    let email = "\(AuthFixture.newName())@example.org"
    let owner = AuthFixture.newName()
    try await auth.register(owner, email: email, consent: true)
    _ = try await auth.confirm(owner, #require(try await auth.mailedCode(owner)))
    for _ in 0..<12 {
      try await auth.register(AuthFixture.newName(), email: email)
      auth.clock.advance(by: 1800)
    }
    auth.clock.advance(by: ConfirmationCode.lifetime)
    try await auth.register(AuthFixture.newName(), email: email)
    _ = try await auth.signIn(owner)
    #expect(
      try await auth.count("SELECT count(*) FROM accounts WHERE email_key = \(email)") == 6)
  }

  /// Applies also to accounts named by the address: the code identifies the account.
  @Test func `strangers who register an address do not end its owner's code`() async throws {
    let auth = try await AuthFixture.shared()
    let email = AuthFixture.newAddress()
    try await auth.register("", email: email, consent: true)
    let code = try #require(try await auth.mailed("confirmation", at: email))
    for _ in 0..<20 {
      auth.clock.advance(by: 3600)
      for _ in 0..<5 {
        try await auth.register(
          "", password: AuthFixture.otherPassword, email: email, consent: true)
      }
    }
    let confirmed = try await auth.accounts.confirmAccount(
      .init(username: email, code: code, password: AuthFixture.password), context: auth.anybody)
    #expect(confirmed.emailOutcome == .kept)
  }

  @Test func `passwords are stored as Argon2id only`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let stored: String? = try await auth.pool.query(
      "SELECT password_hash FROM accounts WHERE username_key = \(name)"
    ).first?.decode("password_hash")
    #expect(stored?.hasPrefix("$argon2id$v=19$") == true)
  }
}
