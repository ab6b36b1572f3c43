import Foundation
import Messages
import Postgres
import RPCServer
import Testing

@testable import AuthService

@Suite struct AdministrationTests {
  @Test func `the first administrator is made once`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    let bootstrap = AdministratorBootstrap(
      create: CreateAdministrator(pool: auth.pool, hasher: auth.hasher, clock: auth.clock))
    let made = try await bootstrap.run(username: name, password: AuthFixture.password)
    #expect(made.outcome == .created)
    let again = try await bootstrap.run(username: name, password: AuthFixture.password)
    #expect(again.outcome == .alreadyExists && again.recoveryCode == nil)
    await #expect(throws: AdministratorBootstrap.Refused.self) {
      try await bootstrap.run(username: name, password: "quite another one")
    }
    await #expect(throws: AdministratorBootstrap.Refused.self) {
      try await bootstrap.run(username: "x", password: "short")
    }
    let participant = AuthFixture.newName()
    try await auth.register(participant)
    await #expect(throws: AdministratorBootstrap.Refused.self) {
      try await bootstrap.run(username: participant, password: AuthFixture.password)
    }
    let claims = try await auth.claims(auth.signIn(name).accessToken)
    #expect(claims.roles == [.administrator])
    try await auth.recover(name, try #require(made.recoveryCode).formatted)
    _ = try await auth.signIn(name, password: AuthFixture.otherPassword)
  }

  @Test func `the first administrator's recovery code goes to a new file`() async throws {
    let auth = try await AuthFixture.shared()
    let path = FileManager.default.temporaryDirectory.appending(path: AuthFixture.newID()).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bootstrap = AdministratorBootstrap(
      create: CreateAdministrator(pool: auth.pool, hasher: auth.hasher, clock: auth.clock))
    func run(_ name: String, to path: String) async throws -> (WriteOutcome, AccessCode?) {
      try await bootstrap.run(
        username: name, password: AuthFixture.password, recoveryFile: RecoveryCodeFile(path: path))
    }
    let (first, second) = (AuthFixture.newName(), AuthFixture.newName())
    #expect(try await run(first, to: path) == (.created, nil))
    let code = try String(contentsOfFile: path, encoding: .utf8)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    // Repeated by the same script, and by another one, whose code must not replace the first.
    #expect(try await run(first, to: path) == (.alreadyExists, nil))
    for wrong in [path, "/nowhere/at/all"] {
      await #expect(throws: AdministratorBootstrap.Refused.self) {
        try await run(second, to: wrong)
      }
    }
    #expect(
      try await auth.count("SELECT count(*) FROM accounts WHERE username = \(second)") == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == code)
    try await auth.recover(first, code.trimmingCharacters(in: .newlines))
  }

  @Test func `no recovery file stays where no administrator was made`() async throws {
    try await AuthFixture.with { auth in
      let path = FileManager.default.temporaryDirectory.appending(path: AuthFixture.newID()).path
      let bootstrap = AdministratorBootstrap(
        create: CreateAdministrator(pool: auth.pool, hasher: auth.hasher, clock: auth.clock))
      // Fails the last write.
      try await auth.pool.execute("ALTER TABLE audit_log ADD CHECK (number < 0) NOT VALID")
      await #expect(throws: PostgresError.self) {
        try await bootstrap.run(
          username: "first", password: AuthFixture.password,
          recoveryFile: RecoveryCodeFile(path: path))
      }
      #expect(!FileManager.default.fileExists(atPath: path))
      #expect(try await auth.count("SELECT count(*) FROM accounts") == 0)
    }
  }

  @Test func `a study leader leads the given studies and is not a participant`() async throws {
    let auth = try await AuthFixture.shared()
    let context = try await auth.administrator()
    let name = AuthFixture.newName()
    let request = AuthV1.RegisterStudyLeaderRequest(
      requestID: AuthFixture.newID(), username: name, studyIDs: ["tyt", "tys"])
    let invited = try await auth.administration.registerStudyLeader(request, context: context)
    #expect(invited.outcome == .created)
    #expect(
      try await auth.administration.registerStudyLeader(request, context: context).outcome
        == .alreadyExists)
    var other = request
    other.studyIDs = ["tyt"]
    let reused = try await failure {
      try await auth.administration.registerStudyLeader(other, context: context)
    }
    #expect(reused?.reason == "REQUEST_ID_REUSED")

    try await auth.reset(invited.invitationCode, password: AuthFixture.password)
    let token = try await auth.signIn(name).accessToken
    let claims = try await auth.claims(token)
    #expect(claims.roles == [.studyLeader])
    #expect(claims.ledStudies == ["tyt", "tys"])
    let leader = try await auth.caller(token)
    let joining = try await failure {
      try auth.enrolments.access(to: .joinStudy).check(leader)
    }
    #expect(joining?.reason == "NOT_PARTICIPANT")
  }

  @Test func `the set of led studies is replaced, from the next token on`() async throws {
    let auth = try await AuthFixture.shared()
    let context = try await auth.administrator()
    let name = AuthFixture.newName()
    let request = AuthV1.RegisterStudyLeaderRequest(
      requestID: AuthFixture.newID(), username: name, studyIDs: ["tyt"])
    let invited = try await auth.administration.registerStudyLeader(request, context: context)
    try await auth.reset(invited.invitationCode, password: AuthFixture.password)
    let session = try await auth.signIn(name)
    for _ in 1...2 {
      _ = try await auth.administration.setLedStudies(
        .init(username: name.uppercased(), studyIDs: ["son", "tys", "son"]), context: context)
    }
    let renewed = try await auth.refresh(session.refreshToken)
    #expect(try await auth.claims(renewed.accessToken).ledStudies == ["son", "tys"])
    // The request that created the account is still recognised.
    #expect(
      try await auth.administration.registerStudyLeader(request, context: context).outcome
        == .alreadyExists)
    _ = try await auth.administration.setLedStudies(.init(username: name), context: context)
    #expect(try await auth.claims(auth.signIn(name).accessToken).ledStudies.isEmpty)
  }

  @Test func `only administrators may, and only for study leaders`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let participant = try await auth.caller(auth.signIn(name).accessToken)
    for method in AuthV1.AdministrationServiceMethod.allCases {
      let error = try await failure {
        try auth.administration.access(to: method).check(participant)
      }
      #expect(error?.code == .permissionDenied)
      #expect(error?.reason == "NOT_ADMINISTRATOR")
    }
    let context = try await auth.administrator()
    for unknown in [name, AuthFixture.newName(), "?"] {
      let error = try await failure {
        try await auth.administration.setLedStudies(.init(username: unknown), context: context)
      }
      #expect(error?.code == .notFound)
    }
  }

  @Test func `fifty led studies are the limit, and each must be a name`() async throws {
    let auth = try await AuthFixture.shared()
    let context = try await auth.administrator()
    func create(_ studies: [String]) async throws {
      _ = try await auth.administration.registerStudyLeader(
        .init(
          requestID: AuthFixture.newID(), username: AuthFixture.newName(), studyIDs: studies),
        context: context)
    }
    let longest = (0..<51).map { "\($0 + 10)" + String(repeating: "y", count: 62) }
    try await create(Array(longest.prefix(50)))
    let many = try await failure { try await create(longest) }
    #expect(many?.violations.map(\.reason) == ["TOO_MANY"])
    let wrong = try await failure { try await create(["fine", "Not Fine"]) }
    #expect(wrong?.violations.map(\.field) == ["study_ids[1]"])
  }
}
