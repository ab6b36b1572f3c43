import Fields
import Foundation
import Postgres
import Testing

@testable import AuthService
@testable import ServiceKit
@testable import Tokens

/// Use cases of changes that owners make to their accounts.
@Suite struct OwnAccountUseCaseTests {
  private let other = AuthFixture.otherPassword

  @Test func `an account changes only on the basis of its latest state`() async throws {
    let auth = try await AuthFixture.shared()
    let (get, update) = (
      GetAccount(environment: auth.environment), UpdateAccount(environment: auth.environment)
    )
    let (caller, taken) = (try await auth.account(), AuthFixture.newName())
    _ = try await auth.account(taken)
    let old = try await get(caller.participantID)
    let change = AccountChange(
      language: LanguageTag("de"), profile: [.nickname: "G."], consents: [.nickname])
    let new = try await update(change, etag: old.entityTag, caller: caller)
    #expect(new.account.language == "de" && new.profile[.nickname] == "G.")
    #expect(try await get(caller.participantID) == new)
    // The same change again, with the former etag.
    #expect(try await update(change, etag: old.entityTag, caller: caller) == new)
    for (change, etag, error) in [
      (AccountChange(language: .english), old.entityTag, AccountError.changedMeanwhile),
      (AccountChange(username: .username(try Username(taken))), new.entityTag, .usernameTaken),
    ] {
      await #expect(throws: error) { try await update(change, etag: etag, caller: caller) }
    }
    await #expect(throws: AccountChange.Refusal.consentMissing([.lastName])) {
      try await update(
        AccountChange(profile: [.lastName: "Müller"]), etag: new.entityTag, caller: caller)
    }
    await #expect(throws: SessionError.ended) { try await get(UUID()) }
  }

  @Test func `a new password ends the other sessions; a repetition changes nothing`() async throws {
    let auth = try await AuthFixture.shared()
    let change = ChangePassword(environment: auth.environment)
    let name = AuthFixture.newName()
    let (caller, device) = (try await auth.account(name), try await auth.signedIn(name))
    await #expect(throws: RecoveryError.passwordWrong) {
      try await change(caller, password: "wrong password", newPassword: other)
    }
    await #expect(throws: RecoveryError.passwordRejected(.containsUsername)) {
      try await change(caller, password: AuthFixture.password, newPassword: "\(name) is my name")
    }
    for _ in 1...2 {
      try await change(caller, password: AuthFixture.password, newPassword: other)
    }
    let session = CallerSession(rules: auth.rules)
    let now = auth.clock.now()
    #expect(
      try await session.find(caller, at: now, on: auth.pool).sessionID == caller.sessionID)
    await #expect(throws: SessionError.ended) {
      try await session.find(device, at: now, on: auth.pool)
    }
    let changes = try await auth.audited(caller.participantID).filter { $0 == .passwordChanged }
    #expect(changes.count == 1)
    let anonymous = try await auth.participant()
    await #expect(throws: RecoveryError.accountAnonymous) {
      try await change(anonymous, password: other, newPassword: other)
    }
  }

  @Test func `a new address needs both codes and is deleted with the password`() async throws {
    let auth = try await AuthFixture.shared()
    let (request, confirm, delete) = (
      RequestEmailChange(environment: auth.environment),
      ConfirmEmailChange(environment: auth.environment),
      DeleteEmail(environment: auth.environment)
    )
    let name = AuthFixture.newName()
    let (old, new) = ("\(name)@example.org", AuthFixture.newAddress())
    let email = try #require(EmailAddress(new))
    let caller = try await auth.account(name, email: old)
    #expect(try await request(email, caller: caller, password: ""))
    let (text, currentText) = (
      try #require(try await auth.mailed("email_change", at: new)),
      try #require(try await auth.mailed("email_change_current", at: old))
    )
    let (code, current) = (
      try #require(ConfirmationCode(text)), try #require(ConfirmationCode(currentText))
    )
    for (first, second) in [(code, nil), (current, code), (code, ConfirmationCode.random())]
      as [(ConfirmationCode, ConfirmationCode?)]
    {
      await #expect(throws: AccountError.codeRejected) {
        try await confirm(first, currentCode: second, caller: caller)
      }
    }
    for _ in 1...2 {
      #expect(
        try await confirm(code, currentCode: current, caller: caller).account.email == new)
    }
    #expect(try await auth.mailed("email_changed", at: old) != nil)

    await #expect(throws: RecoveryError.passwordWrong) { try await delete(caller, password: other) }
    let codes = [
      try await delete(caller, password: AuthFixture.password),
      try await delete(caller, password: AuthFixture.password),
    ]
    #expect(try await auth.mailed("recovery", at: new) == codes[0].formatted)
    #expect(
      try await GetAccount(environment: auth.environment)(caller.participantID).account.email
        == nil)
    #expect(
      try await auth.audited(caller.participantID).suffix(2) == [.emailChanged, .emailDeleted])
    // Without an address, a fresh proof and the password are needed for one.
    await #expect(throws: RecoveryError.passwordWrong) {
      try await request(email, caller: caller, password: other)
    }
    auth.clock.advance(by: 86_400)
    await #expect(throws: SessionError.freshProofRequired) {
      try await request(email, caller: caller, password: AuthFixture.password)
    }
  }

  @Test func `an address change is charged to account and address, except for ended sessions`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let request = EmailChangeRequest(
      attempts: auth.environment.attempts, mails: auth.environment.mails)
    let (id, email) = (UUID(), try #require(EmailAddress(AuthFixture.newAddress())))
    let now = auth.clock.now()
    for _ in 1...9 {
      await #expect(throws: SessionError.ended) {
        try await request.charged(email, of: id, at: now) { throw SessionError.ended }
      }
    }
    for _ in 1...3 { try await request.charged(email, of: id, at: now) {} }
    for id in [id, UUID()] {
      await #expect(throws: TooManyAttempts(wait: 60)) {
        try await request.charged(email, of: id, at: now) {}
      }
    }
    // Anonymous participants cannot delay other accounts.
    try await request.charged(email, of: UUID(), isUpgrade: true, at: now) {}
  }

  @Test func `the code for an address of another account is never the mailed one`() async throws {
    let auth = try await AuthFixture.shared()
    let (name, owner) = (AuthFixture.newName(), AuthFixture.newName())
    let address = "\(owner)@example.org"
    _ = try await auth.account(owner, email: address)
    let caller = try await auth.account(name)
    let isCurrentNeeded = try await RequestEmailChange(environment: auth.environment)(
      #require(EmailAddress(address)), caller: caller, password: AuthFixture.password)
    #expect(!isCurrentNeeded)
    #expect(try await auth.mailed("address_taken", at: address) == "")
    #expect(try await auth.mailed("email_change", at: address) == nil)
  }

  @Test func `an anonymous account gets a name once`() async throws {
    let auth = try await AuthFixture.shared()
    let upgrade = UpgradeAccount(environment: auth.environment)
    let (caller, name) = (try await auth.participant(), AuthFixture.newName())
    let wanted = AccountUpgrade(username: try Username(name), password: AuthFixture.password)
    let first = try await upgrade(wanted, caller: caller)
    #expect(first.outcome == .created && first.recoveryCode != nil && !first.confirmationRequired)
    let again = try await upgrade(wanted, caller: caller)
    #expect(again.outcome == .alreadyExists && again.recoveryCode != nil)
    for wanted in [
      AccountUpgrade(username: try Username(name), password: other),
      AccountUpgrade(username: try Username(AuthFixture.newName()), password: AuthFixture.password),
    ] {
      await #expect(throws: AccountError.notAnonymous) {
        try await upgrade(wanted, caller: caller)
      }
    }
    #expect(try await auth.signedIn(name).participantID == caller.participantID)
    let stranger = try await auth.participant()
    await #expect(throws: AccountError.usernameTaken) {
      try await upgrade(wanted, caller: stranger)
    }
    #expect(
      try await auth.audited(caller.participantID).filter { $0 == .accountUpgraded }.count == 1)
  }

  @Test func `callers without an account are living, with an ended session they are not`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let caller = try await auth.participant()
    try await auth.environment.requireLivingSession(caller)
    try await EndSessions(environment: auth.environment).all(caller: caller, keepCurrent: false)
    await #expect(throws: SessionError.ended) {
      try await auth.environment.requireLivingSession(caller)
    }
    var service = caller
    service.participantID = UUID()
    try await auth.environment.requireLivingSession(service)
  }
}
