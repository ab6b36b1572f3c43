import Foundation
import Messages
import Testing

@testable import AuthService

@Suite struct UpgradeAccountTests {
  @Test func `the participant stays, with enrolments and sessions`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newID()
    try await auth.publish(study)
    let anonymous = try await auth.signInAnonymously()
    let token = try await auth.join(study, token: anonymous.accessToken).accessToken
    let name = AuthFixture.newName()
    let first = try await auth.upgrade(name, token: token)
    #expect(first.outcome == .created && !first.confirmationRequired)
    // A repetition after a lost response: another code, and both are valid.
    let again = try await auth.upgrade(name, token: token)
    #expect(again.outcome == .alreadyExists && again.recoveryCode != first.recoveryCode)
    let signedIn = try await auth.signIn(name)
    #expect(signedIn.participantID == anonymous.participantID)
    #expect(try await auth.claims(signedIn.accessToken).takesPart(in: study))
    _ = try await auth.refresh(anonymous.refreshToken)
    #expect(try await auth.ownAccount(token).anonymous == false)
    try await auth.recover(name, first.recoveryCode)
    #expect(try await auth.audited(account: name).filter { $0 == "account.upgraded" }.count == 1)
  }

  @Test func `of two devices that upgrade at once one succeeds`() async throws {
    let auth = try await AuthFixture.shared()
    let token = try await auth.signInAnonymously().accessToken
    let names = [AuthFixture.newName(), AuthFixture.newName()]
    let reasons = try await withThrowingTaskGroup(of: String?.self) { group in
      for name in names {
        group.addTask {
          try await failure { try await auth.upgrade(name, token: token) }?.reason
        }
      }
      return try await group.reduce(into: [String?]()) { $0.append($1) }
    }
    #expect(
      reasons.filter { $0 == nil }.count == 1 && reasons.contains("ACCOUNT_NOT_ANONYMOUS"))
    let kept = try await auth.ownAccount(token).username
    #expect(names.contains(kept))
    // The other name was not taken.
    for name in names where name != kept { try await auth.register(name) }
  }

  @Test func `an account that exists is not merged with`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.registerWithAddress(name)
    let address = try await auth.ownAccount(auth.signIn(name).accessToken).email
    let token = try await auth.signInAnonymously().accessToken
    let taken = try await failure { try await auth.upgrade(name, token: token) }
    #expect(taken?.code == .alreadyExists && taken?.reason == "USERNAME_TAKEN")
    // Only the owner of the address is informed.
    let answer = try await auth.upgrade("", email: address, consent: true, token: token)
    #expect(answer.outcome == .created && answer.confirmationRequired)
    #expect(try await auth.mailed("address_taken", at: address) == "")
    #expect(try await auth.mailed("email_change", at: address) == nil)
    #expect(try await auth.ownAccount(token).anonymous)
    let known = try await failure {
      try await auth.upgrade(
        AuthFixture.newName(), token: try await auth.signIn(name).accessToken)
    }
    #expect(known?.code == .failedPrecondition && known?.reason == "ACCOUNT_NOT_ANONYMOUS")
  }

  @Test func `an address alone is the name once its code came`() async throws {
    let auth = try await AuthFixture.shared()
    let anonymous = try await auth.signInAnonymously()
    let token = anonymous.accessToken
    let address = AuthFixture.newAddress()
    let answer = try await auth.upgrade("", email: address, consent: true, token: token)
    #expect(answer.confirmationRequired && answer.recoveryCode == "")
    #expect(
      try await failure { try await auth.signIn(address) }?.reason == "CREDENTIALS_REJECTED")
    let code = try #require(try await auth.mailed("email_change", at: address))
    let account = try await auth.confirmEmail(code, token: token)
    #expect(account.email == address && account.username == "" && !account.anonymous)
    #expect(try await auth.signIn(address).participantID == anonymous.participantID)
    let again = try await auth.upgrade("", email: address, consent: true, token: token)
    #expect(again.outcome == .alreadyExists && !again.confirmationRequired)
    // The same address in another spelling is confirmed as well.
    let spelled = try await auth.upgrade(
      "", email: address.uppercased(), consent: true, token: token)
    #expect(spelled.outcome == .alreadyExists && !spelled.confirmationRequired)
  }

  @Test func `with another address it is not the same request again`() async throws {
    let auth = try await AuthFixture.shared()
    let token = try await auth.signInAnonymously().accessToken
    let (name, address) = (AuthFixture.newName(), AuthFixture.newAddress())
    func upgrade(_ address: String) async throws -> AuthV1.UpgradeAccountResponse {
      try await auth.upgrade(name, email: address, consent: true, token: token)
    }
    #expect(try await upgrade(address).outcome == .created)
    // While pending, and after confirmation.
    for isKept in [false, true] {
      let again = try await upgrade(address)
      #expect(again.outcome == .alreadyExists && again.confirmationRequired == !isKept)
      let other = AuthFixture.newAddress()
      #expect(try await failure { try await upgrade(other) }?.reason == "ACCOUNT_NOT_ANONYMOUS")
      #expect(try await auth.mailed("email_change", at: other) == nil)
      if isKept { break }
      let code = try #require(try await auth.mailed("email_change", at: address))
      try await auth.confirmEmail(code, token: token)
    }
    #expect(try await auth.ownAccount(token).email == address)
  }

  /// As with two registrations: neither learns of the other, and the first to confirm the address
  /// gets it.
  @Test func `of two participants with one address, the first to confirm gets it`() async throws {
    let auth = try await AuthFixture.shared()
    let address = AuthFixture.newAddress()
    var tokens: [String] = []
    var codes: [String] = []
    for _ in 0...1 {
      let token = try await auth.signInAnonymously().accessToken
      let answer = try await auth.upgrade("", email: address, consent: true, token: token)
      #expect(answer.outcome == .created && answer.confirmationRequired)
      tokens.append(token)
      codes.append(try #require(try await auth.mailed("email_change", at: address)))
      auth.clock.advance(by: 1)
    }
    // A code is valid only for its participant.
    let foreign = try await failure { try await auth.confirmEmail(codes[0], token: tokens[1]) }
    #expect(foreign?.reason == "CODE_REJECTED")
    try await auth.confirmEmail(codes[0], token: tokens[0])
    // The holder of the second code reads the address's mail.
    let late = try await failure { try await auth.confirmEmail(codes[1], token: tokens[1]) }
    #expect(late?.code == .failedPrecondition && late?.reason == "EMAIL_TAKEN")
    #expect(try await auth.ownAccount(tokens[1]).anonymous)
    #expect(
      try await auth.signIn(address).participantID == auth.ownAccount(tokens[0]).participantID)
    // A later repetition gets the same answer, and the owner is informed.
    auth.clock.advance(by: EmailChange.repetitionInterval)
    let again = try await auth.upgrade("", email: address, consent: true, token: tokens[1])
    #expect(again.outcome == .created && again.confirmationRequired)
    #expect(try await auth.mailed("address_taken", at: address) == "")
  }

  /// An automatic retry after a lost response, also while the first call is still running.
  @Test func `sent again, an address alone gets one mail`() async throws {
    let auth = try await AuthFixture.shared()
    let (token, address) = (
      try await auth.signInAnonymously().accessToken, AuthFixture.newAddress()
    )
    func upgrade(
      _ address: String, password: String = AuthFixture.password
    ) async throws -> AuthV1.UpgradeAccountResponse {
      try await auth.upgrade("", email: address, consent: true, password: password, token: token)
    }
    let outcomes = try await withThrowingTaskGroup(of: AuthV1.WriteOutcome.self) { group in
      for _ in 0..<2 { group.addTask { try await upgrade(address).outcome } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(outcomes) == [.created, .alreadyExists])
    let code = try #require(try await auth.mailed("email_change", at: address))
    for _ in 0..<5 {
      let again = try await upgrade(address.uppercased())
      #expect(again.outcome == .alreadyExists && again.confirmationRequired)
    }
    #expect(
      try await auth.count("SELECT count(*) FROM mail_outbox WHERE recipient = \(address)") == 1)
    // Another password is another request, and so is a later one: its mail replaces the code.
    #expect(try await upgrade(address, password: "another good password").outcome == .created)
    #expect(try await failure { try await auth.confirmEmail(code, token: token) } != nil)
    auth.clock.advance(by: EmailChange.repetitionInterval)
    #expect(try await upgrade(address).outcome == .created)
    let newest = try #require(try await auth.mailed("email_change", at: address))
    try await auth.confirmEmail(newest, token: token)
    #expect(try await auth.signIn(address).participantID == auth.ownAccount(token).participantID)
  }

  @Test func `every bad field is named`() async throws {
    let auth = try await AuthFixture.shared()
    let token = try await auth.signInAnonymously().accessToken
    let none = try await failure { try await auth.upgrade("", password: "", token: token) }
    #expect(none?.violations.map(\.field) == ["username", "password"])
    let unasked = try await failure {
      try await auth.upgrade("", email: "nowhere", consent: false, token: token)
    }
    #expect(unasked?.violations.map(\.field) == ["email", "email_consent"])
    #expect(try await auth.ownAccount(token).anonymous)
  }
}
