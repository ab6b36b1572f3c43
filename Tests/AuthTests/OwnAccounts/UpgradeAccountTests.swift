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
    // The answer was lost: another code, and each is good.
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
    // The owner of the address is told, and nobody else.
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
  }

  @Test func `with another address it is not the same request again`() async throws {
    let auth = try await AuthFixture.shared()
    let token = try await auth.signInAnonymously().accessToken
    let (name, address) = (AuthFixture.newName(), AuthFixture.newAddress())
    func upgrade(_ address: String) async throws -> AuthV1.UpgradeAccountResponse {
      try await auth.upgrade(name, email: address, consent: true, token: token)
    }
    #expect(try await upgrade(address).outcome == .created)
    // Waiting for its code, and with it.
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

  /// As of two registrations: neither is told of the other, and the first to prove the address has it.
  @Test func `of two participants who want one address the first to prove it has it`() async throws
  {
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
    // A code is good for the participant that it was made for.
    let foreign = try await failure { try await auth.confirmEmail(codes[0], token: tokens[1]) }
    #expect(foreign?.reason == "CODE_REJECTED")
    try await auth.confirmEmail(codes[0], token: tokens[0])
    // Whoever has the second code reads the address's mail.
    let late = try await failure { try await auth.confirmEmail(codes[1], token: tokens[1]) }
    #expect(late?.code == .failedPrecondition && late?.reason == "EMAIL_TAKEN")
    #expect(try await auth.ownAccount(tokens[1]).anonymous)
    #expect(
      try await auth.signIn(address).participantID == auth.ownAccount(tokens[0]).participantID)
    // Asked again, it is answered as before, and the owner is told.
    let again = try await auth.upgrade("", email: address, consent: true, token: tokens[1])
    #expect(again.outcome == .created && again.confirmationRequired)
    #expect(try await auth.mailed("address_taken", at: address) == "")
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
