import Foundation
import Messages
import Testing

@testable import AuthService

@Suite struct EmailChangeTests {
  /// Signs in, with a fresh proof.
  private func proven(
    _ auth: AuthFixture, address: Bool = true
  ) async throws -> (name: String, email: String, token: String) {
    let name = AuthFixture.newName()
    if address { try await auth.registerWithAddress(name) } else { try await auth.register(name) }
    let token = try await auth.signIn(name).accessToken
    return (name, try await auth.ownAccount(token).email, token)
  }

  @Test func `both addresses confirm, and the former one is informed`() async throws {
    let auth = try await AuthFixture.shared()
    let (name, old, token) = try await proven(auth)
    let new = AuthFixture.newAddress()
    #expect(try await auth.requestEmail(new, token: token))
    #expect(try await auth.ownAccount(token).pendingEmail == new)
    let code = try #require(try await auth.mailed("email_change", at: new))
    let current = try #require(try await auth.mailed("email_change_current", at: old))
    for (one, other) in [(code, ""), (current, code), (code, code)] {
      let error = try await failure {
        try await auth.confirmEmail(one, current: other, token: token)
      }
      #expect(error?.code == .permissionDenied && error?.reason == "CODE_REJECTED")
    }
    try await auth.requestReset(name)
    let reset = try #require(try await auth.mailed("reset", to: name).first)
    // Sent twice, after a lost response.
    for _ in 1...2 {
      let account = try await auth.confirmEmail(code, current: current, token: token)
      #expect(account.email == new && account.pendingEmail == "")
    }
    #expect(try await auth.mailed("email_changed", at: old) == "")
    #expect(try await failure { try await auth.reset(reset) }?.reason == "CODE_REJECTED")
    _ = try await auth.signIn(new)
    #expect(try await failure { try await auth.signIn(old) }?.reason == "CREDENTIALS_REJECTED")
    #expect(try await auth.audited(account: name).suffix(2).contains("email.changed"))
    #expect(try await auth.securityEvents("email_changed", of: name) == 1)
  }

  @Test func `an account without an address gets one by one code`() async throws {
    let auth = try await AuthFixture.shared()
    let (_, _, token) = try await proven(auth, address: false)
    let new = AuthFixture.newAddress()
    #expect(try await auth.requestEmail(new, token: token) == false)
    let code = try #require(try await auth.mailed("email_change", at: new))
    #expect(try await auth.confirmEmail(code, token: token).email == new)
  }

  @Test func `the owner of a taken address is informed, and the caller is not`() async throws {
    let auth = try await AuthFixture.shared()
    let (_, taken, _) = try await proven(auth)
    let (_, old, token) = try await proven(auth)
    // The same as for a free address.
    #expect(try await auth.requestEmail(taken, token: token))
    #expect(try await auth.mailed("address_taken", at: taken) == "")
    #expect(try await auth.mailed("email_change", at: taken) == nil)
    #expect(try await auth.mailed("email_change_current", at: old) != nil)
    #expect(try await auth.ownAccount(token).pendingEmail == taken)
  }

  @Test func `of two that take one address the first to confirm has it`() async throws {
    let auth = try await AuthFixture.shared()
    let new = AuthFixture.newAddress()
    let first = try await proven(auth, address: false)
    let second = try await proven(auth, address: false)
    try await auth.requestEmail(new, token: first.token)
    let codeOfFirst = try #require(try await auth.mailed("email_change", at: new))
    auth.clock.advance(by: 1)
    try await auth.requestEmail(new, token: second.token)
    let codeOfSecond = try #require(try await auth.mailed("email_change", at: new))
    try await auth.confirmEmail(codeOfSecond, token: second.token)
    let late = try await failure { try await auth.confirmEmail(codeOfFirst, token: first.token) }
    #expect(late?.code == .failedPrecondition && late?.reason == "EMAIL_TAKEN")
    #expect(try await auth.ownAccount(first.token).email == "")
  }

