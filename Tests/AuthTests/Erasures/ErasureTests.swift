import Bus
import Foundation
import Messages
import Postgres
import RPCCore
import TestSupport
import Testing

@testable import AuthService
@testable import ServiceKit

@Suite struct ErasureTests {
  @Test func `an account is deleted at once, and the proof contains no personal data`() async throws
  {
    try await AuthFixture.with { auth in
      try await auth.publish("ears")
      try await auth.register("gerda", email: "gerda@example.org", consent: true, language: "de")
      try await auth.confirm("gerda", try #require(try await auth.mailedCode("gerda")))
      let session = try await auth.signIn("gerda")
      _ = try await auth.join("ears", token: session.accessToken)
      let token = session.accessToken
      #expect(
        try await failure { try await auth.erase(token, password: "wrong password") }?.reason
          == "CREDENTIALS_REJECTED")
      let head = try await AuditLog().verify(on: auth.pool)

      let erasure = try await auth.erase(token)
      #expect(erasure.pendingServices.count == 4 && erasure.completeTime == nil)
      #expect(try await failure { try await auth.refresh(session.refreshToken) } != nil)
      #expect(
        try await failure { try await auth.signIn("gerda") }?.reason == "CREDENTIALS_REJECTED")
      // The same request again, with the fresh token and without a password.
      #expect(try await auth.erase(token, erasureID: erasure.erasureID) == erasure)
      #expect(
        try await failure {
          try await auth.erase(
            token, mode: .anonymiseAnswers, erasureID: erasure.erasureID)
        }?.reason == "ERASURE_ID_REUSED")
      #expect(try await failure { try await auth.erase(token) }?.reason == "SESSION_ENDED")
      // Name and address are free.
      try await auth.register("gerda", email: "gerda@example.org", consent: true)
      let requested = try await auth.events(
        EventsV1.ErasureRequested.self, subject: session.participantID)
      #expect(requested.map(\.erasureID) == [erasure.erasureID])

