import Foundation
import Messages
import RPCCore
import RPCServer
import Testing

@testable import AuthService

@Suite struct ClientAdministrationTests {
  private func reason(_ body: () async throws -> some Any) async throws -> String? {
    try await failure(body)?.reason
  }

  private func request(_ id: String = AuthFixture.newID()) -> AuthV1.RegisterClientRequest {
    .init(requestID: id, name: " Ears ", platform: .server, confidential: true)
  }

  @Test func `a repeated registration returns the client and another secret`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let request = request()
    let first = try await auth.clientAdministration.registerClient(request, context: administrator)
    let second = try await auth.clientAdministration.registerClient(request, context: administrator)
    let client = try #require(first.client)
    #expect(first.created && !second.created && client.clientID == second.client?.clientID)
    #expect(client.name == "Ears" && client.secrets == 1 && second.client?.secrets == 2)
    #expect(client.clientID != request.requestID)
    for secret in [first.clientSecret, second.clientSecret] {
      #expect(secret.utf8.count == 43)
      _ = try await auth.signInAnonymously(
        by: .init(clientID: client.clientID, clientSecret: secret))
    }
    var other = request
    other.name = "Eyes"
    #expect(
      try await reason {
        try await auth.clientAdministration.registerClient(other, context: administrator)
      } == "REQUEST_ID_REUSED")
    for _ in 3...10 {
      _ = try await auth.clientAdministration.registerClient(request, context: administrator)
    }
    #expect(
      try await reason {
        try await auth.clientAdministration.registerClient(request, context: administrator)
      } == "CLIENT_SECRETS_LIMIT")
  }

  @Test func `the audit log names the account of a gateway, also after a repetition`() async throws
  {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    var request = request()
    request.gateway = true
    var id = ""
    for _ in 1...2 {
      id =
        try await auth.clientAdministration.registerClient(request, context: administrator)
        .client?.clientID ?? ""
    }
    #expect(try await auth.audited(account: id) == ["client.registered", "client.secret_made"])
  }

  @Test func `only confidential clients are gateways and introspect`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    var (gateway, introspecting, limited) = (request(), request(), request())
    (gateway.confidential, gateway.gateway) = (false, true)
    (introspecting.confidential, introspecting.introspects) = (false, true)
    (limited.gateway, limited.studyIDs) = (true, ["ears"])
    for (wrong, field) in [
      (gateway, "gateway"), (introspecting, "introspects"), (limited, "study_ids"),
    ] {
      let refused = try await failure {
        try await auth.clientAdministration.registerClient(wrong, context: administrator)
      }
      #expect(refused?.violations.map(\.field) == [field])
      #expect(refused?.violations.first?.reason == "CLIENT_KIND_MISMATCH")
    }
    let client = try await auth.newClient(by: administrator)
    let refused = try await failure {
      try await auth.clientAdministration.rotateClientSecret(
        .init(clientID: client.clientID), context: administrator)
    }
    #expect(refused?.violations.first?.reason == "CLIENT_KIND_MISMATCH")
  }

  @Test func `a former administrator changes nothing`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let name = try await auth.newAdministrator()
    let former = try await auth.caller(auth.signIn(name).accessToken)
    let client = try await auth.newClient(confidential: true, by: administrator)
    try await auth.endStaffRoles(
      auth.managed(name, by: administrator).participantID, by: administrator)
    #expect(
      try await reason {
        try await auth.clientAdministration.registerClient(request(), context: former)
      } == "NOT_ADMINISTRATOR")
    #expect(try await reason { try await auth.revoke(client, by: former) } == "NOT_ADMINISTRATOR")
  }

  @Test func `earlier secrets are valid for a day after another one was made, unless they leaked`()
    async throws
  {
    // Tidying up in the future must not reach the data of other tests.
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let first = try await auth.newClient(confidential: true, by: administrator)
      func rotate(_ endEarlier: Bool = false) async throws -> AuthV1.ClientCredentials {
        let made = try await auth.clientAdministration.rotateClientSecret(
          .init(clientID: first.clientID, endEarlier: endEarlier), context: administrator)
        #expect((made.earlierExpireTime == nil) == endEarlier)
        return .init(clientID: first.clientID, clientSecret: made.clientSecret)
      }
      let session = try await auth.signInAnonymously(by: first)
      let second = try await rotate()
      // The response of the first rotation was lost: the secret in use continues.
      let third = try await rotate()
      for secret in [first, second, third] { _ = try await auth.signInAnonymously(by: secret) }
      auth.clock.advance(by: 86_401)
      for ended in [first, second] {
        #expect(
          try await reason { try await auth.signInAnonymously(by: ended) } == "CLIENT_REJECTED")
      }
      try await auth.tidyUp()
      let fourth = try await rotate(true)
      #expect(try await reason { try await auth.signInAnonymously(by: third) } == "CLIENT_REJECTED")
      // Sessions outlive the secret that began them.
      _ = try await auth.refresh(session.refreshToken, by: fourth)
    }
  }

  @Test func `of two changes of the same client one is asked to read again`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let request = request()
    let made = try await auth.clientAdministration.registerClient(request, context: administrator)
    let client = try #require(made.client)
    func change(_ name: String, _ studies: [String] = []) async throws -> AuthV1.Client {
      try await auth.clientAdministration.updateClient(
        .init(clientID: client.clientID, name: name, studyIDs: studies, etag: client.etag),
        context: administrator)
    }
    let renamed = try await change("Noses")
    #expect(renamed.name == "Noses" && renamed.etag != client.etag)
    // The same change again.
    #expect(try await change("Noses") == renamed)
    #expect(try await reason { try await change("Mouths") } == "ETAG_MISMATCH")
    // A name concerns no token.
    let told = try await auth.events(
      EventsV1.AccountSuspensionChanged.self, subject: client.clientID)
    #expect(told.isEmpty)
  }

  @Test func `changed limits end access tokens from before, and only those`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let client = try await auth.newClient(by: administrator)
    let session = try await auth.signInAnonymously(by: client)
    _ = try await auth.join(study, token: session.accessToken)
    for studies in [["elsewhere"], [study]] {
      let changed = try await auth.clientAdministration.updateClient(
        .init(clientID: client.clientID, name: "A client", studyIDs: studies),
        context: administrator)
      #expect(changed.studyIDs == studies)
      #expect(try await reason { try await auth.claims(session.accessToken) } == "TOKEN_EXPIRED")
    }
    let next = try await auth.refresh(session.refreshToken, by: client)
    #expect(try await auth.claims(next.accessToken).enrolledStudies == [study])
    let told = try await auth.events(
      EventsV1.AccountSuspensionChanged.self, subject: client.clientID)
    #expect(told.map(\.suspended) == [false, false])
    #expect(told[0].accountRevision < told[1].accountRevision)
  }

  @Test func `a revoked client's sessions end, and are deleted later`() async throws {
    // Tidying up in the future must not reach the data of other tests.
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let client = try await auth.newClient(by: administrator)
      let session = try await auth.signInAnonymously(by: client)
      let context = try await auth.caller(session.accessToken)
      #expect(try await auth.revoke(client, by: administrator))
      #expect(try await !auth.revoke(client, by: administrator))

      #expect(try await reason { try await auth.claims(session.accessToken) } == "TOKEN_EXPIRED")
      #expect(
        try await reason { try await auth.accounts.getAccount(.init(), context: context) } == nil)
      #expect(
        try await reason { try await auth.sessions.listSessions(.init(), context: context) }
          == "SESSION_ENDED")
      for given in [client, nil] {
        #expect(
          try await reason { try await auth.refresh(session.refreshToken, by: given) }
            == "CLIENT_REJECTED")
      }
      #expect(
        try await reason { try await auth.signInAnonymously(by: client) } == "CLIENT_REJECTED")
      let told = try await auth.events(
        EventsV1.AccountSuspensionChanged.self, subject: client.clientID)
      #expect(told.map(\.suspended) == [true])

      try await auth.tidyUp()
      auth.clock.advance(by: 8 * 86_400)
      try await auth.tidyUp()
      let id = try #require(UUID(uuidString: client.clientID))
      #expect(
        try await auth.count("SELECT count(*) FROM sessions WHERE client_id = \(id)") == 0)
      #expect(
        try await reason {
          try await auth.clientAdministration.updateClient(
            .init(clientID: client.clientID, name: "x"), context: administrator)
        } == "CLIENT_REVOKED")
    }
  }

  @Test func `counts accounts, sessions and sign-ins by client and platform`() async throws {
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let app = try await auth.newClient(by: administrator)
      let server = try await auth.newClient(confidential: true, by: administrator)
      for _ in 1...3 { _ = try await auth.signInAnonymously(by: app) }
      auth.clock.advance(by: 40 * 86_400)
      let last = try await auth.signInAnonymously(by: app)
      try await auth.endAllSessions(token: last.accessToken)
      _ = try await auth.signInAnonymously(by: server)
      let counts = try await auth.clientAdministration.getClientUse(
        .init(), context: administrator
      ).counts
      #expect(
        counts.map { "\($0.platform) \($0.accounts) \($0.sessions) \($0.recentSignIns)" } == [
          "ios 4 3 1", "server 1 1 1", "unspecified 1 1 0",
        ])
      #expect(counts.map(\.clientID) == [app.clientID, server.clientID, ""])
    }
  }
}