  @Test func `it needs a fresh proof, the consent, and a password to prove`() async throws {
    try await AuthFixture.with { auth in
      let (name, _, token) = try await proven(auth)
      let unasked = try await failure {
        try await auth.requestEmail("not an address", consent: false, token: token)
      }
      #expect(unasked?.violations.map(\.field) == ["email", "email_consent"])
      auth.clock.advance(by: 301)
      let stale = try await failure { try await auth.requestEmail("new@example.org", token: token) }
      #expect(stale?.code == .permissionDenied && stale?.reason == "FRESH_PROOF_REQUIRED")
      let fresh = try await auth.proven(token)
      try await auth.requestEmail("new@example.org", token: fresh)
      let anonymous = try await auth.signInAnonymously().accessToken
      let none = try await failure {
        try await auth.requestEmail("other@example.org", token: anonymous)
      }
      #expect(none?.reason == "ACCOUNT_ANONYMOUS")
      // A password change cancels the pending change.
      let code = try #require(try await auth.mailed("email_change", at: "new@example.org"))
      try await auth.changePassword(
        AuthFixture.password, to: AuthFixture.otherPassword, token: token)
      #expect(
        try await failure { try await auth.confirmEmail(code, token: token) }?.reason
          == "CODE_REJECTED")
      #expect(try await auth.mailed("email_change", at: "new@example.org") == nil)
      #expect(try await auth.audited(account: name).contains("email.change_requested"))
    }
  }

  @Test func `codes end, and mails to one address are few`() async throws {
    try await AuthFixture.with { auth in
      let (name, _, token) = try await proven(auth, address: false)
      let new = AuthFixture.newAddress()
      for _ in 1...3 { try await auth.requestEmail(new, token: token) }
      let fourth = try await failure { try await auth.requestEmail(new, token: token) }
      #expect(fourth?.code == .resourceExhausted && fourth?.reason == "TOO_MANY_ATTEMPTS")
      // Another account cannot flood it either.
      let (_, _, other) = try await proven(auth, address: false)
      #expect(
        try await failure { try await auth.requestEmail(new, token: other) }?.reason
          == "TOO_MANY_ATTEMPTS")
      // Anonymous participants are throttled themselves but do not delay other accounts.
      let wanted = AuthFixture.newAddress()
      for expected in [nil, nil, nil, "TOO_MANY_ATTEMPTS"] {
        let token = try await auth.signInAnonymously().accessToken
        let error = try await failure {
          try await auth.upgrade("", email: wanted, consent: true, token: token)
        }
        #expect(error?.reason == expected)
      }
      let (_, _, owner) = try await proven(auth, address: false)
      try await auth.requestEmail(wanted, token: owner)
      let code = try #require(try await auth.mailed("email_change", at: new))
      auth.clock.advance(by: ConfirmationCode.lifetime)
      let tomorrow = try await auth.signIn(name).accessToken
      let late = try await failure { try await auth.confirmEmail(code, token: tomorrow) }
      #expect(late?.reason == "CODE_REJECTED")
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM email_changes") == 0)
    }
  }

  @Test func `a code is not guessed`() async throws {
    try await AuthFixture.with { auth in
      let (_, _, token) = try await proven(auth, address: false)
      try await auth.requestEmail(AuthFixture.newAddress(), token: token)
      var reasons: Set<String?> = []
      for _ in 1...6 {
        reasons.insert(
          try await failure { try await auth.confirmEmail("00000-00000-00000", token: token) }?
            .reason)
      }
      #expect(reasons == ["CODE_REJECTED", "TOO_MANY_ATTEMPTS"])
    }
  }

  /// A stolen token with a fresh proof must not take over the account.
  @Test func `a token alone neither deletes an address nor gives the first one`() async throws {
    let auth = try await AuthFixture.shared()
    let (_, old, token) = try await proven(auth)
    for (password, reason) in [("", "REQUIRED"), ("not the password", "PASSWORD_WRONG")] {
      let error = try await failure {
        try await auth.deleteEmail(password: password, token: token)
      }
      #expect(error?.reason == reason || error?.violations.map(\.reason) == [reason])
    }
    #expect(try await auth.ownAccount(token).email == old)
    // The code for the current address is required here.
    #expect(
      try await auth.requestEmail(AuthFixture.newAddress(), password: "", token: token))
    let (_, _, none) = try await proven(auth, address: false)
    for password in ["", "not the password"] {
      let error = try await failure {
        try await auth.requestEmail(AuthFixture.newAddress(), password: password, token: none)
      }
      #expect(error?.code == .permissionDenied && error?.reason == "PASSWORD_WRONG")
    }
  }

  @Test func `an address that waits for its code goes with the consent, too`() async throws {
    let auth = try await AuthFixture.shared()
    let (_, _, token) = try await proven(auth, address: false)
    let new = AuthFixture.newAddress()
    try await auth.requestEmail(new, token: token)
    let code = try #require(try await auth.mailed("email_change", at: new))
    try await auth.deleteEmail(token: token)
    #expect(try await auth.ownAccount(token).pendingEmail == "")
    #expect(
      try await failure { try await auth.confirmEmail(code, token: token) }?.reason
        == "CODE_REJECTED")
    #expect(try await auth.mailed("email_change", at: new) == nil)
  }

  @Test func `an address goes with the consent, and a recovery code comes`() async throws {
    let auth = try await AuthFixture.shared()
    let (name, old, token) = try await proven(auth)
    let etag = try await auth.ownAccount(token).etag
    try await auth.update(.init(newsletter: true), mask: ["newsletter"], etag: etag, token: token)
    var codes: [String] = []
    for _ in 1...2 {
      codes.append(try await auth.deleteEmail(token: token))
    }
    let account = try await auth.ownAccount(token)
    #expect(account.email == "" && !account.newsletter)
    // Sent once: afterwards there is no address.
    #expect(try await auth.mailed("recovery", to: name) == [codes[0]])
    #expect(try await auth.mailed("recovery", at: old) == codes[0])
    try await auth.recover(name, codes[0])
    _ = try await auth.signIn(name, password: AuthFixture.otherPassword)
  }
}
