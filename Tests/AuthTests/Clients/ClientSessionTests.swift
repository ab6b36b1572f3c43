import Foundation
import Messages
import RPCCore
import RPCServer
import Testing

@testable import AuthService
@testable import Tokens

@Suite struct ClientSessionTests {
  private static let stranger = AuthV1.ClientCredentials(clientID: AuthFixture.newID())

  private func reason(_ body: () async throws -> some Any) async throws -> String? {
    try await failure(body)?.reason
  }

  @Test func `old apps and unknown clients sign in, unless clients are required`() async throws {
    let auth = try await AuthFixture.shared()
    var rules = SessionRules()
    rules.requiresClients = true
    let strict = try await AuthFixture.shared(rules: rules)
    let client = try await auth.newClient()
    let name = AuthFixture.newName()
    try await auth.register(name)

    for unknown in [nil, Self.stranger, .init(clientID: "?"), .init()] {
      let session = try await auth.signIn(name, by: unknown)
      #expect(try await auth.claims(session.accessToken).clientID == nil)
      _ = try await auth.refresh(session.refreshToken, by: unknown)
      let expected =
        (unknown?.clientID ?? "").isEmpty ? "CLIENT_REQUIRED" : "CLIENT_REJECTED"
      #expect(try await reason { try await strict.signIn(name, by: unknown) } == expected)
      #expect(try await reason { try await strict.signInAnonymously(by: unknown) } == expected)
      let registration = AuthV1.RegisterAccountRequest(
        requestID: AuthFixture.newID(), username: AuthFixture.newName(),
        password: AuthFixture.password, client: unknown)
      #expect(
        try await reason {
          try await strict.accounts.registerAccount(registration, context: strict.anybody)
        } == expected)
    }
    let known = try await strict.signIn(name, by: client)
    #expect(try await strict.claims(known.accessToken).clientID?.text == client.clientID)
  }

  @Test func `a session without a client gets that of its first refresh, and loses nothing before`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    var rules = SessionRules()
    rules.requiresClients = true
    let strict = try await AuthFixture.shared(rules: rules)
    let client = try await auth.newClient()
    let old = try await auth.signInAnonymously(by: nil)
    #expect(
      try await reason { try await strict.refresh(old.refreshToken, by: nil) } == "CLIENT_REQUIRED")
    // The token was not used up.
    let adopted = try await strict.refresh(old.refreshToken, by: client)
    #expect(try await strict.claims(adopted.accessToken).clientID?.text == client.clientID)
    // The session keeps it.
    _ = try await strict.refresh(adopted.refreshToken, by: nil)
  }

  @Test func `a refresh token is of no use with another client, and stays valid`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let (own, other) = (
      try await auth.newClient(by: administrator), try await auth.newClient(by: administrator)
    )
    let session = try await auth.signInAnonymously(by: own)
    for wrong in [other, Self.stranger] {
      let refused = try await failure { try await auth.refresh(session.refreshToken, by: wrong) }
      #expect(refused?.code == .permissionDenied && refused?.reason == "CLIENT_MISMATCH")
      #expect(
        try await reason {
          try await auth.sessions.signOut(
            .init(refreshToken: session.refreshToken, client: wrong), context: auth.anybody)
        } == "CLIENT_MISMATCH")
    }
    let next = try await auth.refresh(session.refreshToken, by: own)
    _ = try await auth.refresh(next.refreshToken, by: nil)
  }

  @Test func `sessions of a confidential client need its secret`() async throws {
    let auth = try await AuthFixture.shared()
    let client = try await auth.newClient(confidential: true)
    var thief = client
    thief.clientSecret = String(client.clientSecret.dropLast()) + "?"
    let unproven = AuthV1.ClientCredentials(clientID: client.clientID)
    for wrong in [thief, unproven] {
      #expect(
        try await reason { try await auth.signInAnonymously(by: wrong) } == "CLIENT_REJECTED")
    }
    let session = try await auth.signInAnonymously(by: client)
    for wrong in [thief, unproven, nil] {
      #expect(
        try await reason { try await auth.refresh(session.refreshToken, by: wrong) }
          == "CLIENT_REJECTED")
    }
    _ = try await auth.refresh(session.refreshToken, by: client)
  }

  @Test func `an anonymous sign-in is repeated by the same client only`() async throws {
    let auth = try await AuthFixture.shared()
    let client = try await auth.newClient()
    let requestID = AuthFixture.newID()
    let first = try await auth.signInAnonymously(by: client, requestID: requestID)
    let again = try await auth.signInAnonymously(by: client, requestID: requestID)
    #expect(first.participantID == again.participantID)
    #expect(
      try await reason { try await auth.signInAnonymously(by: nil, requestID: requestID) }
        == "REQUEST_ID_REUSED")
  }

  @Test func `tokens are for the services and studies of the client`() async throws {
    let auth = try await AuthFixture.shared()
    let (inside, outside) = ("in-\(AuthFixture.newName())", "out-\(AuthFixture.newName())")
    try await auth.publish(inside)
    try await auth.publish(outside)
    let name = AuthFixture.newName()
    try await auth.register(name)
    let free = try await auth.signIn(name)
    _ = try await auth.join(outside, token: free.accessToken)

    let services = ["otolith-auth", "otolith-ingestion"]
    let client = try await auth.newClient(audiences: services, studies: [inside])
    let session = try await auth.signIn(name, by: client)
    let before = try await auth.claims(session.accessToken)
    #expect(before.audiences == services && before.enrolledStudies.isEmpty)
    #expect(
      try await reason { try await auth.join(outside, token: session.accessToken) }
        == "CLIENT_STUDY_REFUSED")
    let joined = try await auth.join(inside, token: session.accessToken)
    #expect(try await auth.claims(joined.accessToken).enrolledStudies == [inside])
    let refused = try await failure {
      try await auth.signIn(name, by: client, audiences: ["otolith-planning"])
    }
    #expect(refused?.violations.first?.reason == "CLIENT_AUDIENCE_REFUSED")
    let own = try await auth.ownSessions(session.accessToken).sessions
    #expect(own.first { $0.current }?.clientName == "A client")
  }

  @Test func `staff has no right in other studies than those of the client`() async throws {
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let staff = try await Staff(auth, by: administrator)
      let other = try await Staff(auth, by: administrator)
      func assign(
        _ role: String, _ study: String, to id: String, by context: ServerCallContext
      ) async throws {
        _ = try await auth.access.assignRole(
          .init(participantID: id, role: role, object: "studies/\(study)"), context: context)
      }
      _ = try await auth.access.defineRole(
        .init(role: "nurse", object: "installation", verbs: ["message.read"]),
        context: administrator)
      for study in ["inside", "outside"] {
        for role in ["study_leader", "nurse", "data_reader"] {
          try await assign(role, study, to: staff.id, by: administrator)
        }
      }
      auth.clock.advance(by: 10)
      let client = try await auth.newClient(studies: ["inside"], by: administrator)
      let session = try await auth.signIn(staff.name, by: client)
      let claims = try await auth.claims(session.accessToken)
      #expect(claims.ledStudies == ["inside"])
      #expect(claims.studyRoles == ["inside": [.dataReader]])
      #expect(claims.studyVerbs == ["inside": [.messageRead]])
      // The account leads the other study, too, but not by this session.
      let caller = try await auth.caller(session.accessToken)
      try await assign("data_reader", "inside", to: other.id, by: caller)
      #expect(
        try await reason { try await assign("data_reader", "outside", to: other.id, by: caller) }
          == "NOT_STUDY_LEADER")
      for object in ["studies/outside", "installation"] {
        let refused = try await reason {
          try await auth.access.defineRole(
            .init(role: "other", object: object, verbs: ["study.read"]), context: caller)
        }
        #expect(refused == (object == "installation" ? "NOT_ADMINISTRATOR" : "NOT_STUDY_LEADER"))
      }
    }
  }

  @Test func `rights are those on the client's studies`() {
    let day = Date(timeIntervalSince1970: 86_400)
    let both: Set = ["ears", "eyes"]
    func rights(_ roles: Set<AccountRole>, on studies: Set<String>) -> Rights {
      var rights = Rights(roles: roles, enrolledStudies: studies, ledStudies: studies, groups: [:])
      for study in studies {
        rights.studyRoles[study] = ["recruiter"]
        rights.studyVerbs[study] = ["member.read"]
        rights.groups[study] = "arm"
        rights.consentEnds[study] = day
      }
      rights.outdatedConsents = studies.sorted().map {
        OutdatedConsent(studyID: $0, currentVersion: "2", endsAt: nil)
      }
      return rights
    }
    let all = rights([.participant, .studyLeader, .administrator, .gateway], on: both)
    var client = SessionClient(
      clientID: UUID(), name: "Ears", isConfidential: false, limits: .init(studyIDs: ["ears"]))
    #expect(all.limited(to: client) == rights([.participant, .studyLeader], on: ["ears"]))
    client.limits.studyIDs = []
    client.limitedAt = day
    var dated = all
    dated.changedAt = day
    #expect(all.limited(to: client) == dated)
    #expect(all.limited(to: nil) == all)
  }

  @Test func `an administrator's session of a client with studies has no role on the installation`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let client = try await auth.newClient(studies: ["ears"])
    let session = try await auth.signIn(auth.newAdministrator(), by: client)
    #expect(try await auth.claims(session.accessToken).roles.isEmpty)
  }
}
