import Foundation
import Messages
import RPCCore
import ServiceKit
import Testing

@testable import AuthService
@testable import Tokens

/// Consents after a change of a study's text.
@Suite struct ConsentEndTests {
  /// Publishes a revision with a new text.
  private func publish(
    _ study: String, revision: UInt32, version: String, earlierEnd: Date? = nil,
    _ auth: AuthFixture
  ) async throws {
    let message = EventsV1.StudyPublished(
      study: CatalogueV1.Study(
        studyID: study, consentText: .init(translations: [.init(language: "de", text: version)]),
        consentVersion: version, access: .open, revision: revision,
        earlierConsentsEndTime: earlierEnd.map { .init($0) }))
    try await auth.deliver(message, of: study, to: StudyConsumer())
  }

  @Test func `refresh, token and list contain the end until the renewal`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, revision: 1, version: "v1", auth)
    let session = try await auth.signInAnonymously()
    _ = try await auth.join(study, token: session.accessToken)
    let end = AuthFixture.start + 3600
    try await publish(study, revision: 2, version: "v2", earlierEnd: end, auth)

    let refreshed = try await auth.refresh(session.refreshToken)
    #expect(refreshed.outdatedConsents.map(\.endTime?.date) == [end])
    #expect(try await auth.claims(refreshed.accessToken).consentEnds == [study: end])
    let enrolment = try await auth.enrolments(of: refreshed.accessToken).first
    #expect(enrolment?.consentEndTime?.date == end)

    let renewed = try await auth.join(study, token: refreshed.accessToken, version: "v2")
    #expect(renewed.enrolment?.consentEndTime == nil)
    let claims = try await auth.claims(renewed.accessToken)
    #expect(claims.consentEnds.isEmpty)
    #expect(claims.enrolledStudies == [study])
  }

  @Test func `the earliest end of all later texts counts, and later consents are not affected`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, revision: 1, version: "v1", auth)
    let first = try await auth.signInAnonymously()
    _ = try await auth.join(study, token: first.accessToken)
    let end = AuthFixture.start + 60
    try await publish(study, revision: 2, version: "v2", earlierEnd: end, auth)
    let second = try await auth.signInAnonymously()
    _ = try await auth.join(study, token: second.accessToken, version: "v2")
    // Consents to the previous text stay valid; ended ones are not restored.
    try await publish(study, revision: 3, version: "v3", auth)
    // A late revision changes nothing.
    try await publish(study, revision: 1, version: "v1", earlierEnd: end - 30, auth)
    #expect(
      try await auth.refresh(first.refreshToken).outdatedConsents.map(\.endTime?.date) == [end])
    let told = try await auth.refresh(second.refreshToken).outdatedConsents
    #expect(told.map(\.consentVersion) == ["v3"])
    #expect(told.map(\.endTime) == [nil])
  }

  @Test func `a later revision of the same text replaces the end`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, revision: 1, version: "v1", auth)
    let session = try await auth.signInAnonymously()
    _ = try await auth.join(study, token: session.accessToken)
    try await publish(
      study, revision: 2, version: "v2", earlierEnd: AuthFixture.start - 60, auth)
    let stopped = try await auth.refresh(session.refreshToken)
    #expect(
      try await auth.claims(stopped.accessToken)
        .isConsentEnded(in: study, at: auth.clock.now()))
    try await publish(study, revision: 3, version: "v2", auth)
    let again = try await auth.refresh(stopped.refreshToken)
    #expect(try await auth.claims(again.accessToken).consentEnds.isEmpty)
    #expect(again.outdatedConsents.count == 1)
  }

  /// Publishes a revision with texts by language.
  private func publish(
    _ study: String, revision: UInt32, _ version: String, _ texts: [(String, String)],
    earlierEnd: Date? = nil, _ auth: AuthFixture
  ) async throws {
    let message = EventsV1.StudyPublished(
      study: CatalogueV1.Study(
        studyID: study,
        consentText: .init(translations: texts.map { .init(language: $0, text: $1) }),
        consentVersion: version, access: .open, revision: revision,
        earlierConsentsEndTime: earlierEnd.map { .init($0) }))
    try await auth.deliver(message, of: study, to: StudyConsumer())
  }

  /// Participants are asked again, and their consents end, only if their own text changed.
  @Test func `a translation does not concern readers of another language`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    let end = AuthFixture.start + 60
    try await publish(study, revision: 1, "v1", [("de", "Ja."), ("en", "Yes.")], auth)
    func member(_ language: String) async throws -> AuthV1.SignInAnonymouslyResponse {
      let session = try await auth.signInAnonymously()
      _ = try await auth.enrolments.joinStudy(
        .init(studyID: study, consentVersion: "v1", consentLanguage: language),
        context: auth.caller(session.accessToken))
      return session
    }
    let (german, english) = (try await member("de"), try await member("en"))
    var tokens = ["de": german.refreshToken, "en": english.refreshToken]
    /// Returns the outdated consents' ends, as the token and the list also have them.
    func outdated(_ language: String) async throws -> [Date?] {
      let told = try await auth.refresh(tokens[language] ?? "")
      tokens[language] = told.refreshToken
      let ends = told.outdatedConsents.map(\.endTime?.date)
      let enrolment = try await auth.enrolments(of: told.accessToken).first
      #expect(enrolment?.consentOutdated == !ends.isEmpty)
      #expect(enrolment?.consentEndTime?.date == ends.first ?? nil)
      let claims = try await auth.claims(told.accessToken)
      #expect(claims.consentEnds[study] == ends.first ?? nil)
      return ends
    }

    // A translation is added.
    let french = [("de", "Ja."), ("en", "Yes."), ("fr", "Oui.")]
    try await publish(study, revision: 2, "v2", french, earlierEnd: end, auth)
    #expect(try await outdated("de") == [])
    #expect(try await outdated("en") == [])
    // The English text changes.
    try await publish(
      study, revision: 3, "v3", [("de", "Ja."), ("en", "Yes!"), ("fr", "Oui.")], earlierEnd: end,
      auth)
    #expect(try await outdated("de") == [])
    #expect(try await outdated("en") == [end])
    // The German text is withdrawn.
    try await publish(study, revision: 4, "v4", [("en", "Yes!")], auth)
    #expect(try await outdated("de") == [nil])
    #expect(try await outdated("en") == [end])
    // Both are back.
    try await publish(study, revision: 5, "v5", [("de", "Ja."), ("en", "Yes.")], auth)
    #expect(try await outdated("de") == [])
    #expect(try await outdated("en") == [])
  }

  /// A participant who never calls again is known to other services, too.
  @Test func `changed ends of consents are published once`() async throws {
    try await AuthFixture.with { auth in
      let study = AuthFixture.newName()
      let tell = TellConsentEnds(environment: auth.environment)
      let end = AuthFixture.start + 60
      try await publish(study, revision: 1, "v1", [("de", "Ja."), ("en", "Yes.")], auth)
      var members: [String: AuthV1.SignInAnonymouslyResponse] = [:]
      for language in ["de", "en"] {
        let session = try await auth.signInAnonymously()
        _ = try await auth.enrolments.joinStudy(
          .init(studyID: study, consentVersion: "v1", consentLanguage: language),
          context: auth.caller(session.accessToken))
        members[language] = session
      }
      func told(_ language: String) async throws -> [Date?] {
        try await auth.events(
          EventsV1.ParticipantEnrolled.self, subject: members[language]?.participantID ?? ""
        ).map(\.consentEndTime?.date)
      }
      #expect(try await tell() == 0)
      try await publish(
        study, revision: 2, "v2", [("de", "Ja."), ("en", "Yes!")], earlierEnd: end, auth)
      #expect(try await tell() == 1)
      #expect(try await tell() == 0)
      #expect(try await told("en") == [nil, end])
      #expect(try await told("de") == [nil])
      // Nothing changes for consents with a new revision.
      try await publish(
        study, revision: 3, "v2", [("de", "Ja."), ("en", "Yes!")], earlierEnd: end, auth)
      #expect(try await tell() == 0)
      // The end moves, and the renewal removes it.
      try await publish(
        study, revision: 4, "v2", [("de", "Ja."), ("en", "Yes!")], earlierEnd: end + 60, auth)
      #expect(try await tell() == 1)
      _ = try await auth.enrolments.joinStudy(
        .init(studyID: study, consentVersion: "v2", consentLanguage: "en"),
        context: auth.caller(members["en"]?.accessToken ?? ""))
      #expect(try await told("en") == [nil, end, end + 60, nil])
      try await publish(study, revision: 5, "v2", [("de", "Ja."), ("en", "Yes!")], auth)
      #expect(try await tell() == 0)
      #expect(try await told("de") == [nil])
    }
  }

  @Test func `an earlier version is accepted in a language whose text is the same`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, revision: 1, "v1", [("de", "Ja."), ("en", "Yes.")], auth)
    try await publish(study, revision: 2, "v2", [("de", "Ja."), ("en", "Yes!")], auth)
    func join(_ version: String, _ language: String) async throws -> RPCError? {
      let token = try await auth.signInAnonymously().accessToken
      return try await failure {
        _ = try await auth.enrolments.joinStudy(
          .init(studyID: study, consentVersion: version, consentLanguage: language),
          context: auth.caller(token))
        let consent = try await auth.consents.getConsent(
          .init(studyID: study, consentVersion: version, consentLanguage: language),
          context: auth.caller(token))
        #expect(consent.text == "Ja." && consent.textSha256.count == 64)
      }
    }
    #expect(try await join("v1", "de") == nil)
    #expect(try await join("v1", "en")?.reason == "CONSENT_OUTDATED")
    #expect(try await join("v0", "de")?.reason == "CONSENT_OUTDATED")
    #expect(try await join("v1", "fr")?.reason == "CONSENT_OUTDATED")
  }

  /// Fifty of the longest ids, all outdated, are the most a token has to hold.
  @Test func `a token has room for the ends of the maximum number of enrolments`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    try await auth.signingKeys.renew(at: auth.clock.now())
    let key = try await auth.signingKeys.current(at: auth.clock.now())
    let studies = (0..<50).map { String(repeating: "s", count: 62) + String($0 + 10) }
    var ends: [String: Date] = [:]
    for (place, study) in studies.enumerated() where place % 2 == 0 {
      ends[study] = AuthFixture.start + TimeInterval(place)
    }
    let claims = AccessClaims(
      participantID: UUID(), enrolledStudies: Set(studies), consentEnds: ends, sessionID: UUID(),
      issuedAt: auth.clock.now(), expiresAt: auth.clock.now() + 600)
    let token = try AccessToken.sign(
      claims, issuer: "otolith", audiences: AuthFixture.audiences, with: key)
    #expect(try await auth.claims(token).consentEnds == ends)
  }
}
