import Foundation
import Messages
import Testing

@testable import AuthService

@Suite struct UpdateAccountTests {
  private func signedIn(
    _ auth: AuthFixture
  ) async throws -> (name: String, token: String, etag: String) {
    let name = AuthFixture.newName()
    try await auth.registerWithAddress(name)
    let token = try await auth.signIn(name).accessToken
    return (name, token, try await auth.ownAccount(token).etag)
  }

  @Test func `only the fields in the mask change`() async throws {
    let auth = try await AuthFixture.shared()
    let (name, token, etag) = try await signedIn(auth)
    var account = AuthV1.Account(
      username: "ignored", language: "de", newsletter: true,
      profile: .init(firstName: "Åsa", lastName: "not named", sex: .female))
    let changed = try await auth.update(
      account, mask: ["language", "newsletter", "profile.first_name", "profile.sex"], etag: etag,
      consents: [.firstName, .sex], token: token)
    #expect(changed.username == name && changed.language == "de" && changed.newsletter)
    #expect(changed.profile?.firstName == "Åsa" && changed.profile?.lastName == "")
    #expect(changed.profile?.sex == .female && changed.etag != etag)
    #expect(changed.profile?.consents.map(\.field) == [.firstName, .sex])
    #expect(try await auth.ownAccount(token) == changed)

    // A field is deleted with its consent; the others keep their consent time.
    account.profile = .init(firstName: "Åsa")
    auth.clock.advance(by: 60)
    let emptied = try await auth.update(
      account, mask: ["profile"], etag: changed.etag, token: token)
    #expect(emptied.profile?.sex == .unspecified)
    #expect(emptied.profile?.consents == changed.profile.map { Array($0.consents.prefix(1)) })
    #expect(try await auth.audited(account: name).filter { $0 == "account.updated" }.count == 2)
  }

  @Test func `without a mask only present fields change, with a wildcard all`() async throws {
    let auth = try await AuthFixture.shared()
    let (name, token, etag) = try await signedIn(auth)
    let full = try await auth.update(
      .init(
        language: "de", newsletter: true, profile: .init(firstName: "Åsa", lastName: "Öberg")),
      mask: [], etag: etag, consents: [.firstName, .lastName], token: token)
    #expect(full.username == name && full.language == "de" && full.newsletter)
    // An absent mask clears nothing.
    let same = try await auth.update(
      .init(profile: .init(lastName: "Berg")), mask: [], etag: full.etag, consents: [.lastName],
      token: token)
    #expect(same.username == name && same.language == "de" && same.newsletter)
    #expect(same.profile?.firstName == "Åsa" && same.profile?.lastName == "Berg")
    let emptied = try await auth.update(
      .init(username: name, language: "fr"), mask: ["*"], etag: same.etag, token: token)
    #expect(emptied.username == name && emptied.language == "fr" && !emptied.newsletter)
    #expect(emptied.profile?.firstName == "" && emptied.profile?.lastName == "")
    let beside = try await failure {
      try await auth.update(
        .init(language: "de"), mask: ["*", "language"], etag: emptied.etag, token: token)
    }
    #expect(beside?.code == .invalidArgument)
    #expect(beside?.violations.map(\.field) == ["update_mask.paths[0]"])
    #expect(beside?.violations.map(\.reason) == ["FIELD_UNKNOWN"])
  }

