import Foundation
import Messages
import RPCCore
import TestSupport
import Testing

@testable import AuthService

@Suite struct ConfirmationTests {
  @Test func `a mailed code activates the account, once`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    let email = "\(name)@example.org"
    #expect(try await auth.register(name, email: email, consent: true).confirmationRequired)
    #expect(try await failure { try await auth.signIn(name) }?.reason == "ACCOUNT_NOT_CONFIRMED")
    // Succeeds only with the right password.
    #expect(
      try await failure { try await auth.signIn(name, password: "wrong password") }?.reason
        == "CREDENTIALS_REJECTED")
    let code = try #require(try await auth.mailedCode(name))
    try await auth.confirm(name.uppercased(), code.lowercased().replacing("-", with: ""))
    #expect(
      try await auth.count(
        """
        SELECT count(*) FROM audit_log JOIN audit_names ON subject = audit_id
          JOIN accounts USING (participant_id)
        WHERE username = \(name) AND action = 'account.confirmed'
        """) == 1)
    _ = try await auth.signIn(name)
    _ = try await auth.signIn(email.uppercased())
  }

  @Test func `a confirmation that is sent again answers the same while its code lives`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let (kept, erased, second) = (
      AuthFixture.newName(), AuthFixture.newName(), AuthFixture.newName()
    )
    try await auth.register(kept, email: "\(kept)@example.org", consent: true)
    try await auth.register(erased, email: "\(erased)@example.org")
    try await auth.register(second, email: "\(kept)@example.org", consent: true)
    for (name, outcome) in [
      (kept, AuthV1.EmailOutcome.kept), (erased, .erased), (second, .keptByAnotherAccount),
    ] {
      let code = try #require(try await auth.mailedCode(name))
      // More often than wrong codes are allowed.
      for _ in 1...8 { #expect(try await auth.confirm(name, code) == outcome) }
      let wrong = try await failure { try await auth.confirm(name, "ZZZZZ-ZZZZZ-ZZZZZ") }
      #expect(wrong?.reason == "CODE_REJECTED")
    }
  }

  @Test func `confirmations at once are one`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name, email: "\(name)@example.org", consent: true)
    let code = try #require(try await auth.mailedCode(name))
    let outcomes = try await withThrowingTaskGroup(of: AuthV1.EmailOutcome.self) { group in
      for _ in 0..<4 { group.addTask { try await auth.confirm(name, code) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes == Array(repeating: .kept, count: 4))
  }

  @Test func `a used code goes when it expires`() async throws {
    try await AuthFixture.with { auth in
      try await auth.register("spent", email: "spent@example.org")
      let code = try #require(try await auth.mailedCode("spent"))
      try await auth.confirm("spent", code)
      #expect(
        try await auth.pool.answer(
          to: ConfirmationCodeStore.deleteUsed(at: auth.clock.now() + 86_399, atMost: 5)) == 0)
      auth.clock.advance(by: 86_400)
      #expect(
        try await failure { try await auth.confirm("spent", code) }?.reason == "CODE_REJECTED")
      #expect(
        try await auth.pool.answer(
          to: ConfirmationCodeStore.deleteUsed(at: auth.clock.now(), atMost: 5)) == 1)
    }
  }

  @Test func `an address without consent is gone from everywhere`() async throws {
    try await AuthFixture.with { auth in
      try await auth.register("brief", email: "brief.visit@example.org")
      try await auth.confirm("brief", #require(try await auth.mailedCode("brief")))
      // Sends the last mail to it.
      let deliver = DeliverMail(
        environment: auth.environment, transport: RecordingTransport(),
        sender: EmailAddress("a@example.org")!, logger: TestLog.logger)
      while try await deliver() {}
      let session = try await auth.signIn("brief")
      let account = try await auth.accounts.getAccount(
        .init(), context: auth.caller(session.accessToken))
      #expect(account.email.isEmpty)
      let tables = try await auth.pool.query(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'auth'")
      #expect(tables.count > 10)
      for table in tables {
        let name: String = try table.decode("tablename")
        #expect(
          try await auth.count(
            """
            SELECT count(*) FROM \(unescaped: name) AS t
            WHERE strpos(lower(t::text), 'brief.visit') > 0
              OR strpos(t::text, \(hex("brief.visit"))) > 0
            """) == 0, "\(name)")
      }
      #expect(
        try await failure { try await auth.signIn("brief.visit@example.org") }?.reason
          == "CREDENTIALS_REJECTED")
    }
  }

  private func hex(_ text: String) -> String {
    text.utf8.map { String($0, radix: 16) }.joined()
  }

  @Test func `the first account that proves an address keeps it`() async throws {
    let auth = try await AuthFixture.shared()
    let (first, second) = (AuthFixture.newName(), AuthFixture.newName())
    let email = "\(AuthFixture.newName())@example.org"
    for name in [first, second] { try await auth.register(name, email: email, consent: true) }
    for name in [second, first] {
      try await auth.confirm(name, #require(try await auth.mailedCode(name)))
    }
    let owner = try await auth.signIn(email)
    #expect(try await owner.participantID == auth.signIn(second).participantID)
    let other = try await auth.signIn(first)
    let account = try await auth.accounts.getAccount(
      .init(), context: auth.caller(other.accessToken))
    #expect(account.email.isEmpty)
    // A third client learns nothing of that.
    #expect(
      try await auth.register(AuthFixture.newName(), email: email, consent: true).outcome
        == .created)
  }

  @Test func `wrong and foreign codes and unknown names look alike`() async throws {
    let auth = try await AuthFixture.shared()
    let (name, other) = (AuthFixture.newName(), AuthFixture.newName())
    try await auth.register(name, email: "\(name)@example.org")
    try await auth.register(other, email: "\(other)@example.org")
    let foreign = try #require(try await auth.mailedCode(other))
    var failures: [RPCError?] = []
    for (username, code) in [
      (name, "00000-00000-00000"), (name, foreign), (AuthFixture.newName(), foreign),
    ] {
      failures.append(try await failure { try await auth.confirm(username, code) })
    }
    #expect(Set(failures).count == 1)
    #expect(failures[0]?.reason == "CODE_REJECTED")
  }

  @Test func `an invalid code is not counted as an attempt`() async throws {
    let auth = try await AuthFixture.shared()
    let error = try await failure { try await auth.confirm("a", "12345") }
    #expect(error?.code == .invalidArgument)
    #expect(error?.violations.map(\.field) == ["username", "code"])
  }

  @Test func `a code expires after a day`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name, email: "\(name)@example.org")
    let code = try #require(try await auth.mailedCode(name))
    auth.clock.advance(by: 86_400)
    #expect(try await failure { try await auth.confirm(name, code) }?.reason == "CODE_REJECTED")
    auth.clock.advance(by: -1)
    try await auth.confirm(name, code)
  }

  @Test func `wrong codes are slowed down, and the right one never waits for them`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name, email: "\(name)@example.org")
    let code = try #require(try await auth.mailedCode(name))
    for _ in 1...5 {
      #expect(
        try await failure { try await auth.confirm(name, "ZZZZZ-ZZZZZ-ZZZZZ") }?.reason
          == "CODE_REJECTED")
    }
    let slowed = try await failure { try await auth.confirm(name, "ZZZZZ-ZZZZZ-ZZZZZ") }
    #expect(slowed?.code == .resourceExhausted)
    #expect(slowed?.retryDelay == .seconds(60))
    try await auth.confirm(name, code)
    // The counter is cleared as well.
    #expect(
      try await failure { try await auth.confirm(name, "ZZZZZ-ZZZZZ-ZZZZZ") }?.reason
        == "CODE_REJECTED")
  }

  @Test func `unknown names are slowed down alike`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    for _ in 1...5 { _ = try await failure { try await auth.confirm(name, "ZZZZZ-ZZZZZ-ZZZZZ") } }
    let slowed = try await failure { try await auth.confirm(name, "ZZZZZ-ZZZZZ-ZZZZZ") }
    #expect(slowed?.retryDelay == .seconds(60))
  }

  @Test func `many attempts at once are counted one by one`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name, email: "\(name)@example.org")
    let reasons = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<12 {
        group.addTask {
          try await failure { try await auth.confirm(name, "ZZZZZ-ZZZZZ-ZZZZZ") }?.reason
        }
      }
      return try await group.reduce(into: [String?]()) { $0.append($1) }
    }
    #expect(reasons.count { $0 == "CODE_REJECTED" } == 5)
    #expect(reasons.count { $0 == "TOO_MANY_ATTEMPTS" } == 7)
  }

  @Test func `a new code replaces the old one, at intervals`() async throws {
    try await AuthFixture.with { auth in
      let name = AuthFixture.newName()
      try await auth.register(name, email: "\(name)@example.org")
      let first = try #require(try await auth.mailedCode(name))
      func resend() async throws -> String? {
        _ = try await auth.accounts.resendConfirmation(.init(username: name), context: auth.anybody)
        try await auth.answerMailRequests(of: name)
        return try await auth.mailedCode(name)
      }
      // The registration has just sent a mail.
      #expect(try await resend() == first)
      auth.clock.advance(by: 60)
      let second = try #require(try await resend())
      #expect(second != first)
      auth.clock.advance(by: 119)
      #expect(try await resend() == second)
      auth.clock.advance(by: 1)
      let third = try #require(try await resend())
      #expect(third != second)
      #expect(
        try await auth.count("SELECT count(*) FROM mail_outbox WHERE username = \(name)") == 1)
      #expect(try await failure { try await auth.confirm(name, second) }?.reason == "CODE_REJECTED")
      try await auth.confirm(name, third)
      auth.clock.advance(by: 86_400)
      #expect(try await resend() == nil)
    }
  }

  /// The limit covers all accounts that strangers registered with the address.
  @Test func `an address is not flooded with codes`() async throws {
    try await AuthFixture.with { auth in
      let email = AuthFixture.newAddress()
      let names = (0..<5).map { _ in AuthFixture.newName() }
      for name in names { try await auth.register(name, email: email) }
      auth.clock.advance(by: 3600)
      var mailed: Set<String> = []
      for name in names {
        let before = try await auth.mailedCode(name)
        _ = try await auth.accounts.resendConfirmation(.init(username: name), context: auth.anybody)
        try await auth.answerMailRequests(of: name)
        if try await auth.mailedCode(name) != before { mailed.insert(name) }
      }
      #expect(mailed == [names[0]])
    }
  }

  @Test func `asking for a new code reveals nothing`() async throws {
    let auth = try await AuthFixture.shared()
    for name in [AuthFixture.newName(), "no such name!"] {
      let answer = try await auth.accounts.resendConfirmation(
        .init(username: name), context: auth.anybody)
      #expect(answer == AuthV1.ResendConfirmationResponse())
    }
    let nameless = try await failure {
      try await auth.accounts.resendConfirmation(.init(), context: auth.anybody)
    }
    #expect(nameless?.code == .invalidArgument)
  }
}
