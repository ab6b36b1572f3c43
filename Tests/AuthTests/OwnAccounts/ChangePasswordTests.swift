import Foundation
import Messages
import Testing

@testable import AuthService

@Suite struct ChangePasswordTests {
  private let new = AuthFixture.otherPassword

  @Test func `the other sessions end, the address is informed, and earlier codes are invalid`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.registerWithAddress(name)
    let (other, own) = (try await auth.signIn(name), try await auth.signIn(name))
    try await auth.requestReset(name)
    let code = try #require(try await auth.mailed("reset", to: name).first)
    // Sent twice, after a lost response.
    for _ in 1...2 {
      try await auth.changePassword(AuthFixture.password, to: new, token: own.accessToken)
    }
    #expect(
      try await failure { try await auth.refresh(other.refreshToken) }?.reason
        == "REFRESH_TOKEN_REJECTED")
    _ = try await auth.refresh(own.refreshToken)
    #expect(
      try await failure { try await auth.signIn(name) }?.reason == "CREDENTIALS_REJECTED")
    _ = try await auth.signIn(name, password: new)
    #expect(try await failure { try await auth.reset(code) }?.reason == "CODE_REJECTED")
    #expect(
      try await auth.count(
        """
        SELECT count(*) FROM mail_outbox JOIN accounts USING (participant_id)
        WHERE accounts.username = \(name) AND purpose = 'password_changed'
        """) == 1)
    #expect(try await auth.audited(account: name).filter { $0 == "password.changed" }.count == 1)
    #expect(try await auth.securityEvents("password_changed", of: name) == 1)
  }

  @Test func `a wrong or an unfit password changes nothing`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let token = try await auth.signIn(name).accessToken
    let wrong = try await failure {
      try await auth.changePassword("neither of them", to: new, token: token)
    }
    #expect(wrong?.code == .permissionDenied && wrong?.reason == "PASSWORD_WRONG")
    for (unfit, reason) in [("short", "TOO_SHORT"), ("\(name)-and-more", "CONTAINS_USERNAME")] {
      let error = try await failure {
        try await auth.changePassword(AuthFixture.password, to: unfit, token: token)
      }
      #expect(error?.violations.map(\.field) == ["new_password"])
      #expect(error?.violations.map(\.reason) == [reason])
    }
    _ = try await auth.signIn(name)
    let anonymous = try await auth.signInAnonymously().accessToken
    let none = try await failure {
      try await auth.changePassword("x", to: new, token: anonymous)
    }
    #expect(none?.reason == "ACCOUNT_ANONYMOUS")
  }

  @Test func `of two changes at once one wins`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let tokens = [try await auth.signIn(name).accessToken, try await auth.signIn(name).accessToken]
    let words = ["a first quiet meadow", "a second quiet meadow"]
    let errors = try await withThrowingTaskGroup(of: String?.self) { group in
      for (token, word) in zip(tokens, words) {
        group.addTask {
          try await failure {
            try await auth.changePassword(AuthFixture.password, to: word, token: token)
          }?.reason
        }
      }
      return try await group.reduce(into: [String?]()) { $0.append($1) }
    }
    #expect(errors.filter { $0 == nil }.count == 1)
    var good = 0
    for word in words
    where try await failure({ try await auth.signIn(name, password: word) }) == nil {
      good += 1
    }
    #expect(good == 1)
  }
}
