import Foundation
import Messages
import RPCCore
import Testing

@testable import AuthService

/// Accounts whose only name is the address.
@Suite struct AddressAsNameTests {
  private func confirm(
    _ auth: AuthFixture, _ address: String, _ code: String, password: String = AuthFixture.password
  ) async throws -> AuthV1.ConfirmAccountResponse {
    try await auth.accounts.confirmAccount(
      .init(username: address, code: code, password: password), context: auth.anybody)
  }

  @Test func `it is registered, confirmed and signed in with, and a password is reset by it`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let (address, id) = (AuthFixture.newAddress(), AuthFixture.newID())
    // Sent twice, after a lost response.
    for outcome in [AuthV1.WriteOutcome.created, .alreadyExists] {
      let answer = try await auth.register("", email: address, consent: true, requestID: id)
      #expect(answer.outcome == outcome && answer.confirmationRequired)
    }
    let waiting = try await failure { try await auth.signIn(address) }
    #expect(waiting?.reason == "CREDENTIALS_REJECTED")
    let code = try #require(try await auth.mailed("confirmation", at: address))
    for _ in 1...2 {
      let answer = try await confirm(auth, address, code)
      #expect(answer.emailOutcome == .kept && answer.recoveryCode == "")
    }
    let token = try await auth.signIn(address.uppercased()).accessToken
    #expect(try await auth.ownAccount(token).username == "")
    try await auth.requestReset(address)
    try await auth.reset(try #require(try await auth.mailed("reset", at: address)))
    _ = try await auth.signIn(address, password: AuthFixture.otherPassword)
  }

  @Test func `an internationalised domain and its A-label are one address`() async throws {
    let auth = try await AuthFixture.shared()
    let local = AuthFixture.newName()
    let (address, ascii) = ("\(local)@bücher.example", "\(local)@xn--bcher-kva.example")
    try await auth.register("", email: address, consent: true)
    let code = try #require(try await auth.mailed("confirmation", at: ascii))
    _ = try await confirm(auth, "\(local)@BU\u{308}CHER.example", code)
    let participant = try await auth.signIn(ascii).participantID
    #expect(try await auth.signIn(address.uppercased()).participantID == participant)
    try await auth.requestReset(address)
    try await auth.reset(try #require(try await auth.mailed("reset", at: ascii)))
    let token = try await auth.signIn(address, password: AuthFixture.otherPassword).accessToken
    #expect(try await auth.ownAccount(token).email == ascii)
    let taken = try await failure {
      try await auth.upgrade(
        "", email: ascii, consent: true, token: try await auth.signInAnonymously().accessToken)
    }
    #expect(taken == nil)
    #expect(try await auth.mailed("address_taken", at: ascii) == "")
  }

  /// Pasted, or added by keyboards.
  @Test func `white space around names and addresses is ignored`() async throws {
    let auth = try await AuthFixture.shared()
    let (address, name) = (AuthFixture.newAddress(), AuthFixture.newName())
    try await auth.register("", email: " \(address)\n", consent: true)
    let code = try #require(try await auth.mailed("confirmation", at: address))
    _ = try await confirm(auth, "\u{A0}\(address) ", " \(code)\n")
    #expect(try await auth.ownAccount(auth.signIn("\(address) ").accessToken).email == address)
    // The worker finds the request under the trimmed name.
    _ = try await auth.recovery.requestPasswordReset(
      .init(username: "\t\(address)"), context: auth.anybody)
    try await auth.answerMailRequests(of: address)
    try await auth.reset(try #require(try await auth.mailed("reset", at: address)))
    let registered = try await auth.accounts.registerAccount(
      .init(
        requestID: AuthFixture.newID(), username: "\(name) ", password: AuthFixture.password),
      context: auth.anybody)
    try await auth.recover(" \(name)\r\n", registered.recoveryCode)
    let token = try await auth.signIn(" \(name)", password: AuthFixture.otherPassword).accessToken
    #expect(try await auth.ownAccount(token).username == name)
    for blank in [" ", "\n\t"] {
      let error = try await failure { try await auth.register(blank, email: blank, consent: true) }
      #expect(error?.violations.map(\.field) == ["username", "email"])
    }
  }

  @Test func `the address is refused as a password in every method`() async throws {
    let auth = try await AuthFixture.shared()
    let address = AuthFixture.newAddress()
    let local = try #require(address.split(separator: "@").first)
    func refused(_ call: () async throws -> some Any) async throws {
      #expect(
        try await failure { _ = try await call() }?.violations.map(\.reason) == [
          "CONTAINS_USERNAME"
        ])
    }
    for password in [address, address.uppercased(), "\(local)-kv8"] {
      try await refused {
        try await auth.register("", password: password, email: address, consent: true)
      }
    }
    try await auth.registerUnderAddress(address)
    let token = try await auth.signIn(address).accessToken
    try await refused {
      try await auth.accounts.changePassword(
        .init(password: AuthFixture.password, newPassword: address), context: auth.caller(token))
    }
    try await auth.requestReset(address)
    let code = try #require(try await auth.mailed("reset", at: address))
    try await refused { try await auth.reset(code, password: "\(local)-kv8") }
    try await auth.reset(code)
    let anonymous = try await auth.signInAnonymously().accessToken
    try await refused {
      try await auth.upgrade("", email: address, consent: true, password: address, token: anonymous)
    }
  }

  /// Another person registered the address, and its owner reads the mail.
  @Test func `an account named by an address needs its own password for confirmation`() async throws
  {
    let auth = try await AuthFixture.shared()
    let address = AuthFixture.newAddress()
    try await auth.register(
      "", password: "chosen by a stranger", email: address, consent: true)
    let strangers = try #require(try await auth.mailed("confirmation", at: address))
    auth.clock.advance(by: 1)
    try await auth.register("", email: address, consent: true)
    let own = try #require(try await auth.mailed("confirmation", at: address))
    let error = try await failure { try await confirm(auth, address, strangers) }
    #expect(error?.code == .permissionDenied && error?.reason == "CODE_REJECTED")
    #expect(try await confirm(auth, address, own).emailOutcome == .kept)
    _ = try await auth.signIn(address)
    // The address has an account now.
    let late = try await failure {
      try await confirm(auth, address, strangers, password: "chosen by a stranger")
    }
    #expect(late?.code == .failedPrecondition && late?.reason == "EMAIL_TAKEN")
  }

  @Test func `the owner of an existing account is informed by mail, and the caller is not`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.registerWithAddress(name)
    let address = try await auth.ownAccount(auth.signIn(name).accessToken).email
    let answer = try await auth.register("", email: address, consent: true)
    #expect(answer.outcome == .created && answer.confirmationRequired)
    #expect(try await auth.mailed("address_taken", at: address) == "")
    #expect(try await auth.mailed("confirmation", at: address) == nil)
    _ = try await auth.signIn(address)
  }

