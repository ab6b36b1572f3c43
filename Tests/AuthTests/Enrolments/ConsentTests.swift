import Foundation
import Messages
import RPCCore
import Testing

@testable import AuthService
@testable import ServiceBasics

/// Reading consents, learning that they are outdated, and withdrawing them.
@Suite struct ConsentTests {
  private func consents(
    of token: String, _ auth: AuthFixture, pageSize: UInt32 = 0, after page: String = ""
  ) async throws -> AuthV1.ListConsentsResponse {
    try await auth.consents.listConsents(
      .init(pageSize: pageSize, pageToken: page), context: auth.caller(token))
  }

  private func consent(
    _ study: String, _ version: String, language: String = "de", of token: String,
    _ auth: AuthFixture
  ) async throws -> AuthV1.Consent {
    try await auth.consents.getConsent(
      .init(studyID: study, consentVersion: version, consentLanguage: language),
      context: auth.caller(token))
  }

  @Test func `a consent is read back with the text that was shown, also after another one came`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let token = try await auth.signInAnonymously().accessToken
    _ = try await auth.join(study, token: token)
    auth.clock.advance(by: 60)
    try await auth.publish(study, version: "v2", revision: 2)
    _ = try await auth.join(study, token: token, version: "v2")

    let listed = try await consents(of: token, auth).consents
    #expect(listed.map(\.consentVersion) == ["v1", "v2"])
    #expect(listed.map(\.giveTime?.date) == [AuthFixture.start, AuthFixture.start + 60])
    #expect(
      listed.allSatisfy { $0.studyID == study && $0.consentLanguage == "de" && $0.text.isEmpty })
    for (version, listed) in zip(["v1", "v2"], listed) {
      let read = try await consent(study, version, of: token, auth)
      #expect(read.text == "\(version) in de")
      let hash = Sodium.sha256(Array(read.text.utf8)).map { String(format: "%02x", $0) }.joined()
      #expect(read.textSha256 == hash)
      #expect(listed.textSha256 == hash)
      #expect(read.giveTime == listed.giveTime)
    }
  }

  @Test func `consents of others, and those never given, are unknown alike`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let token = try await auth.signInAnonymously().accessToken
    _ = try await auth.join(study, token: token)
    let other = try await auth.signInAnonymously().accessToken
    #expect(try await consents(of: other, auth).consents.isEmpty)
    for (version, language, who) in [("v1", "de", other), ("v9", "de", token), ("v1", "en", token)]
    {
      let error = try await failure {
        try await consent(study, version, language: language, of: who, auth)
      }
      #expect(error?.code == .notFound)
      #expect(error?.reason == "CONSENT_UNKNOWN")
    }
    let bad = try await failure { try await consent("No", "", language: "?", of: token, auth) }
    #expect(
      bad?.violations.map { "\($0.field) \($0.reason)" } == [
        "study_id ID_INVALID", "consent_version REQUIRED", "consent_language LANGUAGE_INVALID",
      ])
  }

  @Test func `consents come in pages, each once`() async throws {
    let auth = try await AuthFixture.shared()
    let studies = [AuthFixture.newName(), AuthFixture.newName(), AuthFixture.newName()]
    let token = try await auth.signInAnonymously().accessToken
    for study in studies {
      try await auth.publish(study)
      _ = try await auth.join(study, token: token)
    }
    let first = try await consents(of: token, auth, pageSize: 2)
    #expect(first.consents.map(\.studyID) == Array(studies.prefix(2)))
    let second = try await consents(of: token, auth, pageSize: 2, after: first.nextPageToken)
    #expect(second.consents.map(\.studyID) == [studies[2]])
    #expect(second.nextPageToken.isEmpty)
  }

  @Test
  func `sign-in, refresh and list report an outdated consent until it is renewed`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let (study, other) = (AuthFixture.newName(), AuthFixture.newName())
    for name in [study, other] { try await auth.publish(name) }
    let username = AuthFixture.newName()
    try await auth.register(username)
    var session = try await auth.signIn(username)
    for name in [study, other] { _ = try await auth.join(name, token: session.accessToken) }
    session = try await auth.signIn(username)
    #expect(session.outdatedConsents.isEmpty)

    try await auth.publish(study, version: "v2", revision: 2)
    let wanted = [AuthV1.OutdatedConsent(studyID: study, consentVersion: "v2")]
    session = try await auth.signIn(username)
    #expect(session.outdatedConsents == wanted)
    let refreshed = try await auth.refresh(session.refreshToken)
    #expect(refreshed.outdatedConsents == wanted)
    #expect(
      try await auth.enrolments(of: session.accessToken).map(\.consentOutdated) == [true, false])

    let renewed = try await auth.join(study, token: session.accessToken, version: "v2")
    #expect(renewed.enrolment?.consentOutdated == false)
    // The caller's token is still accurate.
    #expect(renewed.accessToken.isEmpty)
    #expect(try await auth.refresh(refreshed.refreshToken).outdatedConsents.isEmpty)
    #expect(
      try await auth.enrolments(of: session.accessToken).map(\.consentOutdated) == [false, false])
  }

  @Test func `former members are not asked for another consent`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let session = try await auth.signInAnonymously()
    _ = try await auth.join(study, token: session.accessToken)
    _ = try await auth.leave(study, token: session.accessToken)
    try await auth.publish(study, version: "v2", revision: 2)
    #expect(try await auth.refresh(session.refreshToken).outdatedConsents.isEmpty)
    #expect(
      try await auth.enrolments(of: session.accessToken).map(\.consentOutdated) == [false])
  }

  @Test func `withdrawing ends the enrolment and is recorded once`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let session = try await auth.signInAnonymously()
    let joined = try await auth.join(study, token: session.accessToken)
    auth.clock.advance(by: 60)
    func withdraw() async throws -> AuthV1.WithdrawConsentResponse {
      try await auth.consents.withdrawConsent(
        .init(studyID: study), context: auth.caller(joined.accessToken))
    }
    let withdrawn = try await withdraw()
    #expect(try await auth.claims(withdrawn.accessToken).enrolledStudies.isEmpty)
    auth.clock.advance(by: 60)
    _ = try await withdraw()

    let enrolment = try await auth.enrolments(of: session.accessToken).first
    #expect(enrolment?.leaveTime?.date == AuthFixture.start + 60)
    #expect(enrolment?.consentWithdrawTime?.date == AuthFixture.start + 60)
    #expect(
      try await auth.audited(study) == [
        "consent.given", "study.joined", "study.left", "consent.withdrawn",
      ])
    #expect(
      try await auth.events(EventsV1.EnrolmentEnded.self, subject: session.participantID).count == 1
    )
    // The signed text can still be read.
    #expect(try await consents(of: session.accessToken, auth).consents.count == 1)
  }

  @Test func `leaving withdraws nothing, and a withdrawal may follow it`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let token = try await auth.signInAnonymously().accessToken
    _ = try await auth.join(study, token: token)
    _ = try await auth.leave(study, token: token)
    #expect(try await auth.enrolments(of: token).first?.consentWithdrawTime == nil)
    auth.clock.advance(by: 60)
    _ = try await auth.consents.withdrawConsent(
      .init(studyID: study), context: auth.caller(token))
    let enrolment = try await auth.enrolments(of: token).first
    #expect(enrolment?.leaveTime?.date == AuthFixture.start)
    #expect(enrolment?.consentWithdrawTime?.date == AuthFixture.start + 60)
    // Joining again is another consent.
    _ = try await auth.join(study, token: token)
    #expect(
      try await auth.enrolments(of: token).map { $0.consentWithdrawTime != nil } == [true, false])
  }
}
