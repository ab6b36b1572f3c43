import Foundation
import Messages
import RPCCore
import Testing

@testable import AuthService

@Suite struct JoiningTests {
  @Test func `records consent, publishes an event and returns a new token`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let session = try await auth.signInAnonymously()
    auth.clock.advance(by: 5)
    let joined = try await auth.join(study, token: session.accessToken)
    #expect(joined.outcome == .created)
    #expect(joined.enrolment?.consentVersion == "v1")
    #expect(joined.enrolment?.consentLanguage == "de")
    #expect(joined.enrolment?.joinTime?.date == auth.clock.now())
    #expect(joined.enrolment?.leaveTime == nil)
    let claims = try await auth.claims(joined.accessToken, audience: "otolith-planning")
    #expect(claims.enrolledStudies == [study])
    #expect(try await auth.enrolments(of: joined.accessToken) == [joined.enrolment])

    let events = try await auth.events(
      EventsV1.ParticipantEnrolled.self, subject: session.participantID)
    #expect(
      events == [
        EventsV1.ParticipantEnrolled(
          participantID: session.participantID, studyID: study,
          joinTime: .init(auth.clock.now()), consentVersion: "v1",
          consentLanguage: "de")
      ])
    #expect(
      try await auth.count(
        """
        SELECT count(*) FROM consents
        WHERE study_id = \(study) AND consent_version = 'v1' AND consent_language = 'de'
          AND given_at = \(auth.clock.now())
        """) == 1)
    // The next renewal gives the same.
    let renewed = try await auth.refresh(session.refreshToken)
    #expect(try await auth.claims(renewed.accessToken).enrolledStudies == [study])
  }

  @Test func `joining twice, even at once, is joining once`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let session = try await auth.signInAnonymously()
    let outcomes = try await withThrowingTaskGroup(of: AuthV1.JoinStudyResponse.self) { group in
      for _ in 0..<6 {
        group.addTask { try await auth.join(study, token: session.accessToken) }
      }
      return try await group.reduce(into: [AuthV1.JoinStudyResponse]()) { $0.append($1) }
    }
    #expect(outcomes.count { $0.outcome == .created } == 1)
    #expect(outcomes.count { $0.outcome == .alreadyExists } == 5)
    #expect(Set(outcomes.map(\.enrolment)).count == 1)
    #expect(
      try await auth.events(EventsV1.ParticipantEnrolled.self, subject: session.participantID)
        .count == 1)
    #expect(try await auth.count("SELECT count(*) FROM consents WHERE study_id = \(study)") == 1)
  }

  @Test func `a study has a beginning, an end and a current text`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(
      study, startsAt: AuthFixture.start + 10, endsAt: AuthFixture.start + 20)
    let token = try await auth.signInAnonymously().accessToken
    func reason(version: String = "v1") async throws -> String? {
      let error = try await failure { try await auth.join(study, token: token, version: version) }
      #expect(error == nil || error?.code == .failedPrecondition)
      return error?.reason
    }
    #expect(try await reason() == "STUDY_NOT_STARTED")
    auth.clock.advance(by: 10)
    #expect(try await reason(version: "v0") == "CONSENT_OUTDATED")
    auth.clock.advance(by: 10)
    #expect(try await reason() == "STUDY_ENDED")
    auth.clock.advance(by: -1)
    #expect(try await reason() == nil)
    // Repeating is safe even after the end.
    auth.clock.advance(by: 100)
    #expect(try await auth.join(study, token: token).outcome == .alreadyExists)
  }

  @Test func `consent in a language that the study has not is not recorded`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, consentLanguages: ["en", "de-AT"])
    let token = try await auth.signInAnonymously().accessToken
    func join(_ language: String) async throws -> AuthV1.JoinStudyResponse {
      try await auth.enrolments.joinStudy(
        .init(studyID: study, consentVersion: "v1", consentLanguage: language),
        context: auth.caller(token))
    }
    for language in ["ja", "de"] {
      let error = try await failure { try await join(language) }
      #expect(error?.code == .invalidArgument)
      #expect(error?.violations.map(\.field) == ["consent_language"])
      #expect(error?.violations.map(\.reason) == ["CONSENT_LANGUAGE_UNKNOWN"])
      #expect(error?.violations.first?.description.contains("de-AT, en") == true)
    }
    #expect(try await auth.count("SELECT count(*) FROM consents WHERE study_id = \(study)") == 0)
    #expect(try await join("DE-at").enrolment?.consentLanguage == "de-AT")
  }

  @Test func `an unknown study and a study that cannot be`() async throws {
    let auth = try await AuthFixture.shared()
    let token = try await auth.signInAnonymously().accessToken
    let unknown = try await failure { try await auth.join("no-such-study", token: token) }
    #expect(unknown?.code == .notFound)
    #expect(unknown?.reason == "STUDY_UNKNOWN")
    let bad = try await failure {
      try await auth.enrolments.joinStudy(
        .init(studyID: "No Study", consentVersion: "", consentLanguage: "?"),
        context: auth.caller(token))
    }
    #expect(
      bad?.violations.map { "\($0.field) \($0.reason)" } == [
        "study_id ID_INVALID", "consent_version REQUIRED", "consent_language LANGUAGE_INVALID",
      ])
  }

  @Test func `a private study wants its password, once`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, password: "Sternwarte Ulm")
    let token = try await auth.signInAnonymously().accessToken
    // An empty form is not a guess.
    for _ in 1...10 {
      let error = try await failure { try await auth.join(study, token: token) }
      #expect(error?.code == .permissionDenied)
      #expect(error?.reason == "STUDY_PASSWORD_REQUIRED")
    }
    for wrong in ["sternwarte ulm", "Sternwarte  Ulm"] {
      let error = try await failure {
        try await auth.join(study, token: token, password: wrong)
      }
      #expect(error?.code == .permissionDenied)
      #expect(error?.reason == "STUDY_PASSWORD_REJECTED")
    }
    #expect(
      try await auth.join(study, token: token, password: "Sternwarte Ulm").outcome == .created)
    #expect(try await auth.join(study, token: token).outcome == .alreadyExists)
  }

  @Test func `guessing a study's password is throttled, only for the participant who guesses`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, password: "Sternwarte Ulm")
    let token = try await auth.signInAnonymously().accessToken
    for _ in 1...5 {
      _ = try await failure { try await auth.join(study, token: token, password: "wrong") }
    }
    let slowed = try await failure {
      try await auth.join(study, token: token, password: "Sternwarte Ulm")
    }
    #expect(slowed?.code == .resourceExhausted)
    #expect(slowed?.retryDelay == .seconds(1))
    let other = try await auth.signInAnonymously().accessToken
    _ = try await auth.join(study, token: other, password: "Sternwarte Ulm")
  }

  @Test func `a private study whose password has not arrived is to be tried again`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    // The study as the catalogue's RPC returns it.
    try await auth.pool.answer(
      to: StudyStore.save(
        PublishedStudy(
          CatalogueV1.Study(
            studyID: study,
            consentText: .init(translations: [
              .init(language: "en", text: "I take part."),
              .init(language: "de", text: "Ich nehme teil."),
            ]),
            consentVersion: "v1", access: .password, revision: 1))))
    let token = try await auth.signInAnonymously().accessToken
    let error = try await failure { try await auth.join(study, token: token, password: "x") }
    #expect(error?.code == .unavailable)
    #expect(error?.retryDelay == .seconds(1))
    try await auth.publish(study, password: "Sternwarte Ulm")
    _ = try await auth.join(study, token: token, password: "Sternwarte Ulm")
  }

  @Test func `an older revision of a study changes nothing`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, version: "v2", revision: 2)
    try await auth.publish(study, version: "v1", revision: 1)
    let token = try await auth.signInAnonymously().accessToken
    #expect(
      try await failure { try await auth.join(study, token: token) }?.reason
        == "CONSENT_OUTDATED")
    _ = try await auth.join(study, token: token, version: "v2")
  }

  @Test func `consent to a new text goes on with the same enrolment`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let session = try await auth.signInAnonymously()
    let first = try await auth.join(study, token: session.accessToken)
    try await auth.publish(study, version: "v2", revision: 2)
    auth.clock.advance(by: 100)
    let second = try await auth.join(study, token: session.accessToken, version: "v2")
    #expect(second.outcome == .created)
    #expect(second.enrolment?.joinTime == first.enrolment?.joinTime)
    #expect(second.enrolment?.consentVersion == "v2")
    #expect(try await auth.count("SELECT count(*) FROM consents WHERE study_id = \(study)") == 2)
    let events = try await auth.events(
      EventsV1.ParticipantEnrolled.self, subject: session.participantID)
    #expect(events.map(\.consentVersion) == ["v1", "v2"])
    #expect(events.map(\.joinTime) == [first.enrolment?.joinTime, first.enrolment?.joinTime])
  }

  @Test func `fifty studies at a time fit into a token, one more is refused`() async throws {
    let auth = try await AuthFixture.shared()
    let session = try await auth.signInAnonymously()
    var token = session.accessToken
    let prefix = AuthFixture.newName() + String(repeating: "x", count: 45)
    for number in 0..<EnrolmentRules.enrolmentsMax {
      let study = "\(prefix)\(number + 1000)"
      try await auth.publish(study)
      token = try await auth.join(study, token: token).accessToken
    }
    #expect(try await auth.claims(token).enrolledStudies.count == 50)
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let error = try await failure { try await auth.join(study, token: token) }
    #expect(error?.code == .resourceExhausted)
    #expect(error?.reason == "ENROLMENTS_LIMIT")
    #expect(error?.message.contains("50") == true)
  }

  @Test func `an ended session joins nothing, though its token is young`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let session = try await auth.signInAnonymously()
    _ = try await auth.sessions.signOut(
      .init(refreshToken: session.refreshToken), context: auth.anybody)
    let error = try await failure { try await auth.join(study, token: session.accessToken) }
    #expect(error?.code == .unauthenticated)
    #expect(error?.reason == "SESSION_ENDED")
  }
}