      try await auth.workOff(erasure)
      #expect(try await auth.traces(of: session.participantID) == [])
      #expect(try await AuditLog().verify(on: auth.pool).number > head.number)
    }
  }

  @Test func `with the last receipt it is complete, and the mail goes`() async throws {
    try await AuthFixture.with { auth in
      try await auth.register("gerda", email: "gerda@example.org", consent: true)
      try await auth.confirm("gerda", try #require(try await auth.mailedCode("gerda")))
      let transport = RecordingTransport()
      let deliver = DeliverMail(
        environment: auth.environment, transport: transport,
        sender: try #require(EmailAddress("no-reply@otolith.example.org")),
        logger: TestLog.logger)
      while try await deliver() {}
      let sent = transport.mails.count
      let session = try await auth.signIn("gerda")
      let erasure = try await auth.erase(session.accessToken)
      try await auth.workOff(erasure)
      for service in ["otolith-planning", "otolith-catalogue", "otolith-planning"] {
        try await auth.deliverReceipt(of: erasure, by: service)
      }
      // For days, longer than other mails are retried.
      auth.clock.advance(by: 9 * 86_400)
      #expect(try await !deliver())
      try await auth.deliverReceipt(of: erasure, by: "otolith-ingestion")
      let complete = try await auth.erasures.getErasure(
        .init(erasureID: erasure.erasureID), context: auth.anybody)
      #expect(complete.pendingServices.isEmpty && complete.completeTime != nil)
      #expect(complete.receipts.map(\.service) == Erasure.services)
      #expect(complete.receipts[2].counts.map(\.count) == [7])
      #expect(try await deliver())
      #expect(transport.mails.count == sent + 1)
      #expect(transport.mails.last?.recipient.text == "gerda@example.org")
      #expect(transport.mails.last?.content.subject == "Your data is erased")
      #expect(try await auth.count("SELECT count(*) FROM mail_outbox") == 0)
    }
  }

  @Test func `one study's data is erased, and rejoining waits for that`() async throws {
    try await AuthFixture.with { auth in
      let (study, kept) = ("ears", "kept")
      for study in [study, kept] { try await auth.publish(study) }
      let session = try await auth.signInAnonymously()
      for study in [study, kept] { _ = try await auth.join(study, token: session.accessToken) }
      let erasure = try await auth.erase(session.accessToken, study: study, password: "")
      let token = try await auth.refresh(session.refreshToken).accessToken
      #expect(try await auth.claims(token).enrolledStudies == [kept])
      #expect(try await auth.enrolments(of: token).map(\.studyID) == [kept])
      func refusal() async throws -> RPCError? {
        try await failure { try await auth.join(study, token: token) }
      }
      #expect(try await refusal()?.reason == "ERASURE_IN_PROGRESS")
      try await auth.workOff(erasure)
      for service in Erasure.services { try await auth.deliverReceipt(of: erasure, by: service) }
      // Receipts of answers are published up to ten seconds early, but never from before the erasure.
      auth.clock.advance(by: Erasure.pauseBeforeJoining - 1)
      let early = try await refusal()
      #expect(early?.reason == "ERASURE_IN_PROGRESS")
      #expect(early?.details.contains(.retryInfo(delay: .seconds(5))) == true)
      auth.clock.advance(by: 1)
      _ = try await auth.join(study, token: token)
      #expect(try await auth.enrolments(of: token).map(\.studyID) == [kept, study])
    }
  }

  @Test func `staff are not erased as participants, and unknown ids are refused`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    let administrator = try await auth.administrator()
    let invited = try await auth.administration.registerStudyLeader(
      .init(requestID: AuthFixture.newID(), username: name), context: administrator)
    try await auth.reset(invited.invitationCode, password: AuthFixture.password)
    let leader = try await auth.signIn(name)
    #expect(
      try await failure { try await auth.erase(leader.accessToken) }?.reason
        == "STAFF_NOT_ERASABLE")
    func byAdministrator(_ id: String) async throws -> AuthV1.Erasure {
      try #require(
        try await auth.erasures.requestErasureFor(
          .init(erasureID: AuthFixture.newID(), participantID: id, mode: .eraseAnswers),
          context: administrator
        ).erasure)
    }
    #expect(
      try await failure { try await byAdministrator(leader.participantID) }?.reason
        == "STAFF_NOT_ERASABLE")
    #expect(
      try await failure { try await byAdministrator(AuthFixture.newID()) }?.reason
        == "PARTICIPANT_UNKNOWN")
    let session = try await auth.signInAnonymously()
    let erasure = try await byAdministrator(session.participantID)
    #expect(try await auth.traces(of: session.participantID).filter { $0 != "erasures" } == [])
    #expect(
      try await auth.count(
        "SELECT count(*) FROM audit_log WHERE object = \(erasure.erasureID) AND actor IS NOT NULL")
        == 1)
    #expect(
      try await failure {
        try await auth.erasures.getErasure(
          .init(erasureID: AuthFixture.newID()), context: auth.anybody)
      }?.reason == "ERASURE_UNKNOWN")
    let bad = try await failure {
      try await auth.erase(
        session.accessToken, study: "no id", mode: .unspecified, erasureID: "x")
    }
    #expect(bad?.violations.map(\.field) == ["erasure_id", "study_id", "mode"])
    // A mistyped study must not be reported as erased.
    let erasureID = AuthFixture.newID()
    let slip = try await failure {
      try await auth.erase(
        session.accessToken, study: AuthFixture.newName(), password: "", erasureID: erasureID)
    }
    #expect(slip?.code == .notFound && slip?.reason == "STUDY_UNKNOWN")
    #expect(
      try await failure {
        try await auth.erasures.getErasure(.init(erasureID: erasureID), context: auth.anybody)
      }?.reason == "ERASURE_UNKNOWN")
  }

  @Test func `an id without an account is erased where an administrator means it`() async throws {
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let (id, erasureID) = (AuthFixture.newID(), AuthFixture.newID())
      func request(allowMissing: Bool, study: String = "") async throws -> AuthV1.Erasure {
        try #require(
          try await auth.erasures.requestErasureFor(
            .init(
              erasureID: erasureID, participantID: id, studyID: study, mode: .eraseAnswers,
              allowMissing: allowMissing), context: administrator
          ).erasure)
      }
      #expect(
        try await failure { try await request(allowMissing: false) }?.reason
          == "PARTICIPANT_UNKNOWN")
      // Data that a restored backup may contain.
      try await auth.pool.execute(
        "INSERT INTO audit_names (participant_id) VALUES (\(UUID(uuidString: id)))")
      let erasure = try await request(allowMissing: true)
      #expect(erasure.pendingServices == Erasure.services)
      #expect(try await request(allowMissing: true) == erasure)
      #expect(
        try await failure { try await request(allowMissing: true, study: "ears") }?.reason
          == "ERASURE_ID_REUSED")
      let told = try await auth.events(EventsV1.ErasureRequested.self, subject: id)
      #expect(told.map(\.erasureID) == [erasureID])
      #expect(
        try await auth.count(
          """
          SELECT count(*) FROM audit_log WHERE action = 'erasure.requested' AND object = \(erasureID)
            AND actor IS NOT NULL AND subject IS NULL
          """) == 1)
      try await auth.workOff(erasure)
      #expect(try await auth.traces(of: id) == [])
      for service in Erasure.services { try await auth.deliverReceipt(of: erasure, by: service) }
      #expect(
        try await auth.erasures.getErasure(.init(erasureID: erasureID), context: auth.anybody)
          .completeTime != nil)
      #expect(try await auth.count("SELECT count(*) FROM mail_outbox") == 0)
    }
  }

  @Test func `guesses of the password count with those of other proofs`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let token = try await auth.signIn(name).accessToken
    // Five attempts are free.
    for _ in 0..<3 {
      #expect(
        try await failure { try await auth.erase(token, password: "wrong password") }?.reason
          == "CREDENTIALS_REJECTED")
    }
    for _ in 0..<2 {
      #expect(
        try await failure { try await auth.proven(token, password: "wrong password") }?.reason
          == "PASSWORD_WRONG")
    }
    #expect(try await failure { try await auth.erase(token) }?.reason == "TOO_MANY_ATTEMPTS")
    #expect(try await failure { try await auth.proven(token) }?.reason == "TOO_MANY_ATTEMPTS")
    // Sign-ins are not delayed by it.
    _ = try await auth.signIn(name)
    auth.clock.advance(by: 900)
    _ = try await auth.erase(try await auth.signIn(name).accessToken)
  }
}
