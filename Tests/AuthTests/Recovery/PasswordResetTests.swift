import Foundation
import Messages
import Postgres
import RPCCore
import Testing

@testable import AuthService

@Suite struct PasswordResetTests {
  @Test func `a mailed code sets another password and ends every session`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.registerWithAddress(name)
    let sessions = [try await auth.signIn(name), try await auth.signIn(name)]
    try await auth.requestReset(name.uppercased())
    // No mail by the address at once, because it is the same mailbox.
    for pause in [0.0, 60] {
      auth.clock.advance(by: pause)
      try await auth.requestReset("\(name)@EXAMPLE.org")
    }
    let codes = try await auth.mailed("reset", to: name)
    #expect(codes.count == 2)
    #expect(try await auth.reset(codes[0]).isEmpty)
    for session in sessions {
      #expect(
        try await failure { try await auth.refresh(session.refreshToken) }?.reason
          == "REFRESH_TOKEN_REJECTED")
    }
    #expect(try await failure { try await auth.signIn(name) }?.reason == "CREDENTIALS_REJECTED")
    _ = try await auth.signIn(name, password: AuthFixture.otherPassword)
    // The other code and its mail are invalid, and a mail reports the change.
    #expect(try await failure { try await auth.reset(codes[1]) }?.reason == "CODE_REJECTED")
    #expect(try await auth.mailed("reset", to: name).isEmpty)
    #expect(try await auth.mailed("password_changed", to: name) == [""])
    let audited = try await auth.audited(account: name)
    #expect(audited.filter { $0 == "password.reset_mailed" }.count == 2)
    #expect(audited.filter { $0 == "password.reset_by_code" }.count == 1)
    #expect(try await auth.securityEvents("password_reset", of: name) == 1)
  }

  @Test func `unknown accounts and those without an address get the same response, without a mail`()
    async throws
  {
    try await AuthFixture.with { auth in
      try await auth.register("no-address")
      try await auth.register("waiting", email: "waiting@example.org")
      for identifier in [
        "no-address", "nobody-at-all", "nobody@example.org", "waiting@example.org", "", "no name!",
        String(repeating: "x", count: 5_000),
      ] {
        #expect(
          try await auth.recovery.requestPasswordReset(
            .init(username: identifier), context: auth.anybody)
            == AuthV1.RequestPasswordResetResponse())
      }
      // Texts that match no account are not stored.
      #expect(try await auth.count("SELECT count(*) FROM mail_requests") == 4)
      while try await AnswerMailRequests(environment: auth.environment)() {}
      #expect(try await auth.count("SELECT count(*) FROM mail_requests") == 0)
      #expect(try await auth.count("SELECT count(*) FROM mail_outbox") == 1)
      #expect(
        try await auth.count("SELECT count(*) FROM access_codes WHERE purpose = 'reset'") == 0)
      // An unconfirmed account gets another confirmation code.
      let first = try await auth.mailedCode("waiting")
      try await auth.requestReset("waiting")
      #expect(try await auth.mailedCode("waiting") != first)
    }
  }

  @Test func `mails come at intervals`() async throws {
    try await AuthFixture.with { auth in
      let name = AuthFixture.newName()
      try await auth.registerWithAddress(name)
      for (pause, mails) in [(0.0, 1), (59, 1), (1, 2), (119, 2), (1, 3)] {
        auth.clock.advance(by: pause)
        try await auth.requestReset(name)
        #expect(try await auth.mailed("reset", to: name).count == mails)
      }
    }
  }

  @Test func `repeated reset requests by a stranger leave the owner with a valid code`()
    async throws
  {
    try await AuthFixture.with { auth in
      let name = AuthFixture.newName()
      try await auth.registerWithAddress(name)
      var good: String?
      for minute in 0...300 {
        try await auth.requestReset(name)
        good = try await auth.mailed("reset", to: name).last
        if minute == 300 { break }
        auth.clock.advance(by: 60)
      }
      try await auth.reset(try #require(good))
    }
  }

  @Test func `guesses at the forgotten password do not delay sign-in after a reset`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.registerWithAddress(name)
    let names = [name, "\(name)@example.org"]
    for name in names {
      for _ in 1...5 { _ = try await failure { try await auth.signIn(name, password: "a guess") } }
      #expect(try await failure { try await auth.signIn(name) }?.reason == "TOO_MANY_ATTEMPTS")
    }
    try await auth.requestReset(name)
    try await auth.reset(try #require(try await auth.mailed("reset", to: name).first))
    for name in names { _ = try await auth.signIn(name, password: AuthFixture.otherPassword) }
  }

  @Test func `a code ends after 30 minutes`() async throws {
    try await AuthFixture.with { auth in
      let name = AuthFixture.newName()
      try await auth.registerWithAddress(name)
      try await auth.requestReset(name)
      let code = try #require(try await auth.mailed("reset", to: name).first)
      auth.clock.advance(by: 1800)
      #expect(try await failure { try await auth.reset(code) }?.reason == "CODE_REJECTED")
      auth.clock.advance(by: -1)
      try await auth.reset(code)
    }
  }

  @Test func `a code works once; the same request again is answered again`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.registerWithAddress(name)
    try await auth.requestReset(name)
    let code = try #require(try await auth.mailed("reset", to: name).first)
    try await auth.reset(code)
    let session = try await auth.signIn(name, password: AuthFixture.otherPassword)
    // A repetition after a lost response.
    try await auth.reset(code)
    _ = try await auth.refresh(session.refreshToken)
    #expect(
      try await failure { try await auth.reset(code, password: "yet another word") }?.reason
        == "CODE_REJECTED")
    auth.clock.advance(by: 1800)
    #expect(try await failure { try await auth.reset(code) }?.reason == "CODE_REJECTED")
  }

  @Test func `guesses at the password by a used code are throttled`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.registerWithAddress(name)
    try await auth.requestReset(name)
    let code = try #require(try await auth.mailed("reset", to: name).first)
    try await auth.reset(code)
    var reasons: [String?] = []
    for number in 0..<1_000 {
      reasons.append(
        try await failure { try await auth.reset(code, password: "guess \(number) of many") }?
          .reason)
    }
    #expect(reasons.count { $0 == "CODE_REJECTED" } == 5)
    #expect(reasons.count { $0 == "TOO_MANY_ATTEMPTS" } == 995)
  }

  @Test func `of many resets at once by one code one counts`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.registerWithAddress(name)
    try await auth.requestReset(name)
    let code = try #require(try await auth.mailed("reset", to: name).first)
    let passwords = (1...5).map { "word number \($0) of five" }
    let done = try await withThrowingTaskGroup(of: String?.self) { group in
      for password in passwords {
        group.addTask {
          try await failure { try await auth.reset(code, password: password) } == nil
            ? password : nil
        }
      }
      return try await group.reduce(into: [String]()) { if let word = $1 { $0.append(word) } }
    }
    #expect(done.count == 1)
    _ = try await auth.signIn(name, password: try #require(done.first))
    #expect(try await auth.mailed("password_changed", to: name).count == 1)
  }

  @Test func `a password that may not be chosen costs no code`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.registerWithAddress(name)
    try await auth.requestReset(name)
    let code = try #require(try await auth.mailed("reset", to: name).first)
    for (password, reason) in [("short", "TOO_SHORT"), ("xx\(name)yy", "CONTAINS_USERNAME")] {
      let error = try await failure { try await auth.reset(code, password: password) }
      #expect(error?.code == .invalidArgument)
      #expect(error?.violations.map(\.field) == ["password"])
      #expect(error?.violations.map(\.reason) == [reason])
    }
    try await auth.reset(code)
  }

  @Test func `a sign-in that compared the old password opens no session after a reset`()
    async throws
  {
    try await AuthFixture.with { auth in
      try await auth.registerWithAddress("racer")
      try await auth.requestReset("racer")
      let code = try #require(try await auth.mailed("reset", to: "racer").first)
      let signIn = try await auth.pool.transaction { connection in
        // The sign-in compares the password and waits here.
        try await connection.execute(
          "SELECT 1 FROM accounts WHERE username = 'racer' FOR NO KEY UPDATE")
        let signIn = Task { try await failure { try await auth.signIn("racer") } }
        try await waiters(1, auth)
        // Like a reset, whose end of all sessions comes too early for this one.
        try await connection.execute(
          "UPDATE accounts SET password_hash = 'another' WHERE username = 'racer'")
        return signIn
      }
      #expect(try await signIn.value?.reason == "CREDENTIALS_REJECTED")
      #expect(try await auth.count("SELECT count(*) FROM sessions") == 0)
      try await auth.reset(code)
      _ = try await auth.signIn("racer", password: AuthFixture.otherPassword)
    }
  }

  /// Waits until this many connections wait for a lock.
  private func waiters(_ number: Int, _ auth: AuthFixture) async throws {
    while try await auth.count(
      """
      SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'
      """) < number
    {
      await Task.yield()
    }
  }

  @Test func `a worker that dies leaves the request for the next one`() async throws {
    try await AuthFixture.with { auth in
      try await auth.registerWithAddress("gerda")
      _ = try await auth.recovery.requestPasswordReset(
        .init(username: "gerda"), context: auth.anybody)
      let answer = AnswerMailRequests(environment: auth.environment)
      // After the code is stored and before the commit.
      try await auth.pool.execute(
        """
        CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN RAISE EXCEPTION ''gone''; END'
        """)
      try await auth.pool.execute(
        "CREATE TRIGGER die BEFORE INSERT ON mail_outbox EXECUTE FUNCTION die()")
      await #expect(throws: PostgresError.self) { try await answer() }
      #expect(try await auth.count("SELECT count(*) FROM mail_requests") == 1)
      #expect(try await auth.count("SELECT count(*) FROM access_codes") == 0)
      try await auth.pool.execute("DROP TRIGGER die ON mail_outbox")
      #expect(try await answer())
      #expect(try await !answer())
      try await auth.reset(#require(try await auth.mailed("reset", to: "gerda").first))
    }
  }

  @Test func `ten thousand requests may wait`() async throws {
    try await AuthFixture.with { auth in
      try await auth.pool.execute(
        """
        INSERT INTO mail_requests (purpose, identifier, requested_at)
        SELECT 'reset', 'nobody', \(auth.clock.now()) FROM generate_series(1, 9999)
        """)
      func ask(_ name: String) async throws -> RPCError? {
        try await failure {
          try await auth.recovery.requestPasswordReset(
            .init(username: name), context: auth.anybody)
        }
      }
      #expect(try await ask("somebody") == nil)
      let error = try await ask("somebody-else")
      #expect(error?.reason == "MAIL_REQUESTS_LIMIT")
      #expect(error?.retryDelay == .seconds(60))
      // Unprocessed requests are deleted.
      auth.clock.advance(by: 3600)
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM mail_requests") == 0)
    }
  }
}
