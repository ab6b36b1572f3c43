import Foundation
import Messages
import RPCServer
import Testing

@testable import AuthService

@Suite struct HelpedAccountTests {
  @Test func `a code alone confirms an account`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name, email: "\(name)@example.org")
    let code = try #require(try await auth.mailedCode(name))
    let wrong = try await failure { try await auth.confirm("", "ZZZZZ-ZZZZZ-ZZZZZ") }
    #expect(wrong?.reason == "CODE_REJECTED")
    // Sent again, as after a lost response.
    for _ in 1...2 { #expect(try await auth.confirm("", code) == .erased) }
    _ = try await auth.signIn(name)
    auth.clock.advance(by: 86_400)
    #expect(try await failure { try await auth.confirm("", code) }?.reason == "CODE_REJECTED")
  }

  /// The holder of the mailbox must not confirm what another person registered.
  @Test func `a code alone does not confirm an account that only an address names`() async throws {
    let auth = try await AuthFixture.shared()
    let email = "\(AuthFixture.newName())@example.org"
    try await auth.register("", email: email, consent: true)
    let code = try #require(try await auth.mailed("confirmation", at: email))
    func confirm(_ password: String) async throws -> AuthV1.EmailOutcome {
      try await auth.accounts.confirmAccount(
        .init(code: code, password: password), context: auth.anybody
      ).emailOutcome
    }
    let missing = try await failure { try await confirm("") }
    #expect(missing?.code == .invalidArgument)
    #expect(missing?.violations.map(\.field) == ["password"])
    let wrong = try await failure { try await confirm("Lauter Ton um vier") }
    #expect(wrong?.reason == "CODE_REJECTED")
    #expect(try await confirm(AuthFixture.password) == .kept)
  }

  @Test func `an account is activated by hand, without its address`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let name = AuthFixture.newName()
    try await auth.register(name, email: "\(name)@example.org", consent: true)
    let code = try #require(try await auth.mailedCode(name))
    let id = try await auth.managed(name, by: administrator).participantID
    func activate(
      _ id: String, _ reason: AuthV1.AccountHelpReason = .mailLost
    ) async throws -> AuthV1.ManagedAccount? {
      try await auth.accountAdministration.activateAccount(
        .init(participantID: id, reason: reason), context: administrator
      ).account
    }
    let missing = try await failure { try await activate(id, .unspecified) }
    #expect(missing?.violations.map(\.field) == ["reason"])
    let first = try await activate(id)
    #expect(first?.state == .active && first?.email == "")
    #expect(try await activate(id) == first)
    #expect(try await auth.administered(id) == ["account.activated mail_lost"])
    _ = try await auth.signIn(name)
    // The mailed code cannot bring the unproved address back.
    #expect(try await failure { try await auth.confirm(name, code) }?.reason == "CODE_REJECTED")
    #expect(
      try await failure { try await auth.signIn("\(name)@example.org") }?.reason
        == "CREDENTIALS_REJECTED")

    let email = "\(AuthFixture.newName())@example.org"
    try await auth.register("", email: email, consent: true)
    let nameless = try await auth.pool.query(
      "SELECT participant_id::text AS id FROM accounts WHERE email_key = \(email)")
    let unproved = try await failure {
      try await activate(#require(nameless.first).decode("id"))
    }
    #expect(unproved?.reason == "USERNAME_MISSING")
    let staff = try await failure {
      try await activate(auth.leaderID(of: AuthFixture.newName()).text)
    }
    #expect(staff?.reason == "NOT_A_PARTICIPANT")
  }

  @Test func `a code to hand over opens an account, and ends its sessions`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let session = try await auth.signIn(name)
    let id = try await auth.managed(name, by: administrator).participantID
    func reset(_ id: String) async throws -> AuthV1.ResetAccountResponse {
      try await auth.accountAdministration.resetAccount(
        .init(participantID: id, reason: .codesLost), context: administrator)
    }
    let issued = try await reset(id)
    #expect(issued.expireTime?.date == auth.clock.now() + 1800)
    #expect(try await !auth.reset(issued.accessCode).isEmpty)
    _ = try await auth.signIn(name, password: AuthFixture.otherPassword)
    #expect(
      try await failure { try await auth.refresh(session.refreshToken) }?.reason
        == "REFRESH_TOKEN_REJECTED")
    #expect(try await auth.administered(id) == ["account.reset codes_lost"])
    let late = try await reset(id).accessCode
    auth.clock.advance(by: 1800)
    #expect(try await failure { try await auth.reset(late) }?.reason == "CODE_REJECTED")

    let anonymous = try await auth.signInAnonymously().participantID
    #expect(try await failure { try await reset(anonymous) }?.reason == "ACCOUNT_ANONYMOUS")
    let leader = try await auth.leaderID(of: AuthFixture.newName()).text
    #expect(try await failure { try await reset(leader) }?.reason == "NOT_A_PARTICIPANT")
    let waiting = AuthFixture.newName()
    try await auth.register(waiting, email: "\(waiting)@example.org")
    let waitingID = try await auth.managed(waiting, by: administrator).participantID
    #expect(try await failure { try await reset(waitingID) }?.reason == "ACCOUNT_NOT_CONFIRMED")
  }
}
