import Foundation
import Messages
import RPCCore
import RPCServer
import Testing

@testable import AuthService

@Suite struct ManagedAccountListTests {
  private func list(
    _ request: AuthV1.ListManagedAccountsRequest, _ auth: AuthFixture,
    by context: ServerCallContext
  ) async throws -> [String] {
    var request = request
    var names: [String] = []
    repeat {
      let page = try await auth.accountAdministration.listManagedAccounts(
        request, context: context)
      #expect(page.accounts.count <= Int(request.pageSize))
      names += page.accounts.map { $0.username.isEmpty ? $0.participantID : $0.username }
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return names
  }

  @Test func `pages hold every account once, newest first, and filters narrow them`() async throws {
    try await AuthFixture.with { auth in
      let administrator = try await auth.newAdministrator()
      let context = try await auth.caller(auth.signIn(administrator).accessToken)
      // All have the same creation time.
      for name in ["anna_b", "annaXb", "Anna-c", "berta"] { try await auth.register(name) }
      auth.clock.advance(by: 3600)
      let later = auth.clock.now()
      let anonymous = try await auth.signInAnonymously().participantID
      try await auth.register("waiting", email: "waiting@example.org", consent: true)
      try await auth.suspend(auth.managed("berta", by: context).participantID, by: context)
      try await auth.setTest(anonymous, true, by: context)

      let all = try await list(.init(pageSize: 2), auth, by: context)
      #expect(
        Set(all) == ["anna_b", "annaXb", "Anna-c", "berta", anonymous, "waiting", administrator])
      #expect(all.count == 7)
      #expect(Set(all.prefix(2)) == [anonymous, "waiting"])

      func listed(_ set: (inout AuthV1.ListManagedAccountsRequest) -> Void) async throws
        -> Set<String>
      {
        var request = AuthV1.ListManagedAccountsRequest(pageSize: 1)
        set(&request)
        let names = try await list(request, auth, by: context)
        #expect(Set(names).count == names.count)
        return Set(names)
      }
      #expect(try await listed { $0.role = .administrator } == [administrator])
      #expect(try await listed { $0.role = .studyLeader } == [])
      #expect(try await listed { $0.state = .waiting } == ["waiting"])
      #expect(try await listed { $0.state = .suspended } == ["berta"])
      #expect(
        try await listed { $0.state = .active }
          == ["anna_b", "annaXb", "Anna-c", anonymous, administrator])
      #expect(try await listed { $0.fromCreateTime = .init(later) } == [anonymous, "waiting"])
      #expect(
        try await listed { $0.untilCreateTime = .init(later) }
          == ["anna_b", "annaXb", "Anna-c", "berta", administrator])
      #expect(try await listed { $0.testParticipants = .only } == [anonymous])
      #expect(try await listed { $0.testParticipants = .none }.contains("berta"))
      #expect(try await !listed { $0.testParticipants = .none }.contains(anonymous))
      // Ignores case; the underscore is not a wildcard.
      #expect(try await listed { $0.usernamePrefix = "ANNA" } == ["anna_b", "annaXb", "Anna-c"])
      #expect(try await listed { $0.usernamePrefix = "anna_" } == ["anna_b"])
      #expect(
        try await listed { ($0.usernamePrefix, $0.state) = ("b", .active) } == [])
    }
  }

  @Test func `an address is shown and found only where its keeping was consented to`() async throws
  {
    let auth = try await AuthFixture.shared()
    let context = try await auth.administrator()
    func found(_ email: String) async throws -> [String] {
      try await list(.init(pageSize: 10, email: email), auth, by: context)
    }
    for (consent, shown) in [(true, true), (false, false)] {
      let name = AuthFixture.newName()
      let email = "\(name)@example.org"
      try await auth.register(name, email: email, consent: consent)
      // Hidden until confirmed, since the address may belong to another person.
      #expect(try await auth.managed(name, by: context).email == "")
      #expect(try await found(email) == [])
      try await auth.confirm(name, #require(try await auth.mailedCode(name)))
      #expect(try await auth.managed(name, by: context).email == (shown ? email : ""))
      #expect(try await found(email.uppercased()) == (shown ? [name] : []))
      // Exact matches only.
      #expect(try await found("\(name)@example.or") == [])
    }
  }

  @Test func `bad filters are all named`() async throws {
    let auth = try await AuthFixture.shared()
    let context = try await auth.administrator()
    let bad = try await failure {
      try await auth.accountAdministration.listManagedAccounts(
        .init(
          pageSize: 201, pageToken: "x", role: .unrecognized(9), state: .unrecognized(9),
          fromCreateTime: .init(seconds: .min, nanos: 0),
          untilCreateTime: .init(seconds: .max, nanos: 0), testParticipants: .unrecognized(9),
          usernamePrefix: "a%", email: "x"), context: context)
    }
    #expect(
      bad?.violations.map { "\($0.field) \($0.reason)" } == [
        "page_size PAGE_SIZE_OUT_OF_RANGE", "page_token PAGE_TOKEN_INVALID", "role UNKNOWN",
        "state UNKNOWN", "from_create_time TIME_INVALID", "until_create_time TIME_INVALID",
        "test_participants UNKNOWN", "username_prefix FORBIDDEN_CHARACTER", "email NOT_AN_ADDRESS",
      ])
    let both = try await failure {
      try await auth.accountAdministration.getManagedAccount(
        .init(participantID: AuthFixture.newID(), username: "anna"), context: context)
    }
    #expect(both?.violations.map(\.field) == ["username"])
  }

  @Test func `no method is open to others`() async throws {
    let auth = try await AuthFixture.shared()
    for method in AuthV1.AccountAdministrationServiceMethod.allCases {
      guard case .credentials(let requirement) = auth.accountAdministration.access(to: method)
      else {
        Issue.record("\(method) asks for no token")
        continue
      }
      let leader = try await failure { try await requirement.check(auth.leader(of: "tyt")) }
      #expect(leader?.reason == "NOT_ADMINISTRATOR")
    }
  }
}