  /// Registering with a stranger's address and signing in reveals nothing.
  @Test func `a sign-in after a registration does not tell whether the address was taken`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.registerWithAddress(name)
    var attempts: [[RPCError?]] = []
    for address in ["\(name)@example.org", AuthFixture.newAddress()] {
      try await auth.register("", password: "chosen by a stranger", email: address, consent: true)
      var failures: [RPCError?] = []
      // Up to the limits, which the right password does not lift.
      for _ in 1...7 {
        failures.append(
          try await failure { try await auth.signIn(address, password: "chosen by a stranger") })
      }
      attempts.append(failures)
    }
    #expect(attempts[0] == attempts[1])
    #expect(attempts[0].prefix(5).allSatisfy { $0?.reason == "CREDENTIALS_REJECTED" })
    #expect(attempts[0].suffix(2).allSatisfy { $0?.reason == "TOO_MANY_ATTEMPTS" })
  }

  @Test func `another code is mailed on request`() async throws {
    try await AuthFixture.with { auth in
      let address = AuthFixture.newAddress()
      try await auth.register("", email: address, consent: true)
      let first = try #require(try await auth.mailed("confirmation", at: address))
      auth.clock.advance(by: 60)
      _ = try await auth.accounts.resendConfirmation(
        .init(username: address), context: auth.anybody)
      try await auth.answerMailRequests(of: address)
      let second = try #require(try await auth.mailed("confirmation", at: address))
      #expect(
        try await failure { try await confirm(auth, address, first) }?.reason == "CODE_REJECTED")
      #expect(try await confirm(auth, address, second).emailOutcome == .kept)
    }
  }

  @Test func `one that was never confirmed goes after a while`() async throws {
    try await AuthFixture.with { auth in
      let address = AuthFixture.newAddress()
      try await auth.register("", email: address, consent: true)
      auth.clock.advance(by: AccountRules.waitingLifetime + 1)
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM accounts") == 0)
    }
  }

  @Test func `a name of either kind is required, and the consent with an address alone`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let none = try await failure { try await auth.register("") }
    #expect(none?.violations.map(\.field) == ["username"])
    let unasked = try await failure {
      try await auth.register("", email: AuthFixture.newAddress(), consent: false)
    }
    #expect(unasked?.violations.map(\.field) == ["email_consent"])
    let wordless = try await failure {
      try await confirm(auth, AuthFixture.newAddress(), "00000-00000-00000", password: "")
    }
    #expect(wordless?.violations.map(\.field) == ["password"])
  }
}