  @Test func `a stale etag changes nothing, and a repeated request is answered as the first time`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let (_, token, etag) = try await signedIn(auth)
    let first = try await auth.update(
      .init(language: "fr"), mask: ["language"], etag: etag, token: token)
    let again = try await auth.update(
      .init(language: "fr"), mask: ["language"], etag: etag, token: token)
    #expect(again == first)
    let stale = try await failure {
      try await auth.update(.init(language: "de"), mask: ["language"], etag: etag, token: token)
    }
    #expect(stale?.code == .aborted && stale?.reason == "ETAG_MISMATCH")
    #expect(try await auth.ownAccount(token) == first)
  }

  @Test func `of two changes at once one wins`() async throws {
    let auth = try await AuthFixture.shared()
    let (_, token, etag) = try await signedIn(auth)
    let reasons = try await withThrowingTaskGroup(of: String?.self) { group in
      for language in ["de", "fr"] {
        group.addTask {
          try await failure {
            try await auth.update(
              .init(language: language), mask: ["language"], etag: etag, token: token)
          }?.reason
        }
      }
      return try await group.reduce(into: [String?]()) { $0.append($1) }
    }
    #expect(reasons.filter { $0 == nil }.count == 1 && reasons.contains("ETAG_MISMATCH"))
  }

  @Test func `a name is another one from now on, unless it is taken`() async throws {
    let auth = try await AuthFixture.shared()
    let (name, token, etag) = try await signedIn(auth)
    let (other, taken) = (AuthFixture.newName(), AuthFixture.newName())
    try await auth.register(taken)
    for form in [taken, taken.uppercased()] {
      let error = try await failure {
        try await auth.update(.init(username: form), mask: ["username"], etag: etag, token: token)
      }
      #expect(error?.code == .alreadyExists && error?.reason == "USERNAME_TAKEN")
    }
    let renamed = try await auth.update(
      .init(username: other), mask: ["username"], etag: etag, token: token)
    #expect(renamed.username == other)
    _ = try await auth.signIn(other)
    #expect(
      try await failure { try await auth.signIn(name) }?.reason == "CREDENTIALS_REJECTED")
    // The former name is free again.
    try await auth.register(name)
  }

  @Test func `two that take one name at once`() async throws {
    let auth = try await AuthFixture.shared()
    let accounts = [try await signedIn(auth), try await signedIn(auth)]
    let wanted = AuthFixture.newName()
    let reasons = try await withThrowingTaskGroup(of: String?.self) { group in
      for (_, token, etag) in accounts {
        group.addTask {
          try await failure {
            try await auth.update(
              .init(username: wanted), mask: ["username"], etag: etag, token: token)
          }?.reason
        }
      }
      return try await group.reduce(into: [String?]()) { $0.append($1) }
    }
    #expect(reasons.filter { $0 == nil }.count == 1 && reasons.contains("USERNAME_TAKEN"))
  }

  @Test func `trying to take existing names is throttled`() async throws {
    try await AuthFixture.with { auth in
      let (_, token, etag) = try await signedIn(auth)
      try await auth.register("taken")
      var reasons: [String?] = []
      for _ in 1...6 {
        reasons.append(
          try await failure {
            try await auth.update(
              .init(username: "taken"), mask: ["username"], etag: etag, token: token)
          }?.reason)
      }
      #expect(reasons == Array(repeating: "USERNAME_TAKEN", count: 5) + ["TOO_MANY_ATTEMPTS"])
      auth.clock.advance(by: 1)
      let free = AuthFixture.newName()
      #expect(
        try await auth.update(.init(username: free), mask: ["username"], etag: etag, token: token)
          .username == free)
    }
  }

  @Test func `the address may be the only name, but one of them stays`() async throws {
    let auth = try await AuthFixture.shared()
    let (name, token, etag) = try await signedIn(auth)
    let nameless = try await auth.update(
      .init(username: ""), mask: ["username"], etag: etag, token: token)
    #expect(nameless.username == "" && !nameless.anonymous)
    _ = try await auth.signIn(nameless.email)
    let proven = try await auth.proven(token)
    let last = try await failure {
      try await auth.deleteEmail(token: proven)
    }
    #expect(last?.code == .failedPrecondition && last?.reason == "NAME_REQUIRED")

    let without = AuthFixture.newName()
    try await auth.register(without)
    let other = try await auth.signIn(without).accessToken
    let tag = try await auth.ownAccount(other).etag
    for (account, path, reason) in [
      (AuthV1.Account(), "username", "NAME_REQUIRED"),
      (AuthV1.Account(newsletter: true), "newsletter", "ADDRESS_MISSING"),
    ] {
      let error = try await failure {
        try await auth.update(account, mask: [path], etag: tag, token: other)
      }
      #expect(error?.code == .failedPrecondition && error?.reason == reason)
    }
    let anonymous = try await auth.signInAnonymously().accessToken
    let anonymousTag = try await auth.ownAccount(anonymous).etag
    let named = try await failure {
      try await auth.update(
        .init(username: name), mask: ["username"], etag: anonymousTag, token: anonymous)
    }
    #expect(named?.reason == "ACCOUNT_ANONYMOUS")
  }

  @Test func `every bad field is named`() async throws {
    let auth = try await AuthFixture.shared()
    let (_, token, etag) = try await signedIn(auth)
    let before = try await auth.ownAccount(token)
    let many = try await failure {
      try await auth.update(
        .init(
          username: "a", language: "!!",
          profile: .init(
            firstName: String(repeating: "x", count: 101), lastName: "a\u{0}b",
            sex: .unrecognized(3))),
        mask: ["*"], etag: "", consents: [.unspecified, .unrecognized(77)], token: token)
    }
    #expect(many?.code == .invalidArgument)
    #expect(
      Set(many?.violations.map(\.field) ?? []) == [
        "account.username", "account.language", "account.profile.first_name",
        "account.profile.last_name", "account.profile.sex", "etag", "consents[0]", "consents[1]",
      ])
    let paths = try await failure {
      try await auth.update(.init(), mask: ["email", "nothing"], etag: etag, token: token)
    }
    #expect(paths?.violations.map(\.reason) == ["FIELD_NOT_WRITABLE", "FIELD_UNKNOWN"])
    let unasked = try await failure {
      try await auth.update(
        .init(profile: .init(lastName: "Berg", nickname: "Bee")), mask: ["profile"], etag: etag,
        consents: [.nickname], token: token)
    }
    #expect(unasked?.violations.map(\.field) == ["account.profile.last_name"])
    #expect(unasked?.violations.map(\.reason) == ["CONSENT_REQUIRED"])
    #expect(try await auth.ownAccount(token) == before)
  }
}
