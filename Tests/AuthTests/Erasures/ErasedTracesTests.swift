import Foundation
import Messages
import Postgres
import Synchronization
import TestSupport
import Testing

@testable import AuthService
@testable import Bus
@testable import Privacy
@testable import ServiceBasics

/// Traces of an erased account in other rows.
@Suite struct ErasedTracesTests {
  private func request(
    _ auth: AuthFixture, _ session: AuthV1.SignInResponse
  ) async throws -> AuthV1.Erasure {
    try #require(
      try await auth.erasures.requestErasure(
        .init(
          erasureID: AuthFixture.newID(), mode: .eraseAnswers, password: AuthFixture.password),
        context: auth.caller(session.accessToken)
      ).erasure)
  }

  @Test func `limits and requests under typed names are deleted with the account`()
    async throws
  {
    try await AuthFixture.with { auth in
      try await auth.register("Gerda", email: "gerda@example.org", consent: true)
      try await auth.confirm("Gerda", try #require(try await auth.mailedCode("Gerda")))
      let session = try await auth.signIn("Gerda")
      let (name, other) = (try Username("Gerda"), try Username("Gerdas"))
      let id = try #require(UUID(uuidString: session.participantID))
      let email = try #require(EmailAddress("gerda@example.org"))
      let keys: [ThrottleKey] = [
        .signIn("Gerda"), .signInFromAnywhere("GERDA"), .signInFromAnywhere("gerda@example.org"),
        .passwordReset("Gerda@example.org"), .confirmation(.username(name)), .mail(.username(name)),
        .recovery(.username(name)), .recovery(.email(email)), .ownPassword(id),
        .emailChange(of: id), .emailCode(of: id), .takenNames(id),
        .emailChange(to: email, byAnonymous: false), .emailChange(to: email, byAnonymous: true),
        .mail(.reset, to: email), .mail(.confirmation, to: email),
      ]
      let kept: [ThrottleKey] = [
        .signInFromAnywhere("gerdas"), .recovery(.username(other)),
      ]
      try await auth.pool.transaction { connection in
        for key in keys + kept {
          _ = try await connection.answer(
            to: ThrottleStore.lock(key, at: AuthFixture.start))
        }
        for typed in ["GERDA", "gerda@EXAMPLE.org", "gerdas"] {
          try await connection.execute(
            """
            INSERT INTO mail_requests (purpose, identifier, requested_at)
            VALUES ('reset', \(typed), \(AuthFixture.start))
            """)
        }
      }
      _ = try await request(auth, session)
      #expect(try await auth.count("SELECT count(*) FROM throttles") == Int64(kept.count))
      #expect(try await auth.count("SELECT count(*) FROM mail_requests") == 1)
    }
  }

  @Test func `its events go from the log when all others are done, and a digest takes their place`()
    async throws
  {
    try await AuthFixture.with { auth in
      try await auth.register("gerda")
      let session = try await auth.signIn("gerda")
      let erasure = try await request(auth, session)
      let log = RecordingLog()
      let othersDone = Switch()
      let work = ErasureWork(
        pool: auth.pool, outbox: Outbox(source: "otolith-auth"),
        ofLog: LogErasure(
          log: log,
          traces: PersonalTraces(topics: ["a.B"], tables: ["accounts"]) { _, _ in othersDone.isOn }),
        clock: auth.clock, logger: TestLog.logger)
      // Other services need the event that names the participant.
      for _ in 0..<3 { try await work.workOff() }
      #expect(log.erased.isEmpty)
      othersDone.isOn = true
      // It is not erased from the log before it arrives there.
      for _ in 0..<3 { try await work.workOff() }
      #expect(log.erased.isEmpty)
      try await auth.pool.execute("DELETE FROM outbox")
      try await eventually("this service is done") {
        try await work.workOff()
        return try await auth.count("SELECT count(*) FROM erasures WHERE done_at IS NOT NULL") == 1
      }
      let id = session.participantID
      #expect(
        Set(log.erased) == ["otolith-auth \(id)", "otolith-auth \(id.uppercased())"])
      let sealed = try #require(
        try await auth.events(EventsV1.ErasureRequested.self, subject: erasure.erasureID).first)
      #expect(sealed.participantID.isEmpty && sealed.erasureID == erasure.erasureID)
      let uuid = try #require(UUID(uuidString: id)).uuid
      #expect(
        sealed.participantDigest == withUnsafeBytes(of: uuid) { Sodium.sha256(Array($0)) })
      #expect(
        try await auth.events(EventsV1.ErasureCompleted.self, subject: erasure.erasureID).count == 1
      )
    }
  }
}

private final class Switch: Sendable {
  private let state = Mutex(false)

  var isOn: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
