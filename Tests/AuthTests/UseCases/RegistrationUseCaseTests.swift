import Foundation
import Postgres
import Testing

@testable import AuthService
@testable import ServiceKit
@testable import Tokens

/// Use cases of registration and recovery.
@Suite struct RegistrationUseCaseTests {
  private let other = AuthFixture.otherPassword

  @Test func `a repeated registration succeeds, another one with its id is refused`() async throws {
    let auth = try await AuthFixture.shared()
    let register = RegisterAccount(environment: auth.environment)
    let (name, id) = (AuthFixture.newName(), UUID())
    let first = try await register(auth.registration(name, requestID: id))
    #expect(first.outcome == .created && !first.confirmationRequired)
    let again = try await register(auth.registration(name, requestID: id))
    #expect(again.outcome == .alreadyExists)
    // The first response may have been lost: both codes are valid.
    #expect(again.recoveryCode != nil && again.recoveryCode != first.recoveryCode)
    for (name, password) in [
      (name, other), (AuthFixture.newName(), AuthFixture.password),
    ] {
      await #expect(throws: AccountError.requestIDReused) {
        try await register(auth.registration(name, requestID: id, password: password))
      }
    }
    await #expect(throws: AccountError.usernameTaken) {
      try await register(auth.registration(name.uppercased()))
    }
  }

  @Test func `an address accepts five registrations an hour`() async throws {
    let auth = try await AuthFixture.shared()
    let register = RegisterAccount(environment: auth.environment)
    let address = AuthFixture.newAddress()
    for _ in 1...AccountRules.waitingPerAddressMax {
      let outcome = try await register(auth.registration(AuthFixture.newName(), email: address))
      #expect(outcome.confirmationRequired && outcome.recoveryCode == nil)
    }
    await #expect(throws: AccountError.tooManyWaiting) {
      try await register(auth.registration(AuthFixture.newName(), email: address))
    }
    auth.clock.advance(by: AccountRules.waitingPerAddressInterval)
    _ = try await register(auth.registration(AuthFixture.newName(), email: address))
  }

  @Test func `only the mailed code confirms, as often as it is sent`() async throws {
    let auth = try await AuthFixture.shared()
    let confirm = ConfirmAccount(environment: auth.environment)
    let name = AuthFixture.newName()
    let address = "\(name)@example.org"
    _ = try await RegisterAccount(environment: auth.environment)(
      auth.registration(name, email: address))
    let text = try #require(try await auth.mailed("confirmation", at: address))
    let (account, code) = (try #require(AccountName(name)), try #require(ConfirmationCode(text)))
    for (name, code) in [
      (account, ConfirmationCode.random()),
      (try #require(AccountName(AuthFixture.newName())), code),
    ] {
      await #expect(throws: AccountError.codeRejected) { try await confirm(name, code: code) }
    }
    for _ in 1...2 {
      let outcome = try await confirm(account, code: code)
      #expect(outcome.email == .kept && outcome.recoveryCode == nil)
    }
    #expect(try await auth.mailed("confirmation", at: address) == nil)
    auth.clock.advance(by: ConfirmationCode.lifetime)
    await #expect(throws: AccountError.codeRejected) { try await confirm(account, code: code) }
  }

  @Test func `a requested mail is queued for every name and answered for accounts`() async throws {
    try await AuthFixture.with { auth in
      let request = RequestMail(environment: auth.environment)
      let answer = AnswerMailRequests(environment: auth.environment)
      _ = try await auth.account("gerda", email: "gerda@example.org")
      _ = try await RegisterAccount(environment: auth.environment)(
        auth.registration("anna", email: "anna@example.org"))
      auth.clock.advance(by: 3600)
      for name in ["gerda", "nobody", "no name at all"] { try await request.passwordReset(name) }
      // A second request within a minute is ignored.
      try await request.passwordReset("gerda")
      for name in ["anna", "gerda"] { try await request.confirmation(#require(AccountName(name))) }
      #expect(try await auth.count("SELECT count(*) FROM mail_requests") == 4)
      #expect(try await answer())
      #expect(try await !answer())
      #expect(try await auth.mailed("reset", to: "gerda").count == 1)
      #expect(try await auth.mailed("confirmation", to: "anna").count == 1)
      #expect(try await auth.count("SELECT count(*) FROM mail_outbox") == 2)
    }
  }

  @Test func `the queue of requested mails has a limit`() async throws {
    try await AuthFixture.with { auth in
      try await auth.pool.execute(
        """
        INSERT INTO mail_requests (purpose, identifier, requested_at)
        SELECT 'reset', 'n' || n, \(auth.clock.now()) FROM generate_series(1, 10000) AS n
        """)
      let request = RequestMail(environment: auth.environment)
      await #expect(throws: RecoveryError.tooManyMailRequests) {
        try await request.passwordReset("gerda")
      }
    }
  }

  @Test func `what is mailed for access depends on the account`() async throws {
    let auth = try await AuthFixture.shared()
    let (mail, administrator) = (
      AccessMail(mails: auth.environment.mails), try await auth.administratorID()
    )
    let (confirmed, waiting, invited, bare) = (
      AuthFixture.newName(), AuthFixture.newName(), AuthFixture.newName(), AuthFixture.newName()
    )
    _ = try await auth.account(confirmed, email: "\(confirmed)@example.org")
    _ = try await auth.account(bare)
    _ = try await RegisterAccount(environment: auth.environment)(
      auth.registration(waiting, email: "\(waiting)@example.org"))
    _ = try await InviteStaff(environment: auth.environment)(
      StaffInvitation(
        requestID: UUID(), username: Username(invited),
        email: EmailAddress("\(invited)@example.org"), language: .english, role: .studyLeader,
        actor: administrator))
    for (name, outcome) in [
      (confirmed, AccessCodeOutcome.resetMailed), (waiting, .confirmationMailed),
      (invited, .invitationMailed), (bare, nil),
    ] as [(String, AccessCodeOutcome?)] {
      let account = try #require(
        try await AccountStore.find(identifier: name, on: auth.pool))
      let sent = try await auth.pool.transaction {
        try await mail.send(to: account, at: auth.clock.now(), on: $0)
      }
      #expect(sent == outcome)
    }
  }

  @Test func `a code sets a password once; the repetition must have the same password`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let reset = ResetPassword(environment: auth.environment)
    let name = AuthFixture.newName()
    let caller = try await auth.account(name, email: "\(name)@example.org")
    try await auth.requestReset(name)
    let code = try AccessCode(#require(try await auth.mailed("reset", to: name).last))
    await #expect(throws: AccountError.codeRejected) {
      try await reset(AccessCode.random(), password: other)
    }
    await #expect(throws: RecoveryError.passwordRejected(.containsUsername)) {
      try await reset(code, password: "\(name) is my name")
    }
    for _ in 1...2 { #expect(try await reset(code, password: other) == nil) }
    await #expect(throws: AccountError.codeRejected) {
      try await reset(code, password: AuthFixture.password)
    }
    let session = CallerSession(rules: auth.rules)
    await #expect(throws: SessionError.ended) {
      try await session.find(caller, at: auth.clock.now(), on: auth.pool)
    }
    #expect(try await auth.signedIn(name, password: other).participantID == caller.participantID)
    #expect(try await auth.audited(caller.participantID).contains(.passwordResetByCode))
  }

  @Test func `a recovery code works for its account alone and is replaced`() async throws {
    let auth = try await AuthFixture.shared()
    let (reset, renew) = (
      ResetPassword(environment: auth.environment), RenewRecoveryCode(environment: auth.environment)
    )
    let name = AuthFixture.newName()
    let (account, caller) = (try #require(AccountName(name)), try await auth.account(name))
    await #expect(throws: RecoveryError.passwordWrong) { try await renew(caller, password: other) }
    let former = try await renew(caller, password: AuthFixture.password)
    let code = try await renew(caller, password: AuthFixture.password)
    let stranger = try #require(AccountName(AuthFixture.newName()))
    for (name, code) in [(stranger, code), (account, former), (account, AccessCode.random())] {
      await #expect(throws: AccountError.codeRejected) {
        try await reset(name, recoveryCode: code, password: other)
      }
    }
    // It is no mailed code.
    await #expect(throws: AccountError.codeRejected) { try await reset(code, password: other) }
    let next = try #require(try await reset(account, recoveryCode: code, password: other))
    #expect(try await reset(account, recoveryCode: next, password: AuthFixture.password) != nil)
  }

  @Test func `an administrator's export of a person's data is recorded`() async throws {
    let auth = try await AuthFixture.shared()
    let record = RecordOwnExport(environment: auth.environment)
    let (id, administrator) = (
      try await auth.participant().participantID, try await auth.administratorID()
    )
    try await record(of: id, by: administrator)
    #expect(try await auth.audited(id).last == .ownRecordsExported)
    await #expect(throws: ManagedAccountError.unknown) {
      try await record(of: UUID(), by: administrator)
    }
    // The token may be older than the end of the role, or of the account.
    for other in [id, UUID()] {
      await #expect(throws: ManagedAccountError.notAdministrator) {
        try await record(of: id, by: other)
      }
    }
  }
}
